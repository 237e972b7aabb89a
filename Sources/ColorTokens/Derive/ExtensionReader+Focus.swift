// What is asked beside the states that have a color of their own.
extension ExtensionReader {
  /// The ring of `"focused": {}`, with the `brand` color that may be taken alone.
  mutating func focus(_ node: JSONNode, _ group: TokenPath?) -> DerivationRequest.Focus? {
    guard node.kind == .object else {
      return invalid(node, "a state is an object, '{}' for the role's defaults", token: group)
    }
    var focus = DerivationRequest.Focus(brand: nil, position: node.position)
    for (name, value) in node.members {
      switch name.string ?? "" {
      case "brand": focus.brand = reference(value, "brand", group)
      case "delta", "level", "chroma", "hue", "alpha", "mix", "value":
        unsupported(name, "'\(name.string ?? "")' of 'focused'", group)
      case let other: unknown(name, other, ["brand"], group)
      }
    }
    return focus
  }

  /// What a color says by itself: any word, and `none` for nothing.
  mutating func meaning(_ node: JSONNode, _ group: TokenPath?) -> String? {
    guard let text = node.string, !text.isEmpty else {
      return invalid(node, "'meaning' is a word, such as 'danger', or 'none'", token: group)
    }
    return text
  }
}
