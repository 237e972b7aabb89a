internal import ColorDerive
internal import Commands

/// `migrate`: an older file as Design Tokens 2025.10.
struct MigrateCommand: ToolCommand {
  static let configuration = Configuration(
    "migrate", abstract: "Write a file of another format as Design Tokens 2025.10.",
    discussion: """
      Reads Style Dictionary's objects with 'value', variables of Figma as its REST interface answers, and custom \
      properties of CSS. What has no form in the new file is left out, and told on standard error with its place; \
      names that the format forbids are changed, and told.
      """,
    examples: [
      "colorderive migrate colors.json > colors.tokens.json",
      "colorderive migrate variables.json --mode Dark > dark.tokens.json",
      "colorderive migrate theme.css --mode '.dark' > dark.tokens.json",
    ])

  @Argument(help: "The file.", valueName: "FILE", completion: .files) var file: String
  @Option(help: "Its format; told from the file without.") var from: MigrationFormat?
  @Option(
    help: "The mode of Figma variables, or the selector of CSS, whose values are taken.", valueName: "NAME")
  var mode: String?
  @OptionGroup var output: OutputOptions

  mutating func run(on console: Console) throws(ToolError) -> ExitStatus {
    let name = file == "-" ? "stdin" : file
    let source = SourceText(file: name, bytes: try InputFile(file == "-" ? "/dev/stdin" : file).bytes)
    let migration: Migration
    do throws(Migration.Failure) {
      migration = try Migration(source, from: from?.format, mode: mode)
    } catch {
      switch error {
      case .format:
        let wanted = from.map { "in the format '\($0.argumentText)'" } ?? "in a format that can be migrated"
        throw .emit(
          ErrorText.visible(
            "error: \(name) isn't \(wanted): \(MigrationFormat.allValues.joined(separator: ", "))") + "\n",
          .invalid)
      case .faulty(let faults): throw .project(.input(faults, [source]))
      case .mode(let mode, let known):
        let hint = Spelling.nearest(to: mode, in: known).map { "; did you mean '\($0)'?" }
        throw .request([
          "\(name) has no mode '\(mode)'"
            + (hint
              ?? (known.isEmpty ? "" : "; there are \(known.map { "'\($0)'" }.joined(separator: ", "))"))
        ])
      }
    }
    for diagnostic in migration.diagnostics {
      try console.report(ErrorText.visible(diagnostic.rendered(in: nil), keepingNewlines: true))
    }
    try console.report(
      "\(FindingText.count(migration.tokenCount, "token")) from \(migration.format.rawValue), "
        + "\(FindingText.count(migration.diagnostics.count, "remark"))\n")
    try console.write(JSONWriter.pretty.text(of: migration.json))
    return .clean
  }
}

/// A format that can be migrated.
struct MigrationFormat: ArgumentValue {
  let format: Migration.Format

  init?(argument: String) {
    guard let format = Migration.Format(rawValue: argument) else { return nil }
    self.format = format
  }

  static var valueName: String { "FORMAT" }
  static var allValues: [String] { Migration.Format.allCases.map(\.rawValue) }
  var argumentText: String { format.rawValue }
}
