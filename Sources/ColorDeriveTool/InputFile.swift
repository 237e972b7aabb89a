#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Darwin
#endif

/// A file that is read as a whole.
struct InputFile {
  /// The path as the person wrote it.
  let path: String
  /// The content.
  let bytes: [UInt8]

  /// How large a file may be.
  static let limit = 1 << 30

  /// Reads a file. A folder, a file that isn't there or may not be read, and one beyond `limit` are refused.
  init(_ path: String, limit: Int = InputFile.limit) throws(ToolError) {
    // Without waiting: a pipe that nobody writes to would be waited for without end.
    let number = unsafe open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard number >= 0 else { throw .file(path, .read(SystemError(code: errno))) }
    defer { close(number) }
    var status = stat()
    guard unsafe fstat(number, &status) == 0 else { throw .file(path, .read(SystemError(code: errno))) }
    switch status.st_mode & S_IFMT {
    case S_IFREG: break
    case S_IFDIR: throw .file(path, .isFolder)
    default: throw .file(path, .notAFile)
    }
    var bytes: [UInt8] = []
    var piece = [UInt8](repeating: 0, count: 1 << 16)
    do throws(SystemError) {
      while true {
        let count = try Stream(number: number).fill(&piece, in: 0..<piece.count)
        if count == 0 { break }
        guard bytes.count + count <= limit else { throw SystemError(code: EFBIG) }
        bytes += piece[..<count]
      }
    } catch {
      switch error.code {
      case EISDIR: throw .file(path, .isFolder)
      case EFBIG: throw .file(path, .tooLarge(limit: limit))
      default: throw .file(path, .read(error))
      }
    }
    self.path = path
    self.bytes = bytes
  }
}
