internal import ColorDerive

/// A run and where its outputs go.
struct Built {
  let project: Project
  let run: Run
  let writer: OutputWriter
  /// Everything that was found, in making outputs too.
  let findings: [Finding]
  /// The files to write; nothing where something that was found forbids it.
  let tree: OutputTree?
  /// How a command ends for what was found.
  let status: ExitStatus

  init(_ options: BuildOptions, on console: Console) throws(ToolError) {
    let path = try ProjectInput.path(options.config)
    let inputs = try ContextInputs(options.input)
    project = try ProjectInput.project(path, inputs: inputs)
    guard options.out != nil || project.isConfigured else { throw .noFolder(path) }
    let split = Set(project.split.map { $0.lowercased() })
    if let choice = inputs.options.first(where: { !split.contains($0.modifier.lowercased()) }) {
      // A file that holds all contexts would lose the others.
      throw .emit(
        "error: '--input \(choice.argumentText)' would leave the other contexts out of files that hold them all:"
          + " outputs aren't set apart by '\(choice.modifier)'\n", .misuse)
    }
    if let only = options.formats, let outputs = project.configuration.outputs,
      let format = only.map(\.rawValue).sorted().first(where: { name in
        !outputs.contains { $0.format.rawValue == name }
      })
    {
      throw .emit("error: the config has no output of format '\(format)', which '--only' asks for\n", .misuse)
    }
    var writer = OutputWriter(root: options.out ?? Built.folder(of: path))
    writer.isWholeTree = options.only.isEmpty && options.input.isEmpty
    writer.manifestName = Built.manifestName(for: path)
    self.writer = writer
    run = ProjectInput.run(project)
    guard run.status == .clean else {
      (findings, tree, status) = (run.findings, nil, run.status)
      return
    }
    let files: [OutputFile]
    do throws(EmitError) {
      // The formats have been looked at when the command line was read.
      files = try run.outputs(only: options.formats)
    } catch {
      // What only the config can set right is its error.
      let isConfig = error.findings.allSatisfy {
        ["theme-overlap", "output-overlap", "output-path"].contains($0.rule.rawValue)
      }
      (findings, tree, status) = (error.findings + run.findings, nil, isConfig ? .misuse : .invalid)
      return
    }
    (findings, tree, status) = (run.findings, try Built.tree(of: files), .clean)
  }

  private static func tree(of files: [OutputFile]) throws(ToolError) -> OutputTree {
    var tree = OutputTree()
    do throws(OutputTreeError) {
      for file in files { try tree.insert(file.bytes, at: try OutputPath(file.path)) }
    } catch {
      throw .emit("error: \(error)\n", .misuse)
    }
    return tree
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

  /// Says to a person what was found, on standard error.
  func tellFindings(on console: Console) throws(ToolError) {
    let words = FindingText(project: project)
    for text in words.text(findings) { try console.report(text) }
    try console.report(FindingText.summary(run, findings, permutations: project.permutations.count))
  }

  /// What writing would do.
  func changes() throws(ToolError) -> [OutputChange] {
    guard let tree else { return [] }
    do throws(OutputError) {
      return try writer.changes(for: tree)
    } catch {
      throw .write(error)
    }
  }

  /// Changes as JSON: an object a file.
  static func json(_ changes: [OutputChange]) -> JSONValue {
    .array(
      changes.map { change in
        .object([
          JSONMember("path", .string(change.path.text)), JSONMember("change", .string(change.kind.word)),
        ])
      })
  }
}
