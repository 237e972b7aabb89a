internal import ColorDerive
internal import Commands

/// `init`: a small project that works.
struct InitCommand: ToolCommand {
  static let configuration = Configuration(
    "init", abstract: "Write a small token project that builds, to begin your own with.",
    discussion: """
      It has a brand color, a light and a dark theme with standard and more contrast, and four roles, in \
      \(StarterProject.configuration) and a folder of tokens. All of it is written or nothing; no file that is there \
      and differs is replaced, unless with --force.
      """,
    examples: ["colorderive init && colorderive build", "colorderive init brand --force"])

  @Argument(
    help: "The folder of the project; the working folder without.", valueName: "DIR", completion: .folders)
  var folder = "."
  @Flag(help: "Replace files that are there.") var force = false
  @OptionGroup var output: OutputOptions

  mutating func run(on console: Console) throws(ToolError) -> ExitStatus {
    var writer = OutputWriter(root: folder)
    // A part of what is in the folder, and not ours to remove later.
    writer.isWholeTree = false
    writer.keepsManifest = false
    writer.replacesForeignFiles = force
    let changes: [OutputChange]
    let signal: Int32?
    do throws(OutputError) {
      if let found = try obstacle(to: writer) { throw found }
      let result = try writer.write(try tree())
      (changes, signal) = (result.changes, result.signal)
    } catch {
      throw .write(error)
    }
    for line in ChangeList(changes.filter(\.isChange)).lines(below: writer.root) { try console.write(line) }
    try console.report(next)
    return signal == nil ? .clean : .interrupted
  }

  /// The first file in the way, with what would let it be replaced.
  private func obstacle(to writer: OutputWriter) throws(OutputError) -> OutputError? {
    let changes = try writer.changes(for: try tree())
    for change in changes {
      guard case .blocked(.foreign) = change.kind else { continue }
      return OutputError(.present, path: OutputRoot.spelling(change.path.text, in: writer.root))
    }
    return nil
  }

  private func tree() throws(OutputError) -> OutputTree {
    var tree = OutputTree()
    do throws(OutputTreeError) {
      for file in StarterProject().files { try tree.insert(file.bytes, at: try OutputPath(file.path)) }
    } catch {
      preconditionFailure("the starter's paths can be written: \(error)")
    }
    return tree
  }

  /// What to do next, for a person.
  private var next: String {
    let place = writerRoot == "." ? "" : writerRoot + "/"
    let config = place.isEmpty ? "" : " " + place + StarterProject.configuration
    return """
      Next:
        colorderive build\(config)
        change the color in \(place)\(StarterProject.brand), and build again
        colorderive explain color.button.hovered\(config)

      """
  }

  private var writerRoot: String {
    var root = folder[...]
    while root.count > 1, root.hasSuffix("/") { root.removeLast() }
    return String(root)
  }
}
