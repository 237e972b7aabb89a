import ColorTokens
import Testing

@Suite("Places in a text") struct SourceTextTests {
  /// Counted the plain way, from the first byte.
  static func plain(_ bytes: [UInt8], _ offset: Int) -> (Int, Int) {
    var line = 1
    var column = 1
    for index in 0..<offset {
      let ends =
        bytes[index] == 10 || bytes[index] == 13 && (index + 1 == bytes.count || bytes[index + 1] != 10)
      if ends {
        (line, column) = (line + 1, 1)
      } else if bytes[index] & 0xC0 != 0x80 {
        column += 1
      }
    }
    return (line, column)
  }

  @Test func `are the same far into a text as counted from its first byte`() {
    var text = ""
    for line in 0..<900 {
      text += String(repeating: line % 3 == 0 ? "é" : "a", count: line % 37) + ["\n", "\r\n", "\r"][line % 3]
    }
    let source = SourceText(file: "t", text: text)
    for offset in stride(from: 0, through: source.bytes.count, by: 101) {
      let (line, column) = Self.plain(source.bytes, offset)
      let place = source.position(at: offset)
      #expect((place.line, place.column) == (line, column), "at \(offset)")
    }
  }

  @Test func `behind the end are the end`() {
    #expect(SourceText(file: "t", text: "ab\ncd").position(at: 99).description == "t:2:3")
    #expect(SourceText(file: "t", text: "").position(at: 0).description == "t:1:1")
  }
}
