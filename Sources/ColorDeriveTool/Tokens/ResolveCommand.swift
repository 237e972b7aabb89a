internal import ColorDerive
internal import Commands

/// `resolve`: the tokens of one permutation.
struct ResolveCommand: ToolCommand {
  static let configuration = Configuration(
    "resolve", abstract: "Write the tokens of one permutation, with every value a literal.",
    discussion: """
      References are followed and states are derived, whether or not they meet what is asked of them: that is for \
      'verify' to say. A modifier that isn't named with --input has its default.
      """,
    examples: [
      "colorderive resolve --input theme=dark",
      "colorderive resolve ds.resolver.json --input theme=dark --input brand=acme --format text",
    ])

  @Argument(
    help: "A config, a resolver or a token file; the nearest colorderive.json without.", completion: .files)
  var config: String?
  @Option(help: "The context of a modifier, or a JSON file such as {\"theme\": \"dark\"}.", valueName: "K=V")
  var input: [ContextOption] = []
  @Option(help: "How to write it.") var format = Format.dtcg
  @OptionGroup var output: OutputOptions

  /// How resolved tokens are written.
  enum Format: String, CaseIterable, ArgumentValue {
    /// As a file of Design Tokens 2025.10.
    case dtcg
    /// A line a token, with its type and value.
    case text

    static var valueName: String { "FORMAT" }
  }

  mutating func run(on console: Console) throws(ToolError) -> ExitStatus {
    let inputs = try ContextInputs(input)
    let project = try ProjectInput.project(try ProjectInput.path(config))
    let one = project.restricted(to: try project.choices(inputs, isWhole: true))
    let run = ProjectInput.run(one)
    guard let theme = run.themes.first, !run.hasFaultyInput else {
      for text in FindingText(project: one).text(run.findings) { try console.report(text) }
      return run.status
    }
    switch format {
    case .dtcg: try console.write(JSONWriter.pretty.text(of: theme.resolvedJSON))
    case .text: try console.write(Self.table(theme))
    }
    return .clean
  }

  /// All tokens, colors first: path, type and value.
  private static func table(_ theme: Theme) -> String {
    let rows =
      theme.entries.map { ($0.path.text, TokenType.color.rawValue, $0.color.note) }
      + theme.tokens.tokens.filter { $0.color == nil }.map { ($0.path.text, $0.type.rawValue, $0.valueText) }
    let widths = (rows.map(\.0.count).max() ?? 0, rows.map(\.1.count).max() ?? 0)
    return rows.map { path, type, value in
      let cells = [
        path + String(repeating: " ", count: widths.0 - path.count),
        type + String(repeating: " ", count: widths.1 - type.count), value,
      ]
      return ErrorText.visible(cells.joined(separator: "  ")) + "\n"
    }.joined()
  }
}
