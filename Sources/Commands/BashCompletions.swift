/// The completion script for bash. It uses nothing newer than the bash 3.2 of macOS.
struct BashCompletions {
  var tree: [CommandPath]

  var script: String {
    let function = ShellText.function(tree)
    let program = tree[0].spelled
    var lines = [
      "# bash completion for \(program)",
      "",
      "\(function)_reply() {",
      "  while IFS= read -r; do COMPREPLY+=(\"$REPLY\"); done < <(compgen \"$@\")",
      "}",
      "",
      "\(function)() {",
      "  local cur=${COMP_WORDS[COMP_CWORD]} prev=${COMP_WORDS[COMP_CWORD-1]} word",
      "  local path=\(ShellText.quoted(program))",
      "  COMPREPLY=()",
    ]
    if tree.count > 1 {
      lines += [
        "  for word in \"${COMP_WORDS[@]:1:COMP_CWORD-1}\"; do",
        "    case \"$path $word\" in",
        "      " + tree.dropFirst().map { ShellText.quoted($0.spelled) }.joined(separator: " | ")
          + ") path=\"$path $word\" ;;",
        "    esac",
        "  done",
      ]
    }
    lines += [
      "  # bash takes --name=value for three words.",
      "  if [[ $cur == = ]]; then cur=",
      "  elif [[ $prev == = ]]; then prev=${COMP_WORDS[COMP_CWORD-2]}",
      "  fi",
      "  case \"$path $prev\" in",
    ]
    lines += tree.flatMap { path in
      path.completableOptions.filter { $0.kind == .option }.map { option in
        let patterns = option.names.map { ShellText.quoted("\(path.spelled) \($0.spelled)") }
        let replies = Self.replies([option.completion], function: function)
        return "    " + patterns.joined(separator: " | ") + ") "
          + (replies + ["return ;;"]).joined(separator: "; ")
      }
    }
    lines += ["    *) ;;", "  esac", "  case \"$path\" in"]
    for path in tree {
      let names = path.completableOptions.flatMap(\.names).map(\.spelled)
      let commands = path.completableCommands.map(\.name)
      var replies = Self.replies(path.argumentCompletions, function: function)
      if !commands.isEmpty { replies.append(Self.reply(with: commands, function: function)) }
      lines += [
        "    \(ShellText.quoted(path.spelled)))",
        "      if [[ $cur == -* ]]; then \(Self.reply(with: names, function: function))",
      ]
      if !replies.isEmpty { lines.append("      else \(replies.joined(separator: "; "))") }
      lines += ["      fi ;;"]
    }
    lines += ["  esac", "}", "", "complete -F \(function) \(program)"]
    return lines.joined(separator: "\n") + "\n"
  }

  private static func replies(_ completions: [ArgumentCompletion], function: String) -> [String] {
    completions.compactMap { completion in
      switch completion {
      case .none: nil
      case .files: "compopt -o filenames 2>/dev/null; \(function)_reply -f -- \"$cur\""
      case .folders: "compopt -o filenames 2>/dev/null; \(function)_reply -d -- \"$cur\""
      case .values(let values): reply(with: values, function: function)
      }
    }
  }

  private static func reply(with words: [String], function: String) -> String {
    "\(function)_reply -W \(ShellText.quoted(words.joined(separator: " "))) -- \"$cur\""
  }
}
