/// Gives each token of the merged tree its type and its value.
///
/// It comes after merging, because a later file may state the type of a group that an earlier one fills.
struct TokenValueReader {
  let strictness: Strictness
  let entries: [TokenEntry]
  var tokens: [Token] = []
  var groups: [TokenGroup] = []
  var diagnostics: [Diagnostic] = []

  init(strictness: Strictness, entries: [TokenEntry]) {
    self.strictness = strictness
    self.entries = entries
  }

  mutating func read() {
    var types: [TokenEntry.StatedType] = []
    var deprecations: [Deprecation?] = []
    types.reserveCapacity(entries.count)
    deprecations.reserveCapacity(entries.count)
    for entry in entries {
      let outer = entry.parent >= 0 ? types[entry.parent] : .none
      if case .none = entry.type { types.append(outer) } else { types.append(entry.type) }
      switch entry.deprecation {
      case nil: deprecations.append(entry.parent >= 0 ? deprecations[entry.parent] : nil)
      case .no: deprecations.append(nil)
      case .yes(let deprecation): deprecations.append(deprecation)
      }
      if entry.isToken, let name = entry.name {
        tokens.append(
          Token(
            path: entry.path, ownType: entry.type.type, groupType: outer.type,
            value: value(of: entry, type: types[types.count - 1]), description: entry.description,
            extensions: entry.extensions, deprecation: deprecations[deprecations.count - 1], name: name,
            node: entry.node))
      } else {
        groups.append(
          TokenGroup(
            path: entry.path, type: types[types.count - 1].type, description: entry.description,
            extensions: entry.extensions, deprecation: deprecations[deprecations.count - 1], name: entry.name,
            node: entry.node))
      }
    }
  }

  private mutating func value(of entry: TokenEntry, type: TokenEntry.StatedType) -> TokenValue {
    // A type that was refused has been reported; nothing more can be said about the value.
    if case .invalid = entry.type { return .invalid }
    if let pointer = entry.pointer { return reference(to: pointer, of: entry, suffix: "/$ref") }
    guard let node = entry.value else { return .invalid }
    if let pointer = wholePointer(in: node, of: entry) { return pointer }
    if let text = node.string {
      switch ReferenceReader.curly(text, isColor: type.type == .color) {
      case .path(let path): return .reference(TokenReference(target: path, isPointer: false, node: node))
      case .malformed(let fixed):
        report(.referenceSyntax(text, fixed: fixed), at: node, of: entry, "/$value", skipping: 1)
        return .invalid
      case .none: break
      }
    }
    switch type {
    case .invalid: return .invalid
    case .none:
      report(.typeMissing, at: entry.name ?? entry.node, of: entry, "")
      return .invalid
    case .known(.color): return color(node, of: entry)
    case .known(.number):
      guard let number = node.number else {
        report(.valueKind(.number, found: node.kind), at: node, of: entry, "/$value")
        return .invalid
      }
      return .number(number)
    case .known(let type): return other(node, type, of: entry)
    }
  }

  /// A value that is `{"$ref": "…"}`.
  private mutating func wholePointer(in node: JSONNode, of entry: TokenEntry) -> TokenValue? {
    guard node.kind == .object, let pointer = node["$ref"] else { return nil }
    for (name, _) in node.members where name.string != "$ref" {
      report(.unsupported("a member beside '$ref'"), at: name, of: entry, "/$value")
      return .invalid
    }
    guard pointer.kind == .string else {
      report(
        .propertyKind(name: "$ref", expected: "a string", found: pointer.kind), at: pointer, of: entry,
        "/$value/$ref")
      return .invalid
    }
    return reference(to: pointer, of: entry, suffix: "/$value/$ref")
  }

  private mutating func reference(to node: JSONNode, of entry: TokenEntry, suffix: String) -> TokenValue {
    let text = node.string ?? ""
    switch ReferenceReader.pointer(text) {
    case .path(let path):
      if text.contains(" ") { report(.pointerSpace(text), at: node, of: entry, suffix, skipping: 1) }
      return .reference(TokenReference(target: path, isPointer: true, node: node))
    case .malformed(let hint):
      report(.pointerSyntax(text, hint: hint), at: node, of: entry, suffix, skipping: 1)
    case .missing: report(.pointerMissing(text, nearest: nil), at: node, of: entry, suffix, skipping: 1)
    case .unsupported(let what): report(.unsupported(what), at: node, of: entry, suffix, skipping: 1)
    }
    return .invalid
  }

  /// A value that is kept as it is. References within it aren't followed, which is said.
  private mutating func other(_ node: JSONNode, _ type: TokenType, of entry: TokenEntry) -> TokenValue {
    if node.kind == .null || node.bool != nil {
      report(.valueKind(type, found: node.kind), at: node, of: entry, "/$value")
      return .invalid
    }
    if let inner = node.firstReferenceWithin {
      let fact = Diagnostic.Fact.unsupported("a reference within a \(type.rawValue)")
      report(fact, level: .warning, at: inner, of: entry, "/$value")
    }
    return .other(node)
  }

  mutating func report(
    _ fact: Diagnostic.Fact, level: Diagnostic.Level? = nil, at node: JSONNode, of entry: TokenEntry,
    _ suffix: String, skipping bytes: Int = 0
  ) {
    diagnostics.append(
      Diagnostic(
        fact, level: level ?? strictness.level(of: fact),
        at: node.document.source.position(at: node.offset + bytes), token: entry.path,
        pointer: entry.path.pointer + suffix))
  }
}

extension TokenEntry.StatedType {
  var type: TokenType? {
    if case .known(let type) = self { type } else { nil }
  }
}

extension JSONNode {
  /// The first string in curly brackets, or the first `$ref`, within an array or object.
  fileprivate var firstReferenceWithin: JSONNode? {
    for inner in index..<nextIndex where kind == .array || kind == .object {
      let node = JSONNode(document: document, index: inner)
      guard node.kind == .string else { continue }
      let content = document.source.bytes[node.offset + 1..<node.endOffset - 1]
      let isCurly = content.first == UInt8(ascii: "{") && content.last == UInt8(ascii: "}")
      if isCurly || content.elementsEqual("$ref".utf8) { return node }
    }
    return nil
  }
}
