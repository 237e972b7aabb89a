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

  @Test func `finds colors that no screen shows`() throws {
    let found = try Self.findings(
      #""a":{"$value":{"colorSpace":"oklch","components":[0.7,0.4,150]}},"b":{"$value":{"colorSpace":"display-p3","components":[0,1,0]}}"#
    )
    #expect(
      found.count == 1 && found[0].contains("warning color-gamut: the color lies outside of Display P3"),
      "\(found)")
  }

  @Test func `finds what two modifiers write, where the second does`() throws {
    let house = MemoryProject.house().with(
      "aaa.json", ##"{"need":{"$type":"number","$value":7},"page":{"$type":"color","$value":"#fff"}}"##)
    let project = try house.project()
    let found = try #require(Lint(project).findings.first { $0.rule.rawValue == "resolver-overlap" })
    #expect(found.position?.file == "aaa.json" && found.token == "page" && found.level == .warning)
    #expect(
      found.message
        == "'page' is written by the modifiers 'theme' (light) and 'contrast' (more): the later one wins")
    #expect(Run(project).findings.filter { $0.rule.rawValue == "resolver-overlap" }.count == 1)
    #expect(
      !Lint(try MemoryProject.house().project()).findings.contains { $0.rule.rawValue == "resolver-overlap" })
  }

  @Test func `finds what of a palette nothing refers to`() throws {
    let red = Self.color("#ff0000")
    let found = try Self.findings(
      #""p":{"a":\#(red),"b":\#(red),"c":\#(red)},"text":{"$value":"{p.b}"},"lone":{"x":\#(red)}"#)
    #expect(found.count == 1)
    #expect(
      found.first?.hasSuffix("note token-unused: nothing refers to 2 of the 3 tokens of 'p': 'p.a', 'p.c'")
        == true)
  }

  @Test func `finds names that are one in an output of the config`() throws {
    let project = try MemoryProject(files: [
      "colorderive.json": #"{"tokens":"t.json","outputs":[{"format":"css"}]}"#,
      "t.json":
        #"{"$type":"color","a":{"b-c":\#(Self.color("#ff0000")),"b":{"c":\#(Self.color("#ff0000"))}}}"#,
    ]).project()
    let found = Lint(project).findings
    #expect(found.map(\.rule.rawValue) == ["name-collision"] && found[0].level == .error)
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
