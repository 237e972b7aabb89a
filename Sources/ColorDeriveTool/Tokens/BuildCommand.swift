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

      With --watch it builds again whenever a file that was read changes, and ends with 0 when it is interrupted. \
      What was written last stays until a run is good.
      """,
    examples: [
      "colorderive build",
      "colorderive build brand.tokens.json --out generated",
      "colorderive build --dry-run --diff --only css",
      "colorderive build --watch --input brand=acme",
    ])

  @OptionGroup var options: BuildOptions
  @Flag(help: "Write nothing; list what would be written.") var dryRun = false
  @Flag(help: "Show how each file changes, as a unified diff.") var diff = false
  @Flag(help: "Build again on every change.") var watch = false
  @OptionGroup var output: OutputOptions

  var findingFormat: FindingFormat { options.format }

  mutating func validate() throws(UsageError.Fault) {
    if diff, options.format != .text { throw .broken(rule: "'--diff' is for '--format text'") }
    if watch, options.format != .text { throw .broken(rule: "'--watch' is for '--format text'") }
    if watch, options.config == "-" { throw .broken(rule: "'--watch' needs a file, not standard input") }
  }

  mutating func run(on console: Console) throws(ToolError) -> ExitStatus {
    guard watch else { return try build(try Built(options, on: console), on: console) }
    var watch = FileWatch(try ProjectInput.path(options.config))
    return try watch.repeatedly(on: console) { () throws(ToolError) in
      let built = try Built(options, on: console)
      return (try build(built, on: console), built.project.sources)
    }
  }

  private func build(_ built: Built, on console: Console) throws(ToolError) -> ExitStatus {
    if options.format == .text { try built.tellFindings(on: console) }
    var changes: [OutputChange] = []
    var signal: Int32?
    if let tree = built.tree {
      if diff { try showDifferences(of: tree, built, on: console) }
      do throws(OutputError) {
        if dryRun {
          changes = try built.writer.changes(for: tree)
        } else {
          let result = try built.writer.write(tree)
          (changes, signal) = (result.changes, result.signal)
        }
      } catch {
        throw .write(error)
      }
    }
    var document = FindingDocument(built.run, of: built.project)
    (document.findings, document.asked) = (built.findings, built.findings)
    document.extra = [JSONMember("changes", Built.json(changes))]
    if let text = document.text(options.format) {
      try console.write(text)
    } else if built.tree != nil {
      try tell(changes, built.writer, on: console)
    }
    return signal == nil ? built.status : .interrupted
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

  private func showDifferences(of tree: OutputTree, _ built: Built, on console: Console) throws(ToolError) {
    for change in try built.changes() where change.isChange {
      let path = built.writer.root == "." ? change.path.text : built.writer.root + "/" + change.path.text
      let old: [UInt8]? =
        switch change.kind {
        case .update, .delete: try InputFile(path).bytes
        default: nil
        }
      if case .blocked = change.kind { continue }
      try console.write(
        ErrorText.visible(
          TextDifference(old, tree[change.path]).unified(path: path), keepingNewlines: true))
    }
  }
}
