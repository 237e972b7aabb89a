/// A command of a tool: its parameters as wrapped properties, and what it does.
///
/// The spelling is that of swift-argument-parser. A property's name in camel case is the option's name in
/// words with hyphens: `atLeast` is `--at-least`.
///
///     struct Greet: Command {
///       static let configuration = Configuration("greet", abstract: "Greet people.", example: "greet Ada")
///       @Argument(help: "Whom to greet.") var name: [String]
///       @Flag(name: .shortAndLong, help: "Greet loudly.") var loud = false
///       mutating func run() throws -> Int32 { … }
///     }
///
/// The properties may be read only in a command that `parse(arguments:)` gave.
public protocol Command: ParsableArguments, SendableMetatype {
  /// What the command is called, what it says of itself, and what stands below it.
  static var configuration: Configuration { get }

  /// Checks what no single parameter can: that two options go together, say.
  ///
  /// It is called once all values are read, and before `run()`. The default accepts everything.
  mutating func validate() throws(UsageError.Fault)

  /// Does the work, and gives the exit status.
  mutating func run() throws -> Int32
}

extension Command {
  /// Accepts every combination of values.
  public mutating func validate() throws(UsageError.Fault) {}

  /// What the arguments (without the program's own name) ask for.
  ///
  /// It is called on the root command. Nothing is printed and nothing is run. No arguments at all give the
  /// help of a root that has subcommands.
  public static func parse(arguments: [String]) throws(UsageError) -> ParsedCommand {
    var reader = ArgumentReader(root: Self.self, arguments: arguments)
    return try reader.read()
  }
}

/// A command that only holds others, such as a root.
///
/// Parsing never gives a group to be run: a group without a subcommand is a usage error.
public protocol CommandGroup: Command {}

extension CommandGroup {
  /// Never called by way of `parse(arguments:)`.
  public mutating func run() throws -> Int32 {
    preconditionFailure("A command group has nothing to run: name its subcommands in its configuration.")
  }
}

/// Parameters as wrapped properties: a command, or a set shared by several through `@OptionGroup`.
public protocol ParsableArguments {
  /// The parameters as declared, without values but for the defaults.
  init()
}
