/// Reads a text into a `JSONDocument` in one pass over its bytes.
///
/// Nothing is copied out of the text: each value becomes one small node that says where it stands. The
/// stack is our own, so that depth is a limit and never a crash.
struct JSONReader {
  /// How many levels may lie below the outermost value.
  static let depthLimit = 64
  /// Offsets are kept in 32 bits.
  static let sizeLimit = 1 << 31

  let bytes: [UInt8]
  var index = 0
  var nodes: [JSONDocument.Node] = []
  var stack: [Frame] = []

  /// An object or array that isn't closed yet.
  struct Frame {
    /// Its node.
    var node: Int
    /// The node of the name read last, or -1.
    var name = -1
    /// How many members or elements were begun.
    var count = 0
    /// Whether every name so far is ASCII without escapes, so that bytes can be compared.
    var hasPlainNames = true
  }

  private enum State { case value, valueOrBracket, name, nameOrBrace, after }

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// The nodes of the whole text.
  mutating func read() throws(JSONError) -> [JSONDocument.Node] {
    try checkEncoding()
    nodes.reserveCapacity(bytes.count / 10 + 8)
    stack.reserveCapacity(Self.depthLimit + 2)
    var state = State.value
    while true {
      skipSpace()
      switch state {
      case .value: state = try readValue(orBracket: false)
      case .valueOrBracket: state = try readValue(orBracket: true)
      case .name, .nameOrBrace: state = try readName(orBrace: state == .nameOrBrace)
      case .after:
        guard !stack.isEmpty else {
          if index < bytes.count { throw fault(.extraContent(found())) }
          return nodes
        }
        state = try readSeparator()
      }
    }
  }

  private mutating func readValue(orBracket: Bool) throws(JSONError) -> State {
    guard index < bytes.count else { throw expected(.value) }
    if bytes[index] == UInt8(ascii: "]"), let frame = stack.last, nodes[frame.node].kind == .array {
      // A bracket right after a comma: the array isn't empty, and a value must follow.
      if !orBracket { throw fault(.trailingComma(close: "]")) }
      try close()
      return .after
    }
    if !stack.isEmpty { stack[stack.count - 1].count += 1 }
    switch bytes[index] {
    case UInt8(ascii: "{"):
      try open(.object)
      return .nameOrBrace
    case UInt8(ascii: "["):
      try open(.array)
      return .valueOrBracket
    case UInt8(ascii: "\""): _ = try readString()
    case UInt8(ascii: "t"): try readWord("true", .true)
    case UInt8(ascii: "f"): try readWord("false", .false)
    case UInt8(ascii: "n"): try readWord("null", .null)
    default: try readNumber()
    }
    return .after
  }

  private mutating func readName(orBrace: Bool) throws(JSONError) -> State {
    let expectation = orBrace ? JSONError.Expectation.nameOrBrace : .name
    guard index < bytes.count else { throw expected(expectation) }
    switch bytes[index] {
    case UInt8(ascii: "\""): break
    case UInt8(ascii: "}"):
      if !orBrace { throw fault(.trailingComma(close: "}")) }
      try close()
      return .after
    case UInt8(ascii: "'"): throw fault(.singleQuotes)
    case let byte where byte.isLetter: throw fault(.bareName(word()))
    default: throw expected(expectation)
    }
    let name = nodes.count
    let isPlain = try readString()
    stack[stack.count - 1].name = name
    stack[stack.count - 1].hasPlainNames = stack[stack.count - 1].hasPlainNames && isPlain
    skipSpace()
    guard index < bytes.count, bytes[index] == UInt8(ascii: ":") else { throw expected(.colon) }
    index += 1
    return .value
  }

  private mutating func readSeparator() throws(JSONError) -> State {
    let isObject = nodes[stack[stack.count - 1].node].kind == .object
    let expectation = isObject ? JSONError.Expectation.commaOrBrace : .commaOrBracket
    guard index < bytes.count else { throw expected(expectation) }
    switch bytes[index] {
    case UInt8(ascii: ","):
      index += 1
      return isObject ? .name : .value
    case UInt8(ascii: "}") where isObject, UInt8(ascii: "]") where !isObject:
      try close()
      return .after
    default: throw expected(expectation)
    }
  }

  private mutating func open(_ kind: JSONKind) throws(JSONError) {
    guard stack.count <= Self.depthLimit else { throw fault(.tooDeep(limit: Self.depthLimit)) }
    stack.append(Frame(node: nodes.count))
    append(kind, start: index, end: index)
    index += 1
  }

  private mutating func close() throws(JSONError) {
    index += 1
    let frame = stack[stack.count - 1]
    nodes[frame.node].end = UInt32(index)
    nodes[frame.node].next = UInt32(nodes.count)
    if nodes[frame.node].kind == .object { try checkNames(of: frame) }
    stack.removeLast()
  }

  private mutating func readWord(_ word: StaticString, _ kind: JSONKind) throws(JSONError) {
    let text = "\(word)"
    guard self.word() == text else { throw expected(.value) }
    append(kind, start: index, end: index + text.utf8.count)
    index += text.utf8.count
  }

  /// Adds a node that, as long as nothing else is said, has nothing within it.
  mutating func append(_ kind: JSONKind, start: Int, end: Int, flags: JSONDocument.Node.Flags = []) {
    nodes.append(
      JSONDocument.Node(
        start: UInt32(start), end: UInt32(end), next: UInt32(nodes.count + 1), kind: kind, flags: flags))
  }

  mutating func skipSpace() {
    while index < bytes.count {
      switch bytes[index] {
      case 0x20, 0x09, 0x0A, 0x0D: index += 1
      default: return
      }
    }
  }
}
