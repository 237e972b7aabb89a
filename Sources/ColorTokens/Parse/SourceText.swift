/// A text with its name: the bytes of one file, and where its lines are.
///
/// The bytes need not be valid UTF-8; places in a broken text can be told too.
public struct SourceText: Sendable {
  /// The name shown in messages, as the user wrote it.
  public let file: String
  /// The content, a byte order mark included.
  public let bytes: [UInt8]
  /// Line and column at every `stride`-th byte, so that a place is found without reading from the top.
  private let marks: [Mark]

  private struct Mark {
    var line: UInt32
    var column: UInt32
  }

  private static let stride = 512

  /// A text of the given bytes.
  ///
  /// - Complexity: O(*n*) in the bytes, once; `position(at:)` is O(1) after it.
  public init(file: String, bytes: [UInt8]) {
    self.file = file
    self.bytes = bytes
    var marks: [Mark] = []
    marks.reserveCapacity(bytes.count / Self.stride + 1)
    var mark = Mark(line: 1, column: 1)
    var start = 0
    repeat {
      marks.append(mark)
      let end = min(start + Self.stride, bytes.count)
      Self.advance(&mark, over: start..<end, of: bytes)
      start = end
    } while start < bytes.count
    self.marks = marks
  }

  /// A text given as a string, for content that never was a file.
  public init(file: String, text: String) {
    self.init(file: file, bytes: Array(text.utf8))
  }

  /// Whether the text begins with the UTF-8 byte order mark, which no column counts.
  var hasByteOrderMark: Bool {
    bytes.count >= 3 && bytes[0] == 0xEF && bytes[1] == 0xBB && bytes[2] == 0xBF
  }

  /// The line and column of a byte.
  ///
  /// An offset behind the end gives the end.
  public func position(at offset: Int) -> SourcePosition {
    let offset = max(0, min(offset, bytes.count))
    let block = min(offset / Self.stride, marks.count - 1)
    var mark = marks[block]
    Self.advance(&mark, over: block * Self.stride..<offset, of: bytes)
    var column = Int(mark.column)
    if mark.line == 1, hasByteOrderMark, offset >= 3 { column -= 1 }
    return SourcePosition(file: file, line: Int(mark.line), column: column, offset: offset)
  }

  private static func advance(_ mark: inout Mark, over range: Range<Int>, of bytes: [UInt8]) {
    for index in range {
      let byte = bytes[index]
      if byte == 0x0A || byte == 0x0D && (index + 1 == bytes.count || bytes[index + 1] != 0x0A) {
        mark.line += 1
        mark.column = 1
      } else if byte & 0xC0 != 0x80 {
        mark.column += 1
      }
    }
  }
}

extension SourceText: Hashable {
  /// Whether name and bytes are the same.
  public static func == (a: SourceText, b: SourceText) -> Bool {
    a.file == b.file && a.bytes == b.bytes
  }

  /// Feeds name and bytes to the hasher.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(file)
    hasher.combine(bytes)
  }
}
