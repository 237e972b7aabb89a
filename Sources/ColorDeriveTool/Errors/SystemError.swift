#if canImport(Darwin)
  internal import Darwin
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Glibc
#endif

/// Why the system refused a call: its `errno`.
struct SystemError: Error, Hashable, Sendable, CustomStringConvertible {
  var code: Int32

  static let notFound = SystemError(code: ENOENT)
  static let exists = SystemError(code: EEXIST)
  static let isLink = SystemError(code: ELOOP)
  static let notAFolder = SystemError(code: ENOTDIR)
  static let notEmpty = SystemError(code: ENOTEMPTY)

  /// The system's words for it, as "No space left on device". No locale is ever set, so they are English.
  var description: String {
    unsafe strerror(code).map { unsafe String(cString: $0) } ?? "error \(code)"
  }

  /// Whether nobody reads what is written any more.
  var isBrokenPipe: Bool { code == EPIPE }

  /// Whether the file system can't give this file a second name, which isn't a fault of the disk.
  var isLackOfLinks: Bool { [EPERM, EMLINK, ENOTSUP, EOPNOTSUPP, ENOSYS].contains(code) }

  /// The result of a call that gives -1 where it fails. A call broken by a signal is made again.
  @discardableResult
  static func check<Result: SignedInteger>(_ call: () -> Result) throws(SystemError) -> Result {
    while true {
      let result = call()
      if result != -1 { return result }
      let code = errno
      if code != EINTR { throw SystemError(code: code) }
    }
  }
}
