internal import ColorDerive

/// What is to be done so that a folder holds a tree: found by reading only.
struct OutputPlan {
  /// One for each file of the tree and each stale one, in the order of the bytes of the paths.
  private(set) var changes: [OutputChange] = []
  /// What the files were that are to be replaced.
  private(set) var replaced: [OutputPath: FileStatus] = [:]
  /// What an earlier run wrote, or was about to write, and the tree lacks: its folders may be empty now.
  private(set) var abandoned: [OutputPath] = []
  /// The manifest that is there.
  let oldManifest: OutputManifest
  /// What the file of that manifest was, if it is there.
  let oldManifestStatus: FileStatus?
  /// The manifest that will be there.
  private(set) var newManifest: OutputManifest
  /// Whether the manifest's file is as it will be.
  private(set) var isManifestCurrent = false
  /// Whether there will be a manifest.
  private(set) var keepsManifest = true

  /// The changes in a folder that isn't there.
  static func changes(creating tree: OutputTree) -> [OutputChange] {
    tree.paths.map { OutputChange(path: $0, kind: .create) }
  }

  /// The plan for a folder that is there.
  init(writing tree: OutputTree, to root: OutputRoot, by writer: OutputWriter) throws(OutputError) {
    let oldBytes: [UInt8]?
    (oldManifest, oldBytes, oldManifestStatus) = try Self.manifest(in: root)
    newManifest = OutputManifest(of: tree)

    for file in tree.files {
      let path = file.path
      let (kind, status) = try naming(root.spelling(path)) { [oldManifest] () throws(SystemError) in
        try Self.kind(
          of: file, in: root, knowing: oldManifest, replacesForeignFiles: writer.replacesForeignFiles)
      }
      changes.append(OutputChange(path: path, kind: kind))
      if kind == .update { replaced[path] = status }
    }

    for path in oldManifest.paths where tree[path] == nil {
      guard writer.isWholeTree else {
        for entry in oldManifest.entries where entry.path == path { newManifest.insert(entry) }
        continue
      }
      let kind = try naming(root.spelling(path)) { [oldManifest] () throws(SystemError) in
        try Self.kind(ofStale: path, in: root, knowing: oldManifest, beside: tree)
      }
      if let kind { changes.append(OutputChange(path: path, kind: kind)) }
      abandoned.append(path)
    }
    changes.sort { $0.path < $1.path }
    keepsManifest = writer.keepsManifest
    isManifestCurrent = !keepsManifest || oldBytes == newManifest.bytes
  }

  /// The first thing in the way.
  var obstacle: (path: OutputPath, OutputChange.Obstacle)? {
    for change in changes {
      if case .blocked(let obstacle) = change.kind { return (change.path, obstacle) }
    }
    return nil
  }

  /// Whether a file of the tree must be put in place or a stale one removed.
  var changesFiles: Bool { changes.contains { $0.isChange } }

  private static func manifest(
    in root: OutputRoot
  ) throws(OutputError) -> (OutputManifest, [UInt8]?, FileStatus?) {
    let name = root.manifestName
    let spelling = OutputRoot.spelling(name, in: root.path)
    let status = try naming(spelling) { () throws(SystemError) in try root.folder.status(of: name) }
    guard let status else { return (OutputManifest(), nil, nil) }
    guard status.kind == .file else { throw OutputError(.manifest, path: spelling) }
    let bytes = try naming(spelling) { () throws(SystemError) in
      try root.folder.file(name).content(limit: OutputManifest.sizeLimit)
    }
    guard let bytes, let manifest = OutputManifest(bytes) else {
      throw OutputError(.manifest, path: spelling)
    }
    return (manifest, bytes, status)
  }

  private static func kind(
    of file: OutputTree.File, in root: OutputRoot, knowing manifest: OutputManifest,
    replacesForeignFiles: Bool
  ) throws(SystemError) -> (OutputChange.Kind, FileStatus?) {
    let folder: Descriptor
    switch try root.walk(to: file.path) {
    case .missing: return (.create, nil)
    case .blocked(let obstacle): return (.blocked(obstacle), nil)
    case .folder(let found): folder = found
    }
    guard let status = try folder.status(of: file.path.name) else { return (.create, nil) }
    switch status.kind {
    case .link: return (.blocked(.link), status)
    case .folder: return (.blocked(.folder), status)
    case .other: return (.blocked(.special), status)
    case .file: break
    }
    if try folder.file(file.path.name).holds(file.bytes) { return (.unchanged, status) }
    if replacesForeignFiles { return (.update, status) }
    guard manifest.contains(file.path) else { return (.blocked(.foreign), status) }
    let digest = try folder.file(file.path.name).digest()
    return (manifest.contains(digest, at: file.path) ? .update : .blocked(.edited), status)
  }

  /// What becomes of a file that was written earlier and isn't part of the tree; `nil` when it is gone.
  private static func kind(
    ofStale path: OutputPath, in root: OutputRoot, knowing manifest: OutputManifest, beside tree: OutputTree
  ) throws(SystemError) -> OutputChange.Kind? {
    guard
      case .folder(let folder) = try root.walk(to: path), let status = try folder.status(of: path.name)
    else { return nil }
    guard status.kind == .file else { return .keep }
    // Where case is ignored, a file of the tree may be this very file.
    if tree.contains(path), let heir = tree.paths.first(where: { $0.folded == path.folded }),
      case .folder(let other) = try root.walk(to: heir),
      try other.status(of: heir.name)?.identity == status.identity
    {
      return nil
    }
    let digest = try folder.file(path.name).digest()
    return manifest.contains(digest, at: path) ? .delete : .keep
  }
}
