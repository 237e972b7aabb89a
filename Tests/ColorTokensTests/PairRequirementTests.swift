import ColorCore
import ColorDerivation
import Testing

@testable import ColorTokens

@Suite("Requirements without states") struct PairRequirementTests {
  private static func file(_ group: String = "", _ token: String = "", link: String = "#0b57d0") -> String {
    func extensions(_ require: String) -> String {
      require.isEmpty
        ? "" : #""$extensions":{"colorderive":{"version":1,"require":[\#(require)]}},"#
    }
    return ##"{"$type":"color","page":{"$value":"#ffffff"},"need":{"$type":"number","$value":4.5},"##
      + ##""text":{\##(extensions(group))"body":{"$value":"#1f1f1f"},"link":{\##(extensions(token))"$value":"\##(link)"},"##
      + ##""inner":{"note":{"$value":"#8a8a8a"}}}}"##
  }

  private static let onPage = #"{"metric":"wcag2","against":"{page}","min":"{need}","reason":"why"}"#

  @Test func `hold of a token`() throws {
    let (theme, faults) = Deriving.theme(Self.file("", Self.onPage))
    #expect(faults == [] && theme.sets == [])
    #expect(theme.contrastPairs.map(\.token) == ["text.link"])
    let verification = Verification(theme)
    #expect(verification.findings == [] && verification.checks == 1)
  }

  @Test func `hold of every color that is written in a group`() throws {
    let (theme, faults) = Deriving.theme(Self.file(Self.onPage))
    #expect(faults == [])
    let unmet = Verification(theme).findings
    #expect(Verification(theme).checks == 3)
    let ratio = SRGB8(0x8A8A8A).contrast(with: .white).roundedDown
    #expect(unmet.map(\.message) == ["wcag2 of \(ratio):1 against page is below 4.5 (why)"])
    #expect(unmet.map(\.token) == ["text.inner.note"] && unmet.first?.rule.rawValue == "contrast-unmet")
    #expect(unmet.first?.position?.file == "t.json" && unmet.first?.data?.minimum == 4.5)
  }

  @Test func `measure a translucent color as it is seen`() throws {
    let theme = Deriving.theme(Self.file("", Self.onPage, link: "#00000080")).theme
    let seen = EmittedColor(AnyColor(Color<SRGB>(0, 0, 0).with(alpha: 128.0 / 255))).seen(
      on: Color<SRGB>(1, 1, 1))
    #expect(theme.contrastPairs.first?.mark == seen)
    #expect(Verification(theme).findings.count == 1)
  }

  @Test("hold in every metric", arguments: [("apca", 60.0), ("deltaE", 0.2), ("apca", 107), ("deltaE", 1)])
  func metrics(_ metric: String, _ minimum: Double) throws {
    let theme = Deriving.theme(
      Self.file("", #"{"metric":"\#(metric)","against":"{page}","min":\#(minimum)}"#)
    ).theme
    #expect(Verification(theme).findings.isEmpty == (minimum == 60 || minimum == 0.2))
  }

  @Test func `tell a thin margin where that is asked for`() throws {
    // #767676 has 4.54:1 on white.
    let theme = Deriving.theme(Self.file("", Self.onPage, link: "#767676")).theme
    #expect(Verification(theme).findings == [])
    let told = Verification(theme, margin: 0.02).findings
    #expect(told.map(\.rule.rawValue) == ["contrast-margin-thin"] && told.first?.token == "text.link")
  }

  @Test func `are let pass by a baseline, and stop a build otherwise`() throws {
    let tokens = Self.file("", Self.onPage, link: "#9ab4d0")
    let project = MemoryProject(files: [
      "colorderive.json": #"{"tokens":"t.json"}"#, "t.json": tokens,
    ])
    #expect(try project.run().findings.hasErrors)
    let known = project.with("colorderive.json", #"{"tokens":"t.json","baseline":"b.json"}"#).with(
      "b.json",
      #"{"version":1,"findings":[{"rule":"contrast-unmet","token":"text.link","reason":"redrawn in May"}]}"#)
    #expect(!(try known.run().findings.hasErrors))
  }

  @Test(
    "have their faults told",
    arguments: [
      (#"{"metric":"wcag2","against":"on","min":3}"#, "without 'derive', 'against' is a reference"),
      (#"{"metric":"wcag2","against":"self","min":3}"#, "without 'derive', 'against' is a reference"),
      (
        #"{"metric":"wcag2","subject":"content","against":"{page}","min":3}"#,
        "without 'derive' there is no content"
      ),
      (
        #"{"metric":"wcag2","against":"{page}","min":3,"states":["hovered"]}"#,
        "without 'derive' there are no states"
      ),
      (#"{"metric":"wcag2","against":"{page}"}"#, "a requirement has 'metric', 'against' and 'min'"),
      (#"{"metric":"wcag2","against":"{pge}","min":3}"#, "pge"),
      (#"{"metric":"wcag2","against":"{need}","min":3}"#, "need"),
      (#"{"metric":"wcag2","against":"{page}","min":"{page}"}"#, "page"),
      (#"{"metric":"wcag2","against":"{page}","min":30}"#, "'min' of wcag2 is 30, outside 1 to 21"),
    ])
  func faults(_ requirement: String, _ message: String) {
    for text in [Self.file(requirement), Self.file("", requirement)] {
      let faults = Deriving.theme(text).faults
      #expect(faults.count == 1 && faults[0].message.contains(message), "\(faults)")
    }
  }

  @Test func `are asked of colors alone, have a version, and nothing to relax`() {
    let number =
      ##"{"page":{"$type":"color","$value":"#ffffff"},"n":{"$type":"number","$value":3,"$extensions":{"colorderive":{"version":1,"require":[{"metric":"wcag2","against":"{page}","min":3}]}}}}"##
    #expect(Deriving.theme(number).faults.map(\.message) == ["'n' is a number, and no color"])
    let bare = Self.file(Self.onPage).replacing(#""version":1,"#, with: "")
    #expect(
      Deriving.theme(bare).faults.map(\.message) == [
        "'colorderive' is invalid: it has a 'version', which is 1"
      ])
    let relax = Self.file(Self.onPage).replacing(#""version":1,"#, with: #""version":1,"relax":["step"],"#)
    #expect(
      Deriving.theme(relax).faults.map(\.message) == [
        "'colorderive' is invalid: without 'derive' there is nothing to relax"
      ])
  }
}
