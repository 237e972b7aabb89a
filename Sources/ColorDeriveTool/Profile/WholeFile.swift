/// A file that is written as a whole, or not at all.
enum WholeFile {
  /// Writes a file beside its place and then gives it its name, so that nobody ever reads a part of it. A file that
  /// is there is replaced.
  static func write(_ bytes: [UInt8], to path: String) throws(ToolError) {
    let isFile: Bool
    do throws(SystemError) {
      isFile = try put(bytes, at: path)
    } catch {
      throw .file(path, .write(error))
    }
    if !isFile { throw .file(path, .isFolder) }
  }

  /// Whether the path is that of a file.
  private static func put(_ bytes: [UInt8], at path: String) throws(SystemError) -> Bool {
    let parts = path.split(separator: "/", omittingEmptySubsequences: false)
    let name = String(parts.last ?? "")
    guard !name.isEmpty else { return false }
    let parent = parts.count == 1 ? "." : parts.dropLast().joined(separator: "/")
    let folder = try Descriptor.folder(atPath: parent.isEmpty ? "/" : parent)
    if try folder.status(of: name)?.kind == .folder { return false }
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
    return true
  }
}
