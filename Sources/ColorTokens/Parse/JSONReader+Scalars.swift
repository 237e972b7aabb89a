extension JSONReader {
  /// Reads the string that begins here; true when it is ASCII without escapes.
  mutating func readString() throws(JSONError) -> Bool {
    let start = index
    var flags = JSONDocument.Node.Flags()
    var at = index + 1
    scan: while true {
      guard at < bytes.count else {
        index = bytes.count
        throw fault(.unterminatedString)
      }
      let byte = bytes[at]
      switch byte {
      case UInt8(ascii: "\""): break scan
      case UInt8(ascii: "\\"):
        flags.insert(.escaped)
        at = try checkEscape(at: at)
      case 0..<0x20: throw fault(.controlCharacter(byte), at: at)
      case 0x80...:
        flags.insert(.nonASCII)
        let length = sequenceLength(at: at)
        guard length > 0 else { throw fault(.notUTF8(byte), at: at) }
        at += length
      default: at += 1
      }
    }
    index = at + 1
    append(.string, start: start, end: index, flags: flags)
    return flags.isEmpty
  }

  /// The byte after the escape that begins here.
  private func checkEscape(at offset: Int) throws(JSONError) -> Int {
    guard offset + 1 < bytes.count else { return bytes.count }
    switch bytes[offset + 1] {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"), UInt8(ascii: "b"), UInt8(ascii: "f"),
      UInt8(ascii: "n"), UInt8(ascii: "r"), UInt8(ascii: "t"):
      return offset + 2
    case UInt8(ascii: "u"):
      guard let unit = JSONDocument.hexUnit(at: offset + 2, in: bytes) else {
        throw fault(.escape(escapeText(at: offset)), at: offset)
      }
      guard unit & 0xF800 == 0xD800 else { return offset + 6 }
      let text = String(decoding: bytes[offset..<offset + 6], as: UTF8.self)
      // A high half must be followed at once by a low half.
      guard unit < 0xDC00, offset + 7 < bytes.count, bytes[offset + 6] == UInt8(ascii: "\\"),
        bytes[offset + 7] == UInt8(ascii: "u"),
        let low = JSONDocument.hexUnit(at: offset + 8, in: bytes), low & 0xFC00 == 0xDC00
      else { throw fault(.loneSurrogate(text), at: offset) }
      return offset + 12
    default: throw fault(.escape(escapeText(at: offset)), at: offset)
    }
  }

  private func escapeText(at offset: Int) -> String {
    var end = offset + 1
    let limit = min(bytes.count, offset + (bytes[end] == UInt8(ascii: "u") ? 6 : 2))
    while end < limit, bytes[end] >= 0x20, bytes[end] < 0x7F,
      bytes[end] != UInt8(ascii: "\"") || end == offset + 1
    {
      end += 1
    }
    return String(decoding: bytes[offset..<end], as: UTF8.self)
  }

  /// How many bytes the UTF-8 sequence here has, or 0 when it isn't well-formed.
  ///
  /// The second byte's range shuts out overlong forms, surrogates and values above U+10FFFF (Unicode,
  /// table 3-7).
  func sequenceLength(at offset: Int) -> Int {
    func has(_ position: Int, _ range: ClosedRange<UInt8>) -> Bool {
      offset + position < bytes.count && range.contains(bytes[offset + position])
    }
    let tail: ClosedRange<UInt8> = 0x80...0xBF
    switch bytes[offset] {
    case 0..<0x80: return 1
    case 0xC2...0xDF: return has(1, tail) ? 2 : 0
    case 0xE0: return has(1, 0xA0...0xBF) && has(2, tail) ? 3 : 0
    case 0xED: return has(1, 0x80...0x9F) && has(2, tail) ? 3 : 0
    case 0xE1...0xEF: return has(1, tail) && has(2, tail) ? 3 : 0
    case 0xF0: return has(1, 0x90...0xBF) && has(2, tail) && has(3, tail) ? 4 : 0
    case 0xF1...0xF3: return has(1, tail) && has(2, tail) && has(3, tail) ? 4 : 0
    case 0xF4: return has(1, 0x80...0x8F) && has(2, tail) && has(3, tail) ? 4 : 0
    default: return 0
    }
  }

  /// Reads the number that begins here (RFC 8259, section 6).
  mutating func readNumber() throws(JSONError) {
    let start = index
    var at = index
    func digits() -> Int {
      var count = 0
      while at < bytes.count, bytes[at].isDigit {
        at += 1
        count += 1
      }
      return count
    }
    if at < bytes.count, bytes[at] == UInt8(ascii: "-") { at += 1 }
    let first = at
    let whole = digits()
    if whole == 0 {
      let begins = start < bytes.count && !bytes[start].isLetter
      throw begins && word().utf8.contains { $0.isDigit } ? fault(.numberForm(word())) : expected(.value)
    }
    var isWellFormed = whole == 1 || bytes[first] != UInt8(ascii: "0")
    var mayOverflow = whole > 300
    if at < bytes.count, bytes[at] == UInt8(ascii: ".") {
      at += 1
      isWellFormed = digits() > 0 && isWellFormed
    }
    if at < bytes.count, bytes[at] | 0x20 == UInt8(ascii: "e") {
      at += 1
      if at < bytes.count, bytes[at] == UInt8(ascii: "+") || bytes[at] == UInt8(ascii: "-") { at += 1 }
      isWellFormed = digits() > 0 && isWellFormed
      mayOverflow = true
    }
    if at < bytes.count, bytes[at].isLetter || bytes[at] == UInt8(ascii: ".") { isWellFormed = false }
    guard isWellFormed else { throw fault(.numberForm(word())) }
    if mayOverflow {
      let text = String(decoding: bytes[start..<at], as: UTF8.self)
      guard let value = Double(text), value.isFinite else { throw fault(.numberOverflow(text)) }
    }
    index = at
    append(.number, start: start, end: at)
  }
}
