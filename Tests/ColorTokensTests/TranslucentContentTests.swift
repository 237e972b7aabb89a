import ColorCore
import ColorDerivation
import Testing

@testable import ColorTokens

@Suite("Translucent content") struct TranslucentContentTests {
  private static func theme(_ candidates: String, more: String = "") throws -> Theme {
    try DeriveEngineTests.theme(
      #""role":"background","kind":"fill","on":["{page}"],"content":{"name":"on","candidates":[\#(candidates)]}"#,
      normal: "#ffc107",
      more:
        ##"\##(more)},"veil":{"$value":"#000000de"},"mist":{"$value":"#ffffff80"},"z":{"y":{"$value":"#000000"}"##
    )
  }

  @Test func `is one color for all states, read as it is seen on each`() throws {
    let theme = try Self.theme(#""{veil}""#)
    let set = try #require(theme.sets.first)
    #expect(set.recipe.content == .translucent([TranslucentColor(.black, alpha: 0xDE)]))
    #expect(theme.hex("g.on") == "#000000de")
    for member in set.members where member.state != .disabled {
      for model in Compositing.allCases {
        let seen = TranslucentColor(.black, alpha: 0xDE).composited(over: member.color.bytes, model)
        #expect(seen.contrast(with: member.color.bytes) >= .text, "\(member.state)")
      }
    }
    #expect(Verification(theme).findings == [])
  }

  @Test func `gives way to the next candidate where it can't be read, and a note says why`() throws {
    let theme = try Self.theme(#""{mist}","{veil}""#)
    #expect(theme.hex("g.on") == "#000000de")
    let told = Verification(theme).findings.filter { $0.rule.rawValue == "content-passed-over" }
    #expect(
      told.count == 1 && told[0].message.hasPrefix("content is #000000de, not 'mist'"),
      "\(told.map(\.message))")
  }

  @Test func `that is written by hand is what states are made for`() throws {
    let theme = try Self.theme(#""{white}""#, more: ##","on":{"$value":"#000000b3"}"##)
    let set = try #require(theme.sets.first)
    #expect(set.content?.isWritten == true && set.variants?.translucentContent?.hex == "#000000b3")
    #expect(!Verification(theme).findings.hasErrors)
  }

  @Test func `is written as it is`() throws {
    let text = Deriving.file(
      Deriving.derive(
        #""role":"background","kind":"fill","on":["{page}"],"content":{"name":"on","candidates":["{ink}"]}"#),
      normal: "#ffc107"
    ).replacing("#1f1f1f", with: "#1f1f1fee")
    let family = try EmitFamily.family(of: [.light], text)
    let css = try CSSReading(try EmitFamily.text(CSSEmitter(), family)).values(root: nil, nested: [], .init())
    #expect(css["--g-on"] == "#1f1f1fee")
    let resolved = Reading.resolved(try EmitFamily.text(DTCGEmitter(), family, "light.tokens.json"))
    let color = try #require(resolved["g.on"]?.color)
    #expect(EmittedColor(color).hex == "#1f1f1fee")
  }
}
