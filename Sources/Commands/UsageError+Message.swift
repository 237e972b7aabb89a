// All words about usage errors are here.

extension UsageError: CustomStringConvertible {
  /// The message, in three lines without a newline at the end:
  ///
  ///     error: unknown option '--fromat'. Did you mean '--format'?
  ///     usage: colorderive convert COLOR… --to SPACE [OPTIONS]
  ///     See 'colorderive convert --help'.
  public var message: String {
    """
    error: \(fault.description)
    usage: \(usage)
    See '\(command) --help'.
    """
  }

  /// The message.
  public var description: String { message }
}

extension UsageError.Fault: CustomStringConvertible {
  /// What is wrong, as a sentence without a capital.
  public var description: String {
    switch self {
    case .unknownOption(let name, let suggestion):
      "unknown option '\(name)'\(ending(with: suggestion))"
    case .unknownCommand(let name, let suggestion):
      "unknown command '\(name)'\(ending(with: suggestion))"
    case .missingCommand(let choices):
      "a command is missing: one of \(choices.joined(separator: ", "))"
    case .missingArgument(let name):
      "the argument \(name) is missing"
    case .missingOption(let name, let placeholder):
      "the option '\(name) \(placeholder)' is missing"
    case .missingValue(let option, let placeholder):
      "'\(option)' needs a value: '\(option) \(placeholder)'"
    case .unexpectedValue(let value, let option):
      "'\(option)' takes no value, but was given '\(value)'"
    case .unexpectedArgument(let text):
      "unexpected argument '\(text)'"
    case .repeatedOption(let name):
      "'\(name)' was given more than once"
    case .invalidValue(let text, let parameter, let reason, let allowed, let suggestion):
      "invalid value '\(text)' for \(quoted(parameter))"
        + (reason.map { ": \($0)" } ?? "")
        + (allowed.isEmpty
          ? "" : "\(reason == nil ? ":" : ",") expected one of \(allowed.joined(separator: ", "))")
        + ending(with: suggestion)
    case .conflict(let first, let second):
      "'\(first)' and '\(second)' exclude each other"
    case .needs(let option, let other):
      "'\(option)' needs '\(other)' beside it"
    case .broken(let rule):
      rule
    }
  }

  private func ending(with suggestion: String?) -> String {
    suggestion.map { ". Did you mean '\($0)'?" } ?? ""
  }

  /// Options in quotes; arguments are in capitals already.
  private func quoted(_ parameter: String) -> String {
    parameter.hasPrefix("-") ? "'\(parameter)'" : parameter
  }
}
