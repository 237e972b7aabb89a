/// A section that a tool adds to its manual page, such as its exit statuses.
public struct ManualSection: Hashable, Sendable {
  /// The heading, in capitals.
  public var title: String
  /// Paragraphs before the items, as in `Configuration.discussion`.
  public var text: String
  /// A list of terms with what they mean.
  public var items: [Item]

  /// A term with what it means.
  public struct Item: Hashable, Sendable {
    /// What is explained: `2`.
    public var term: String
    /// The explanation: `Misuse.`
    public var text: String

    /// An item of a list.
    public init(_ term: String, _ text: String) {
      self.term = term
      self.text = text
    }
  }

  /// A section; the text or the items may be left out.
  public init(_ title: String, text: String = "", items: [Item] = []) {
    self.title = title
    self.text = text
    self.items = items
  }
}

extension Command {
  /// The manual page of the program and all its commands, in the roff of `man(7)`. It is called on the root
  /// command. It bears no date, so that the same program gives the same bytes.
  public static func manualPage(sections: [ManualSection] = []) -> String {
    ManualPage(root: CommandPath(root: Self.self), sections: sections).text
  }
}

/// The manual page of a program.
struct ManualPage {
  var root: CommandPath
  var sections: [ManualSection]

  var text: String {
    let name = root.spelled
    let release = root.configuration.version.map { "\(name) \($0)" } ?? name
    var lines = [
      ".TH \(Roff.quoted(name.uppercased())) 1 \"\" \(Roff.quoted(release)) \"User Commands\"",
      ".SH NAME",
      "\(Roff.escaped(name)) \\- \(Roff.escaped(root.configuration.abstract))",
      ".SH SYNOPSIS",
    ]
    lines += Self.usage(root)
    if !root.configuration.discussion.isEmpty {
      lines.append(".SH DESCRIPTION")
      lines += Roff.paragraphs(root.configuration.discussion)
    }
    lines += Self.list(".SH ARGUMENTS", root.arguments)
    lines += Self.list(".SH OPTIONS", root.options + root.builtIns)
    let commands = root.tree.dropFirst()
    if !commands.isEmpty { lines.append(".SH COMMANDS") }
    for command in commands {
      lines.append(".SS \(Roff.quoted(command.spelled))")
      lines.append(Roff.line(command.configuration.abstract))
      lines.append(".PP")
      lines += Self.usage(command)
      if !command.configuration.discussion.isEmpty {
        lines.append(".PP")
        lines += Roff.paragraphs(command.configuration.discussion)
      }
      lines += (command.arguments + command.options).flatMap(Self.item)
      lines += Self.examples(command.configuration.examples)
    }
    for section in sections {
      lines.append(".SH \(Roff.quoted(section.title))")
      lines += Roff.paragraphs(section.text)
      lines += section.items.flatMap { [".TP", ".B \(Roff.quoted($0.term))", Roff.line($0.text)] }
    }
    if !root.configuration.examples.isEmpty {
      lines.append(".SH EXAMPLES")
      lines += Roff.verbatim(root.configuration.examples)
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private static func usage(_ path: CommandPath) -> [String] {
    let parts = UsageLine(path).parts
    let rest = parts.dropFirst().joined(separator: " ")
    return [".B \(Roff.quoted(parts[0]))"] + (rest.isEmpty ? [] : [Roff.line(rest)])
  }

  private static func list(_ heading: String, _ parameters: [Parameter]) -> [String] {
    parameters.isEmpty ? [] : [heading] + parameters.flatMap(item)
  }

  private static func item(_ parameter: Parameter) -> [String] {
    [".TP", ".B \(Roff.quoted(parameter.label))", Roff.line(parameter.explanation)]
  }

  private static func examples(_ examples: [String]) -> [String] {
    examples.isEmpty ? [] : [".PP", examples.count == 1 ? "Example:" : "Examples:"] + Roff.verbatim(examples)
  }
}
