internal import ColorDerivation

extension CSSSheet {
  /// All rules for colors that every screen can show, with both schemes in one value.
  ///
  /// A custom property hands on what is written, and `light-dark()` is read where it is used. So an element that asks
  /// for a theme by name needs nothing but its `color-scheme`.
  mutating func lightDarkRules(for properties: [CSSProperty]) {
    let value = { (property: CSSProperty, contrast: Appearance.ContrastPreference) in
      Self.pair(property, contrast) { $0.hex($1) }
    }
    line("")
    line(":root {")
    line("  color-scheme: \(colorScheme);")
    declarations(of: properties) { value($0, .standard) }
    line("}")
    for scheme in schemes {
      line("")
      line("\(selectors[scheme]) {")
      line("  color-scheme: \(scheme.rawValue);")
      line("}")
    }
    guard hasContrast else { return }
    pairs("(prefers-contrast: more)", properties.filter { value($0, .standard) != value($0, .increased) }) {
      value($0, .increased)
    }
  }

  /// The rules for colors that sRGB can't show, for screens that can.
  mutating func wideLightDarkRules(for properties: [CSSProperty], on screen: CSSScreen) {
    let value = { (property: CSSProperty, contrast: Appearance.ContrastPreference) in
      Self.pair(property, contrast) { $0.wide($1, on: screen) }
    }
    block(screen.supports) { inner in
      inner.pairs(screen.media, properties) { value($0, .standard) }
      guard inner.hasContrast else { return }
      inner.pairs("\(screen.media) and (prefers-contrast: more)", properties) { value($0, .increased) }
    }
  }

  private mutating func pairs(
    _ media: String, _ properties: [CSSProperty], _ value: (CSSProperty) -> String
  ) {
    guard !properties.isEmpty else { return }
    line("")
    line("@media \(media) {")
    line("  :root {")
    for property in properties { line("    \(property.name): \(value(property));") }
    line("  }")
    line("}")
  }

  /// The values of both schemes; one that they share stands alone.
  private static func pair(
    _ property: CSSProperty, _ contrast: Appearance.ContrastPreference,
    _ value: (CSSProperty, Appearance) -> String
  ) -> String {
    let light = value(property, Appearance(.light, contrast: contrast))
    let dark = value(property, Appearance(.dark, contrast: contrast))
    return light == dark ? light : "light-dark(\(light), \(dark))"
  }
}
