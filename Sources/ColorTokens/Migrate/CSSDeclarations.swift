/// The custom properties of a style sheet, in order.
///
/// Only as much of CSS is read as that takes: comments, strings, escapes, blocks and declarations (CSS Syntax 3). A
/// sheet whose blocks, brackets, strings or comments have no end is refused at the place where one begins, for what
/// would be left out of it can't be known.
struct CSSDeclarations {
  /// A declaration, and the selector and rules that it stands in.
  struct Declaration {
    var scope: String
    var name: String
    var value: String
    var offset: Int
  }

  /// What isn't closed, or closes nothing, and the byte where it stands.
  struct Fault: Error {
    var message: String
    var offset: Int
  }

  private(set) var declarations: [Declaration] = []
  private let bytes: [UInt8]
  private var at: Int
  private var text: [UInt8] = []
  private var start = 0
  private var scopes: [(name: String, offset: Int)] = []
  private var brackets: [(close: UInt8, offset: Int)] = []

  init(_ source: SourceText) throws(Fault) {
    bytes = source.bytes
    at = source.hasByteOrderMark ? 3 : 0
    try read()
  }

  private mutating func read() throws(Fault) {
    while at < bytes.count {
      let byte = bytes[at]
      switch byte {
      case UInt8(ascii: "/") where next == UInt8(ascii: "*"): try skipComment()
      case UInt8(ascii: "/") where next == UInt8(ascii: "/") && text.isEmpty:
        // A line comment of LESS and SCSS; no declaration begins so.
        while at < bytes.count, bytes[at] != 0x0A { at += 1 }
      case UInt8(ascii: "\""), UInt8(ascii: "'"): try readString(byte)
      case UInt8(ascii: "\\"):
        append(byte)
        at += 1
        if at < bytes.count { append(bytes[at]) }
      case UInt8(ascii: "("), UInt8(ascii: "["):
        brackets.append((byte == UInt8(ascii: "(") ? UInt8(ascii: ")") : UInt8(ascii: "]"), at))
        append(byte)
      case UInt8(ascii: ")"), UInt8(ascii: "]"):
        guard brackets.popLast()?.close == byte else {
          throw Fault(message: "this bracket closes none", offset: at)
        }
        append(byte)
      case UInt8(ascii: "{"):
        try refuseOpenBracket()
        scopes.append((Self.collapsed(text), at))
        text = []
      case UInt8(ascii: "}"):
        try refuseOpenBracket()
        end()
        guard scopes.popLast() != nil else { throw Fault(message: "this brace closes no block", offset: at) }
      case UInt8(ascii: ";") where brackets.isEmpty: end()
      default: append(byte)
      }
      at += 1
    }
    try refuseOpenBracket()
    if let open = scopes.last { throw Fault(message: "this block isn't closed", offset: open.offset) }
    end()
  }

  private var next: UInt8? { at + 1 < bytes.count ? bytes[at + 1] : nil }

  private func refuseOpenBracket() throws(Fault) {
    if let open = brackets.last { throw Fault(message: "this bracket isn't closed", offset: open.offset) }
  }

  /// Adds a byte to the text; spaces before it don't count.
  private mutating func append(_ byte: UInt8) {
    if text.isEmpty {
      guard byte > 0x20 else { return }
      start = at
    }
    text.append(byte)
  }

  private mutating func skipComment() throws(Fault) {
    let open = at
    // Behind the first that could end it: `/*/` doesn't.
    at += 3
    while at < bytes.count, !(bytes[at - 1] == UInt8(ascii: "*") && bytes[at] == UInt8(ascii: "/")) {
      at += 1
    }
    guard at < bytes.count else { throw Fault(message: "this comment isn't closed", offset: open) }
  }

  private mutating func readString(_ quote: UInt8) throws(Fault) {
    let open = at
    append(quote)
    at += 1
    while at < bytes.count, bytes[at] != quote {
      if bytes[at] == 0x0A { break }
      if bytes[at] == UInt8(ascii: "\\"), at + 1 < bytes.count {
        text.append(bytes[at])
        at += 1
      }
      text.append(bytes[at])
      at += 1
    }
    guard at < bytes.count, bytes[at] == quote else {
      throw Fault(message: "this text isn't closed", offset: open)
    }
    text.append(quote)
  }

  private mutating func end() {
    defer { text = [] }
    let text = String(decoding: text, as: UTF8.self)
    guard text.hasPrefix("--"), let colon = text.firstIndex(of: ":") else { return }
    declarations.append(
      Declaration(
        scope: scopes.map(\.name).joined(separator: " "), name: Self.unescaped(text[..<colon].dropFirst(2)),
        value: Self.collapsed(Array(text[text.index(after: colon)...].utf8)), offset: start))
  }

  /// The text with each run of white space as one space, and none around it.
  private static func collapsed(_ text: [UInt8]) -> String {
    String(decoding: text, as: UTF8.self).split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }

  /// A name without its escapes and the space behind it.
  static func unescaped(_ name: Substring) -> String {
    var result = String.UnicodeScalarView()
    var rest = Substring(StudioText.trimmed(name)).unicodeScalars
    while let scalar = rest.popFirst() {
      guard scalar == "\\" else {
        result.append(scalar)
        continue
      }
      let digits = rest.prefix(6).prefix { $0.properties.isASCIIHexDigit }
      guard !digits.isEmpty else {
        if let own = rest.popFirst() { result.append(own) }
        continue
      }
      rest.removeFirst(digits.count)
      if rest.first?.properties.isWhitespace == true { rest.removeFirst() }
      result.append(
        UInt32(String(String.UnicodeScalarView(digits)), radix: 16).flatMap(Unicode.Scalar.init) ?? "\u{FFFD}"
      )
    }
    return String(result)
  }
}
