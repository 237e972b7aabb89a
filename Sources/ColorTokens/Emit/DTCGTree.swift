internal import ColorCore
internal import ColorDerivation

/// The tree of a theme's document with its colors as literals, while it is made.
struct DTCGTree {
  private let theme: Theme
  private let document: TokenDocument
  let margins: [TokenPath: Double]
  /// Groups and what is in them; the root is the first.
  private var groups: [Group] = []
  private var index: [TokenPath: Int] = [:]

  private struct Group {
    var path: TokenPath
    var children: [(name: String, child: Child)] = []
  }

  private enum Child {
    case group(Int)
    case token(JSONValue)
  }

  init(_ theme: Theme) {
    self.theme = theme
    document = theme.tokens.document
    margins = theme.worstMargins
  }

  /// The JSON of the tree.
  mutating func json() -> JSONValue {
    groups = [Group(path: .root)]
    index = [.root: 0]
    let entries = Dictionary(theme.entries.map { ($0.path, $0) }, uniquingKeysWith: { first, _ in first })
    let derived = derivedByBase()
    for token in theme.tokens.tokens {
      add(.token(json(of: token, entry: entries[token.path])), at: token.path)
      for entry in derived[token.path] ?? [] {
        add(.token(json(ofDerived: entry)), at: entry.path)
      }
    }
    // Groups without tokens are kept too.
    for group in document.groups { _ = self.group(group.path) }
    return json(ofGroup: 0)
  }

  /// The tokens that the document doesn't have, each under the one that it stands behind.
  private func derivedByBase() -> [TokenPath: [ThemeEntry]] {
    var derived: [TokenPath: [ThemeEntry]] = [:]
    var last = TokenPath.root
    for entry in theme.entries {
      if document[entry.path] != nil { last = entry.path } else { derived[last, default: []].append(entry) }
    }
    return derived
  }

  private mutating func add(_ child: Child, at path: TokenPath) {
    let group = group(path.parent ?? .root)
    groups[group].children.append((path.name, child))
  }

  private mutating func group(_ path: TokenPath) -> Int {
    if let found = index[path] { return found }
    // Names are few: a document is at most 64 levels deep.
    let parent = group(path.parent ?? .root)
    let number = groups.count
    groups.append(Group(path: path))
    index[path] = number
    groups[parent].children.append((path.name, .group(number)))
    return number
  }

  // MARK: JSON

  private func json(ofGroup number: Int) -> JSONValue {
    let group = groups[number]
    var members: [JSONMember] = []
    if number == 0 {
      members.append(
        JSONMember("$schema", .string("https://www.designtokens.org/schemas/2025.10/format.json")))
    }
    let outer = group.path.parent.flatMap(document.group)
    if let own = document.group(group.path) {
      if let type = own.type, type != outer?.type {
        members.append(JSONMember("$type", .string(type.rawValue)))
      }
      if let text = own.description { members.append(JSONMember("$description", .string(text))) }
      members += Self.deprecation(own.deprecation, within: outer?.deprecation)
      if let extensions = own.extensions.flatMap({ Self.foreign($0.value) }) {
        members.append(JSONMember("$extensions", extensions))
      }
    }
    for (name, child) in group.children {
      switch child {
      case .group(let number): members.append(JSONMember(name, json(ofGroup: number)))
      case .token(let value): members.append(JSONMember(name, value))
      }
    }
    return .object(members)
  }

  /// A token of the document: its properties in their order, the value a literal.
  private func json(of token: ResolvedToken, entry: ThemeEntry?) -> JSONValue {
    let node = token.token.node
    let isAdjusted = if case .derived? = entry?.origin { true } else { false }
    let isTyped = node["$type"] != nil || token.type == token.token.groupType
    var members: [JSONMember] = isTyped ? [] : [JSONMember("$type", .string(token.type.rawValue))]
    var hasExtensions = false
    for (nameNode, value) in node.members {
      let name = nameNode.string ?? ""
      switch name {
      case "value" where token.token.isOlderForm:
        members.append(JSONMember("$value", literal(token, entry: entry)))
      case "$value", "$ref": members.append(JSONMember("$value", literal(token, entry: entry)))
      case "$extensions":
        hasExtensions = true
        var kept = Self.foreignMembers(value.value)
        if isAdjusted, let entry { kept.append(provenance(of: entry)) }
        if !kept.isEmpty { members.append(JSONMember(name, .object(kept))) }
      case _ where name.hasPrefix("$"): members.append(JSONMember(name, value.value))
      default: continue
      }
    }
    if token.token.isOlderForm {
      if node["$description"] == nil, let text = token.token.description {
        members.append(JSONMember("$description", .string(text)))
      }
      if node["$deprecated"] == nil, node["deprecated"] != nil {
        members += Self.deprecation(token.token.deprecation, within: nil)
      }
    }
    if isAdjusted, !hasExtensions, let entry {
      members.append(JSONMember("$extensions", .object([provenance(of: entry)])))
    }
    return .object(members)
  }

  private func literal(_ token: ResolvedToken, entry: ThemeEntry?) -> JSONValue {
    if let entry { return entry.color.value.json }
    let holder = theme.tokens.chain(of: token.path).last ?? token.path
    return document[holder]?.valueNode?.value ?? .null
  }

  private func json(ofDerived entry: ThemeEntry) -> JSONValue {
    let outer = entry.path.parent.flatMap(document.group)
    var members: [JSONMember] = []
    if outer?.type != .color { members.append(JSONMember("$type", .string(TokenType.color.rawValue))) }
    members.append(JSONMember("$value", entry.color.value.json))
    members += Self.deprecation(entry.deprecation, within: outer?.deprecation)
    members.append(JSONMember("$extensions", .object([provenance(of: entry)])))
    return .object(members)
  }

  // MARK: Properties

  /// Nothing where the group around says the same already.
  private static func deprecation(_ own: Deprecation?, within outer: Deprecation?) -> [JSONMember] {
    guard own != outer else { return [] }
    let value: JSONValue =
      if let own { own.reason.map { .string($0) } ?? .bool(true) } else { .bool(false) }
    return [JSONMember("$deprecated", value)]
  }

  private static func foreignMembers(_ extensions: JSONValue) -> [JSONMember] {
    guard case .object(let members) = extensions else { return [] }
    return members.filter { $0.name != ExtensionReader.key }
  }

  private static func foreign(_ extensions: JSONValue) -> JSONValue? {
    let members = foreignMembers(extensions)
    return members.isEmpty ? nil : .object(members)
  }
}
