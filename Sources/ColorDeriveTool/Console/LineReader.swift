internal import ColorDerive

/// One line of standard input.
struct InputLine {
  /// The number of the line, from 1.
  var number: Int
  /// The text without its end, or why it is none.
  var text: Result<String, InputFault>
}

/// Reads lines as they come, in constant memory.
///
/// A line ends with `\n` or `\r\n`, the last one also without. A byte order mark at the very beginning is passed
/// over. Lines beyond ``limit`` are given as faults, and so are bytes that aren't text.
struct LineReader {
  /// How many bytes a line may have.
  static let limit = 1 << 20

  private let source: Stream
  private var buffer = [UInt8](repeating: 0, count: 1 << 16)
  /// What was read and not given yet: `buffer[start..<end]`; no newline lies before `searched`.
  private var start = 0
  private var searched = 0
  private var end = 0
  private var isAtEnd = false
  private var number = 0

  init(_ source: Stream) { self.source = source }

  /// The next line, or `nil` at the end.
  ///
  /// - Parameter beforeWaiting: Called each time before more input is asked for, which may take forever.
  mutating func next(beforeWaiting: () throws(ToolError) -> Void) throws(ToolError) -> InputLine? {
    var isTooLong = false
    while true {
      if let newline = buffer[searched..<end].firstIndex(of: 0x0A) {
        defer { (start, searched) = (newline + 1, newline + 1) }
        return line(start..<newline, isTooLong: isTooLong)
      }
      searched = end
      if isAtEnd {
        guard start < end || isTooLong else { return nil }
        defer { start = end }
        return line(start..<end, isTooLong: isTooLong)
      }
      // One more byte than the limit is let in, for a carriage return.
      if end - start > Self.limit + 1 { isTooLong = true }
      if isTooLong { (start, searched, end) = (0, 0, 0) }
      try beforeWaiting()
      try readMore()
    }
  }

  private mutating func readMore() throws(ToolError) {
    if start > 0 {
      buffer.replaceSubrange(0..<end - start, with: Array(buffer[start..<end]))
      (searched, end, start) = (searched - start, end - start, 0)
    }
    if end == buffer.count { buffer += [UInt8](repeating: 0, count: buffer.count) }
    do throws(SystemError) {
      let count = try source.fill(&buffer, in: end..<buffer.count)
      end += count
      isAtEnd = count == 0
    } catch {
      throw .input(error)
    }
  }

  private mutating func line(_ range: Range<Int>, isTooLong: Bool) -> InputLine {
    number += 1
    var bytes = buffer[range]
    if bytes.last == 0x0D { bytes.removeLast() }
    if number == 1, bytes.starts(with: [0xEF, 0xBB, 0xBF]) { bytes.removeFirst(3) }
    if isTooLong || bytes.count > Self.limit {
      return InputLine(
        number: number, text: .failure(InputFault(.lineTooLong(limit: Self.limit), at: .byte(0))))
    }
    return InputLine(number: number, text: Self.text(bytes))
  }

  private static func text(_ bytes: ArraySlice<UInt8>) -> Result<String, InputFault> {
    guard let text = String(validating: bytes, as: UTF8.self) else {
      let valid = validPrefix(of: bytes)
      return .failure(InputFault(.notUTF8(bytes[bytes.startIndex + valid.bytes]), at: .scalar(valid.scalars)))
    }
    if let zero = bytes.firstIndex(of: 0) {
      let before = String(decoding: bytes[..<zero], as: UTF8.self).unicodeScalars.count
      return .failure(InputFault(.nulByte, at: .scalar(before)))
    }
    return .success(text)
  }

  /// How much of the beginning is UTF-8.
  private static func validPrefix(of bytes: ArraySlice<UInt8>) -> (bytes: Int, scalars: Int) {
    var parser = UTF8.ForwardParser()
    var iterator = bytes.makeIterator()
    var valid = (bytes: 0, scalars: 0)
    while case .valid(let scalar) = parser.parseScalar(from: &iterator) {
      valid.bytes += scalar.count
      valid.scalars += 1
    }
    return valid
  }
}
