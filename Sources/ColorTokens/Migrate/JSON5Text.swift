/// A text of JSON5 as JSON: without comments and trailing commas, with double quotes around names and texts.
///
/// What JSON5 has beyond that (hexadecimal numbers, `+1`, `NaN`, escapes of its own) is left as it is, for the reader
/// of JSON to refuse. Every byte keeps its line, so that places can be told.
///
/// - SeeAlso: spec.json5.org.
struct JSON5Text {
  /// The text as JSON.
  private(set) var json: [UInt8] = []
  /// For each piece of the JSON the byte of the text that it came from: where offsets begin to differ by another
  /// amount.
  private var shifts: [(json: Int, source: Int)] = []
  private let bytes: [UInt8]
  private var at = 0

  init(_ source: SourceText) {
    bytes = source.bytes
    at = source.hasByteOrderMark ? 3 : 0
    mark()
    while at < bytes.count { step() }
  }

  /// The byte of the text for a byte of the JSON.
  func sourceOffset(_ offset: Int) -> Int {
    var low = 0
    var high = shifts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if shifts[middle].json <= offset { low = middle } else { high = middle }
    }
    return shifts[low].source + offset - shifts[low].json
  }

  private mutating func mark() { shifts.append((json.count, at)) }

  private mutating func step() {
    let byte = bytes[at]
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "'"): string(byte)
    case UInt8(ascii: "/") where peek == UInt8(ascii: "/"):
      while at < bytes.count, bytes[at] != 0x0A { blank() }
    case UInt8(ascii: "/") where peek == UInt8(ascii: "*"):
      blank()
      blank()
      while at < bytes.count, !(bytes[at] == UInt8(ascii: "*") && peek == UInt8(ascii: "/")) { blank() }
      blank()
      blank()
    case UInt8(ascii: "}"), UInt8(ascii: "]"):
      dropComma()
      copy()
    case _ where byte.isLetter || byte == UInt8(ascii: "_") || byte == UInt8(ascii: "$"): word()
    case _ where byte.isDigit || byte == UInt8(ascii: "-") || byte == UInt8(ascii: "+"):
      while at < bytes.count, bytes[at].isLetter || bytes[at].isDigit || "+-._".utf8.contains(bytes[at]) {
        copy()
      }
    default: copy()
    }
  }

  private var peek: UInt8? { at + 1 < bytes.count ? bytes[at + 1] : nil }

  private mutating func copy() {
    json.append(bytes[at])
    at += 1
  }

  /// A space for a byte; lines stay.
  private mutating func blank() {
    guard at < bytes.count else { return }
    json.append(bytes[at] == 0x0A || bytes[at] == 0x0D ? bytes[at] : 0x20)
    at += 1
  }

  /// Takes back a comma that nothing but spaces has come behind.
  private mutating func dropComma() {
    if let last = json.lastIndex(where: { $0 > 0x20 }), json[last] == UInt8(ascii: ",") { json[last] = 0x20 }
  }

  private mutating func string(_ quote: UInt8) {
    json.append(UInt8(ascii: "\""))
    at += 1
    while at < bytes.count, bytes[at] != quote {
      if bytes[at] == UInt8(ascii: "\\"), at + 1 < bytes.count {
        if bytes[at + 1] == UInt8(ascii: "'") {
          at += 1
          mark()
          copy()
        } else {
          copy()
          copy()
        }
      } else if bytes[at] == UInt8(ascii: "\"") {
        json.append(UInt8(ascii: "\\"))
        mark()
        copy()
      } else {
        copy()
      }
    }
    guard at < bytes.count else { return }
    json.append(UInt8(ascii: "\""))
    at += 1
  }

  /// A name, which gets quotes where a colon follows; any other word stays.
  private mutating func word() {
    var end = at
    while end < bytes.count,
      bytes[end].isLetter || bytes[end].isDigit || "_$".utf8.contains(bytes[end]) || bytes[end] >= 0x80
    {
      end += 1
    }
    var next = end
    while next < bytes.count, bytes[next] <= 0x20 { next += 1 }
    let isName = next < bytes.count && bytes[next] == UInt8(ascii: ":")
    if isName {
      json.append(UInt8(ascii: "\""))
      mark()
    }
    while at < end { copy() }
    if isName {
      json.append(UInt8(ascii: "\""))
      mark()
    }
  }
}
