/// The files of all outputs, each with the place in the config that asks for it.
struct PlacedFiles {
  private(set) var files: [OutputFile] = []
  private var places: [SourcePosition?] = []

  /// Adds files that are asked for at a place; `nil` where no config does.
  mutating func add(_ files: [OutputFile], at place: SourcePosition?) {
    self.files += files
    places += Array(repeating: place, count: files.count)
  }

  /// Refuses paths that not every disk can hold, and two files of one path.
  ///
  /// - Throws: A finding for each, at the output that asks for it.
  func check() throws(EmitError) {
    var tree = OutputTree()
    var findings: [Finding] = []
    var told: Set<String> = []
    for (file, place) in zip(files, places) {
      do throws(OutputTreeError) {
        try tree.insert([], at: try OutputPath(file.path))
      } catch {
        let finding = Self.finding(error, at: place)
        // A name of a folder is part of many paths.
        if told.insert("\(finding.message) \(String(describing: place))").inserted {
          findings.append(finding)
        }
      }
    }
    if !findings.isEmpty { throw EmitError(findings: findings) }
  }

  private static func finding(_ error: OutputTreeError, at place: SourcePosition?) -> Finding {
    switch error.reason {
    case .taken(let other):
      let what =
        other == error.path
        ? "two outputs are written to '\(error.path)'"
        : "two outputs are written to '\(error.path)' and '\(other)', which differ only by case"
      return Finding(
        "output-overlap", .error, what, hint: "put '{brand}' or another modifier into the path", at: place)
    case .needsFolder, .isFolder: return Finding("output-overlap", .error, "\(error)", at: place)
    default:
      return Finding(
        "output-path", .error, "\(error)",
        hint: "name contexts that stand in paths with such characters only",
        at: place)
    }
  }
}
