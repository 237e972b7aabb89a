internal import ColorCore

extension TokenTreeReader {
  static let tokenProperties = ["$value", "$type", "$description", "$extensions", "$deprecated", "$ref"]
  static let groupProperties = ["$type", "$description", "$extensions", "$deprecated", "$extends", "$root"]

  mutating func report(
    _ fact: Diagnostic.Fact, at node: JSONNode, of path: TokenPath, related: [Diagnostic.Related] = []
  ) {
    diagnostics.append(
      Diagnostic(
        fact, level: strictness.level(of: fact), at: node.position, token: path == .root ? nil : path,
        pointer: path.pointer, related: related))
  }

  mutating func report(kind node: JSONNode, of name: String, _ expected: String, at path: TokenPath) {
    report(.propertyKind(name: name, expected: expected, found: node.kind), at: node, of: path)
  }

  mutating func reportReserved(_ name: String, at node: JSONNode, of path: TokenPath, known: [String]) {
    report(.nameReserved(name, nearest: Spelling.nearest(to: name, in: known)), at: node, of: path)
  }

  /// Warns of groups that look like tokens without a value. What another file puts into one, or what it inherits, makes it
  /// a group like any other.
  mutating func reportIncomplete(in entries: [TokenEntry]) {
    for (entry, name) in incomplete where !entries[entry].hasChildren {
      report(.tokenIncomplete, at: name, of: entries[entry].path)
    }
  }

  mutating func reportConflict(with entry: Int, at name: JSONNode) {
    let first = entries[entry]
    let label = first.isToken ? "a token here" : "a group here"
    let place = Diagnostic.Related(label, at: (first.name ?? first.node).position)
    report(.pathConflict(first.path), at: name, of: first.path, related: [place])
  }

  /// Warns when our own key was there and the replacement hasn't it: its states would silently be gone.
  mutating func reportDroppedExtension(replacing old: TokenEntry, with new: JSONNode?, at node: JSONNode) {
    guard let lost = old.extensions?[TokenDocument.extensionKey], new?[TokenDocument.extensionKey] == nil
    else {
      return
    }
    report(
      .extensionDropped, at: node, of: old.path,
      related: [Diagnostic.Related("defined here", at: lost.position)])
  }
}

extension TokenDocument {
  /// The name of our own data within `$extensions`.
  public static let extensionKey = "colorderive"
}
