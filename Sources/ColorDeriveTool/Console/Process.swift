#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Darwin
#endif

/// The tool as the system sees it.
enum Process {
  static func exit(_ status: ExitStatus) -> Never {
    // Before buffers of the C library are flushed: there is nothing in them.
    _exit(status.rawValue)
  }
}
