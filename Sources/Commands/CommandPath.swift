/// A command with all commands above it, root first.
struct CommandPath {
  struct Level {
    var command: any Command
    var configuration: Configuration
    var declarations: [Declaration]
  }

  private(set) var levels: [Level] = []

  init(root: any Command.Type) {
    descend(to: root)
  }

  mutating func descend(to type: any Command.Type) {
    let command = type.init()
    let declarations = command.declarations
    Self.checkOrder(of: declarations.map(\.parameter), in: type.configuration.name)
    levels.append(Level(command: command, configuration: type.configuration, declarations: declarations))
  }

  func descending(to type: any Command.Type) -> CommandPath {
    var path = self
    path.descend(to: type)
    return path
  }

  var current: Level { levels[levels.count - 1] }
  var configuration: Configuration { current.configuration }
  var isRoot: Bool { levels.count == 1 }
  var isGroup: Bool { !configuration.subcommands.isEmpty }

  /// The words that call the command: `colorderive profile show`.
  var spelled: String { levels.map(\.configuration.name).joined(separator: " ") }

  var arguments: [Parameter] { current.declarations.map(\.parameter).filter { $0.kind == .argument } }

  /// Options and flags of this command alone.
  var options: [Parameter] {
    let inherited = globalOptions
    return current.declarations.map(\.parameter).filter { $0.kind != .argument && !inherited.contains($0) }
  }

  /// Options and flags of the commands above, which hold here too.
  var globalOptions: [Parameter] {
    levels.dropLast().flatMap(\.declarations).map(\.parameter).filter { $0.kind != .argument }
  }

  /// What every command answers to without declaring it.
  var builtIns: [Parameter] {
    isRoot && configuration.version != nil ? [.help, .version] : [.help]
  }

  /// The option or flag with the name; the nearest level wins.
  func option(named name: Parameter.Name) -> Parameter? {
    for level in levels.reversed() {
      if let found = level.declarations.first(where: { $0.parameter.names.contains(name) }) {
        return found.parameter
      }
    }
    return builtIns.first { $0.names.contains(name) }
  }

  func subcommand(named name: String) -> (any Command.Type)? {
    configuration.subcommands.first { $0.configuration.name == name }
  }

  var subcommandNames: [String] { configuration.subcommands.map { $0.configuration.name } }

  /// The paths of the commands directly below, in the order of help.
  var children: [CommandPath] { configuration.subcommands.map(descending(to:)) }

  /// This path and all below it, each before its children.
  var tree: [CommandPath] { [self] + children.flatMap(\.tree) }

  /// Arguments are dealt out from the left, so only the order below has one meaning.
  private static func checkOrder(of parameters: [Parameter], in command: String) {
    let arguments = parameters.filter { $0.kind == .argument }
    for (first, second) in zip(arguments, arguments.dropFirst()) {
      precondition(!first.isRepeating, "In '\(command)' an argument stands behind an array of them.")
      precondition(
        first.isRequired || !second.isRequired,
        "In '\(command)' a needed argument stands behind one that may be absent.")
    }
    let names = parameters.flatMap(\.names) + Parameter.help.names
    precondition(Set(names).count == names.count, "In '\(command)' two options have the same name.")
  }
}
