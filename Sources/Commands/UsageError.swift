/// A command line that can't be understood: what is wrong, and in which command.
public struct UsageError: Error, Hashable, Sendable {
  /// What is wrong. Options are spelled as on the command line, with their hyphens.
  public enum Fault: Error, Hashable, Sendable {
    /// No option has this name.
    case unknownOption(String, suggestion: String?)
    /// No subcommand has this name.
    case unknownCommand(String, suggestion: String?)
    /// A group of commands was called without one of them.
    case missingCommand(choices: [String])
    /// An argument that is needed isn't there.
    case missingArgument(String)
    /// An option that is needed isn't there.
    case missingOption(String, placeholder: String)
    /// An option stands without its value.
    case missingValue(option: String, placeholder: String)
    /// A flag was given a value.
    case unexpectedValue(String, option: String)
    /// There is one argument too many.
    case unexpectedArgument(String)
    /// An option that has one value was given twice.
    case repeatedOption(String)
    /// A value isn't of the parameter's type. `allowed` lists all values, if they can be listed.
    case invalidValue(
      String, parameter: String, reason: String?, allowed: [String], suggestion: String?)
    /// Two options exclude each other.
    case conflict(String, String)
    /// An option needs another beside it.
    case needs(String, other: String)
    /// A rule of the command's own is broken, said as a sentence without a full stop.
    case broken(rule: String)
  }

  /// What is wrong.
  public var fault: Fault
  /// The words that call the command: `colorderive profile show`.
  public var command: String
  /// How the command is used, in short: `colorderive convert COLOR… --to SPACE [OPTIONS]`.
  public var usage: String
}
