import ColorCore
import ColorDerivation
import Testing

@testable import ColorTokens

@Suite("Content that changes by state") struct ContentByStateTests {
  /// A grey that needs black on one side and white on the other.
  private static func theme(
    _ normal: String = "#8a8a8a", _ members: String = "", more: String = "",
    in appearance: Appearance = .light
  ) throws -> Theme {
    try DeriveEngineTests.theme(
      #""role":"background","kind":"fill","on":["{page}"],"contentByState":true,\#(members)"#
        + #""content":{"name":"on"}"#,
      normal: normal, more: more, appearance)
  }

  @Test func `has a token for each state, and every theme has the same ones`() throws {
    let names: [TokenPath] = [
      "g.normal", "g.hovered", "g.pressed", "g.disabled", "g.on", "g.on-hovered", "g.on-pressed",
      "g.on-disabled",
    ]
    for (base, appearance) in [("#8a8a8a", Appearance.light), ("#0b57d0", .light), ("#8ab4f8", .dark)] {
      let theme = try Self.theme(base, in: appearance)
      #expect(theme.entries.map(\.path).filter { $0.text.hasPrefix("g.") } == names)
    }
    let origins = try Self.theme().entries.suffix(3).map(\.origin)
    #expect(
      origins == [
        .content(of: "g.normal", .hovered), .content(of: "g.normal", .pressed),
        .content(of: "g.normal", .disabled),
      ])
  }

  @Test func `is what the engine chose in each state, and can be read there`() throws {
    let theme = try Self.theme("#8a8a8a", #""direction":"darker","base":"keep","#)
    let set = try #require(theme.sets.first), variants = try #require(set.variants)
    #expect(set.recipe.content == .perState([.white, .black]))
    var seen: Set<String> = []
    for member in set.members where member.state != .disabled {
      let content = try #require(set.content(in: member.state))
      #expect(content.color.bytes == variants.content(in: member.state))
      #expect(content.color.bytes.contrast(with: member.color.bytes) >= .text, "\(member.state)")
      seen.insert(content.color.hex)
    }
    // One content couldn't be read on all of them.
    #expect(seen == ["#000000", "#ffffff"])
    #expect(!Verification(theme).findings.hasErrors)
  }

  @Test func `that is written by hand wins in its state alone, and is checked`() throws {
    let theme = try Self.theme("#0b57d0", more: ##","on-pressed":{"$value":"#1f1f1f"}"##)
    #expect(theme.hex("g.on-pressed") == "#1f1f1f" && theme.hex("g.on-hovered") == "#ffffff")
    let unmet = Verification(theme).findings.filter { $0.rule.rawValue == "contrast-unmet" }
    #expect(unmet.map(\.token) == ["g.pressed"], "\(unmet.map(\.message))")
  }

  @Test func `is a foreground in Swift, and says in Design Tokens of which state it is`() throws {
    let text = Deriving.file(
      Deriving.derive(
        #""role":"background","kind":"fill","on":["{page}"],"contentByState":true,"direction":"darker","base":"keep","content":{"name":"on"}"#
      ), normal: "#8a8a8a")
    let family = try EmitFamily.family(of: [.light], text)
    let swift = try EmitFamily.text(SwiftEmitter(), family)
    #expect(swift.contains("var gOnPressed: ForegroundColor = "), "\(swift)")
    let tokens = try EmitFamily.text(DTCGEmitter(), family, "light.tokens.json")
    #expect(
      tokens.contains(#"{"contentOf":"{g.normal}","state":"pressed""#)
        || tokens.contains(#""state": "pressed""#))
    let css = try CSSReading(try EmitFamily.text(CSSEmitter(), family))
    let values = css.values(root: nil, nested: [], .init())
    #expect(values["--g-on"] == "#000000" && values["--g-on-pressed"] == "#ffffff")
  }

  @Test(
    "is told where it can't be",
    arguments: [
      (#""role":"foreground","contentByState":true"#, "a foreground has no content"),
      (#""role":"background","contentByState":true"#, "has a 'name' in 'content'"),
      (
        #""role":"background","contentByState":true,"content":{"candidates":["{ink}"]}"#,
        "has a 'name' in 'content'"
      ),
      (
        #""role":"background","contentByState":1,"content":{"name":"on"}"#,
        "'contentByState' is true or false"
      ),
      (
        #""role":"background","contentByState":true,"content":{"name":"on"},"gamut":"display-p3""#,
        "content that changes by state is sRGB"
      ),
      (
        #""role":"background","contentByState":true,"content":{"name":"on"},"mode":"layer""#,
        "layers have no 'contentByState'"
      ),
    ])
  func fault(_ members: String, _ message: String) throws {
    let faults = Deriving.requests(Deriving.file(Deriving.derive(members))).faults
    #expect(faults.count == 1 && faults[0].rule == "ext-invalid", "\(faults)")
    #expect(faults.first?.message.contains(message) == true, "\(faults)")
  }
}
