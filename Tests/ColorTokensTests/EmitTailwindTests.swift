import ColorCore
import ColorDerivation
import Testing

@testable import ColorTokens

@Suite("Tailwind") struct EmitTailwindTests {
  @Test func `is as the page shows`() throws {
    try expectGolden(try EmitFamily.text(TailwindEmitter(), EmitFamily.sample()), "tailwind.css")
  }

  @Test("gives each page the theme it asks for", arguments: EmitCSSTests.Setting.all)
  func page(_ setting: EmitCSSTests.Setting) throws {
    let family = try EmitFamily.sample()
    let sheet = try CSSReading(try EmitFamily.text(TailwindEmitter(prefix: "acme"), family))
    let values = sheet.values(root: setting.dataTheme, nested: [], setting.media)
    let theme = family.theme(for: setting.expected)
    let names = OutputNames(theme)
    for entry in theme.entries {
      let parts = names.flat(entry.path).names
      let name = "--color-acme-" + parts.dropFirst(parts[0] == "color" ? 1 : 0).joined(separator: "-")
      let color = try AnyColor(css: try #require(values[name], "no \(name)"))
      if setting.media.isP3, let wide = entry.color.wide {
        #expect(color.converted(to: OKLab.self).deltaEOK(to: wide.converted(to: OKLab.self)) < 1e-4)
      } else {
        #expect(EmittedColor(color).hex == entry.color.hex, "\(entry.path)")
      }
    }
    #expect(values.keys.filter { $0.hasPrefix("--") }.count == theme.entries.count)
  }

  @Test func `has names that utilities can have`() throws {
    let family = try EmitFamily.family(
      EmitFamily.plain(
        ["color/a b", "color/x", "größe/50%", "Color/y", "color"]
          .filter { $0 != "color" }))
    let text = try EmitFamily.text(TailwindEmitter(), family)
    for name in ["--color-a-b:", "--color-x:", "--color-gruf6udfe-50-:", "--color-Color-y:"] {
      #expect(text.contains("  \(name) #"), "\(name)")
    }
  }

  @Test func `refuses two tokens of one name`() throws {
    let family = try EmitFamily.family(EmitFamily.plain(["color/page", "page"]))
    #expect(
      EmitFamily.findings(TailwindEmitter(), family).map(\.message) == [
        "'color.page' and 'page' are both '--color-page' in Tailwind"
      ])
  }
}
