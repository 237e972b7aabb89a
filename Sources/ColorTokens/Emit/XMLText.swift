/// Text as XML holds it.
enum XMLText {
  /// A text on one line between tags or in an attribute.
  static func escaped(_ text: String) -> String {
    var bytes: [UInt8] = []
    for byte in line(text).utf8 {
      switch byte {
      case UInt8(ascii: "&"): bytes += "&amp;".utf8
      case UInt8(ascii: "<"): bytes += "&lt;".utf8
      case UInt8(ascii: ">"): bytes += "&gt;".utf8
      case UInt8(ascii: "\""): bytes += "&quot;".utf8
      default: bytes.append(byte)
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// A comment on one line. It holds no two hyphens in a row, which would end it.
  static func comment(_ text: String) -> String {
    "<!-- " + OutputText.parted(line(text), "-", "-") + " -->"
  }

  /// A text on one line, without what are no characters of XML 1.0 (section 2.2): U+FFFE and U+FFFF.
  private static func line(_ text: String) -> String {
    let line = OutputText.line(text)
    // Only characters from U+F000 on begin with this byte.
    guard line.utf8.contains(0xEF) else { return line }
    return String(
      String.UnicodeScalarView(line.unicodeScalars.filter { $0 != "\u{FFFE}" && $0 != "\u{FFFF}" }))
  }
}
