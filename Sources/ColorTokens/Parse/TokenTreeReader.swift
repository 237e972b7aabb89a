internal import ColorCore

/// Merges the trees of documents into one list of entries: names, nesting and the properties with `$`.
struct TokenTreeReader {
  let strictness: Strictness
  /// A group stands before what it holds.
  var entries: [TokenEntry] = []
  var diagnostics: [Diagnostic] = []
  /// The groups that hold only what tokens have, in one of the files.
  private(set) var incomplete: [(entry: Int, name: JSONNode)] = []
  private var index: [TokenPath: Int] = [:]

  init(strictness: Strictness) { self.strictness = strictness }

  /// Adds a tree, which is that of a file as a rule.
  ///
  /// - Parameters:
  ///   - root: The tree.
  ///   - hidden: The names of its members that aren't read.
  mutating func read(_ root: JSONNode, without hidden: Set<String> = []) {
    guard root.kind == .object else { return report(.rootKind(root.kind), at: root, of: .root) }
    if entries.isEmpty {
      entries.append(TokenEntry(path: .root, parent: -1, isToken: false, name: nil, node: root))
      index[.root] = 0
    }
    readGroup(root, into: 0, without: hidden)
  }

  private mutating func readGroup(_ node: JSONNode, into group: Int, without hidden: Set<String> = []) {
    for (nameNode, value) in node.members {
      let name = nameNode.string ?? ""
      if !hidden.isEmpty, hidden.contains(name) { continue }
      if name.hasPrefix("$"), name != "$root" {
        readGroupProperty(name, nameNode, value, of: group)
      } else {
        readChild(name, nameNode, value, of: group)
      }
    }
  }

  private mutating func readChild(_ name: String, _ nameNode: JSONNode, _ value: JSONNode, of group: Int) {
    let parentPath = entries[group].path
    let isRootToken = name == "$root"
    if !isRootToken, let fault = NameRule.fault(in: name) {
      return report(.nameCharacter(name, fault), at: nameNode, of: parentPath)
    }
    let path = parentPath.appending(name)
    guard value.kind == .object else { return report(.notAToken(value.kind), at: value, of: path) }
    let shape = Shape(of: value)
    if shape.isOlderForm {
      if let child = shape.firstToken {
        report(.tokenAndGroup(child: child.string ?? ""), at: child, of: path)
      }
      readToken(value, nameNode, at: path, of: group, isOlderForm: true)
    } else if isRootToken || shape.isToken && !shape.isHeir {
      guard shape.isToken else { return report(.rootNotToken, at: nameNode, of: path) }
      if let child = shape.firstChild {
        report(.tokenAndGroup(child: child.string ?? ""), at: child, of: path)
      }
      readToken(value, nameNode, at: path, of: group)
    } else {
      let isIncomplete = shape.firstChild == nil && shape.hasTokenProperties
      guard let entry = groupEntry(at: path, in: group, name: nameNode, node: value) else { return }
      if isIncomplete { incomplete.append((entry, nameNode)) }
      readGroup(value, into: entry)
    }
  }

  /// What an object looks like, before anything in it is taken seriously.
  private struct Shape {
    var value: JSONNode?
    var pointer: JSONNode?
    var firstChild: JSONNode?
    var hasTokenProperties = false
    /// Whether it has `value` where the format has `$value`: not an object, or beside a `type` in words.
    var isOlderForm = false
    /// In an older form, the first child that has a value itself; other members are what tools keep there.
    var firstToken: JSONNode?

    var isToken: Bool { value != nil || pointer != nil }

    /// Whether it is a group that inherits by `$ref`, as the text of the format has it beside `$extends`.
    var isHeir: Bool { value == nil && pointer != nil && firstChild != nil }

    init(of node: JSONNode) {
      var hasOlderValue = false
      var hasOlderType = false
      for (name, member) in node.members {
        let text = name.string ?? ""
        switch text {
        case "$value": value = member
        case "$ref": pointer = member
        case "$type", "$description", "$deprecated": hasTokenProperties = true
        case _ where text.hasPrefix("$") && text != "$root": break
        default:
          if firstChild == nil { firstChild = name }
          if text == "value" {
            hasOlderValue = true
            isOlderForm = member.kind != .object && member.kind != .null
          }
          if text == "type" { hasOlderType = member.kind == .string }
        }
      }
      isOlderForm = !isToken && (isOlderForm || hasOlderValue && hasOlderType)
      guard isOlderForm else { return }
      for (name, member) in node.members where !["value", "original"].contains(name.string ?? "") {
        if member["value"] != nil || member["$value"] != nil { firstToken = firstToken ?? name }
      }
    }
  }

  private mutating func groupEntry(
    at path: TokenPath, in parent: Int, name: JSONNode, node: JSONNode
  ) -> Int? {
    entries[parent].hasChildren = true
    guard let existing = index[path] else {
      index[path] = entries.count
      entries.append(TokenEntry(path: path, parent: parent, isToken: false, name: name, node: node))
      return entries.count - 1
    }
    guard entries[existing].isToken else { return existing }
    reportConflict(with: existing, at: name)
    return nil
  }

  private mutating func readToken(
    _ node: JSONNode, _ name: JSONNode, at path: TokenPath, of parent: Int, isOlderForm: Bool = false
  ) {
    entries[parent].hasChildren = true
    var entry = TokenEntry(path: path, parent: parent, isToken: true, name: name, node: node)
    if isOlderForm { readOlderForm(into: &entry) }
    for (propertyName, value) in node.members {
      let property = propertyName.string ?? ""
      guard property.hasPrefix("$"), property != "$root" else { continue }
      switch property {
      case "$value": entry.value = value
      case "$ref":
        guard value.kind == .string else {
          report(kind: value, of: property, "a string", at: path)
          continue
        }
        entry.pointer = value
      default:
        if !readProperty(property, value, into: &entry) {
          reportReserved(property, at: propertyName, of: path, known: Self.tokenProperties)
        }
      }
    }
    if entry.value != nil, let pointer = entry.pointer {
      report(.valueAndReference, at: pointer, of: path)
      entry.pointer = nil
    }
    guard let existing = index[path] else {
      index[path] = entries.count
      entries.append(entry)
      return
    }
    if !entries[existing].isToken, entries[existing].hasChildren {
      return reportConflict(with: existing, at: name)
    }
    reportDroppedExtension(replacing: entries[existing], with: entry.extensions, at: name)
    entries[existing] = entry
  }

  private mutating func readGroupProperty(
    _ name: String, _ nameNode: JSONNode, _ value: JSONNode, of group: Int
  ) {
    let path = entries[group].path
    switch name {
    case "$schema" where group == 0:
      if value.kind != .string { report(kind: value, of: name, "a string", at: path) }
    case "$extends", "$ref": readInheritance(name, value, of: group)
    default:
      var entry = entries[group]
      if !readProperty(name, value, into: &entry) {
        return reportReserved(name, at: nameNode, of: path, known: Self.groupProperties)
      }
      if name == "$extensions" {
        reportDroppedExtension(replacing: entries[group], with: entry.extensions, at: nameNode)
      }
      entries[group] = entry
    }
  }

  private mutating func readInheritance(_ name: String, _ value: JSONNode, of group: Int) {
    let path = entries[group].path
    guard let text = value.string else {
      return report(kind: value, of: name, "a string", at: path)
    }
    if GroupInheritance.target(value) == nil {
      if text.hasPrefix("#") {
        let hint =
          if case .malformed(let hint) = ReferenceReader.pointer(text) { hint } else { "write '#/group'" }
        report(.pointerSyntax(text, hint: hint), at: value, of: path)
      } else {
        var fixed: String?
        switch ReferenceReader.curly(text, isColor: true) {
        case .malformed(let better): fixed = better
        case .none where NameRule.fault(in: text) == nil: fixed = "{\(text)}"
        default: break
        }
        report(.referenceSyntax(text, fixed: fixed), at: value, of: path)
      }
      return
    }
    entries[group].extends = value
  }

  /// Reads a property that tokens and groups share; false when it is none.
  private mutating func readProperty(_ name: String, _ value: JSONNode, into entry: inout TokenEntry) -> Bool
  {
    switch name {
    case "$type":
      guard let text = value.string else {
        report(kind: value, of: name, "a string", at: entry.path)
        entry.type = .invalid
        return true
      }
      entry.type = TokenType(rawValue: text).map { .known($0) } ?? .invalid
      if case .invalid = entry.type {
        let nearest = Spelling.nearest(to: text, in: TokenType.allCases.map(\.rawValue))
        report(.typeUnknown(text, nearest: nearest), at: value, of: entry.path)
      }
    case "$description":
      entry.description = value.string
      if value.kind != .string { report(kind: value, of: name, "a string", at: entry.path) }
    case "$extensions":
      entry.extensions = value.kind == .object ? value : nil
      if value.kind != .object { report(kind: value, of: name, "an object", at: entry.path) }
    case "$deprecated":
      switch value.kind {
      case .true: entry.deprecation = .yes(Deprecation())
      case .false: entry.deprecation = .no
      case .string: entry.deprecation = .yes(Deprecation(reason: value.string))
      default: report(kind: value, of: name, "true, false or a string", at: entry.path)
      }
    default: return false
    }
    return true
  }
}
