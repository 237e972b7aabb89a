/// A reader of one CSS value, byte by byte.
struct CSSScanner {
  let bytes: [UInt8]
  var position = 0

  init(_ text: String) { bytes = Array(text.utf8) }

  var isAtEnd: Bool { position >= bytes.count }
  var next: UInt8? { position < bytes.count ? bytes[position] : nil }

  /// Passes white space and comments; true if there was any.
  @discardableResult
  mutating func skipSpace() throws(ColorSyntaxError) -> Bool {
    let start = position
    while let byte = next {
      if byte == 0x20 || (0x09...0x0D).contains(byte) && byte != 0x0B {
        position += 1
      } else if byte == UInt8(ascii: "/"), position + 1 < bytes.count,
        bytes[position + 1] == UInt8(ascii: "*")
      {
        try skipComment()
      } else {
        break
      }
    }
    return position > start
  }

  private mutating func skipComment() throws(ColorSyntaxError) {
    var i = position + 2
    while i + 1 < bytes.count, bytes[i] != UInt8(ascii: "*") || bytes[i + 1] != UInt8(ascii: "/") { i += 1 }
    // CSS closes a comment at the end of the text.
    position = i + 1 < bytes.count ? i + 2 : bytes.count
  }

  /// Passes one byte if it is the next.
  mutating func take(_ byte: Unicode.Scalar) -> Bool {
    guard next == UInt8(ascii: byte) else { return false }
    position += 1
    return true
  }

  /// A word of letters, digits and hyphens, in lower case; empty if there is none.
  mutating func word() -> String {
    let start = position
    while let byte = next, isWordByte(byte) { position += 1 }
    return String(decoding: bytes[start..<position], as: UTF8.self).asciiLowercased
  }

  /// A CSS number; nothing if none begins here.
  mutating func number() throws(ColorSyntaxError) -> Double? {
    let start = position
    var i = position
    if i < bytes.count, bytes[i] == UInt8(ascii: "+") || bytes[i] == UInt8(ascii: "-") { i += 1 }
    let whole = digits(from: i)
    i = whole
    if i + 1 < bytes.count, bytes[i] == UInt8(ascii: "."), isDigit(bytes[i + 1]) { i = digits(from: i + 1) }
    guard i > start, isDigit(bytes[i - 1]) else { return nil }
    if i < bytes.count, bytes[i] | 0x20 == UInt8(ascii: "e") {
      var j = i + 1
      if j < bytes.count, bytes[j] == UInt8(ascii: "+") || bytes[j] == UInt8(ascii: "-") { j += 1 }
      let end = digits(from: j)
      if end > j { i = end }
    }
    let text = String(decoding: bytes[start..<i], as: UTF8.self)
    // The standard library reads every CSS number but for a sign before a bare point, so a zero is put in.
    guard let value = Double(text) ?? Double(padded(text)), value.isFinite else {
      throw ColorSyntaxError(reason: .overflow(text), offset: start)
    }
    position = i
    return value
  }

  private func padded(_ text: String) -> String {
    var text = text
    if let point = text.firstIndex(of: ".") { text.insert("0", at: point) }
    return text
  }

  private func digits(from start: Int) -> Int {
    var i = start
    while i < bytes.count, isDigit(bytes[i]) { i += 1 }
    return i
  }

  /// The next character, for an error.
  var found: String {
    guard position < bytes.count else { return "the end" }
    let rest = String(decoding: bytes[position...], as: UTF8.self)
    return rest.first.map { "'\($0)'" } ?? "the end"
  }

  func expected(_ what: String) -> ColorSyntaxError {
    ColorSyntaxError(reason: .expected(what, found: found), offset: position)
  }

  private func isDigit(_ byte: UInt8) -> Bool { byte >= 0x30 && byte <= 0x39 }

  private func isWordByte(_ byte: UInt8) -> Bool {
    isDigit(byte) || (byte | 0x20 >= 0x61 && byte | 0x20 <= 0x7A) || byte == 0x2D || byte == 0x5F
      || byte >= 0x80
  }
}
