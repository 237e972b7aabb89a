internal import ColorDerive

#if canImport(Darwin)
  internal import Darwin
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Glibc
#endif

/// Puts a tree of files into a folder: all of it or nothing, and nothing that isn't ours is lost.
///
/// - A folder that isn't there appears complete, by a single rename.
/// - In a folder that is there, each file is replaced by a rename once all are staged and on the disk. When a
///   step fails, what was done is taken back. A process killed between two renames leaves whole files, old or
///   new; the next run makes all of them new.
/// - A file that is as it should be isn't touched. One that colorderive didn't write, or that was changed
///   since, stops the run.
/// - Stale files are those that the manifest lists, that the tree lacks, and that are as they were written.
///   Files that the manifest doesn't list are never touched.
/// - Below the root no symbolic link is followed. Permissions are kept; second names of a file (hard links)
///   keep the old content.
struct OutputWriter: Hashable, Sendable {
  /// The path of the folder. It may be a symbolic link.
  var root: String
  /// Whether the tree is all that belongs into the folder. If it is a part, nothing is stale.
  var isWholeTree = true
  /// The name of the manifest. Writers with names of their own share a folder without taking the other's files
  /// for stale ones of theirs.
  var manifestName = OutputManifest.name
  /// Whether files may be replaced that colorderive didn't write, or that were changed since.
  var replacesForeignFiles = false
  /// Whether what was written is remembered as ours. What a person goes on with isn't: nothing is stale then.
  var keepsManifest = true

  /// What was done.
  struct Result: Hashable, Sendable {
    /// One for each file of the tree and each stale one, in the order of the bytes of the paths.
    var changes: [OutputChange]
    /// The signal that came while files were put in place, which was done to the end.
    var signal: Int32?
  }

  /// How long to wait for another process that writes into the same folder, in hundredths of a second.
  private static let patience = 1000

  /// What writing would do, found without touching anything.
  func changes(for tree: OutputTree) throws(OutputError) -> [OutputChange] {
    guard let root = try openRoot() else { return OutputPlan.changes(creating: tree) }
    return try OutputPlan(writing: tree, to: root, by: self).changes
  }

  /// Writes the tree.
  ///
  /// - Throws: Why it couldn't be done, with what is on the disk now.
  @discardableResult
  func write(_ tree: OutputTree) throws(OutputError) -> Result {
    try Interruption.watched { () throws(OutputError) in
      while true {
        let changes =
          if let root = try openRoot() { try write(tree, to: root) } else { try create(tree) }
        // Without an answer the folder appeared under our hands.
        if let changes { return Result(changes: changes, signal: Interruption.signal) }
      }
    }
  }

  private func openRoot() throws(OutputError) -> OutputRoot? {
    do throws(SystemError) {
      return OutputRoot(folder: try Descriptor.folder(atPath: root), path: root, manifestName: manifestName)
    } catch .notFound where !root.isEmpty {
      return nil
    } catch {
      throw OutputError(.system(error), path: root)
    }
  }

  private func write(_ tree: OutputTree, to root: OutputRoot) throws(OutputError) -> [OutputChange]? {
    try lock(root)
    StagingFolder.removeLeftovers(in: root.folder)
    if let parent = NewFolder(path: self.root), let folder = try? Descriptor.folder(atPath: parent.parent) {
      StagingFolder.removeLeftovers(in: folder)
    }
    let plan = try OutputPlan(writing: tree, to: root, by: self)
    if let (path, obstacle) = plan.obstacle {
      throw OutputError(.blocked(obstacle), path: root.spelling(path))
    }
    guard plan.changesFiles || !plan.isManifestCurrent else { return plan.changes }
    let staging = try naming(root.path) { () throws(SystemError) in try StagingFolder(in: root.folder) }
    defer { staging.remove() }
    var commit = OutputCommit(plan, of: tree, in: root, staging: staging)
    try commit.run()
    return plan.changes
  }

  /// Makes the folder with all that is in it; `nil` when somebody else made it meanwhile.
  private func create(_ tree: OutputTree) throws(OutputError) -> [OutputChange]? {
    guard let new = NewFolder(path: root) else { throw OutputError(.system(.notFound), path: root) }
    let parent = try new.openParent()
    do throws(OutputError) {
      let staging = try naming(root) { () throws(SystemError) in try StagingFolder(in: parent.folder) }
      defer { staging.remove() }
      try stage(tree, in: staging)
      try OutputCommit.checkInterruption(root)
      do throws(SystemError) {
        try staging.folder.move("tree", to: parent.folder, as: new.name)
      } catch  where error == .notEmpty || error == .exists {
        return nil
      } catch {
        throw OutputError(.system(error), path: root)
      }
      // It is in place; a disk that can't say so is no reason to take it away.
      try? parent.folder.syncNames()
      return OutputPlan.changes(creating: tree)
    } catch {
      parent.removeMade()
      throw error
    }
  }

  private func stage(_ tree: OutputTree, in staging: StagingFolder) throws(OutputError) {
    let folder = try naming(root) { () throws(SystemError) in
      try staging.folder.makeFolder("tree")
      return try staging.folder.folder("tree")
    }
    let inner = OutputRoot(folder: folder, path: root, manifestName: manifestName)
    var made: [OutputPath] = []
    for file in tree.files {
      try OutputCommit.checkInterruption(root)
      try inner.makeFolders(for: file.path) { made.append($0) }
      try OutputCommit.write(
        file.bytes, to: file.path.name, in: inner.folder(of: file.path), like: nil,
        spelling: inner.spelling(file.path))
    }
    if keepsManifest {
      try OutputCommit.write(
        OutputManifest(of: tree).bytes, to: manifestName, in: folder, like: nil,
        spelling: OutputRoot.spelling(manifestName, in: root))
    }
    for path in made {
      let parent = try inner.folder(of: path)
      try naming(inner.spelling(path)) { () throws(SystemError) in
        try parent.folder(path.name).syncNames()
      }
    }
    try naming(root) { () throws(SystemError) in try folder.syncNames() }
  }

  /// Waits until no other process writes into the folder.
  private func lock(_ root: OutputRoot) throws(OutputError) {
    for _ in 0..<Self.patience {
      do throws(SystemError) {
        return try root.folder.lock()
      } catch {
        // Where there are no locks there is nothing to wait for.
        guard error.code == EWOULDBLOCK else { return }
      }
      try OutputCommit.checkInterruption(root.path)
      usleep(10_000)
    }
    throw OutputError(.busy, path: root.path)
  }
}
