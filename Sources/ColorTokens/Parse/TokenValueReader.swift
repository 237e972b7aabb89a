/// Gives each token of the merged tree its type and its value.
///
/// It comes after merging, because a later file may state the type of a group that an earlier one fills.
struct TokenValueReader {
  let strictness: Strictness
  let entries: [TokenEntry]
  var tokens: [Token] = []
  var groups: [TokenGroup] = []
  var diagnostics: [Diagnostic] = []
  /// The tokens that are themselves named `value`.
  lazy var namedValue = Set(entries.lazy.filter { $0.isToken && $0.path.name == "value" }.map(\.path))

  init(strictness: Strictness, entries: [TokenEntry]) {
    self.strictness = strictness
    self.entries = entries
  }

  mutating func read() {
    var types: [TokenEntry.StatedType] = []
    var deprecations: [Deprecation?] = []
    types.reserveCapacity(entries.count)
    deprecations.reserveCapacity(entries.count)
    // The value of each entry by its place, for those that inherit it.
    var places: [Int: Int] = [:]
    let isInherited = entries.contains { $0.origin != nil }
    for (place, stated) in entries.enumerated() {
      let outer = stated.parent >= 0 ? types[stated.parent] : .none
      let entry = stated.isOlderForm ? typed(stated, within: outer) : stated
      if case .none = entry.type { types.append(outer) } else { types.append(entry.type) }
      switch entry.deprecation {
      case nil: deprecations.append(entry.parent >= 0 ? deprecations[entry.parent] : nil)
      case .no: deprecations.append(nil)
      case .yes(let deprecation): deprecations.append(deprecation)
      }
      if entry.isToken, let name = entry.name {
        // What is inherited has been read, unless a group around it gives it another type.
        var known: TokenValue?
        if let origin = entry.origin, let twin = places[origin] {
          let type = tokens[twin].ownType ?? tokens[twin].groupType
          if type == types[types.count - 1].type { known = tokens[twin].value }
        }
        if isInherited { places[place] = tokens.count }
        tokens.append(
          Token(
            path: entry.path, ownType: entry.type.type, groupType: outer.type,
            value: known ?? readValue(of: entry, type: types[types.count - 1]),
            description: entry.description,
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

  private mutating func readValue(of entry: TokenEntry, type: TokenEntry.StatedType) -> TokenValue {
    entry.isOlderForm ? olderValue(of: entry, type: type) : value(of: entry, type: type)
  }

  mutating func value(of entry: TokenEntry, type: TokenEntry.StatedType) -> TokenValue {
    // A type that was refused has been reported; nothing more can be said about the value.
    if case .invalid = entry.type { return .invalid }
    if let pointer = entry.pointer { return reference(to: pointer, of: entry, type, suffix: "/$ref") }
    guard let node = entry.value else { return .invalid }
    if node.kind == .object, let pointer = node["$ref"] {
      return wholePointer(pointer, in: node, of: entry, type)
    }
    if let text = node.string {
      switch ReferenceReader.curly(text, isColor: type.type == .color) {
      case .path(let path):
        let target = entry.isOlderForm ? olderTarget(path) : path
        return .reference(TokenReference(target: target, isPointer: false, node: node))
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
    case .known(.number):
      guard let number = node.number else {
        report(.valueKind(.number, found: node.kind), at: node, of: entry, "/$value")
        return .invalid
      }
      return .number(number)
    case .known(let type): return value(node, type, of: entry)
    }
  }

  /// A value that is `{"$ref": "…"}`.
  private mutating func wholePointer(
    _ pointer: JSONNode, in node: JSONNode, of entry: TokenEntry, _ type: TokenEntry.StatedType
  ) -> TokenValue {
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
    return reference(to: pointer, of: entry, type, suffix: "/$value/$ref")
  }

  private mutating func reference(
    to node: JSONNode, of entry: TokenEntry, _ type: TokenEntry.StatedType, suffix: String
  ) -> TokenValue {
    let text = node.string ?? ""
    switch ReferenceReader.pointer(text) {
    case .path(let path):
      tellSpace(text, node, of: entry, suffix)
      return .reference(TokenReference(target: path, isPointer: true, node: node))
    case .inside:
      tellSpace(text, node, of: entry, suffix)
      guard let type = type.type else {
        // What stands inside of a token has no type that could be taken over.
        if case .none = type { report(.typeMissing, at: entry.name ?? entry.node, of: entry, "") }
        return .invalid
      }
      return .composed(type, node)
    case .malformed(let hint):
      report(.pointerSyntax(text, hint: hint), at: node, of: entry, suffix, skipping: 1)
    case .missing: report(.pointerMissing(text, nearest: nil), at: node, of: entry, suffix, skipping: 1)
    }
    return .invalid
  }

  private mutating func tellSpace(_ text: String, _ node: JSONNode, of entry: TokenEntry, _ suffix: String) {
    if text.utf8.contains(0x20) { report(.pointerSpace(text), at: node, of: entry, suffix, skipping: 1) }
  }

  /// A value that is written out, as far as it is: with references inside it is read when all tokens are known.
  private mutating func value(_ node: JSONNode, _ type: TokenType, of entry: TokenEntry) -> TokenValue {
    if type != .color, node.kind == .null || node.bool != nil {
      report(.valueKind(type, found: node.kind), at: node, of: entry, "/$value")
      return .invalid
    }
    var reader = ValueReader(strictness: strictness, path: entry.path)
    var color: TokenColor?
    if type == .color { color = reader.color(node) } else { reader.check(node, as: type) }
    if reader.hasReference { return .composed(type, node) }
    diagnostics += reader.diagnostics
    if type == .color { return color.map { .color($0) } ?? .invalid }
    let isLeftOut = reader.diagnostics.contains { $0.level == .error || $0.fact.leavesOut }
    return isLeftOut ? .invalid : .other(node)
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
