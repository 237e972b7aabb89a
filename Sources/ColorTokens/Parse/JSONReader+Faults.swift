extension JSONReader {
  /// A fault here, or at another byte, with the way that leads to it.
  func fault(_ reason: JSONError.Reason, at offset: Int? = nil) -> JSONError {
    var path: [String] = []
    for frame in stack {
      if nodes[frame.node].kind == .array {
        if frame.count > 0 { path.append(String(frame.count - 1)) }
      } else if frame.name >= 0 {
        path.append(JSONDocument.string(nodes[frame.name], in: bytes))
      }
    }
    return JSONError(reason, offset: offset ?? index, path: path)
  }

  /// The fault of finding something else than what was expected.
  ///
  /// What people write by habit from JSON5 or JavaScript is named as such.
  func expected(_ expectation: JSONError.Expectation) -> JSONError {
    guard index < bytes.count else { return fault(.expected(expectation, found: "the end of the file")) }
    let byte = bytes[index]
    if byte == UInt8(ascii: "#"), expectation != .value { return fault(.comment) }
    if byte == UInt8(ascii: "/"), index + 1 < bytes.count,
      bytes[index + 1] == UInt8(ascii: "/") || bytes[index + 1] == UInt8(ascii: "*")
    {
      return fault(.comment)
    }
    if byte >= 0x80, sequenceLength(at: index) == 0 { return fault(.notUTF8(byte)) }
    if expectation == .value {
      if byte == UInt8(ascii: "'") { return fault(.singleQuotes) }
      switch word() {
      case "NaN", "nan", "Infinity", "-Infinity", "+Infinity", "inf", "-inf", "-NaN":
        return fault(.notFinite(word()))
      default: break
      }
    }
    return fault(.expected(expectation, found: found()))
  }

  /// What stands here, short and in quotes.
  func found() -> String {
    guard index < bytes.count else { return "the end of the file" }
    let word = word()
    if !word.isEmpty { return word.quoted }
    let length = max(1, sequenceLength(at: index))
    return String(decoding: bytes[index..<index + length], as: UTF8.self).quoted
  }

  /// The letters, digits and signs that stand here, at most 24.
  func word() -> String {
    var end = index
    while end < bytes.count, end - index < 24 {
      let byte = bytes[end]
      guard
        byte.isLetter || byte.isDigit || byte == UInt8(ascii: "-") || byte == UInt8(ascii: "+")
          || byte == UInt8(ascii: ".") || byte == UInt8(ascii: "_")
      else { break }
      end += 1
    }
    return String(decoding: bytes[index..<end], as: UTF8.self)
  }

  /// Skips a byte order mark, and refuses what can't be UTF-8 text by its first bytes.
  mutating func checkEncoding() throws(JSONError) {
    guard bytes.count < Self.sizeLimit else { throw fault(.tooLarge(limit: Self.sizeLimit)) }
    let head = Array(bytes.prefix(4))
    if head.starts(with: [0xEF, 0xBB, 0xBF]) {
      index = 3
    } else if head.starts(with: [0xFF, 0xFE, 0, 0]) || head.starts(with: [0, 0, 0xFE, 0xFF])
      || head.starts(with: [0, 0, 0])
    {
      throw fault(.otherEncoding("UTF-32"))
    } else if head.starts(with: [0xFF, 0xFE]) || head.starts(with: [0xFE, 0xFF])
      || head.count >= 2 && (head[0] == 0) != (head[1] == 0)
    {
      // JSON begins with an ASCII character: a zero byte beside it is the other half of a wider one.
      throw fault(.otherEncoding(head.count == 4 && head[1...] == [0, 0, 0] ? "UTF-32" : "UTF-16"))
    } else if let first = head.first {
      if first >= 0x80, sequenceLength(at: 0) == 0 { throw fault(.notText) }
      if first < 0x20, first != 0x09, first != 0x0A, first != 0x0D { throw fault(.notText) }
    }
  }
}

extension UInt8 {
  var isDigit: Bool { self >= 0x30 && self <= 0x39 }
  var isLetter: Bool { self | 0x20 >= 0x61 && self | 0x20 <= 0x7A }
  var isHexDigit: Bool { isDigit || self | 0x20 >= 0x61 && self | 0x20 <= 0x66 }
}
