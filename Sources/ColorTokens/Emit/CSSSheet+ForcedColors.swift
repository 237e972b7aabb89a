internal import ColorDerivation

extension CSSSheet {
  /// The rule for forced-colors mode, in which the person's own colors hold, light or dark.
  ///
  /// It weighs as much as the heaviest rule before it, `:root:not(…)`, and comes last, so that it holds whatever
  /// theme the page or an element asks for.
  mutating func forcedRule(for properties: [CSSProperty], _ palette: ForcedPalette) {
    let lines = properties.compactMap { property in
      palette[property.entry.path].map { "    \(property.name): \($0.rawValue);" }
    }
    guard !lines.isEmpty else { return }
    line("")
    line("@media (forced-colors: active) {")
    line("  :root:root,")
    line("  [data-theme][data-theme] {")
    for text in lines { line(text) }
    line("  }")
    line("}")
  }
}
