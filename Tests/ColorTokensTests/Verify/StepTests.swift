import ColorCore
import Testing

@testable import ColorTokens

@Suite("Steps that are asked for") struct StepTests {
  static let fill = #""role":"background","kind":"fill","on":["{page}"]"#

  @Test func `says by how much a step falls short that black or white ends`() throws {
    let text = Deriving.file(
      Deriving.derive(Self.fill + #","states":{"hovered":{"delta":0.9},"pressed":{"delta":0.95}}"#))
    let (theme, faults) = Deriving.theme(text)
    #expect(faults == [])
    let found = Verification(theme).findings.filter { ["step-short", "relaxed"].contains($0.rule.rawValue) }
    #expect(found.contains { $0.message.contains("0.9") || $0.message.contains("step") }, "\(found)")
  }

  @Test(
    "refuses a step that lightness can't hold, where it stands", arguments: ["5", "1e300", "1.01", "-0.1"])
  func step(_ delta: String) throws {
    let text = Deriving.file(Deriving.derive(Self.fill + #","states":{"hovered":{"delta":\#(delta)}}"#))
    let (_, faults) = Deriving.theme(text)
    let fault = try #require(faults.first)
    #expect(faults.count == 1 && fault.rule == "ext-invalid" && fault.place.hasPrefix(delta), "\(fault)")
  }
}
