// What only style sheets have.
extension ConfigurationReader {
  /// How a style sheet tells light from dark.
  mutating func scheme(_ node: JSONNode, _ format: TokenConfiguration.Format) -> CSSEmitter.Scheme {
    let allowed: [CSSEmitter.Scheme] =
      switch format {
      case .css: CSSEmitter.Scheme.allCases
      case .tailwind: [.media, .named]
      default: []
      }
    if allowed.isEmpty { fault("only css and tailwind have 'scheme'", nil, node) }
    guard let word = string(node, "scheme") else { return .media }
    let words = (allowed.isEmpty ? CSSEmitter.Scheme.allCases : allowed).map(\.rawValue)
    guard let scheme = CSSEmitter.Scheme(rawValue: word), words.contains(word) else {
      fault("no scheme is named '\(word)'", nearest(word, words) ?? words.joined(separator: ", "), node)
      return .media
    }
    return scheme
  }

  /// What asks for a theme by name.
  mutating func selectors(
    _ node: JSONNode, _ format: TokenConfiguration.Format, _ scheme: CSSEmitter.Scheme
  ) -> CSSSelectors {
    var selectors = CSSSelectors()
    if format != .css, format != .tailwind { fault("only css and tailwind have 'selectors'", nil, node) }
    guard expectObject(node, "selectors") else { return selectors }
    for (name, value) in node.members {
      let member = name.string ?? ""
      switch member {
      case "light": selectors.light = selector(value, member) ?? selectors.light
      case "dark": selectors.dark = selector(value, member) ?? selectors.dark
      case "standard", "more":
        // Elsewhere contrast is told by the person's system alone.
        if scheme != .named { fault("'\(member)' is for the scheme 'class'", nil, name) }
        guard let text = selector(value, member) else { continue }
        if member == "more" { selectors.more = text } else { selectors.standard = text }
      default:
        fault(
          "'selectors' has no member '\(member)'", nearest(member, ["light", "dark", "standard", "more"]),
          name)
      }
    }
    let all = [selectors.light, selectors.dark, selectors.standard, selectors.more]
    if Set(all).count < all.count { fault("two themes have one selector", nil, node) }
    return selectors
  }

  private mutating func selector(_ node: JSONNode, _ name: String) -> String? {
    guard let text = string(node, name) else { return nil }
    guard CSSSelectors.isSimple(text) else {
      fault(
        "'\(text)' is no selector of one class or attribute", #"such as .dark or [data-theme="dark"]"#, node)
      return nil
    }
    return text
  }
}
