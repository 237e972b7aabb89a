/// A file that is written as a whole, or not at all.
enum WholeFile {
  /// Writes a file beside its place and then gives it its name, so that nobody ever reads a part of it. A file that
  /// is there is replaced; a folder, a link, a pipe or a device is left as it is.
  static func write(_ bytes: [UInt8], to path: String) throws(ToolError) {
    let kind: FileStatus.Kind
    do throws(SystemError) {
      kind = try put(bytes, at: path)
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
    if let kind = try folder.status(of: name)?.kind, kind != .file { return kind }
    let staged = ".\(name).colorderive"
    // One that an earlier run has left behind.
    if try folder.status(of: staged) != nil { try folder.removeFile(staged) }
    do throws(SystemError) {
      try folder.makeFile(staged).write(bytes)
      try folder.move(staged, to: folder, as: name)
    } catch {
      try? folder.removeFile(staged)
      throw error
    }
    return .file
  }
}
