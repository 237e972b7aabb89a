import ColorCore
import ColorDerivation
import Testing

@testable import ColorTokens

@Suite("Colors that mean something") struct MeaningTests {
  /// Groups with a color each, as fills on the page, and what is found in them.
  private func verification(_ groups: [(name: String, hex: String, more: String)]) -> Verification {
    let parts = groups.map { group in
      """
      "\(group.name)": { "$extensions": { "colorderive": { "version": 1, "derive": {
        "from": "normal", "role": "background", "kind": "fill", "states": {} \(group.more) } } },
        "normal": { "$value": "\(group.hex)" } }
      """
    }
    let (theme, faults) = Deriving.theme(#"{ "$type": "color", \#(parts.joined(separator: ",")) }"#)
    #expect(faults == [])
    return Verification(theme)
  }

  private func rules(_ groups: [(String, String, String)]) -> [String] {
    verification(groups.map { (name: $0.0, hex: $0.1, more: $0.2) }).findings.map(\.rule.rawValue)
  }

  /// The W3C's own example of a failure: green and blue that tritanopes can't tell apart.
  private let green = "#4B933A", blue = "#4189B9"

  @Test func `by hue alone need an icon or text`() throws {
    let verification = verification([("success", green, ""), ("info", blue, "")])
    let finding = try #require(verification.findings.first)
    #expect(verification.findings.count == 1)
    #expect(finding.rule.rawValue == "meaning-by-hue" && finding.level == .warning)
    #expect(finding.token == "success.normal" && finding.set == "success.normal")
    #expect(
      finding.message.hasPrefix(
        "success.normal #4b933a and info.normal #4189b9 look alike (ΔE OK with tritan 0.0"))
    #expect(finding.message.hasSuffix("; 1.00:1): needs an icon or text"), "\(finding.message)")
    let data = try #require(finding.data)
    #expect(data.metric == "deltaEOK-cvd" && data.minimum == 0.06 && data.against == "info.normal")
    #expect(data.value < 0.06)
    #expect(finding.position == verification.theme()?.theme.tokens["success.normal"]?.position)
    // It is a warning: the theme is written.
    #expect(verification.theme() != nil)
  }

  @Test func `that are told apart by their lightness are fine`() {
    #expect(rules([("success", green, ""), ("info", "#d5e9f5", "")]) == [])
  }

  @Test func `are known by their names, however they are joined`() {
    for (a, b) in [("bg-success", "bg-info"), ("bgSuccess", "bgInfo"), ("a_success_x", "a-info-x")] {
      #expect(rules([(a, green, ""), (b, blue, "")]) == ["meaning-by-hue"], "\(a) \(b)")
    }
    for (a, b) in [("successor", "information"), ("success", "info-strong"), ("danger", "error"), ("a", "b")]
    {
      #expect(rules([(a, green, ""), (b, blue, "")]) == [], "\(a) \(b)")
    }
  }

  @Test func `are what the author says`() {
    let up = #","meaning":"up""#, down = #","meaning":"down""#, none = #","meaning":"none""#
    #expect(rules([("a", green, up), ("b", blue, down)]) == ["meaning-by-hue"])
    #expect(rules([("a", green, up), ("b", blue, up)]) == [])
    #expect(rules([("success", green, none), ("info", blue, "")]) == [])
    #expect(rules([("a", green, #","meaning":"error""#), ("b-danger", blue, "")]) == [])
    #expect(rules([("a", green, #","meaning":"success""#), ("b-danger", blue, "")]) == ["meaning-by-hue"])
  }

  @Test func `are compared in one role only`() {
    let mixed = Deriving.theme(
      ##"""
      { "$type": "color",
        "success": { "$extensions": { "colorderive": { "version": 1, "derive": {
          "from": "normal", "role": "background", "kind": "fill", "states": {} } } }, "normal": { "$value": "#4B933A" } },
        "info": { "$extensions": { "colorderive": { "version": 1, "derive": {
          "from": "normal", "role": "border", "kind": "decorative", "states": {} } } }, "normal": { "$value": "#4189B9" } } }
      """##
    ).theme
    #expect(Verification(mixed).findings == [])
  }

  @Test func `have their faults told`() {
    let faults = Deriving.requests(
      Deriving.file(Deriving.derive(#""role":"border","meaning":"""#))
    ).faults
    #expect(
      faults.map(\.message) == ["'colorderive' is invalid: 'meaning' is a word, such as 'danger', or 'none'"])
  }

  @Test func `are compared in each permutation`() throws {
    let run = try MemoryProject(files: [
      "colorderive.json":
        #"{"tokens":"r.json","roles":[{"match":"bg-*","role":"background","kind":"fill","states":{}}]}"#,
      "r.json": ##"""
      {"version":"2025.10","modifiers":{"theme":{"contexts":{"light":[{"$ref":"l.json"}],"dark":[{"$ref":"d.json"}]}}},
      "resolutionOrder":[{"$ref":"#/modifiers/theme"}]}
      """##,
      "l.json": ##"{"$type":"color","bg-success":{"$value":"#4B933A"},"bg-info":{"$value":"#4189B9"}}"##,
      "d.json": ##"{"$type":"color","bg-success":{"$value":"#4B933A"},"bg-info":{"$value":"#d5e9f5"}}"##,
    ]).run()
    let found = run.findings.filter { $0.rule.rawValue == "meaning-by-hue" }
    #expect(found.map { $0.permutation["theme"] } == ["light"], "\(run.findings.map(\.message))")
  }
}
