internal import ColorDerive

/// The writing of a plan into a folder that is there: staged whole, then put in place file by file, and taken
/// back when a step fails.
struct OutputCommit {
  let tree: OutputTree
  let plan: OutputPlan
  let root: OutputRoot
  let staging: StagingFolder

  /// What was done, in order, as what takes it back.
  private var undo: [Undo] = []
  /// The staged names of the old files, where the file system could keep them.
  private var backups: [OutputPath: String] = [:]
  private var hasOldManifest = false
  /// The folders whose names changed; the root isn't among them.
  private var touched: Set<OutputPath> = []

  private enum Undo {
    case madeFolder(OutputPath)
    case created(OutputPath)
    case replaced(OutputPath)
    case removed(OutputPath, staged: String)
    case removedFolder(OutputPath, mode: FileStatus.Mode)
    case manifest
  }

  private static let pending = "new-pending"
  private static let final = "new-manifest"
  private static let oldManifest = "old-manifest"

  init(_ plan: OutputPlan, of tree: OutputTree, in root: OutputRoot, staging: StagingFolder) {
    self.plan = plan
    self.tree = tree
    self.root = root
    self.staging = staging
  }

  /// Does all of it, or nothing.
  ///
  /// Until all is staged a signal ends it. From then on it is finished first.
  mutating func run() throws(OutputError) {
    do throws(OutputError) {
      try stage()
      try Self.checkInterruption(root.path)
      try place()
    } catch {
      var error = error
      if !rollBack() { error.aftermath = .mixed }
      throw error
    }
  }

  static func checkInterruption(_ path: String) throws(OutputError) {
    if let signal = Interruption.signal { throw OutputError(.interrupted(signal: signal), path: path) }
  }

  private mutating func stage() throws(OutputError) {
    for (index, change) in plan.changes.enumerated() where change.kind == .create || change.kind == .update {
      let path = change.path
      try Self.checkInterruption(root.path)
      try Self.write(
        tree[path] ?? [], to: "new-\(index)", in: staging.folder, like: plan.replaced[path],
        spelling: root.spelling(path))
      if change.kind == .update {
        let folder = try root.folder(of: path)
        if try keep(path.name, of: folder, as: "old-\(index)", spelling: root.spelling(path)) {
          backups[path] = "old-\(index)"
        }
      }
    }
    let spelling = OutputRoot.spelling(root.manifestName, in: root.path)
    let status = plan.oldManifestStatus
    if plan.changesFiles, plan.keepsManifest {
      let both = plan.oldManifest.union(plan.newManifest)
      try Self.write(both.bytes, to: Self.pending, in: staging.folder, like: status, spelling: spelling)
    }
    if plan.keepsManifest {
      try Self.write(
        plan.newManifest.bytes, to: Self.final, in: staging.folder, like: status, spelling: spelling)
    }
    if plan.keepsManifest, status != nil {
      hasOldManifest = try keep(
        root.manifestName, of: root.folder, as: Self.oldManifest, spelling: spelling)
    }
    for change in plan.changes where change.isChange {
      try naming(root.spelling(change.path)) { () throws(SystemError) in
        switch try root.walk(to: change.path) {
        case .folder(let folder), .missing(let folder): try folder.checkWritable()
        case .blocked: throw .notAFolder
        }
      }
    }
  }

  private mutating func place() throws(OutputError) {
    if plan.changesFiles { try placeManifest(Self.pending) }
    for (index, change) in plan.changes.enumerated() where change.isChange {
      let path = change.path
      if change.kind == .create {
        try root.makeFolders(for: path) { undo.append(.madeFolder($0)) }
      }
      let folder = try root.folder(of: path)
      let staging = staging.folder
      try naming(root.spelling(path)) { () throws(SystemError) in
        if change.kind == .delete {
          try folder.move(path.name, to: staging, as: "old-\(index)")
        } else {
          try staging.move("new-\(index)", to: folder, as: path.name)
        }
      }
      switch change.kind {
      case .create: undo.append(.created(path))
      case .delete: undo.append(.removed(path, staged: "old-\(index)"))
      default: undo.append(.replaced(path))
      }
      for folder in path.folders { touched.insert(folder) }
    }
    removeEmptyFolders()
    // All names before the manifest that vouches for them.
    for folder in touched.sorted() {
      try naming(root.spelling(folder)) { () throws(SystemError) in
        guard case .folder(let parent) = try root.walk(to: folder), try parent.status(of: folder.name) != nil
        else { return }
        try parent.folder(folder.name).syncNames()
      }
    }
    try placeManifest(Self.final)
  }

  private mutating func placeManifest(_ staged: String) throws(OutputError) {
    guard plan.keepsManifest else { return }
    let (staging, folder) = (staging.folder, root.folder)
    try naming(OutputRoot.spelling(root.manifestName, in: root.path)) { () throws(SystemError) in
      try staging.move(staged, to: folder, as: root.manifestName)
    }
    undo.append(.manifest)
    try naming(root.path) { () throws(SystemError) in try folder.syncNames() }
  }

  /// Gives a file a second name in the staging folder, so that it can come back. `false` where the file
  /// system has no second names.
  private func keep(
    _ name: String, of folder: Descriptor, as staged: String, spelling: String
  ) throws(OutputError) -> Bool {
    let staging = staging.folder
    return try naming(spelling) { () throws(SystemError) in
      do throws(SystemError) {
        try folder.link(name, to: staging, as: staged)
        return true
      } catch  where error.isLackOfLinks {
        return false
      }
    }
  }

  /// Makes a file that is on the disk when this returns.
  static func write(
    _ bytes: [UInt8], to name: String, in folder: Descriptor, like status: FileStatus?, spelling: String
  ) throws(OutputError) {
    try naming(spelling) { () throws(SystemError) in
      let file = try folder.makeFile(name)
      try file.write(bytes)
      if let status { try file.adopt(status) }
      try file.sync()
    }
  }

  /// Takes back what was done, last first. `false` when that couldn't be done.
  private mutating func rollBack() -> Bool {
    var isWhole = true
    var manifestIsBack = false
    while let step = undo.popLast() {
      do {
        switch step {
        case .madeFolder(let path): try? root.folder(of: path).removeFolder(path.name)
        case .created(let path): try root.folder(of: path).removeFile(path.name)
        case .removedFolder(let path, let mode): try root.folder(of: path).makeFolder(path.name, mode: mode)
        case .removed(let path, let staged):
          try staging.folder.move(staged, to: root.folder(of: path), as: path.name)
        case .replaced(let path):
          guard let staged = backups[path] else {
            isWhole = false
            continue
          }
          try staging.folder.move(staged, to: root.folder(of: path), as: path.name)
        case .manifest:
          // The pending one knows old and new files alike, so it may stay while something is new.
          guard isWhole, !manifestIsBack else { continue }
          if hasOldManifest {
            try staging.folder.move(Self.oldManifest, to: root.folder, as: root.manifestName)
          } else if plan.oldManifestStatus == nil {
            try root.folder.removeFile(root.manifestName)
          }
          manifestIsBack = true
        }
      } catch {
        isWhole = false
      }
    }
    return isWhole
  }

  /// Removes the folders that nothing is left in after stale files went, also in a run that was killed. One
  /// that can't be removed does no harm.
  private mutating func removeEmptyFolders() {
    for path in plan.abandoned.reversed() {
      for folder in path.folders.reversed() {
        guard
          case .folder(let parent) = try? root.walk(to: folder),
          let status = try? parent.status(of: folder.name), status.kind == .folder
        else { continue }
        guard (try? parent.removeFolder(folder.name)) != nil else { break }
        undo.append(.removedFolder(folder, mode: status.mode))
      }
    }
  }
}
