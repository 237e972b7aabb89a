/// A reader of one CSS value, byte by byte.
struct CSSScanner {
  let bytes: [UInt8]
  var position = 0

  init(_ text: String) { bytes = Array(text.utf8) }

  var isAtEnd: Bool { position >= bytes.count }
  var next: UInt8? { position < bytes.count ? bytes[position] : nil }

  /// Passes white space and comments.
  mutating func skipSpace() {
    while let byte = next {
      if CSSScanner.isSpace(byte) {
        position += 1
      } else if byte == UInt8(ascii: "/"), position + 1 < bytes.count,
        bytes[position + 1] == UInt8(ascii: "*")
      {
        skipComment()
      } else {
        break
      }
    }
  }

  private static func isSpace(_ byte: UInt8) -> Bool {
    byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0C || byte == 0x0D
  }

  /// Whether a byte of the text is white space.
  func isSpace(at position: Int) -> Bool {
    bytes.indices.contains(position) && CSSScanner.isSpace(bytes[position])
  }

  private mutating func skipComment() {
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

  /// Whether a word begins here.
  var isAtWord: Bool { next.map { isWordByte($0) || isEscape } ?? false }

  /// A word of letters, digits, hyphens and escapes, in lower case; empty if there is none.
  mutating func word() -> String {
    let start = position
    while let byte = next, isWordByte(byte) { position += 1 }
    if isEscape { return escapedWord(from: start) }
    if start == position { return "" }
    let word = bytes[start..<position]
    // A word with a byte of its own beyond ASCII is checked as UTF-8 should be.
    if word.contains(where: { $0 >= 0x80 }) { return String(decoding: word, as: UTF8.self).asciiLowercased }
    return unsafe String(unsafeUninitializedCapacity: word.count) { buffer in
      for (i, byte) in word.enumerated() {
        unsafe buffer[i] = (0x41...0x5A).contains(byte) ? byte | 0x20 : byte
      }
      return word.count
    }
  }

  /// A CSS number; nothing if none begins here.
  mutating func number() throws(ColorSyntaxError) -> Double? {
    guard let first = next, first < 0x3A else { return nil }
    let start = position
    var i = position
    let isNegative = first == UInt8(ascii: "-")
    if isNegative || first == UInt8(ascii: "+") { i += 1 }
    var decimal = Decimal()
    i = digits(from: i, into: &decimal)
    if i + 1 < bytes.count, bytes[i] == UInt8(ascii: "."), isDigit(bytes[i + 1]) {
      let point = i + 1
      i = digits(from: point, into: &decimal)
      decimal.exponent -= i - point
    }
    guard i > start, isDigit(bytes[i - 1]) else { return nil }
    if i < bytes.count, bytes[i] | 0x20 == UInt8(ascii: "e") {
      i = exponent(from: i, into: &decimal)
    }
    position = i
    if let value = decimal.exactly { return isNegative ? -value : value }
    let text = String(decoding: bytes[start..<i], as: UTF8.self)
    // The standard library reads every CSS number but for a sign before a bare point, so a zero is put in.
    guard let value = Double(text) ?? Double(padded(text)), value.isFinite else {
      position = start
      throw ColorSyntaxError(reason: .overflow(text), offset: start)
    }
    return value
  }

  /// The digits of a number and where its point stands.
  private struct Decimal {
    var digits: UInt64 = 0
    var exponent = 0
    var overflows = false

    /// The number, if it is the quotient or product of two exact doubles and so rightly rounded by one
    /// operation (W. D. Clinger, “How to Read Floating Point Numbers Accurately”).
    var exactly: Double? {
      guard !overflows, digits < 1 << 53, exponent.magnitude <= 22 else { return nil }
      let power = CSSScanner.powersOfTen[Int(exponent.magnitude)]
      return exponent < 0 ? Double(digits) / power : Double(digits) * power
    }
  }

  private static let powersOfTen: [Double] = [
    1, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15, 1e16, 1e17, 1e18,
    1e19,
    1e20, 1e21, 1e22,
  ]

  private func digits(from start: Int, into decimal: inout Decimal) -> Int {
    var i = start
    while i < bytes.count, isDigit(bytes[i]) {
      if decimal.digits > 1 << 58 { decimal.overflows = true }
      decimal.digits = decimal.digits &* 10 &+ UInt64(bytes[i] &- 0x30)
      i += 1
    }
    return i
  }

  /// An exponent behind an `e`, if there is one.
  private func exponent(from start: Int, into decimal: inout Decimal) -> Int {
    var i = start + 1
    let isNegative = i < bytes.count && bytes[i] == UInt8(ascii: "-")
    if i < bytes.count, isNegative || bytes[i] == UInt8(ascii: "+") { i += 1 }
    var value = 0
    let first = i
    while i < bytes.count, isDigit(bytes[i]) {
      value = min(value * 10 + Int(bytes[i] &- 0x30), 100_000)
      i += 1
    }
    guard i > first else { return start }
    decimal.exponent += isNegative ? -value : value
    return i
  }

  private func padded(_ text: String) -> String {
    var text = text
    if let point = text.firstIndex(of: ".") { text.insert("0", at: point) }
    return text
  }

  /// The next character, for an error.
  var found: String { found(at: position) }

  /// The character at a place, for an error.
  func found(at position: Int) -> String {
    guard position < bytes.count else { return "the end" }
    let rest = String(decoding: bytes[position...], as: UTF8.self)
    return rest.first.map { "'\($0)'" } ?? "the end"
  }

  func expected(_ what: String) -> ColorSyntaxError {
    ColorSyntaxError(reason: .expected(what, found: found), offset: position)
  }

  func isDigit(_ byte: UInt8) -> Bool { byte >= 0x30 && byte <= 0x39 }

  func isWordByte(_ byte: UInt8) -> Bool {
    isDigit(byte) || (byte | 0x20 >= 0x61 && byte | 0x20 <= 0x7A) || byte == 0x2D || byte == 0x5F
      || byte >= 0x80
  }
}
