internal import ColorDerive
internal import Commands

/// `migrate`: an older file as Design Tokens 2025.10.
struct MigrateCommand: ToolCommand {
  static let configuration = Configuration(
    "migrate", abstract: "Write a file of another format as Design Tokens 2025.10.",
    discussion: """
      Reads Tokens Studio (sets, themes, modifiers, arithmetic), Style Dictionary's objects with 'value', drafts of the \
      format with the extensions of Primer, Blueprint, Terrazzo and Figma, variables of Figma as its REST interface \
      answers, custom properties of CSS, and JSON of names and values. Files that belong together are given together, \
      later ones over earlier ones. JSON may be JSON5.

      Without --out one token file is written to standard output, of the contexts that count by default or the one that \
      --mode names. With --out there is a file for each set and context, and a resolver. What has no form in the new \
      files is left out, and told on standard error with its place; names that the format forbids are changed, and told.
      """,
    examples: [
      "colorderive migrate colors.json > colors.tokens.json",
      "colorderive migrate tokens.json --out tokens",
      "colorderive migrate variables.json --mode Dark > dark.tokens.json",
      "colorderive migrate theme.css --mode '.dark' > dark.tokens.json",
    ])

  @Argument(help: "The files.", valueName: "FILE", completion: .files) var files: [String] = []
  @Option(help: "Their format; told from the files without.") var from: MigrationFormat?
  @Option(
    help: "The context, the mode of Figma variables, or the selector of CSS, whose values are taken.",
    valueName: "NAME")
  var mode: String?
  @Option(
    help: "Write all sets and contexts, and a resolver, into this folder.", valueName: "FOLDER",
    completion: .folders)
  var out: String?
  @OptionGroup var output: OutputOptions

  mutating func validate() throws(UsageError.Fault) {
    if files.isEmpty { throw .broken(rule: "'migrate' needs a file") }
    if mode != nil, out != nil, from?.format != .css {
      throw .broken(rule: "'--out' writes every mode; '--mode' is for standard output")
    }
  }

  mutating func run(on console: Console) throws(ToolError) -> ExitStatus {
    var sources: [SourceText] = []
    for file in files {
      let bytes = try InputFile(file == "-" ? "/dev/stdin" : file).bytes
      sources.append(SourceText(file: file == "-" ? "stdin" : file, bytes: bytes))
    }
    let migration = try migration(of: sources)
    for diagnostic in migration.diagnostics {
      try console.report(ErrorText.visible(diagnostic.rendered(in: nil), keepingNewlines: true))
    }
    try console.report(
      "\(FindingText.count(migration.tokenCount, "token")) from \(migration.format.rawValue), "
        + "\(FindingText.count(migration.diagnostics.count, "remark"))\n")
    guard migration.tokenCount > 0 else {
      throw .emit(
        ErrorText.visible("error: nothing in \(Self.names(sources)) has a form in the new file") + "\n",
        .invalid)
    }
    guard let out else {
      for modifier in migration.modifiers {
        let others = modifier.contexts.filter { $0 != modifier.chosen }.map { "'\($0)'" }.joined(
          separator: ", ")
        try console.report(
          ErrorText.visible(
            "'\(modifier.chosen)' of '\(modifier.name)'; \(others) with --mode, or all of them with --out\n",
            keepingNewlines: true))
      }
      try console.write(JSONWriter.pretty.text(of: migration.json))
      return .clean
    }
    return try write(migration, to: out, on: console)
  }

  private static func names(_ sources: [SourceText]) -> String {
    sources.count <= 3 ? sources.map(\.file).joined(separator: ", ") : "these \(sources.count) files"
  }

  private func migration(of sources: [SourceText]) throws(ToolError) -> Migration {
    let name = Self.names(sources)
    do throws(Migration.Failure) {
      return try Migration(sources, from: from?.format, mode: mode)
    } catch {
      switch error {
      case .format:
        let wanted = from.map { "in the format '\($0.argumentText)'" } ?? "in a format that can be migrated"
        let verb = sources.count == 1 ? "isn't" : "aren't"
        let isYAML = sources.contains { source in
          [".yml", ".yaml"].contains { source.file.lowercased().hasSuffix($0) }
        }
        let yaml = isYAML ? "; YAML isn't read, convert it to JSON" : ""
        throw .emit(
          ErrorText.visible(
            "error: \(name) \(verb) \(wanted): \(MigrationFormat.allValues.joined(separator: ", "))\(yaml)")
            + "\n",
          .invalid)
      case .faulty(let faults): throw .project(.input(faults, sources))
      case .permutations(let count, let limit):
        throw .emit(
          ErrorText.visible(
            "error: \(name) has \(count) permutations, more than the \(limit) that are looked at")
            + "\n", .invalid)
      case .mode(let mode, let known):
        let hint = Spelling.nearest(to: mode, in: known).map { "; did you mean '\($0)'?" }
        throw .request([
          "\(name) has no mode '\(mode)'"
            + (hint
              ?? (known.isEmpty ? "" : "; there are \(known.map { "'\($0)'" }.joined(separator: ", "))"))
        ])
      }
    }
  }

  private func write(_ migration: Migration, to folder: String, on console: Console) throws(ToolError)
    -> ExitStatus
  {
    var tree = OutputTree()
    do throws(OutputTreeError) {
      for file in migration.files { try tree.insert(JSONWriter.pretty.text(of: file.json), at: file.path) }
    } catch {
      throw .emit("error: \(error)\n", .misuse)
    }
    var writer = OutputWriter(root: folder)
    writer.manifestName = ".colorderive-manifest.migrate.json"
    let result: OutputWriter.Result
    do throws(OutputError) {
      result = try writer.write(tree)
    } catch {
      throw .write(error)
    }
    for line in ChangeList(result.changes.filter { $0.kind != .unchanged }).lines(below: folder) {
      try console.write(line)
    }
    return result.signal == nil ? .clean : .interrupted
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
