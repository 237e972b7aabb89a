/// A shell that completions can be written for.
public enum Shell: String, CaseIterable, Sendable, ArgumentValue {
  /// GNU bash, 3.2 or later.
  case bash
  /// The Z shell.
  case zsh
  /// fish, 3.0 or later.
  case fish
}

extension Command {
  /// A script that teaches the shell the commands, options and values. It is called on the root command.
  public static func completionScript(for shell: Shell) -> String {
    let tree = CommandPath(root: Self.self).tree
    return switch shell {
    case .bash: BashCompletions(tree: tree).script
    case .zsh: ZshCompletions(tree: tree).script
    case .fish: FishCompletions(tree: tree).script
    }
  }
}

extension CommandPath {
  /// Options and flags that may stand here, each once.
  var completableOptions: [Parameter] { options + builtIns + globalOptions }

  /// The subcommands with their abstracts, `help` last; nothing where there are none.
  var completableCommands: [(name: String, abstract: String)] {
    guard isGroup else { return [] }
    return configuration.subcommands.map { ($0.configuration.name, $0.configuration.abstract) }
      + [("help", "Show the help of a command.")]
  }

  /// What the arguments can be, all taken together.
  var argumentCompletions: [ArgumentCompletion] {
    arguments.map(\.completion).filter { $0 != .none }
  }
}

/// Facts and spellings that the three scripts share.
enum ShellText {
  /// The name of the script's functions: `_colorderive`.
  static func function(_ tree: [CommandPath]) -> String {
    "_" + String(tree[0].spelled.map { $0.isASCII && ($0.isLetter || $0.isNumber) ? $0 : "_" })
  }

  /// The text in single quotes, for bash and zsh.
  static func quoted(_ text: some StringProtocol) -> String {
    "'" + text.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "'\\''") + "'"
  }

  /// The text in single quotes, for fish.
  static func fishQuoted(_ text: some StringProtocol) -> String {
    var result = "'"
    for letter in text {
      if letter == "'" || letter == "\\" { result.append("\\") }
      result.append(letter)
    }
    return result + "'"
  }
}
