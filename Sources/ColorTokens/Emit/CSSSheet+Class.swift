internal import ColorDerivation

extension CSSSheet {
  /// All rules for colors that every screen can show, of a page that says by name which theme it has.
  mutating func classRules(for properties: [CSSProperty]) {
    line("")
    line(":root {")
    line("  color-scheme: \(schemes[0].rawValue);")
    let first = first
    declarations(of: properties) { $0.hex(first) }
    line("}")
    classThemeRules(for: properties)
  }

  /// The rules behind the first, for the other themes.
  mutating func classThemeRules(for properties: [CSSProperty]) {
    let appearances = appearances
    let changing = properties.filter { $0.changes(among: appearances) }
    namedThemes(changing, .hex, "", statesSchemes: true)
  }

  /// The rules for colors that sRGB can't show, for screens that can.
  mutating func wideClassRules(for properties: [CSSProperty], on screen: CSSScreen) {
    block(screen.supports) { inner in
      inner.rule([":root"], properties, inner.first, .wide(screen), media: screen.media)
      inner.namedThemes(properties, .wide(screen), screen.media)
    }
  }

  /// The themes by name, and those of more contrast by the person's setting and by name.
  ///
  /// Each step weighs as much as the one before or more: a scheme as much as the page, contrast a class or an attribute
  /// more, and the schemes within it one more again.
  private mutating func namedThemes(
    _ properties: [CSSProperty], _ value: Value, _ media: String, statesSchemes: Bool = false
  ) {
    if schemes.count > 1 {
      for scheme in schemes {
        rule(
          [selectors[scheme]], properties, Appearance(scheme), value, media: media,
          states: statesSchemes ? scheme : nil)
      }
    }
    guard hasContrast else { return }
    let person = CSSSheet.both(media, "(prefers-contrast: more)")
    contrastThemes(":root:not(\(selectors.standard))", properties, value, person)
    contrastThemes(":root\(selectors.more)", properties, value, media)
  }

  private mutating func contrastThemes(
    _ page: String, _ properties: [CSSProperty], _ value: Value, _ media: String
  ) {
    rule([page], properties, Appearance(schemes[0], contrast: .increased), value, media: media)
    guard schemes.count > 1 else { return }
    for scheme in schemes {
      rule(
        [page + selectors[scheme], "\(page) \(selectors[scheme])"], properties,
        Appearance(scheme, contrast: .increased), value, media: media)
    }
  }
}
