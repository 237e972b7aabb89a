/// The completion script for fish.
struct FishCompletions {
  var tree: [CommandPath]

  var script: String {
    let function = "_" + ShellText.function(tree)
    let program = tree[0].spelled
    var lines = [
      "# fish completion for \(program)",
      "",
      "function \(function)_path",
      "    set -l path \(ShellText.fishQuoted(program))",
      "    for word in (commandline -opc)",
      "        switch \"$path $word\"",
    ]
    if tree.count > 1 {
      lines += [
        "            case "
          + tree.dropFirst().map { ShellText.fishQuoted($0.spelled) }.joined(separator: " "),
        "                set path \"$path $word\"",
      ]
    }
    lines += [
      "        end",
      "    end",
      "    echo $path",
      "end",
      "",
      "function \(function)_at",
      "    test (\(function)_path) = \"$argv\"",
      "end",
      "",
      "complete -c \(program) -f",
    ]
    for path in tree {
      let start = "complete -c \(program) -n \(ShellText.fishQuoted("\(function)_at \(path.spelled)"))"
      lines += path.completableCommands.map { command in
        "\(start) -a \(command.name) -d \(ShellText.fishQuoted(command.abstract))"
      }
      lines += path.argumentCompletions.compactMap { Self.values($0).map { "\(start) \($0)" } }
      lines += path.completableOptions.map { "\(start) \(Self.option($0))" }
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private static func option(_ option: Parameter) -> String {
    var parts = option.names.map { name in
      switch name {
      case .long(let name): "-l \(name)"
      case .short(let letter): "-s \(letter)"
      }
    }
    if option.kind == .option {
      // `-x` needs a value and offers no file.
      if option.completion != .files { parts.append("-x") }
      parts.append(values(option.completion) ?? "")
    }
    parts.append("-d \(ShellText.fishQuoted(option.help))")
    return parts.filter { !$0.isEmpty }.joined(separator: " ")
  }

  private static func values(_ completion: ArgumentCompletion) -> String? {
    switch completion {
    case .none: nil
    case .files: "-r -F"
    case .folders: "-a '(__fish_complete_directories)'"
    case .values(let values): "-a \(ShellText.fishQuoted(values.joined(separator: " ")))"
    }
  }
}
