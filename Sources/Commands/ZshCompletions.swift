/// The completion script for zsh.
struct ZshCompletions {
  var tree: [CommandPath]

  var script: String {
    let function = ShellText.function(tree)
    let program = tree[0].spelled
    var lines = [
      "#compdef \(program)",
      "",
      "\(function)() {",
      "  local path_=\(ShellText.quoted(program)) word",
      "  local -i index last=0",
      "  local -a commands",
    ]
    if tree.count > 1 {
      lines += [
        "  for (( index = 2; index < CURRENT; index++ )); do",
        "    case \"$path_ $words[index]\" in",
        "      " + tree.dropFirst().map { "(\(ShellText.quoted($0.spelled)))" }.joined(separator: "|")
          + ") path_=\"$path_ $words[index]\"; last=index-1 ;;",
        "    esac",
        "  done",
        "  # From here on the last command is the first word.",
        "  shift $last words",
        "  (( CURRENT -= last ))",
      ]
    }
    lines.append("  case $path_ in")
    for path in tree {
      lines.append("    (\(ShellText.quoted(path.spelled)))")
      let commands = path.completableCommands
      if !commands.isEmpty {
        lines.append("      commands=(")
        lines += commands.map { command in
          "        " + ShellText.quoted("\(Self.escaped(command.name)):\(command.abstract)")
        }
        lines.append("      )")
      }
      var specs = path.completableOptions.flatMap(Self.specs)
      if !commands.isEmpty { specs.append("'1:command:{ _describe command commands }'") }
      specs += path.arguments.enumerated().map { Self.spec($0.element, at: $0.offset + 1) }
      lines.append("      _arguments -s -S : \\")
      lines.append(specs.map { "        \($0)" }.joined(separator: " \\\n"))
      lines.append("      ;;")
    }
    lines += [
      "  esac",
      "}",
      "",
      // Loaded by `compinit` the file is the function's body; read by `source` it only registers.
      "if [[ $funcstack[1] == \(function) ]]; then \(function) \"$@\"; else compdef \(function) \(program); fi",
    ]
    return lines.joined(separator: "\n") + "\n"
  }

  /// A specification for each name: `'(-o --output)--output=[Where to.]:FILE:_files'`.
  private static func specs(_ option: Parameter) -> [String] {
    let names = option.names.map(\.spelled)
    return option.names.map { name in
      let others = option.isRepeating ? "*" : names.count > 1 ? "(\(names.joined(separator: " ")))" : ""
      var spec = others + name.spelled
      if option.kind == .option {
        if case .long = name { spec += "=" } else { spec += "+" }
      }
      spec += "[\(escaped(option.help))]"
      if option.kind == .option { spec += ":\(escaped(option.placeholder)):\(action(option.completion))" }
      return ShellText.quoted(spec)
    }
  }

  private static func spec(_ argument: Parameter, at place: Int) -> String {
    let head = argument.isRepeating ? "*:" : argument.isRequired ? "\(place):" : "\(place)::"
    return ShellText.quoted(head + "\(escaped(argument.placeholder)):\(action(argument.completion))")
  }

  private static func action(_ completion: ArgumentCompletion) -> String {
    switch completion {
    case .none: " "
    case .files: "_files"
    case .folders: "_files -/"
    case .values(let values): "(\(values.map(escaped).joined(separator: " ")))"
    }
  }

  /// The text with what `_arguments` takes for its own signs behind a backslash.
  private static func escaped(_ text: String) -> String {
    var result = ""
    for letter in text {
      if "[]:\\".contains(letter) { result.append("\\") }
      result.append(letter)
    }
    return result
  }
}
