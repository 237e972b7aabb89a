import ColorCore
import ColorDerivation
import Testing

@testable import ColorTokens

@Suite("What is disabled") struct ExemptTests {
  private func findings(_ members: String, _ more: String = "") -> [Finding] {
    let (theme, faults) = Deriving.theme(Deriving.file(Deriving.derive(members, more)))
    #expect(faults == [])
    return Verification(theme).findings
  }

  @Test("stays in sight where nothing is asked of it", arguments: ["background", "foreground"])
  func exempt(_ role: String) throws {
    let findings = findings(#""role":"\#(role)","on":["{page}"],"states":{"disabled":{"level":"exempt"}}"#)
    let finding = try #require(findings.first)
    #expect(findings.count == 1)
    #expect(finding.rule.rawValue == "disabled-exempt" && finding.level == .note)
    #expect(finding.token == "g.disabled")
    #expect(finding.message.hasPrefix("disabled has ") && finding.message.contains(":1 on "))
    #expect(
      finding.message.hasSuffix(
        "; exempt: WCAG asks no contrast of what can't be used now (SC 1.4.3, 1.4.11)"))
    #expect(!finding.message.contains("pass"))
    #expect(JSONWriter.line.text(of: finding.json).contains(#""state":"disabled","wcag":"exempt"}"#))
  }

  @Test func `isn't told of at the levels that have a band`() {
    for level in ["subtle", "readable", "strict"] {
      #expect(
        findings(#""role":"foreground","on":["{page}"],"states":{"disabled":{"level":"\#(level)"}}"#) == [])
    }
  }

  @Test func `is called exempt where the author asks for more`() throws {
    let findings = findings(
      #""role":"foreground","on":["{page}"],"states":{"disabled":{}}"#,
      #","require":[{"metric":"wcag2","against":"on","min":4.5,"states":["normal","disabled"],"reason":"ours"}]"#
    )
    let finding = try #require(findings.first)
    #expect(findings.count == 1 && finding.level == .error)
    #expect(finding.message.contains("below 4.5 (ours); exempt: WCAG asks"), "\(finding.message)")
    #expect(finding.data?.isExempt == true)
  }

  @Test func `is the only exempt state`() throws {
    let findings = findings(
      #""role":"foreground","on":["{page}"],"states":{}"#,
      #","require":[{"metric":"wcag2","against":"on","min":20,"states":["normal"]}]"#)
    let finding = try #require(findings.first)
    #expect(finding.data?.isExempt == false)
    #expect(!JSONWriter.line.text(of: finding.json).contains("exempt"))
    #expect(!finding.message.contains("exempt"))
  }
}
