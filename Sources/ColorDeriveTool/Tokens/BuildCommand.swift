internal import ColorDerive
internal import Commands

/// `build`: derive, verify and write.
struct BuildCommand: ToolCommand {
  static let configuration = Configuration(
    "build", abstract: "Derive the states of a token tree, verify them, and write every output.",
    discussion: """
      Formats are css, scss, tailwind, swift, xcassets, compose, android-xml, flutter, dtcg, json, gpl, ase and svg. \
      A config names those that it wants; without it they are css, swift, xcassets and dtcg, or those of --only. \
      Nothing is written unless the whole run is good. Outputs are put in place all together; files that \
      colorderive didn't write are never overwritten. Outputs of a config lie below its own folder, or below \
      --out; for a token file or a resolver, --out says where to.
      """,
    examples: [
      "colorderive build",
      "colorderive build brand.tokens.json --out generated",
      "colorderive build --dry-run --only css",
    ])

  @OptionGroup var options: BuildOptions
  @Flag(help: "Write nothing; list what would be written.") var dryRun = false
  @Flag(help: "Show how files would change; not supported yet.") var diff = false
  @Flag(help: "Build again on every change; not supported yet.") var watch = false
  @OptionGroup var output: OutputOptions

  mutating func validate() throws(UsageError.Fault) {
    try options.refuse()
    if diff { throw .broken(rule: "'--diff' isn't supported yet") }
    if watch { throw .broken(rule: "'--watch' isn't supported yet") }
  }

  mutating func run(on console: Console) throws(ToolError) -> ExitStatus {
    let built = try Built(options)
    try built.tellFindings(on: console)
    guard let tree = try built.tree() else { return built.run.status }
    let changes: [OutputChange]
    var signal: Int32?
    do throws(OutputError) {
      if dryRun {
        changes = try built.writer.changes(for: tree)
      } else {
        let result = try built.writer.write(tree)
        changes = result.changes
        signal = result.signal
      }
    } catch {
      throw .write(error)
    }
    try tell(changes, built.writer, on: console)
    if signal != nil { return .interrupted }
    return built.run.status
  }

  private func tell(_ changes: [OutputChange], _ writer: OutputWriter, on console: Console) throws(ToolError)
  {
    for line in ChangeList(changes.filter { dryRun || $0.kind != .unchanged }).lines(below: writer.root) {
      try console.write(line)
    }
    let unchanged = changes.filter { $0.kind == .unchanged }.count
    let summary =
      FindingText.count(changes.count - unchanged, "file") + (dryRun ? " would change, " : " written, ")
    try console.report(summary + "\(unchanged) unchanged\n")
  }
}

/// `check`: whether outputs are as 'build' would write them.
struct CheckCommand: ToolCommand {
  static let configuration = Configuration(
    "check", abstract: "Say whether outputs are up to date and every requirement holds; write nothing.",
    discussion: "The exit status is 1 where an output would change or a requirement is not met.",
    examples: ["colorderive check", "colorderive check colorderive.json --format json"])

  @OptionGroup var options: BuildOptions
  @Option(help: "How to write it.") var format = Planned(FindingFormat.text)
  @OptionGroup var output: OutputOptions

  mutating func validate() throws(UsageError.Fault) {
    try options.refuse()
    _ = try format.value()
  }

  mutating func run(on console: Console) throws(ToolError) -> ExitStatus {
    let built = try Built(options)
    var stale: [OutputChange] = []
    if let tree = try built.tree() {
      do throws(OutputError) {
        stale = try built.writer.changes(for: tree).filter(\.isChange)
      } catch {
        throw .write(error)
      }
    }
    let status = max(built.run.status, stale.isEmpty ? .clean : .unmet)
    if format.argumentText == FindingFormat.json.rawValue {
      let files = stale.map { change in
        JSONValue.object([
          JSONMember("path", .string(change.path.text)), JSONMember("change", .string(change.kind.word)),
        ])
      }
      try console.write(
        JSONWriter.pretty.text(
          of: built.run.json(
            built.run.findings, of: built.run.findings, extra: [JSONMember("stale", .array(files))])))
      return status
    }
    try built.tellFindings(on: console)
    for line in ChangeList(stale).lines(below: built.writer.root) { try console.write("stale: " + line) }
    for change in stale {
      // Why 'build' wouldn't write it either.
      guard case .blocked(let obstacle) = change.kind else { continue }
      try console.report("error: \(OutputError(.blocked(obstacle), path: change.path.text))\n")
    }
    if status == .clean { try console.write("up to date\n") }
    return status
  }
}

/// What `build` and `check` have in common.
struct BuildOptions: ParsableArguments {
  @Argument(
    help: "A config, a resolver or a token file; the nearest colorderive.json without.", completion: .files)
  var config: String?
  @Option(help: "The folder to write to.", valueName: "DIR", completion: .folders) var out: String?
  @Option(help: "Write only these formats; without outputs in a config, any of them.") var only:
    [FormatName] = []
  @Option(help: "Build only permutations with this context; not supported yet.", valueName: "K=V") var input:
    [String] = []

  /// Refuses what this version doesn't do.
  func refuse() throws(UsageError.Fault) {
    if !input.isEmpty { throw .broken(rule: "'--input' isn't supported yet") }
  }

  /// The formats to write; all where none is named.
  var formats: Set<TokenConfiguration.Format>? { only.isEmpty ? nil : Set(only.map(\.format)) }
}

/// An output format by its name.
struct FormatName: ArgumentValue, Sendable {
  let format: TokenConfiguration.Format

  init?(argument: String) {
    guard let format = TokenConfiguration.Format(rawValue: argument) else { return nil }
    self.format = format
  }

  static var valueName: String { "FORMAT" }
  static var allValues: [String] { TokenConfiguration.Format.allCases.map(\.rawValue) }
  var argumentText: String { format.rawValue }
}

/// A run and where its outputs go.
private struct Built {
  let project: Project
  let run: Run
  let writer: OutputWriter
  private let only: Set<TokenConfiguration.Format>?

  init(_ options: BuildOptions) throws(ToolError) {
    let path = try ProjectInput.path(options.config)
    project = try ProjectInput.project(path)
    guard options.out != nil || project.isConfigured else { throw .noFolder(path) }
    var writer = OutputWriter(root: options.out ?? Built.folder(of: path))
    writer.isWholeTree = options.only.isEmpty
    writer.manifestName = Built.manifestName(for: path)
    self.writer = writer
    only = options.formats
    run = Run(project)
  }

  private static func folder(of path: String) -> String {
    path.lastIndex(of: "/").map { path[..<$0].isEmpty ? "/" : String(path[..<$0]) } ?? "."
  }

  /// Each config keeps a list of its own, so that two in one folder don't remove each other's outputs.
  private static func manifestName(for path: String) -> String {
    let name = path.split(separator: "/").last.map(String.init) ?? path
    guard name != ProjectInput.defaultName else { return OutputManifest.name }
    let safe = name.unicodeScalars.map {
      $0.isASCII && ($0.properties.isAlphabetic || "0123456789._-".unicodeScalars.contains($0))
        ? String($0) : "_\(String($0.value, radix: 16))"
    }
    return ".colorderive-manifest.\(safe.joined().prefix(160)).json"
  }

  /// Says what was found, on standard error.
  func tellFindings(on console: Console) throws(ToolError) {
    let words = FindingText(project: project)
    for text in words.text(run.findings) { try console.report(text) }
    try console.report(FindingText.summary(run, run.findings, permutations: project.permutations.count))
  }

  /// The files to write; nothing where something that was found forbids it.
  func tree() throws(ToolError) -> OutputTree? {
    guard run.status == .clean else { return nil }
    let files: [OutputFile]
    do throws(EmitError) {
      files = try run.outputs(only: only)
    } catch {
      // What only the config can set right is its error.
      let isConfig = error.findings.allSatisfy {
        ["theme-overlap", "output-overlap"].contains($0.rule.rawValue)
      }
      throw .emit(
        error.findings.map { FindingText(project: project).text($0) }.joined(), isConfig ? .misuse : .invalid)
    }
    var tree = OutputTree()
    do throws(OutputTreeError) {
      for file in files { try tree.insert(file.bytes, at: try OutputPath(file.path)) }
    } catch {
      throw .emit("error: \(error)\n", .misuse)
    }
    return tree
  }
}
