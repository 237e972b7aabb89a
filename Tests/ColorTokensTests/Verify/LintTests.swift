import Testing

@testable import ColorTokens

@Suite("Lint") struct LintTests {
  private static func findings(_ tokens: String, _ strictness: Strictness = .normal) throws -> [String] {
    let project = try MemoryProject(files: ["t.json": "{\"$type\":\"color\",\(tokens)}"]).project("t.json")
    return Lint(project, strictness: strictness).findings.map {
      "\($0.position?.column ?? 0) \($0.level.rawValue) \($0.rule): \($0.message)"
    }
  }

  private static func color(_ hex: String, _ components: String = "1,0,0", _ space: String = "srgb") -> String
  {
    #"{"$value":{"colorSpace":"\#(space)","components":[\#(components)],"hex":"\#(hex)"}}"#
  }

  @Test func `finds a fallback that isn't the color`() throws {
    #expect(
      try Self.findings(#""a":"# + Self.color("#ff0010"))
        == [
          "80 warning color-hex-mismatch: the fallback #ff0010 isn't the color, which is #ff0000 (ΔE OK 0.004)"
        ])
  }

  @Test(
    "takes rounding, cutting and fitting for right",
    arguments: [
      ("#ff0000", "1,0,0", "srgb"), ("#FE0101", "1,0,0", "srgb"), ("#ff00ff", "1,0,1", "display-p3"),
    ])
  func near(_ hex: String, _ components: String, _ space: String) throws {
    #expect(try Self.findings(#""a":"# + Self.color(hex, components, space)) == [])
  }

  @Test func `finds references to what is deprecated, but for those that are so too`() throws {
    let tokens =
      #""old":{"$deprecated":"use new","$value":{"colorSpace":"srgb","components":[0,0,0]}},"#
      + #""a":{"$value":"{old}"},"b":{"$deprecated":true,"$value":"{old}"}"#
    #expect(try Self.findings(tokens) == ["118 warning deprecated-use: 'old' is deprecated"])
  }

  @Test func `finds names that differ by case only`() throws {
    let tokens = #""Ink":"# + Self.color("#ff0000") + #","ink":"# + Self.color("#ff0000")
    #expect(
      try Self.findings(tokens).map { $0.split(separator: " ", maxSplits: 1)[1] }
        == ["warning name-case: 'ink' and 'Ink' differ only by the case of letters"])
  }

  @Test func `takes colors as text for errors where it is strict`() throws {
    #expect(
      try Self.findings(##""a":{"$value":"#fff"}"##).allSatisfy { $0.contains("warning color-legacy-string") }
    )
    #expect(
      try Self.findings(##""a":{"$value":"#fff"}"##, .strict).contains {
        $0.contains("error color-legacy-string")
      })
  }

  @Test func `tells a fault of many permutations once`() throws {
    let house = MemoryProject.house().with("roles.json", ##"{"x":{"$type":"color","$value":"{pag}"}}"##)
    let findings = Lint(try house.project()).findings.filter { $0.rule.rawValue == "ref-missing" }
    #expect(findings.count == 1)
  }
}
