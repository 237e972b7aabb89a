import ColorCore
import ColorDerivation
import Testing

@testable import ColorTokens

@Suite("Outputs of layers, wide colors and twins") struct EmitEngineTests {
  /// A small system of what a group can ask of the engine, in light and dark.
  private static func family() throws -> ThemeFamily {
    try EmitFamily.family(of: [.light, .dark]) { appearance in
      let isDark = appearance.scheme == .dark
      func pick(_ light: String, _ dark: String) -> String { EmitFamily.srgb(isDark ? dark : light) }
      func group(_ derive: String, _ normal: String) -> String {
        """
        { "$extensions": { "colorderive": { "version": 1, "derive": { "from": "normal", \(derive) } } },
          "normal": { "$value": \(normal) } }
        """
      }
      return """
        { "$type": "color", "page": { "$value": \(pick("#ffffff", "#121212")) }, "ink": { "$value": \(pick("#1f1f1f", "#f3f3f3")) },
          "row": \(group(
            #""role": "background", "kind": "surface", "on": ["{page}"], "mode": "layer", "layer": { "overlay": "{ink}" }, "states": { "hovered": {}, "pressed": {} }, "content": { "candidates": ["{ink}"] }"#,
            pick("#ffffff", "#121212"))),
          "button": \(group(
            #""role": "background", "kind": "fill", "on": ["{page}"], "gamut": "display-p3", "states": { "hovered": {}, "pressed": {}, "disabled": { "alphaTwin": true } }, "content": { "name": "on" }"#,
            #"{ "colorSpace": "display-p3", "components": [0.85, 0.1, 0.2] }"#)),
          "link": \(group(
            #""role": "foreground", "on": ["{page}"], "elevation": 2, "preset": "carbon", "states": { "hovered": {}, "pressed": {} }"#,
            pick("#0f62fe", "#78a9ff"))) }
        """
    }
  }

  @Test func `are as the pages show`() throws {
    let family = try Self.family()
    try expectGolden(try EmitFamily.text(CSSEmitter(), family), "engine.css")
    try expectGolden(try EmitFamily.text(SwiftEmitter(), family), "Engine.swift.txt")
    try expectGolden(
      try EmitFamily.text(DTCGEmitter(), family, "light.tokens.json"), "engine-light.tokens.json")
    try expectGolden(try EmitFamily.text(ComposeEmitter(), family), "Engine.kt.txt")
  }

  @Test func `have the digits that were proved where they are in CSS`() throws {
    let family = try Self.family()
    let css = try EmitFamily.text(CSSEmitter(), family)
    for theme in family.themes.map(\.theme) {
      let set = try #require(theme.sets.first { $0.request.gamut == .displayP3 })
      let wide = try #require(set.wide)
      for check in wide.checks where check.state != .focused {
        #expect(check.passes, "\(check)")
      }
      for member in set.members { #expect(css.contains(": \(try #require(wide[member.state]).text);")) }
    }
  }

  /// Catalogs have four decimals: enough for ten bits.
  @Test func `have the same ten bits in an asset catalog`() throws {
    let family = try Self.family()
    let files = try AssetCatalogEmitter().files(for: family)
    let file = try #require(files.first { $0.path == "button-hovered.colorset/Contents.json" })
    let root = try JSONDocument(SourceText(file: "Contents.json", bytes: file.bytes)).root
    let components = try #require(root["colors"]?.elements.compactMap { $0["color"]?["components"] }.first)
    let codes = try ["red", "green", "blue"].map { name in
      UInt16((try #require(components[name]?.string.flatMap(Double.init)) * 1023).rounded())
    }
    let set = try #require(family.primary.sets.first { $0.request.gamut == .displayP3 })
    let wide = try #require(set[.hovered]?.color.wideCode)
    #expect(codes == [wide.red, wide.green, wide.blue])
  }
}
