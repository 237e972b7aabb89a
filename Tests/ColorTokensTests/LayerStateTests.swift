import ColorCore
import ColorDerivation
import Testing

@testable import ColorTokens

@Suite("States that are layers") struct LayerStateTests {
  private static let members =
    #""role":"background","kind":"fill","on":["{page}"],"mode":"layer","content":{"name":"on","candidates":["{white}","{ink}"]}"#

  @Test func `are translucent, and laid on the base`() throws {
    let theme = try DeriveEngineTests.theme(
      Self.members + #","states":{"hovered":{},"pressed":{},"disabled":{}}"#)
    let set = try #require(theme.sets.first), layers = try #require(set.layers)
    #expect(layers.outcome == .exact)
    for state in [ControlState.hovered, .pressed] {
      let member = try #require(set[state]), layer = try #require(layers.layer(in: state))
      #expect(member.isLayer && member.color.hex == layer.description)
      let seen = SRGB8(clipping: set.seen(member, on: set.surfaces[0]))
      #expect(seen == Compositing.exact.composite(layer, over: SRGB8(0x0B57D0)))
      #expect(theme.entries.first { $0.path == member.path }?.origin == .layer(on: "g.normal", state))
    }
    #expect(set[.disabled]?.isLayer == false && set[.disabled]?.color.isOpaque == true)
    #expect(!Verification(theme).findings.hasErrors)
  }

  @Test func `of given opacities are those that derive gives, capped where text would not hold`() throws {
    let theme = try DeriveEngineTests.theme(
      Self.members + #","states":{"hovered":{"alpha":0.08},"pressed":{"alpha":0.16}}"#, normal: "#6750a4")
    #expect(theme.hex("g.hovered") == "#ffffff14")
    // .16 would bring white text below 4.5:1.
    let pressed = try #require(theme.hex("g.pressed"))
    #expect(pressed == "#ffffff28", "\(pressed)")
    let warnings = Verification(theme).findings.filter { $0.rule.rawValue == "relaxed" }
    #expect(
      warnings.count == 1 && warnings[0].message.contains("is laid on at 0.157 instead of 0.161"),
      "\(warnings)")
  }

  @Test func `lie on a base that lets every surface shine through`() throws {
    let theme = try DeriveEngineTests.theme(
      #""role":"background","kind":"surface","on":["{page}","{raised}"],"mode":"layer","states":{"hovered":{},"pressed":{}},"content":{"candidates":["{ink}"]}"#,
      normal: "#00000000")
    let set = try #require(theme.sets.first), layers = try #require(set.layers)
    #expect(layers.recipe.grounds.map(\.color) == [.white, SRGB8(0xF0F2F6)])
    #expect(layers.outcome == .exact && layers.checks.allSatisfy(\.passes))
    #expect(set[.normal]?.color.alpha == 0)
    #expect(!Verification(theme).findings.hasErrors)
  }

  @Test func `are proved on further colors that are named, in the color that is asked for`() throws {
    let theme = try DeriveEngineTests.theme(
      #""role":"background","kind":"surface","on":["{page}"],"mode":"layer","layer":{"overlay":"{ink}","over":["{raised}"]},"states":{"hovered":{},"pressed":{}},"content":{"candidates":["{ink}"]}"#,
      normal: "#ffffff")
    let layers = try #require(theme.sets.first?.layers)
    #expect(layers.recipe.grounds.map(\.color) == [.white, SRGB8(0xF0F2F6)])
    #expect(theme.hex("g.hovered")?.hasPrefix("#1f1f1f") == true)
  }

  @Test func `with which nothing can be read are an error`() throws {
    let theme = try DeriveEngineTests.theme(
      Self.members + #","states":{"hovered":{"alpha":0.5},"pressed":{"alpha":0.9}}"#, normal: "#777777")
    let text = Deriving.file(
      Deriving.derive(
        #""role":"background","on":["{page}"],"mode":"layer","layer":{"over":["{ink}"]},"content":{"candidates":["{ink}"]},"states":{"hovered":{},"pressed":{}}"#
      ), normal: "#777777")
    #expect(!Verification(theme).findings.isEmpty)
    let found = Verification(Deriving.theme(text).theme).findings
    #expect(
      found.contains { $0.rule.rawValue == "infeasible" && $0.level == .error }, "\(found.map(\.message))")
  }

  @Test func `that are written by hand are taken, and checked where they lie`() throws {
    let theme = try DeriveEngineTests.theme(
      Self.members + #","states":{"hovered":{},"pressed":{}}"#, more: ##","hovered":{"$value":"#ffffffaa"}"##)
    #expect(theme.hex("g.hovered") == "#ffffffaa")
    let unmet = Verification(theme).findings.filter { $0.rule.rawValue == "contrast-unmet" }
    #expect(unmet.map(\.token) == ["g.hovered"])
  }

  @Test func `stand beside the set in Swift, and say in resolved tokens what they are`() throws {
    let family = try EmitFamily.family(of: [.light, .dark]) { appearance in
      let page = appearance.scheme == .dark ? "#121212" : "#ffffff"
      return ##"""
        {"$type":"color","page":{"$value":\##(EmitFamily.srgb(page))},"button":{"$extensions":{"colorderive":{"version":1,
        "derive":{"from":"normal","role":"background","kind":"fill","on":["{page}"],"mode":"layer",
        "states":{"hovered":{},"pressed":{},"disabled":{"alphaTwin":true}}}}},"normal":{"$value":\##(EmitFamily.srgb("#0b57d0"))}}}
        """##
    }
    let swift = try EmitFamily.text(SwiftEmitter(), family)
    #expect(swift.contains("var buttonHovered: BackgroundColor = "), "\(swift)")
    #expect(swift.contains("There is no token for `hovered` or `pressed`: the normal color is taken."))
    #expect(swift.contains("var buttonDisabledAlpha: BackgroundColor = "))
    let tokens = try EmitFamily.text(DTCGEmitter(), family, "light.tokens.json")
    #expect(tokens.contains(#""mode": "layer""#))
    // What is written is read back without a fault.
    #expect(Deriving.theme(tokens).faults == [])
    let css = try EmitFamily.text(CSSEmitter(hasForcedColors: true), family)
    #expect(
      css.contains("--button-disabled-alpha: GrayText;")
        || css.contains("--button-disabled-alpha: ButtonFace;"))
    #expect(!css.contains("--button-hovered: ButtonFace"))
  }
}
