/// Reads JSON whose names lead to values and nothing else: `{"color": {"brand": "#0070f2"}}`.
struct PlainMigration {
  private(set) var tokens: [MigratedToken] = []
  private(set) var diagnostics: [Diagnostic] = []

  /// Whether a document is of this form: no name is one of a token's members, and some value is a color.
  static func isPlain(_ root: JSONNode) -> Bool {
    var open = [root]
    var hasColor = false
    while let node = open.popLast() {
      for (name, value) in node.members {
        if ["$value", "value", "$type"].contains(name.string ?? "") { return false }
        if value.kind == .object { open.append(value) }
        if let text = value.string, !hasColor { hasColor = MigratedValue.color(text) != nil }
      }
    }
    return hasColor
  }

  /// Reads an object and all that is in it. The reader of JSON has made sure that it isn't deep.
  mutating func read(_ node: JSONNode, names: [String] = []) {
    for (nameNode, value) in node.members {
      let path = names + [nameNode.string ?? ""]
      if value.kind == .object {
        read(value, names: path)
        continue
      }
      let key = path.joined(separator: ".")
      guard
        let (type, json) = (value.string ?? value.numberText).flatMap({ MigratedValue.literal($0, type: nil) }
        )
      else {
        diagnostics.append(
          MigratedToken.remark(
            "'\(key)' is left out: the format has no form for this value", at: value.position))
        continue
      }
      tokens.append(
        MigratedToken(
          names: path, key: key, value: .literal(type, json), description: nil, deprecation: nil,
          position: nameNode.position))
    }
  }
}
