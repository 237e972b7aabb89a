import ColorDerivation
import Testing

@testable import ColorTokens

@Suite("Names in outputs") struct EmitNameTests {
  @Test(
    "are written in CSS as they are, escaped where they must be",
    arguments: [
      ("color.action", "--color-action"), ("Color.bgAccent", "--Color-bgAccent"), ("h1.50", "--h1-50"),
      ("a.0 5", #"--a-0\ 5"#), ("a.x/y", #"--a-x\/y"#), ("größe", "--größe"), ("a.🔥", "--a-🔥"),
      ("a.☀", #"--a-\☀"#), ("a.$root", "--a"), ("a.\u{202E}b", #"--a-\202e b"#), ("a.b\"c", #"--a-b\"c"#),
    ])
  func customProperty(_ path: String, _ name: String) {
    #expect(OutputName(TokenPath(path)).customProperty(prefix: "") == name)
  }

  @Test func `begin with the prefix in CSS`() {
    #expect(OutputName("color.ink").customProperty(prefix: "ac me") == #"--ac\ me-color-ink"#)
  }

  @Test(
    "are lowerCamelCase in Swift",
    arguments: [
      ("bg-accent", "bgAccent"), ("Blue 50", "blue50"), ("blueGreen", "blueGreen"), ("CTA", "cta"),
      ("CTA-text", "ctaText"), ("50", "_50"), ("5-a", "_5A"), ("default", "`default`"), ("in", "`in`"),
      ("self", "`self`"), ("Type", "type"), ("init", "`init`"), ("Self", "`self`"), ("größe", "größe"),
      ("🔥", "🔥"), ("👩‍💻 x", "👩💻X"), ("→", "u2192"), ("☀️", "u2600"), ("a_b__c", "aBC"), ("_x", "x"),
      ("日本", "日本"),
    ])
  func identifier(_ name: String, _ identifier: String) {
    #expect(SwiftText.escaped(SwiftText.identifier(name)) == identifier)
  }

  @Test(
    "are safe as files",
    arguments: [
      ("primary", "primary"), ("a/b", "a-b"), ("a:b\\c", "a-b-c"), (" a ", "-a-"), ("ok go", "ok go"),
      ("🔥", "_1F525"), ("größe", "gr_F6_DFe"), ("a\u{202E}b", "a-b"), ("..", "--"), ("CON", "CON_"),
    ])
  func file(_ name: String, _ file: String) {
    #expect(FileNameText.safe(name) == file)
  }

  @Test func `put what a colored group holds beside it`() throws {
    let names = OutputNames(try EmitFamily.sample([.light]).primary)
    func place(_ path: TokenPath) -> String { names.places(path).map(\.text).joined(separator: "/") }
    #expect(place("color.action.primary.normal") == "color/action/primary-normal")
    #expect(place("color.action.primary.on-disabled") == "color/action/primary-on-disabled")
    #expect(place("color.action.primary") == "color/action/primary")
    #expect(place("color.link.$root") == "color/link")
    #expect(place("color.link.hovered") == "color/link-hovered")
    #expect(names.flat("color.action.primary.normal").names == ["color", "action", "primary"])
  }

  @Test func `that collide in CSS are told with both tokens`() throws {
    let family = try EmitFamily.family(EmitFamily.plain(["a/b-c", "a/b/c", "a-b/c", "A/b-c"]))
    let findings = EmitFamily.findings(CSSEmitter(), family)
    #expect(findings.map(\.rule.rawValue) == ["name-collision", "name-collision"])
    #expect(
      findings.map(\.message) == [
        "'a.b-c' and 'a.b.c' are both '--a-b-c' in CSS", "'a.b-c' and 'a-b.c' are both '--a-b-c' in CSS",
      ])
    #expect(findings.map(\.token) == ["a.b.c", "a-b.c"])
    #expect(findings.allSatisfy { $0.level == .error && $0.position != nil })
  }

  @Test func `that collide in Swift are told once for a group`() throws {
    let family = try EmitFamily.family(
      EmitFamily.plain(["a/b-c", "a/bC", "a/b/c", "x-y/k", "x-y/l", "xY/k", "xY/l", "z", "Z/k"]))
    #expect(
      EmitFamily.findings(SwiftEmitter(), family).map(\.message) == [
        "'a.b-c' and 'a.bC' are both 'a.bC' in Swift", "'x-y.k' and 'xY.k' are both 'xY' in Swift",
        "'z' and 'Z.k' are both 'z' in Swift",
      ])
  }

  @Test func `that differ by case collide as files and nowhere else`() throws {
    let family = try EmitFamily.family(
      EmitFamily.plain(["a/ink", "a/INK", "b/x", "B/y", "B/z", "straße", "STRASSE"]))
    #expect(EmitFamily.findings(CSSEmitter(), family) == [])
    #expect(
      EmitFamily.findings(AssetCatalogEmitter(), family).map(\.message) == [
        "'a.ink' and 'a.INK' are both 'a/INK.colorset' in the asset catalog",
        "'b.x' and 'B.y' are both 'B/' in the asset catalog",
      ])
  }

  @Test func `too long for a file are told`() throws {
    let long = String(repeating: "n", count: 250)
    let family = try EmitFamily.family(EmitFamily.plain([long]))
    #expect(EmitFamily.findings(AssetCatalogEmitter(), family).map(\.rule.rawValue) == ["name-length"])
  }
}
