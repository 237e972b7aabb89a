extension CSSScanner {
  /// Whether an escape begins here: a backslash with anything but the end of a line behind it.
  var isEscape: Bool {
    guard next == UInt8(ascii: "\\") else { return false }
    guard position + 1 < bytes.count else { return true }
    let byte = bytes[position + 1]
    return byte != 0x0A && byte != 0x0C && byte != 0x0D
  }

  /// The character that an escape stands for; nothing if none begins here.
  ///
  /// Up to six hex digits are its number, and one white space behind them is part of it. What is no character, 0 too,
  /// and the end of the text, is U+FFFD (CSS Syntax 3, section 4.3.7).
  mutating func escape() -> Unicode.Scalar? {
    guard isEscape else { return nil }
    position += 1
    guard let first = next else { return "\u{FFFD}" }
    guard CSSHex.value(of: first) != nil else { return character() }
    var number: UInt32 = 0
    var count = 0
    while count < 6, let byte = next, let digit = CSSHex.value(of: byte) {
      number = number << 4 | UInt32(digit)
      count += 1
      position += 1
    }
    if isSpace(at: position) {
      // The end of a line may be of two bytes.
      let isPair = bytes[position] == 0x0D && position + 1 < bytes.count && bytes[position + 1] == 0x0A
      position += isPair ? 2 : 1
    }
    return number == 0 ? "\u{FFFD}" : Unicode.Scalar(number) ?? "\u{FFFD}"
  }

  /// A word with an escape in it, of which what comes before the first one is passed already.
  mutating func escapedWord(from start: Int) -> String {
    var word = Array(bytes[start..<position])
    while let byte = next {
      if isWordByte(byte) {
        word.append(byte)
        position += 1
      } else if let character = escape() {
        word += String(character).utf8
      } else {
        break
      }
    }
    return String(decoding: word, as: UTF8.self).asciiLowercased
  }

  /// The next character, which there must be.
  private mutating func character() -> Unicode.Scalar {
    let rest = String(decoding: bytes[position..<min(position + 4, bytes.count)], as: UTF8.self)
    let character = rest.unicodeScalars.first ?? "\u{FFFD}"
    position += UTF8.width(character)
    return character
  }
}
