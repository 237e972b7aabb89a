import ColorCore
import ColorDerivation
import Testing

@testable import ColorTokens

@Suite("SCSS") struct EmitSCSSTests {
  @Test func `is as the page shows`() throws {
    try expectGolden(try EmitFamily.text(SCSSEmitter(), EmitFamily.sample()), "tokens.scss")
  }

  @Test("reads back to the colors of every theme", .enabled(if: EmitReading.python != nil, "needs python3"))
  func readBack() throws {
    let family = try EmitFamily.sample()
    let names = OutputNames(family.primary)
    try EmitReading(.scss, SCSSEmitter(prefix: "ac me").files(for: family)).expect(family) {
      "ac-me-" + names.flat($0).names.joined(separator: "-")
    }
  }

  @Test func `has names that Sass takes, and none that it keeps private`() throws {
    let family = try EmitFamily.family(EmitFamily.plain(["50/a b", "-x", "_y", "größe", "a☀/b", "A"]))
    let text = try EmitFamily.text(SCSSEmitter(), family)
    let names = text.split(separator: "\n").filter { $0.hasPrefix("$") }.map { $0.prefix { $0 != ":" } }
    #expect(names == ["$color-50-a-b", "$color-x", "$color_y", "$größe", "$au2600-b", "$A", "$themes"])
  }

  @Test func `refuses names that Sass takes for one, with both tokens`() throws {
    let family = try EmitFamily.family(EmitFamily.plain(["a/b_c", "a_b/c", "themes", "a b/c"]))
    let findings = EmitFamily.findings(SCSSEmitter(), family)
    #expect(
      findings.map(\.message) == [
        "'a.b_c' and 'a_b.c' are both '$a_b-c' in SCSS",
        "'themes' and the map of themes are both '$themes' in SCSS",
        "'a.b_c' and 'a b.c' are both '$a-b-c' in SCSS",
      ])
    #expect(findings.allSatisfy { $0.position != nil && $0.token != nil })
  }
}
