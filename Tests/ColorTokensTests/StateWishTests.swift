import ColorCore
import ColorDerivation
import Testing

@testable import ColorTokens

@Suite("What is asked of the color of a state") struct StateWishTests {
  private static let fill = #""role":"background","kind":"fill","on":["{page}"]"#

  private static func theme(_ states: String, normal: String = "#0b57d0", more: String = "") throws -> Theme {
    try DeriveEngineTests.theme(
      #"\#(fill),"states":{\#(states)},"content":{"name":"on","candidates":["{white}"]}"#, normal: normal,
      more: more)
  }

  // MARK: Chroma, hue, mix

  @Test func `is another chroma or hue at the lightness of the step`() throws {
    let plain = try Self.theme(#""hovered":{},"pressed":{}"#)
    let changed = try Self.theme(#""hovered":{"chroma":0.5},"pressed":{"hue":-20}"#)
    func color(_ theme: Theme, _ path: TokenPath) throws -> Color<OKLCH> {
      try #require(theme.entries.first { $0.path == path }).color.bytes.color.converted(to: OKLCH.self)
    }
    let (grey, hovered) = (try color(changed, "g.hovered"), try color(plain, "g.hovered"))
    // A byte is up to .004 of lightness.
    #expect(abs(grey.lightness - hovered.lightness) < 0.004)
    #expect(abs(grey.chroma - hovered.chroma / 2) < 0.004)
    let (turned, pressed) = (try color(changed, "g.pressed"), try color(plain, "g.pressed"))
    #expect(abs(turned.lightness - pressed.lightness) < 0.004)
    #expect(abs(turned.hue - (pressed.hue - 20)) < 1)
    #expect(Verification(changed).findings == [])
  }

  @Test func `is a mix of the base with a color, in OKLab`() throws {
    let theme = try Self.theme(
      #""hovered":{"mix":{"with":"{ink}","amount":0.3}},"pressed":{"mix":{"with":"{ink}","amount":0.5}}"#)
    let (base, ink) = (
      SRGB8(0x0B57D0).color.converted(to: OKLab.self).components,
      SRGB8(0x1F1F1F).color.converted(to: OKLab.self).components
    )
    let expected = SRGB8(fitting: AnyColor(Color<OKLab>(components: base + (ink - base) * 0.3)))
    #expect(theme.hex("g.hovered") == expected.hex)
    #expect(Verification(theme).findings == [])
  }

  @Test func `is a wish under all guarantees, and where it can't be had that is told`() throws {
    // Nearly white, on which the white content can't be read.
    let theme = try Self.theme(#""hovered":{"mix":{"with":"{page}","amount":0.9}}"#)
    let set = try #require(theme.sets.first), hovered = try #require(set[.hovered])
    #expect(hovered.color.bytes.contrast(with: .white) >= .text)
    let told = Verification(theme).findings.filter { $0.rule.rawValue == "wish-moved" }
    #expect(told.map(\.level) == [.warning] && told.map(\.token) == ["g.hovered"])
    #expect(
      told.first?.message.contains("hovered is \(hovered.color.hex) instead of ") == true,
      "\(told.map(\.message))")
  }

  @Test func `may be a number token that another theme has otherwise`() throws {
    let theme = try Self.theme(
      #""hovered":{"chroma":"{share}"},"pressed":{"mix":{"with":"{ink}","amount":"{step}"}}"#,
      more:
        ##","x":{"$value":"#0b57d0"}},"share":{"$type":"number","$value":0.5},"h":{"y":{"$value":"#000000"}"##
    )
    let literal = try Self.theme(
      #""hovered":{"chroma":0.5},"pressed":{"mix":{"with":"{ink}","amount":0.09}}"#)
    #expect(theme.hex("g.hovered") == literal.hex("g.hovered"))
    #expect(theme.hex("g.pressed") == literal.hex("g.pressed"))
  }

  // MARK: A fixed color

  @Test func `is the color of a token, which isn't derived and is checked`() throws {
    let theme = try Self.theme(
      #""hovered":{},"pressed":{"value":"{ink}"},"disabled":{"value":"{raised}"}"#)
    #expect(theme.hex("g.pressed") == "#1f1f1f" && theme.hex("g.disabled") == "#f0f2f6")
    let entry = try #require(theme.entries.first { $0.path == "g.pressed" })
    #expect(entry.origin == .alias(of: "ink"))
    #expect(Verification(theme).findings.filter { $0.level == .error } == [])
    let pale = try Self.theme(#""hovered":{},"pressed":{"value":"{raised}"}"#)
    let unmet = Verification(pale).findings.filter { $0.rule.rawValue == "contrast-unmet" }
    #expect(unmet.map(\.token) == ["g.pressed"])
  }

  @Test func `is the color that another set gives its token`() throws {
    let theme = try DeriveEngineTests.theme(
      #"\#(Self.fill),"states":{"hovered":{},"pressed":{"value":"{h.normal}"}}"#,
      more:
        ##"},"h":{"$extensions":{"colorderive":{"version":1,"derive":{"from":"normal","role":"foreground","on":["{page}"]}}},"normal":{"$value":"#9a9a9a"}"##
    )
    let moved = try #require(theme.hex("h.normal"))
    #expect(moved != "#9a9a9a" && theme.hex("g.pressed") == moved)
  }

  @Test func `tells by 'explain' which token it is`() throws {
    let text = Deriving.file(
      Deriving.derive(#"\#(Self.fill),"states":{"hovered":{},"pressed":{"value":"{ink}"}}"#))
    let steps = try #require(
      try MemoryProject(files: ["t.json": text]).run("t.json").explanations(of: "g.pressed").first
    ).steps
    #expect(steps.first?.text == "'g.pressed' is 'ink', whatever would be derived")
    #expect(steps.dropFirst().first.map { "\($0.label) \($0.text)" } == ##"written 'ink' is "#1f1f1f""##)
  }

  // MARK: Faults

  @Test(
    "has its faults told at their place",
    arguments: [
      (#""hovered":{"chroma":3}"#, "3", "'chroma' is 3, a share of the chroma from 0 to 2"),
      (#""hovered":{"hue":181}"#, "181", "'hue' is 181, a turn in degrees from -180 to 180"),
      (#""hovered":{"hue":"left"}"#, #""left""#, "'hue' is a number or a reference"),
      (#""hovered":{"mix":"{ink}"}"#, #""{ink}""#, "'mix' is an object"),
      (#""hovered":{"mix":{"with":"{ink}"}}"#, #"{"with""#, "a mix has 'with', a color, and 'amount'"),
      (#""hovered":{"mix":{"with":"{ink}","amount":2}}"#, "2", "'amount' is 2, a share from 0 to 1"),
      (#""hovered":{"mix":{"with":"{ink}","amount":0.2,"in":"oklab"}}"#, #""in""#, "has no member 'in'"),
      (#""hovered":{"mix":{"with":"{ink}","amount":0.2},"delta":0.1}"#, #""delta""#, "without 'delta'"),
      (#""hovered":{"chroma":0.5,"mix":{"with":"{ink}","amount":0.2}}"#, #""chroma""#, "without 'chroma'"),
      (#""hovered":{"value":"ink"}"#, #""ink""#, "'value' takes references"),
      (#""hovered":{"value":"{ink}","delta":0.1}"#, #""delta""#, "and has nothing beside it"),
    ])
  func fault(_ states: String, _ place: String, _ message: String) throws {
    let faults = Deriving.requests(
      Deriving.file(Deriving.derive(#""role":"background","states":{\#(states)}"#))
    ).faults
    #expect(faults.count == 1 && faults[0].rule == "ext-invalid", "\(faults)")
    let fault = try #require(faults.first)
    #expect(fault.place.hasPrefix(place) && fault.message.contains(message), "\(fault)")
  }

  @Test(
    "has told what doesn't go with it",
    arguments: [
      (#""mode":"layer","states":{"hovered":{"chroma":0.5}}"#, "layers have no color of a state"),
      (
        #""direction":"none","states":{"hovered":{"hue":5}}"#,
        "states without a direction have the color of normal"
      ),
      (#""accent":"{ink}","states":{"selected":{"chroma":0.5}}"#, "selected is the accent"),
    ])
  func conflict(_ members: String, _ message: String) throws {
    let faults = Deriving.requests(Deriving.file(Deriving.derive(#""role":"background",\#(members)"#))).faults
    #expect(faults.count == 1 && faults[0].message.contains(message), "\(faults)")
  }

  @Test func `isn't a token where the state is written by hand`() {
    let text = Deriving.file(
      Deriving.derive(#""role":"background","states":{"hovered":{"value":"{ink}"}}"#),
      more: ##","hovered":{"$value":"#222222"}"##)
    let faults = Deriving.theme(text).faults
    #expect(faults.count == 1, "\(faults)")
    #expect(faults.first?.message == "'g.hovered' is written by hand, and can't be 'ink' too")
    #expect(faults.first?.place.hasPrefix(#""{ink}""#) == true)
  }

  @Test(
    "has told what its tokens can't be",
    arguments: [
      (#""hovered":{"mix":{"with":"{need}","amount":0.2}}"#, "need"),
      (#""hovered":{"mix":{"with":"{ink}","amount":"{need}"}}"#, "'amount' is 4.5, a share from 0 to 1"),
      (#""hovered":{"value":"{inc}"}"#, "inc"),
      (#""hovered":{"mix":{"with":"{veil}","amount":0.2}}"#, "a translucent color of a mix, 'veil',"),
    ])
  func tokens(_ states: String, _ message: String) {
    let text = Deriving.file(
      Deriving.derive(#""role":"background","on":["{page}"],"states":{\#(states)}"#),
      more: ##"},"veil":{"$value":"#00000080"},"z":{"y":{"$value":"#000000"}"##)
    let faults = Deriving.theme(text).faults
    #expect(faults.count == 1 && faults[0].message.contains(message), "\(faults)")
  }
}
