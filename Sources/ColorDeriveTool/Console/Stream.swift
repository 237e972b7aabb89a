#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Darwin
#endif

/// An open file, by its number. It doesn't own it.
///
/// Calls that a signal breaks off are made again; a descriptor that would block is waited for.
struct Stream: Hashable, Sendable {
  let number: Int32

  /// Standard input.
  static let input = Stream(number: 0)
  /// Standard output.
  static let output = Stream(number: 1)
  /// Standard error.
  static let error = Stream(number: 2)

  /// Whether a person sits at the other end.
  var isTerminal: Bool { isatty(number) == 1 }

  /// Reads what there is into `buffer[range]`, and gives how many bytes came; 0 at the end. Waits for the first.
  func fill(_ buffer: inout [UInt8], in range: Range<Int>) throws(SystemError) -> Int {
    precondition(
      !range.isEmpty && range.upperBound <= buffer.count, "bytes are read into a place that is there")
    while true {
      let (count, code) = unsafe buffer.withUnsafeMutableBytes { bytes in
        let count = unsafe read(number, bytes.baseAddress! + range.lowerBound, range.count)
        return (count, errno)
      }
      if count >= 0 { return count }
      try retry(code, waitingFor: Int16(POLLIN))
    }
  }

  /// Writes all bytes.
  func write(all bytes: [UInt8]) throws(SystemError) {
    var done = 0
    while done < bytes.count {
      let (count, code) = unsafe bytes.withUnsafeBytes { bytes in
        let count = unsafe Self.writeSome(number, bytes.baseAddress! + done, bytes.count - done)
        return (count, errno)
      }
      if count >= 0 { done += count } else { try retry(code, waitingFor: Int16(POLLOUT)) }
    }
  }

  /// The C function, under a name that this type's own doesn't hide.
  private static func writeSome(_ number: Int32, _ bytes: UnsafeRawPointer, _ count: Int) -> Int {
    #if canImport(Glibc)
      unsafe Glibc.write(number, bytes, count)
    #elseif canImport(Musl)
      unsafe Musl.write(number, bytes, count)
    #else
      unsafe Darwin.write(number, bytes, count)
    #endif
  }

  private func retry(_ code: Int32, waitingFor events: Int16) throws(SystemError) {
    switch code {
    case EINTR: return
    case EAGAIN:
      var request = pollfd(fd: number, events: events, revents: 0)
      _ = unsafe poll(&request, 1, -1)
    default: throw SystemError(code: code)
    }
  }
}
