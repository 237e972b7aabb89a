import ColorCore
import ColorDerivation
import Testing

@testable import ColorTokens

@Suite("Accents, a least Lc and fallbacks in token files") struct AccentTests {
  private static let fill = #""role":"background","kind":"fill","on":["{page}"]"#

  // MARK: Accents

  @Test func `give selected another color, from which its own states go on`() throws {
    let theme = try DeriveEngineTests.theme(
      #"\#(Self.fill),"accent":"{brand}","states":{"hovered":{},"selected":{},"selectedHovered":{}},"content":{"name":"on"}"#,
      normal: "#5a6472",
      more: ##","x":{"$value":"#0b57d0"}},"brand":{"$value":"#7a1fd0"},"h":{"y":{"$value":"#000000"}"##)
    #expect(theme.hex("g.selected") == "#7a1fd0")
    let set = try #require(theme.sets.first)
    #expect(set.recipe.selection?.accent == SRGB8(0x7A1FD0))
    var recipe = Recipe(role: .background(.fill), surfaces: [.white])
    recipe.selection = Selection(for: recipe.role, in: .light, accent: SRGB8(0x7A1FD0))
    let expected = recipe.variants(of: SRGB8(0x5A6472))
    #expect(theme.hex("g.selectedHovered") == expected.selection?.hovered.hex)
    #expect(!Verification(theme).findings.hasErrors)
  }

  @Test func `that can't be selected are moved, and it is told`() throws {
    let theme = try DeriveEngineTests.theme(
      #"\#(Self.fill),"accent":"{white}","states":{"hovered":{},"selected":{}},"content":{"name":"on","candidates":["{white}"]}"#
    )
    #expect(theme.hex("g.selected") != "#ffffff")
    let told = Verification(theme).findings.filter { $0.rule.rawValue == "relaxed" }
    #expect(
      told.count == 1 && told[0].message.contains("instead of the accent #ffffff"), "\(told.map(\.message))")
  }

  // MARK: Lc

  @Test func `hold a least Lc beside the contrast`() throws {
    let plain = try DeriveEngineTests.theme(#""role":"foreground","on":["{page}"]"#, normal: "#767676")
    let theme = try DeriveEngineTests.theme(
      #""role":"foreground","on":["{page}"],"minApca":"{lc}""#, normal: "#767676",
      more: ##","x":{"$value":"#0b57d0"}},"lc":{"$type":"number","$value":80},"h":{"y":{"$value":"#000000"}"##
    )
    let set = try #require(theme.sets.first)
    #expect(set.recipe.lightnessContrast == 80)
    func least(_ theme: Theme) throws -> Double {
      let members = try #require(theme.sets.first).members.filter { $0.state != .disabled }
      return try #require(
        members.map {
          APCA.lightnessContrast(text: $0.color.bytes.color, background: SRGB8.white.color).magnitude
        }.min())
    }
    #expect(try least(theme) >= 80)
    #expect(try least(plain) < 80)
  }

  // MARK: Fallbacks

  @Test func `fall back where the contrast can't be had, and say so`() throws {
    let members =
      #"\#(Self.fill),"content":{"name":"on","candidates":["{white}"]},"direction":"lighter","fallback":3"#
    let require =
      #","require":[{"metric":"wcag2","subject":"content","against":"self","min":7}],"relax":["target"]"#
    let theme = try DeriveEngineTests.theme(members, normal: "#0b57d0", require: require)
    let told = Verification(theme).findings
    #expect(told.filter { $0.level == .error } == [], "\(told.map(\.message))")
    #expect(told.contains { $0.rule.rawValue == "relaxed" && $0.message.hasPrefix("contrast is held at ") })
    let strict = try DeriveEngineTests.theme(
      members.replacing(#","fallback":3"#, with: ""), normal: "#0b57d0", require: require)
    #expect(Verification(strict).findings.contains { $0.rule.rawValue == "infeasible" })
  }

  // MARK: Faults

  @Test(
    "have their faults told at their place",
    arguments: [
      (
        #""role":"background","accent":"blue","states":{"selected":{}}"#, #""blue""#,
        "'accent' takes references"
      ),
      (#""role":"background","accent":"{ink}""#, #""{ink}""#, "selected, which isn't among the states"),
      (
        #""role":"background","accent":"{ink}","states":{"selected":{"delta":0.1}}"#, #""{ink}""#,
        "selected is the accent, and takes no step"
      ),
      (#""role":"background","minApca":109"#, "109", "'minApca' is 109, an Lc from 0 to 108"),
      (#""role":"background","minApca":true"#, "true", "'minApca' is a number or a reference"),
      (#""role":"border","minApca":45"#, "45", "a border is no text"),
      (#""role":"background","fallback":0.5"#, "0.5", "'fallback' is 0.5, a ratio from 1 to 21"),
      (#""role":"background","fallback":"3""#, #""3""#, "'fallback' is a number or a reference"),
      (#""role":"background","mode":"layer","fallback":3"#, "3", "layers have no 'fallback'"),
      (#""role":"background","mode":"layer","minApca":3"#, "3", "layers have no 'minApca'"),
    ])
  func fault(_ members: String, _ place: String, _ message: String) throws {
    let faults = Deriving.requests(Deriving.file(Deriving.derive(members))).faults
    #expect(faults.count == 1 && faults[0].rule == "ext-invalid", "\(faults)")
    let fault = try #require(faults.first)
    #expect(fault.place.hasPrefix(place) && fault.message.contains(message), "\(fault)")
  }

  @Test func `fall back to nothing where the contrast isn't among what may be given up`() {
    let text = Deriving.file(Deriving.derive(#""role":"foreground","fallback":3"#, #","relax":["step"]"#))
    let faults = Deriving.requests(text).faults
    #expect(
      faults.map(\.message) == [
        "'colorderive' is invalid: 'relax' has no 'target', so that nothing falls back"
      ])
  }

  @Test(
    "have told what their tokens can't be",
    arguments: [
      (#""role":"background","accent":"{nothing}","states":{"selected":{}}"#, "nothing"),
      (#""role":"background","accent":"{need}","states":{"selected":{}}"#, "need"),
      (#""role":"background","minApca":"{page}""#, "page"),
      (#""role":"background","fallback":"{step}""#, "'fallback' is 0.09, a ratio from 1 to 21"),
    ])
  func tokens(_ members: String, _ message: String) {
    let faults = Deriving.theme(Deriving.file(Deriving.derive(members))).faults
    #expect(faults.count == 1 && faults[0].message.contains(message), "\(faults)")
  }
}
