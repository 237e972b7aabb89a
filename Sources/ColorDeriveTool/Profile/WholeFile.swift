/// A file that is written as a whole, or not at all.
enum WholeFile {
  /// Writes a file in a staging folder beside its place and then gives it its name, so that nobody ever reads a part of
  /// it, and nothing is left where that is cut short. A file that is there is replaced and its permissions are kept; a
  /// folder, a link, a pipe or a device is left as it is.
  static func write(_ bytes: [UInt8], to path: String) throws(ToolError) {
    let kind: FileStatus.Kind
    do throws(SystemError) {
      // A signal waits until the file is whole.
      kind = try Interruption.watched { () throws(SystemError) in try put(bytes, at: path) }
    } catch {
      throw .file(path, .write(error))
    }
    switch kind {
    case .file: break
    case .folder: throw .file(path, .isFolder)
    case .link, .other: throw .file(path, .notAFile)
    }
  }

  /// Writes it where the path is free or that of a file, and says what the path is then.
  private static func put(_ bytes: [UInt8], at path: String) throws(SystemError) -> FileStatus.Kind {
    let parts = path.split(separator: "/", omittingEmptySubsequences: false)
    let name = String(parts.last ?? "")
    guard !name.isEmpty else { return .folder }
    let parent = parts.count == 1 ? "." : parts.dropLast().joined(separator: "/")
    let folder = try Descriptor.folder(atPath: parent.isEmpty ? "/" : parent)
    // What takes the name of a device takes its place, for every program.
    let old = try folder.status(of: name)
    if let old, old.kind != .file { return old.kind }
    let staging = try StagingFolder(in: folder)
    defer { staging.remove() }
    // As the names of a tree are staged, so that the next run knows them where this one is killed.
    let staged = "new-file"
    let file = try staging.folder.makeFile(staged)
    try file.write(bytes)
    if let old { try file.adopt(old) }
    try file.sync()
    try staging.folder.move(staged, to: folder, as: name)
    try folder.syncNames()
    return .file
  }
}
