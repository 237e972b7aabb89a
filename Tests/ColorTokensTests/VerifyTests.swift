import ColorCore
import ColorDerivation
import Testing

@testable import ColorTokens

@Suite("Verifying a theme") struct VerifyTests {
  static let fill =
    #""role":"background","kind":"fill","on":["{page}"],"content":{"name":"on","candidates":["{white}"]}"#

  private func verification(
    _ members: String, _ more: String = "", normal: String = "#0b57d0", written: String = ""
  )
    -> Verification
  {
    let (theme, faults) = Deriving.theme(
      Deriving.file(Deriving.derive(members, more), normal: normal, more: written))
    #expect(faults == [])
    return Verification(theme)
  }

  @Test func `finds nothing in states that are derived, and gives the theme`() throws {
    let verification = verification(Self.fill)
    #expect(verification.findings == [])
    #expect(verification.theme() != nil)
    // Three states of content, six pairs of states, one order.
    #expect(verification.checks == 10)
  }

  @Test func `finds a written state on which the content can't be read`() throws {
    let verification = verification(Self.fill, written: ##","pressed":{"$value":"#6f9be8"}"##)
    let finding = try #require(verification.findings.first { $0.rule == Rule("contrast-unmet") })
    #expect(finding.level == .error)
    #expect(finding.token == "g.pressed")
    #expect(finding.set == "g.normal")
    #expect(finding.message == "2.78:1 on content #ffffff is below 4.50:1")
    let data = try #require(finding.data)
    #expect(data.metric == "wcag2" && data.state == "pressed" && data.minimum == 4.5)
    let ratio = SRGB8(0x6F9BE8).contrast(with: .white).ratio
    #expect(data.value == ratio)
    #expect(verification.theme() == nil)
  }

  @Test func `finds a written text that can't be read on one of its surfaces`() throws {
    let verification = verification(
      #""role":"foreground","on":["{ink}","{raised}"],"states":{}"#, normal: "#5a6a7a")
    // Against the dark surface it fails, against the light one it doesn't.
    let unmet = verification.findings.filter { $0.level == .error }
    #expect(unmet.map(\.rule.rawValue).contains { $0 == "infeasible" || $0 == "contrast-unmet" })
    #expect(verification.theme() == nil)
  }

  @Test func `names the surface and state on which a written text falls short`() throws {
    let verification = verification(
      #""role":"foreground","on":["{raised}"],"states":{"hovered":{}}"#, normal: "#1f1f1f",
      written: ##","hovered":{"$value":"#9a9a9a"}"##)
    let finding = try #require(verification.findings.first)
    #expect(finding.rule.rawValue == "contrast-unmet" && finding.token == "g.hovered")
    #expect(finding.message.hasSuffix(":1 on raised (#f0f2f6) is below 4.50:1"), "\(finding.message)")
  }

  @Test func `finds written states that can't be told apart, as a warning`() throws {
    let verification = verification(Self.fill, written: ##","hovered":{"$value":"#0b57d1"}"##)
    let finding = try #require(verification.findings.first { $0.rule.rawValue == "states-alike" })
    #expect(finding.level == .warning)
    #expect(finding.token == "g.hovered")
    #expect(finding.message.hasPrefix("normal and hovered differ by only 0.00"), "\(finding.message)")
    #expect(finding.data?.minimum == 0.02)
    #expect(verification.theme() != nil)
  }

  @Test func `finds a written state that turns back, as a warning`() throws {
    let verification = verification(
      Self.fill, written: ##","hovered":{"$value":"#0842a0"},"pressed":{"$value":"#0b4cb8"}"##)
    let finding = try #require(verification.findings.first { $0.rule.rawValue == "turns-back" })
    #expect(finding.level == .warning && finding.token == "g.pressed")
    #expect(finding.message.hasPrefix("pressed turns back from hovered: lightness goes 0."))
    #expect(!verification.findings.contains { $0.rule.rawValue == "states-alike" })
  }

  @Test func `lets pressed go on, whichever way`() {
    for pair in [("#0842a0", "#062e6f"), ("#1f64d8", "#3572e0")] {
      let written = ##","hovered":{"$value":"\##(pair.0)"},"pressed":{"$value":"\##(pair.1)"}"##
      let found = verification(Self.fill, written: written).findings.map(\.rule.rawValue)
      #expect(!found.contains("turns-back"), "\(pair) \(found)")
    }
  }

  @Test func `lets pressed turn back where the profile is opposed`() {
    let found = verification(
      Self.fill + #","profile":"opposed""#,
      written: ##","hovered":{"$value":"#0842a0"},"pressed":{"$value":"#2e6be0"}"##
    ).findings
    #expect(!found.contains { $0.rule.rawValue == "turns-back" }, "\(found.map(\.message))")
  }

  @Test func `makes what can't be had an error, once, with what can`() throws {
    let verification = verification(
      Self.fill + #","base":"keep""#,
      #","require":[{"metric":"wcag2","subject":"content","against":"self","min":12}],"relax":["step"]"#)
    let errors = verification.findings.filter { $0.level == .error }
    #expect(errors.map(\.rule.rawValue) == ["infeasible"], "\(errors.map(\.message))")
    let finding = try #require(errors.first)
    #expect(finding.message.hasPrefix("12.00:1 can't be had here"), "\(finding.message)")
    #expect(finding.data?.minimum == 12)
    #expect(verification.theme() == nil)
  }

  @Test func `tells what was given up, as a warning`() throws {
    let verification = verification(
      #""role":"foreground","on":["{page}"],"base":"adjust","states":{"hovered":{}}"#, normal: "#8a8a8a")
    let finding = try #require(verification.findings.first)
    #expect(verification.findings.map(\.rule.rawValue) == ["relaxed"])
    #expect(finding.level == .warning && finding.token == "g.normal")
    #expect(finding.message.contains("instead of #8a8a8a"), "\(finding.message)")
    #expect(verification.theme() != nil)
  }

  // MARK: Requirements

  @Test(
    "measures what is required, and finds what falls short",
    arguments: [
      (#""metric":"apca","against":"on","min":60"#, true, ""),
      (#""metric":"apca","against":"on","min":95"#, false, "apca of "),
      (#""metric":"deltaE","against":"{ink}","min":0.2"#, true, ""),
      (#""metric":"deltaE","against":"{ink}","min":0.5"#, false, "deltaE of "),
      (#""metric":"wcag2","against":"{ink}","min":1.5"#, true, ""),
      (#""metric":"wcag2","against":"{ink}","min":7,"reason":"as the law says""#, false, "(as the law says)"),
      (#""metric":"wcag2","against":"on","min":7,"states":["normal"]"#, false, "against page is below 7"),
      (#""metric":"wcag2","against":"on","min":6,"states":["normal"]"#, true, ""),
    ])
  func required(_ requirement: String, _ holds: Bool, _ words: String) throws {
    let verification = verification(
      #""role":"foreground","on":["{page}"],"states":{}"#, #","require":[{\#(requirement)}]"#)
    #expect((verification.theme() != nil) == holds, "\(verification.findings.map(\.message))")
    if !holds {
      let finding = try #require(verification.findings.first)
      #expect(verification.findings.count == 1)
      #expect(finding.rule.rawValue == "contrast-unmet" && finding.token == "g.normal")
      #expect(finding.message.contains(words), "\(finding.message)")
    }
  }

  @Test func `measures disabled where a requirement names it`() throws {
    let required = #","require":[{"metric":"wcag2","against":"on","min":4.5,"states":["disabled"]}]"#
    let verification = verification(
      #""role":"foreground","on":["{page}"],"states":{"disabled":{}}"#, required)
    let finding = try #require(verification.findings.first { $0.level == .error })
    #expect(finding.token == "g.disabled" && finding.data?.state == "disabled")
  }

  @Test func `measures content that is written by hand`() throws {
    let verification = verification(Self.fill, written: ##","on":{"$value":"#9ec2ff"}"##)
    #expect(verification.theme() == nil)
    #expect(
      verification.findings.contains {
        $0.rule.rawValue == "contrast-unmet" || $0.rule.rawValue == "infeasible"
      })
  }

  @Test func `asks nothing of decoration but what is required`() throws {
    let members = #""role":"border","kind":"decorative","on":["{page}"],"states":{}"#
    #expect(verification(members, normal: "#eeeeee").findings == [])
    let verification = verification(
      members, #","require":[{"metric":"wcag2","against":"on","min":3}],"relax":[]"#, normal: "#eeeeee")
    #expect(verification.theme() == nil)
  }

  @Test func `tells the worst first`() {
    let verification = verification(
      Self.fill, written: ##","hovered":{"$value":"#7ca3e8"},"pressed":{"$value":"#d0e0ff"}"##)
    let unmet = verification.findings.filter { $0.rule.rawValue == "contrast-unmet" }
    #expect(unmet.map(\.token) == ["g.pressed", "g.hovered"])
  }
}
