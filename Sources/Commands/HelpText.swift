/// The help page of a command: an example, what it does, its usage, and each thing it takes.
struct HelpText {
  private let path: CommandPath

  init(_ path: CommandPath) {
    self.path = path
  }

  var text: String {
    let configuration = path.configuration
    var sections: [String] = []
    if !configuration.examples.isEmpty {
      let title = configuration.examples.count == 1 ? "Example" : "Examples"
      sections.append("\(title):\n" + configuration.examples.map { "  \($0)" }.joined(separator: "\n"))
    }
    sections.append(TextLayout.wrap(configuration.abstract))
    sections.append("Usage: " + TextLayout.wrap(UsageLine(path).parts, used: 7, indent: 9))
    sections += TextLayout.paragraphs(of: configuration.discussion).map { paragraph in
      paragraph.isVerbatim ? paragraph.text : TextLayout.wrap(paragraph.text)
    }
    let commands = configuration.subcommands.map { ($0.configuration.name, $0.configuration.abstract) }
    sections += [
      Self.list("Commands", path.isGroup ? commands + [("help", "Show the help of a command.")] : []),
      Self.list("Arguments", path.arguments.map(Self.row)),
      Self.list("Options", (path.options + path.builtIns).map(Self.row)),
      Self.list("Global options", path.globalOptions.map(Self.row)),
    ].compactMap { $0 }
    if path.isGroup {
      sections.append("See '\(path.spelled) help COMMAND' for more about a command.")
    }
    return sections.joined(separator: "\n\n") + "\n"
  }

  private static func row(_ parameter: Parameter) -> (String, String) {
    (parameter.label, parameter.explanation)
  }

  /// A list in two columns, or nothing for nothing. A label too long for its column has a line of its own.
  private static func list(_ title: String, _ rows: [(label: String, text: String)]) -> String? {
    guard !rows.isEmpty else { return nil }
    let widest = 24
    let column = rows.map(\.label.count).filter { $0 <= widest }.max() ?? widest
    let indent = 2 + column + 2
    let lines = rows.map { row in
      let gap =
        row.label.count > column
        ? "\n" + TextLayout.spaces(indent) : TextLayout.spaces(column - row.label.count + 2)
      return "  \(row.label)\(gap)" + TextLayout.wrap(row.text, used: indent, indent: indent)
    }
    return "\(title):\n" + lines.joined(separator: "\n")
  }
}

extension Parameter {
  /// The parameter as it stands in a list: `-o, --output FILE`, `COLOR…`.
  var label: String {
    let names = names.map(\.spelled).joined(separator: ", ")
    switch kind {
    case .argument: return placeholder + (isRepeating ? "…" : "")
    case .flag: return names
    case .option: return "\(names) \(placeholder)" + (takesSeveral ? "…" : "")
    }
  }

  /// The help with what follows from the declaration: the values, the default, that it may be repeated.
  var explanation: String {
    var notes: [String] = []
    if !allowed.isEmpty, placeholder != allowed.joined(separator: "|") {
      notes.append("one of " + allowed.joined(separator: ", "))
    }
    if let defaultText { notes.append("default: \(defaultText)") }
    if kind == .option, isRepeating { notes.append("may be repeated") }
    return notes.isEmpty ? help : "\(help) (\(notes.joined(separator: "; ")))"
  }
}
