extension TokenTreeReader {
  /// Takes what a token of Style Dictionary or Tokens Studio has without `$`: its value, type and comment.
  mutating func readOlderForm(into entry: inout TokenEntry) {
    let node = entry.node
    entry.isOlderForm = true
    entry.value = node["value"]
    if let text = node["type"]?.string {
      entry.type = TokenType(rawValue: text).map { .known($0) } ?? .invalid
    }
    entry.description = (node["comment"] ?? node["description"])?.string
    switch node["deprecated"] {
    case let mark? where mark.bool == true || mark.kind == .string:
      entry.deprecation = .yes(Deprecation(reason: mark.string))
    default: break
    }
    report(.olderForm(entry.path.text), at: entry.name ?? node, of: entry.path)
    // The color that is written there isn't the color that is meant.
    if let modifier = node["$extensions"]?["studio.tokens"]?["modify"] {
      report(.olderModifier, at: modifier, of: entry.path)
    }
  }
}
