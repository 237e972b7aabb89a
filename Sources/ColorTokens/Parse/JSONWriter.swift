/// Writes JSON values: the same value gives the same bytes, everywhere.
///
///     JSONWriter.line.text(of: .object([JSONMember("a", .number(0.1))]))  // {"a":0.1}
public struct JSONWriter: Hashable, Sendable {
  /// Whether the text is laid out for people: two spaces a level, a final newline, and arrays of plain
  /// values on one line when they are short.
  public var isPretty: Bool

  /// Lines and indents, for files.
  public static let pretty = JSONWriter(isPretty: true)
  /// One line without spaces and without a newline, for streams of records.
  public static let line = JSONWriter(isPretty: false)

  /// A writer of that layout.
  public init(isPretty: Bool) { self.isPretty = isPretty }

  /// The text of a value.
  public func text(of value: JSONValue) -> String {
    String(decoding: bytes(of: value), as: UTF8.self)
  }

  /// The text of a value in UTF-8.
  public func bytes(of value: JSONValue) -> [UInt8] {
    var output: [UInt8] = []
    write(value, level: 0, to: &output)
    if isPretty { output.append(0x0A) }
    return output
  }

  private func write(_ value: JSONValue, level: Int, to output: inout [UInt8]) {
    switch value {
    case .null: output += "null".utf8
    case .bool(let bool): output += (bool ? "true" : "false").utf8
    case .number(let number): output += number.text.utf8
    case .string(let string): Self.append(string, to: &output)
    case .array(let elements):
      guard !elements.isEmpty else { return output += "[]".utf8 }
      if isPretty, let short = shortLine(of: elements) { return output += short }
      output.append(UInt8(ascii: "["))
      for (index, element) in elements.enumerated() {
        if index > 0 { output.append(UInt8(ascii: ",")) }
        breakLine(level + 1, &output)
        write(element, level: level + 1, to: &output)
      }
      breakLine(level, &output)
      output.append(UInt8(ascii: "]"))
    case .object(let members):
      guard !members.isEmpty else { return output += "{}".utf8 }
      output.append(UInt8(ascii: "{"))
      for (index, member) in members.enumerated() {
        if index > 0 { output.append(UInt8(ascii: ",")) }
        breakLine(level + 1, &output)
        Self.append(member.name, to: &output)
        output += (isPretty ? ": " : ":").utf8
        write(member.value, level: level + 1, to: &output)
      }
      breakLine(level, &output)
      output.append(UInt8(ascii: "}"))
    }
  }

  private func breakLine(_ level: Int, _ output: inout [UInt8]) {
    guard isPretty else { return }
    output.append(0x0A)
    for _ in 0..<level { output += "  ".utf8 }
  }

  /// An array on one line, when it holds only numbers, strings and the like and fits into 72 bytes.
  private func shortLine(of elements: [JSONValue]) -> [UInt8]? {
    var line = Array("[".utf8)
    for (index, element) in elements.enumerated() {
      switch element {
      case .array, .object: return nil
      default: break
      }
      if index > 0 { line += ", ".utf8 }
      write(element, level: 0, to: &line)
      if line.count > 72 { return nil }
    }
    return line + "]".utf8
  }

  /// Appends a string in quotes. Only what must be escaped is (RFC 8259, section 7).
  public static func append(_ string: String, to output: inout [UInt8]) {
    output.append(UInt8(ascii: "\""))
    let start = output.count
    output += string.utf8
    if output[start...].contains(where: mustBeEscaped) {
      output.removeSubrange(start...)
      appendEscaped(string, to: &output)
    }
    output.append(UInt8(ascii: "\""))
  }

  private static func mustBeEscaped(_ byte: UInt8) -> Bool {
    byte < 0x20 || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\")
  }

  private static func appendEscaped(_ string: String, to output: inout [UInt8]) {
    for byte in string.utf8 {
      switch byte {
      case UInt8(ascii: "\""): output += "\\\"".utf8
      case UInt8(ascii: "\\"): output += "\\\\".utf8
      case 0x08: output += "\\b".utf8
      case 0x0C: output += "\\f".utf8
      case 0x0A: output += "\\n".utf8
      case 0x0D: output += "\\r".utf8
      case 0x09: output += "\\t".utf8
      case 0..<0x20:
        let digits = String(byte, radix: 16)
        output += "\\u\(String(repeating: "0", count: 4 - digits.count))\(digits)".utf8
      default: output.append(byte)
      }
    }
  }
}
