internal import ColorDerivation

extension CSSSheet {
  /// The rule for forced-colors mode, in which the person's own colors hold, light or dark.
  ///
  /// It weighs as much as the heaviest rule before it, and comes last, so that it holds whatever theme the page or an
  /// element asks for.
  ///
  /// - Parameters:
  ///   - properties: The properties.
  ///   - palette: Their system colors.
  ///   - weight: The weight of the heaviest rule before it, in classes.
  mutating func forcedRule(for properties: [CSSProperty], _ palette: ForcedPalette, weight: Int) {
    let lines = properties.compactMap { property in
      palette[property.path].map { "    \(property.name): \($0.rawValue);" }
    }
    guard !lines.isEmpty else { return }
    line("")
    line("@media (forced-colors: active) {")
    let names = selectors == CSSSelectors() ? ["[data-theme]"] : [selectors.light, selectors.dark]
    let all = ([":root"] + names).map { String(repeating: $0, count: weight) }
    line("  " + all.joined(separator: ",\n  ") + " {")
    for text in lines { line(text) }
    line("  }")
    line("}")
  }
}
