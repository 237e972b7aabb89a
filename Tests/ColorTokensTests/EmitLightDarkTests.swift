import ColorCore
import ColorDerivation
import Testing

@testable import ColorTokens

@Suite("CSS with light-dark()") struct EmitLightDarkTests {
  @Test(
    "is as the page shows",
    arguments: [("tokens-pairs.css", Appearance.allCases), ("tokens-dark.css", [.dark])])
  func golden(_ name: String, _ appearances: [Appearance]) throws {
    try expectGolden(
      try EmitFamily.text(CSSEmitter(scheme: .lightDark), EmitFamily.sample(appearances)), name)
  }

  @Test("gives each page and element the theme it asks for", arguments: EmitCSSTests.Setting.all)
  func values(_ setting: EmitCSSTests.Setting) throws {
    for appearances in [Appearance.allCases, [.light, .dark], [.light, .dark, .darkIncreasedContrast]] {
      let family = try EmitFamily.sample(appearances)
      let sheet = try CSSReading(try EmitFamily.text(CSSEmitter(scheme: .lightDark), family))
      for places in [[setting.dataTheme], ["light", setting.dataTheme], ["dark", setting.dataTheme]] {
        // An element that asks for nothing has what its page has.
        if places.count > 1, setting.dataTheme == nil || setting.dataTheme == "sepia" { continue }
        let nested = places.dropFirst().compactMap { $0 }
        let values = sheet.values(root: places[0], nested: nested, setting.media)
        let theme = family.theme(for: setting.expected)
        let names = OutputNames(theme)
        for entry in theme.entries {
          let name = "--" + names.flat(entry.path).names.joined(separator: "-")
          let text = try #require(values[name], "no \(name)")
          let color = try AnyColor(css: Self.chosen(text, values["color-scheme"] ?? "", setting.media.isDark))
          if setting.media.isP3, let wide = entry.color.wide {
            #expect(color.converted(to: OKLab.self).deltaEOK(to: wide.converted(to: OKLab.self)) < 1e-4)
          } else {
            #expect(EmittedColor(color).hex == entry.color.hex, "\(places) \(entry.path)")
          }
        }
      }
    }
  }

  /// What `light-dark()` is where it is used.
  ///
  /// - SeeAlso: CSS Color 5, “light-dark()”.
  private static func chosen(_ text: String, _ scheme: String, _ isDark: Bool) -> String {
    guard text.hasPrefix("light-dark("), text.hasSuffix(")") else { return text }
    let pair = text.dropFirst(11).dropLast().split(separator: ", ").map(String.init)
    let isUsed = scheme == "dark" || scheme == "light dark" && isDark
    return pair[isUsed ? 1 : 0]
  }
}
