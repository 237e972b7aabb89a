#if canImport(Darwin)
  internal import Darwin
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Glibc
#endif

/// An open file or folder, closed when nobody holds it.
///
/// Names are always one part, looked up in an open folder and never followed when they are symbolic links:
/// nothing here leads out of the folder.
final class Descriptor: Sendable {
  let number: Int32

  init(owning number: Int32) { self.number = number }

  deinit { close(number) }

  /// Opens a folder by a path of the user's, in which links are followed.
  static func folder(atPath path: String) throws(SystemError) -> Descriptor {
    Descriptor(
      owning: try SystemError.check { unsafe open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC) })
  }

  /// Opens a folder. A link throws `ELOOP` or `ENOTDIR`, by system.
  func folder(_ name: String) throws(SystemError) -> Descriptor {
    let flags = O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC
    return Descriptor(owning: try SystemError.check { unsafe openat(number, name, flags) })
  }

  /// Opens a file for reading. A pipe doesn't make it wait.
  func file(_ name: String) throws(SystemError) -> Descriptor {
    let flags = O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC
    return Descriptor(owning: try SystemError.check { unsafe openat(number, name, flags) })
  }

  /// Makes a file that isn't there and opens it for writing.
  func makeFile(_ name: String) throws(SystemError) -> Descriptor {
    try DiskChange.willHappen()
    let flags = O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC
    return Descriptor(owning: try SystemError.check { unsafe openat(number, name, flags, 0o666) })
  }

  func makeFolder(_ name: String, mode: mode_t = 0o777) throws(SystemError) {
    try DiskChange.willHappen()
    try SystemError.check { unsafe mkdirat(number, name, mode) }
  }

  /// Gives a file another name, in one step; a file that has that name is replaced.
  func move(_ name: String, to folder: Descriptor, as newName: String) throws(SystemError) {
    try DiskChange.willHappen()
    try SystemError.check { unsafe renameat(number, name, folder.number, newName) }
  }

  /// Gives a file a second name.
  func link(_ name: String, to folder: Descriptor, as newName: String) throws(SystemError) {
    try DiskChange.willHappen()
    try SystemError.check { unsafe linkat(number, name, folder.number, newName, 0) }
  }

  func removeFile(_ name: String) throws(SystemError) {
    try DiskChange.willHappen()
    try SystemError.check { unsafe unlinkat(number, name, 0) }
  }

  /// Removes a folder that is empty.
  func removeFolder(_ name: String) throws(SystemError) {
    try DiskChange.willHappen()
    try SystemError.check { unsafe unlinkat(number, name, AT_REMOVEDIR) }
  }

  /// Removes a folder and all that is in it; links are removed, not followed.
  func removeAll(_ name: String) throws(SystemError) {
    let inner = try folder(name)
    for entry in try inner.names() {
      if try inner.status(of: entry)?.kind == .folder {
        try inner.removeAll(entry)
      } else {
        try inner.removeFile(entry)
      }
    }
    try removeFolder(name)
  }

  /// What is known about a name; `nil` where there is none.
  func status(of name: String) throws(SystemError) -> FileStatus? {
    var status = stat()
    do throws(SystemError) {
      try SystemError.check { unsafe fstatat(number, name, &status, AT_SYMLINK_NOFOLLOW) }
    } catch .notFound {
      return nil
    }
    return FileStatus(status)
  }

  /// What is known about this file or folder.
  func status() throws(SystemError) -> FileStatus {
    var status = stat()
    try SystemError.check { unsafe fstat(number, &status) }
    return FileStatus(status)
  }

  /// Throws why no name in this folder can be added or removed by this process.
  func checkWritable() throws(SystemError) {
    try SystemError.check { unsafe faccessat(number, ".", W_OK | X_OK, AT_EACCESS) }
  }

  /// The names in this folder, in the order of their bytes.
  func names() throws(SystemError) -> [String] {
    let copy = try SystemError.check { unsafe openat(number, ".", O_RDONLY | O_DIRECTORY | O_CLOEXEC) }
    guard let stream = unsafe fdopendir(copy) else {
      let code = errno
      close(copy)
      throw SystemError(code: code)
    }
    defer { unsafe _ = closedir(stream) }
    var names: [String] = []
    while true {
      errno = 0
      guard let entry = unsafe readdir(stream) else { break }
      let name = unsafe withUnsafeBytes(of: &entry.pointee.d_name) { bytes in
        unsafe String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
      }
      if name != ".", name != ".." { names.append(name) }
    }
    if errno != 0 { throw SystemError(code: errno) }
    return names.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }
}
