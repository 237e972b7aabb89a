import ColorCore
import ColorDerivation
import Testing

@testable import ColorTokens

@Suite("Explanations") struct ExplanationTests {
  private static func steps(_ path: TokenPath) throws -> [[String]] {
    try MemoryProject.house().run().explanations(of: path).map { $0.steps.map { "\($0.label): \($0.text)" } }
  }

  @Test func `lead from the request over the references to bytes and names`() throws {
    let all = try Self.steps("color.link.hovered")
    #expect(all.count == 8)
    let steps = try #require(all.first)
    #expect(
      steps.prefix(3) == [
        "asked for: hovered of 'color.link.normal', a foreground on 'page', at 4.50:1 in light",
        "refers: 'color.link.normal' is {seed}", ##"written: 'seed' is "#0b57d0""##,
      ])
    #expect(steps.contains { $0.hasPrefix("verdict: exact") } && steps.contains { $0.hasPrefix("because: ") })
    let theme = try #require(try MemoryProject.house().run().themes.first)
    let entry = try #require(theme.entries.first { $0.path == "color.link.hovered" })
    #expect(steps.contains("bytes: \(entry.color.hex)"))
    #expect(steps.contains { $0.hasPrefix("contrast: ") && $0.hasSuffix(":1 against page, 4.50:1 asked") })
    #expect(steps.contains("written as: --color-link-hovered in acme/tokens.css"))
    #expect(steps.contains("written as: color.link.hovered in acme/resolved"))
  }

  @Test func `say where each step is written`() throws {
    let explanation = try #require(
      try MemoryProject.house().run().explanations(of: "color.link.normal").first)
    #expect(explanation.steps[0].label == "refers")
    #expect(explanation.steps[0].position?.file == "roles.json" && explanation.steps[0].position?.line == 3)
    #expect(explanation.steps[1].position?.file == "acme.json")
  }

  @Test func `of a tone tell what the ring was asked for, and what it has`() throws {
    let (theme, _) = Deriving.theme(
      Deriving.file(
        Deriving.derive(#""role":"background","on":["{page}"],"states":{"hovered":{},"focused":{}}"#)))
    let ring = try #require(theme.sets.first?.focus?.ring)
    let least = try #require(ring.checks.map(\.value).min())
    let project = MemoryProject(files: [
      "t.json": Deriving.file(
        Deriving.derive(#""role":"background","on":["{page}"],"states":{"hovered":{},"focused":{}}"#))
    ])
    let steps = try #require(try project.run("t.json").explanations(of: "g.focus-outer").first).steps.map {
      "\($0.label): \($0.text)"
    }
    #expect(
      steps.first
        == "asked for: focus-outer, a tone of the ring of 'g.normal', a background on 'page', at 3.00:1 in light"
    )
    #expect(
      steps.contains {
        $0.hasPrefix("contrast: \(Contrast(least).roundedDown):1 or more of the ring with each color")
      },
      "\(steps)")
  }

  @Test func `tell the contrast of what is seen, as the engine and verify do`() throws {
    let text = Deriving.file(
      Deriving.derive(#""role":"background","on":["{page}"],"content":{"name":"on","candidates":["{ink}"]}"#),
      normal: "#0f62fe80")
    let steps = try #require(
      try MemoryProject(files: ["t.json": text]).run("t.json").explanations(of: "g.normal").first
    ).steps.map { "\($0.label): \($0.text)" }
    let told = try #require(steps.first { $0.hasPrefix("contrast: ") })
    let (theme, _) = Deriving.theme(text)
    let set = try #require(theme.sets.first?.variants)
    let content = try #require(set.content)
    #expect(told.hasPrefix("contrast: \(content.contrast(with: set.normal).roundedDown):1 "), "\(steps)")
    #expect(theme.contrastPairs.first?.ground == set.normal.color)
  }

  @Test func `are none of a token that isn't there`() throws {
    #expect(try Self.steps("color.link").isEmpty)
  }
}
