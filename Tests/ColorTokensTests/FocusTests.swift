import ColorCore
import ColorDerivation
import Testing

@testable import ColorTokens

@Suite("The ring of a focused control") struct FocusTests {
  static func members(_ focused: String, _ states: String = #""hovered":{},"pressed":{}"#) -> String {
    #""role":"background","kind":"fill","on":["{page}"],"states":{\#(states),"focused":\#(focused)}"#
  }

  private func theme(_ members: String, normal: String = "#0b57d0", written: String = "") -> Theme {
    let (theme, faults) = Deriving.theme(
      Deriving.file(Deriving.derive(members), normal: normal, more: written))
    #expect(faults == [])
    return theme
  }

  private static let border = #""role":"border","on":["{page}"],"states":{"focused":{"brand":"{g.ring}"}}"#

  @Test func `is two tokens behind the states`() {
    let theme = theme(Self.members("{}"))
    #expect(
      theme.names.suffix(5) == ["g.normal", "g.hovered", "g.pressed", "g.focus-outer", "g.focus-inner"])
    #expect(
      theme.entries.suffix(2).map(\.origin) == [
        .focus(of: "g.normal", .outer), .focus(of: "g.normal", .inner),
      ])
    #expect(theme.hex("g.focus-outer") == "#000000")
    #expect(theme.hex("g.focus-inner") == "#ffffff")
  }

  @Test func `isn't there where nobody asks`() {
    let theme = theme(#""role":"background","kind":"fill","on":["{page}"],"states":{"hovered":{}}"#)
    #expect(theme.sets.first?.focus == nil)
    #expect(theme.names.last == "g.hovered")
  }

  @Test("is seen on all that it touches", arguments: Appearance.allCases)
  func seen(_ appearance: Appearance) throws {
    let text = Deriving.file(
      Deriving.derive(Self.members("{}")), normal: appearance.scheme == .light ? "#0b57d0" : "#8ab4f8")
    let theme = Deriving.theme(text, appearance).theme
    let least: Contrast = appearance.contrast == .increased ? .text : .nonText
    let sets = theme.sets
    #expect(sets.count == 1 && !Verification(theme).findings.contains { $0.rule == Rule("focus-unmet") })
    for set in sets {
      let focus = try #require(set.focus)
      let tones = [focus.outer.color.bytes, focus.inner.color.bytes]
      let neighbors =
        set.members.filter { $0.state != .disabled }.map(\.color.bytes) + set.surfaces.map(\.color)
      for neighbor in neighbors {
        #expect(tones.contains { $0.contrast(with: neighbor) >= least }, "\(set.request.base) \(neighbor)")
      }
      #expect(tones[0].contrast(with: tones[1]) >= least)
    }
  }

  @Test func `is one color where the brand's stands out`() {
    let theme = theme(Self.border, normal: "#1f1f1f", written: ##","ring":{"$value":"#1a73e8"}"##)
    #expect(theme.hex("g.focus-outer") == "#1a73e8")
    #expect(theme.hex("g.focus-inner") == "#1a73e8")
    let verification = Verification(theme)
    #expect(verification.findings == [])
    // One contrast of the border, and the ring on the border and on the page: a single color isn't held against itself.
    #expect(verification.checks == 3)
  }

  @Test func `has two tones where the brand's color doesn't stand out, and says so`() throws {
    let theme = theme(Self.border, normal: "#1f1f1f", written: ##","ring":{"$value":"#4a4a4a"}"##)
    #expect(theme.hex("g.focus-outer") == "#000000")
    let finding = try #require(Verification(theme).findings.first)
    #expect(finding.rule.rawValue == "focus-brand-passed-over" && finding.level == .note)
    #expect(finding.token == "g.focus-outer" && finding.set == "g.normal")
    #expect(
      finding.message.contains("#4a4a4a has 1.85:1 with the control's normal #1f1f1f"), "\(finding.message)")
  }

  @Test func `that is written by hand is taken and judged`() throws {
    let written = ##","focus-outer":{"$value":"#0842a0"},"focus-inner":{"$value":"#0b57d0"}"##
    let theme = theme(Self.members("{}"), written: written)
    #expect(theme.hex("g.focus-outer") == "#0842a0")
    let verification = Verification(theme)
    let errors = verification.findings.filter { $0.level == .error }
    #expect(errors.map(\.rule.rawValue) == ["focus-unmet", "focus-unmet"])
    #expect(errors.allSatisfy { $0.token == "g.focus-outer" && $0.data?.minimum == 3 })
    let tones = SRGB8(0x0842A0).contrast(with: SRGB8(0x0B57D0))
    #expect(
      errors.contains {
        $0.message == "the tones of the focus ring have \(tones.roundedDown):1, below 3.00:1"
      },
      "\(errors.map(\.message))")
    #expect(errors.contains { $0.message.hasPrefix("the focus ring has 1.") }, "\(errors.map(\.message))")
    #expect(verification.theme() == nil)
  }

  @Test(
    "has its faults told",
    arguments: [
      (#"[]"#, "a state is an object"), (#"{"brand":4}"#, "'brand' takes references"),
      (#"{"delta":0.1}"#, "'delta' of 'focused'"), (#"{"brnad":"{ink}"}"#, "has no member 'brnad'"),
    ])
  func faults(_ focused: String, _ words: String) {
    let faults = Deriving.requests(Deriving.file(Deriving.derive(Self.members(focused)))).faults
    #expect(faults.count == 1 && faults[0].message.contains(words), "\(faults)")
  }

  @Test func `takes only an opaque color that is there`() {
    let missing = Deriving.theme(Deriving.file(Deriving.derive(Self.members(#"{"brand":"{nope}"}"#)))).faults
    #expect(missing.map(\.place.first) == ["n"] && missing[0].message.contains("nope"), "\(missing)")
    let clear = Deriving.theme(
      Deriving.file(
        Deriving.derive(Self.members(#"{"brand":"{g.ring}"}"#)), more: ##","ring":{"$value":"#0b57d080"}"##)
    ).faults
    #expect(
      clear.map(\.rule) == ["unsupported"] && clear[0].message.contains("a translucent color of a ring"))
  }

  @Test func `leaves the color of normal, which a requirement may ask for`() throws {
    for (least, holds) in [(6, true), (7, false)] {
      let text = Deriving.file(
        Deriving.derive(
          #""role":"foreground","on":["{page}"],"states":{"focused":{}}"#,
          #","require":[{"metric":"wcag2","against":"on","min":\#(least),"states":["focused"]}]"#))
      let findings = Verification(Deriving.theme(text).theme).findings
      #expect(findings.map(\.token) == (holds ? [] : ["g.normal"]), "\(findings.map(\.message))")
    }
  }

  @Test func `keeps its names to itself`() {
    let faults = Deriving.requests(
      Deriving.file(
        Deriving.derive(Self.members("{}") + #","content":{"name":"focus-inner","candidates":["{ink}"]}"#))
    ).faults
    #expect(
      faults.map(\.message) == [
        "'colorderive' is invalid: 'focus-inner' is the name of a tone of the ring, not of a content"
      ])
  }

  @Test func `of a config's role is named after the base`() throws {
    let run = try MemoryProject(files: [
      "colorderive.json":
        #"{"tokens":"t.json","roles":[{"match":"bg-**","role":"background","states":{"focused":{}}}]}"#,
      "t.json": ##"{"$type":"color","bg-a":{"$value":"#0b57d0"},"bg-a-focus-outer":{"$value":"#000000"}}"##,
    ]).run()
    #expect(run.findings.filter { $0.level == .error } == [])
    // The tone that is written is no base of its own.
    #expect(run.themes.first?.sets.count == 1)
    #expect(run.themes.first?.names.sorted() == ["bg-a", "bg-a-focus-inner", "bg-a-focus-outer"])
  }
}
