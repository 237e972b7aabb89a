/// A JSON text that was read: every value with its place, in the order of the text.
///
/// A document is a flat list of nodes over the bytes of its source; strings and numbers are made when they
/// are asked for. That keeps a file of 100 MB within a few times its size.
public final class JSONDocument: Sendable {
  /// The text that the document was read from.
  public let source: SourceText
  let nodes: [Node]

  /// The document of a text.
  ///
  /// - Throws: The first fault in the text.
  /// - Complexity: O(*n*) in the bytes.
  public init(_ source: SourceText) throws(JSONError) {
    var reader = JSONReader(source.bytes)
    self.nodes = try reader.read()
    self.source = source
  }

  /// The outermost value.
  public var root: JSONNode { JSONNode(document: self, index: 0) }

  /// One value or name: where it begins and ends, and which node follows what it holds.
  struct Node: Sendable {
    var start: UInt32
    var end: UInt32
    var next: UInt32
    var kind: JSONKind
    var flags: Flags

    struct Flags: OptionSet, Sendable {
      let rawValue: UInt8
      static let escaped = Flags(rawValue: 1)
      static let nonASCII = Flags(rawValue: 2)
    }
  }

  /// The content of a string node.
  static func string(_ node: Node, in bytes: [UInt8]) -> String {
    let content = bytes[Int(node.start) + 1..<Int(node.end) - 1]
    guard node.flags.contains(.escaped) else { return String(decoding: content, as: UTF8.self) }
    var text: [UInt8] = []
    text.reserveCapacity(content.count)
    var at = content.startIndex
    while at < content.endIndex {
      guard content[at] == UInt8(ascii: "\\") else {
        text.append(content[at])
        at += 1
        continue
      }
      at += 2
      switch content[at - 1] {
      case UInt8(ascii: "b"): text.append(0x08)
      case UInt8(ascii: "f"): text.append(0x0C)
      case UInt8(ascii: "n"): text.append(0x0A)
      case UInt8(ascii: "r"): text.append(0x0D)
      case UInt8(ascii: "t"): text.append(0x09)
      case UInt8(ascii: "u"):
        var value = UInt32(hexUnit(at: at, in: bytes) ?? 0)
        at += 4
        if value & 0xFC00 == 0xD800 {
          // The reader has made sure that the low half follows.
          value = 0x10000 + (value & 0x3FF) << 10 + UInt32(hexUnit(at: at + 2, in: bytes) ?? 0) & 0x3FF
          at += 6
        }
        text.append(contentsOf: String(Unicode.Scalar(value) ?? "\u{FFFD}").utf8)
      case let byte: text.append(byte)
      }
    }
    return String(decoding: text, as: UTF8.self)
  }

  /// The four hexadecimal digits at a place, or `nil` when they aren't there.
  static func hexUnit(at offset: Int, in bytes: [UInt8]) -> UInt16? {
    guard offset + 4 <= bytes.count else { return nil }
    var value: UInt16 = 0
    for byte in bytes[offset..<offset + 4] {
      guard byte.isHexDigit else { return nil }
      value = value << 4 | UInt16(byte.isDigit ? byte - 0x30 : (byte | 0x20) - 0x57)
    }
    return value
  }
}
