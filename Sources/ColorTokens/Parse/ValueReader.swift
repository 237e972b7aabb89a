internal import ColorCore

/// Reads the values of one token, and says what is wrong with them and where.
///
/// It reads twice at most: when the tree is read, and where a value has references inside it again, when all tokens are
/// known. The first time it gives up at a reference, without a word.
struct ValueReader {
  let strictness: Strictness
  let path: TokenPath
  var diagnostics: [Diagnostic] = []
  /// Whether a reference was met that can't be followed yet.
  private(set) var hasReference = false
  /// Follows references; `nil` as long as not all tokens are known.
  private let locator: ReferenceLocator?

  init(strictness: Strictness, path: TokenPath, locator: ReferenceLocator? = nil) {
    self.strictness = strictness
    self.path = path
    self.locator = locator
  }

  /// A value of a type, with its references followed; `nil` for one that is refused.
  mutating func value(_ node: JSONNode, _ type: TokenType) -> ResolvedValue? {
    switch type {
    case .color: return color(node).map { .color($0) }
    case .number:
      if let number = node.number { return .number(number) }
      report(.valueKind(.number, found: node.kind), at: node, "/$value")
      return nil
    default:
      let known = diagnostics.count
      check(node, as: type)
      return diagnostics[known...].contains { $0.level == .error || $0.fact.leavesOut } ? nil : .other(node)
    }
  }

  /// What stands at a part of a value: itself, or what its `$ref` leads to. It is `nil` where that isn't known, or can't
  /// be had, which is told by whoever follows references.
  mutating func follow(_ node: JSONNode) -> JSONNode? {
    guard let pointer = node.innerPointer else { return node }
    guard let locator else {
      hasReference = true
      return nil
    }
    return locator.value(of: pointer, in: path)
  }

  /// The type of the token that a part refers to as a whole; `nil` for a part that isn't such a reference, or leads to
  /// none.
  mutating func tokenType(_ string: JSONNode) -> TokenType? {
    guard let locator else {
      hasReference = true
      return nil
    }
    return locator.tokenType(of: string, in: path)
  }

  mutating func report(
    _ fact: Diagnostic.Fact, level: Diagnostic.Level? = nil, at node: JSONNode, _ suffix: String,
    skipping bytes: Int = 0
  ) {
    diagnostics.append(
      Diagnostic(
        fact, level: level ?? strictness.level(of: fact),
        at: node.document.source.position(at: node.offset + bytes), token: path,
        pointer: path.pointer + suffix))
  }
}

/// A node by its place in its document, for tables.
struct NodeKey: Hashable {
  private let document: ObjectIdentifier
  private let index: Int

  init(_ node: JSONNode) {
    document = ObjectIdentifier(node.document)
    index = node.index
  }
}

extension JSONNode {
  /// Whether both are one place of one document.
  func isSameNode(as other: JSONNode) -> Bool { document === other.document && index == other.index }

  /// The string of `{"$ref": "…"}`; `nil` for any other value.
  var innerPointer: JSONNode? {
    guard kind == .object, let pointer = self["$ref"], pointer.kind == .string else { return nil }
    return pointer
  }
}
