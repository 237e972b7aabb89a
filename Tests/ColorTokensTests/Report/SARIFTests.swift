import Foundation
import TestSupport
import Testing

@testable import ColorTokens

@Suite("SARIF") struct SARIFTests {
  private static func finding(
    _ rule: String = "contrast-unmet", _ level: Diagnostic.Level = .error, token: TokenPath? = "a.b",
    theme: String = "dark", value: Double? = 4, file: String = "t.json"
  ) -> Finding {
    Finding(
      rule, level, "it's low", hint: "raise it", token: token,
      in: Permutation([.init(modifier: "theme", context: theme)]),
      at: SourcePosition(file: file, line: 2, column: 3, offset: 20),
      data: value.map { .init(metric: "wcag2", value: $0, minimum: 4.5, against: "page", state: "hovered") })
  }

  private static func results(_ findings: [Finding]) throws -> [[String: Any]] {
    try #require(try run(findings)["results"] as? [[String: Any]])
  }

  private static func run(_ findings: [Finding]) throws -> [String: Any] {
    let report = SARIFReport(tool: "colorderive", version: "1", findings: findings, file: "first.json")
    let text = JSONWriter.pretty.text(of: report.json)
    let log = try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
    #expect(log["version"] as? String == "2.1.0")
    #expect((log["$schema"] as? String)?.hasSuffix("sarif-schema-2.1.0.json") == true)
    let runs = try #require(log["runs"] as? [[String: Any]])
    #expect(runs.count == 1)
    return try #require(runs.first)
  }

  @Test func `names the tool, and each rule once, with what it asks`() throws {
    let run = try Self.run([Self.finding(), Self.finding("ref-missing"), Self.finding(token: "c")])
    let driver = try #require((run["tool"] as? [String: [String: Any]])?["driver"])
    #expect(driver["name"] as? String == "colorderive" && driver["version"] as? String == "1")
    let rules = try #require(driver["rules"] as? [[String: Any]])
    #expect(rules.map { $0["id"] as? String } == ["contrast-unmet", "ref-missing"])
    let text = (rules[1]["shortDescription"] as? [String: String])?["text"]
    #expect(text == "A reference leads to a token.")
    let results = try #require(run["results"] as? [[String: Any]])
    #expect(results.map { $0["ruleIndex"] as? Int } == [0, 1, 0])
  }

  @Test func `has rule, level, message and place of a result`() throws {
    let result = try #require(try Self.results([Self.finding(file: "my tokens/ä.json")]).first)
    #expect(result["ruleId"] as? String == "contrast-unmet" && result["level"] as? String == "error")
    #expect(
      (result["message"] as? [String: String])?["text"] == "'a.b' (theme=dark): it's low; raise it")
    let location = try #require((result["locations"] as? [[String: Any]])?.first)
    let place = try #require(location["physicalLocation"] as? [String: [String: Any]])
    #expect(place["artifactLocation"]?["uri"] as? String == "my%20tokens/%C3%A4.json")
    #expect(place["artifactLocation"]?["uriBaseId"] as? String == "%SRCROOT%")
    #expect(place["region"]?["startLine"] as? Int == 2 && place["region"]?["startColumn"] as? Int == 3)
  }

  @Test func `shows a finding without a place at the first file, and an absolute path as a URI`() throws {
    let results = try Self.results([
      Finding("theme-overlap", .warning, "m"), Self.finding(file: "/a/t.json"),
    ])
    func artifact(_ result: [String: Any]) -> [String: String]? {
      let locations = result["locations"] as? [[String: Any]]
      return (locations?.first?["physicalLocation"] as? [String: Any])?["artifactLocation"]
        as? [String: String]
    }
    #expect(artifact(results[0]) == ["uri": "first.json", "uriBaseId": "%SRCROOT%"])
    #expect(artifact(results[1]) == ["uri": "file:///a/t.json"])
  }

  @Test func `tells what fails in several permutations once, with the worst first`() throws {
    let results = try Self.results([
      Self.finding(value: 2), Self.finding(theme: "light", value: 3), Self.finding(token: "c"),
    ])
    #expect(results.count == 2)
    let properties = try #require(results[0]["properties"] as? [String: Any])
    #expect((properties["permutation"] as? [String: String]) == ["theme": "dark"])
    #expect((properties["data"] as? [String: Any])?["value"] as? Double == 2)
    let others = try #require(properties["others"] as? [[String: Any]])
    #expect(others.map { $0["permutation"] as? [String: String] } == [["theme": "light"]])
    let prints = results.map { $0["partialFingerprints"] as? [String: String] }
    #expect(prints[0] != prints[1])
  }

  @Test func `suppresses what a baseline knows, with its reason and its own level`() throws {
    let entry = Baseline.Entry(
      rule: Rule("contrast-unmet"), token: "a.b", state: nil, permutation: Permutation(), reason: "next year",
      position: SourcePosition(file: "b.json", line: 1, column: 1, offset: 0))
    let result = try #require(try Self.results([Self.finding().excused(by: entry)]).first)
    #expect(result["level"] as? String == "error")
    let suppressions = try #require(result["suppressions"] as? [[String: String]])
    #expect(suppressions == [["kind": "external", "justification": "next year"]])
  }

  @Test func `is a log with no results where nothing was found`() throws {
    #expect(try Self.results([]).isEmpty)
  }

  /// A log of findings of every kind: measured and not, excused, without a place, of several permutations.
  private static func log() -> String {
    let entry = Baseline.Entry(
      rule: Rule("contrast-unmet"), token: "a.b", state: nil, permutation: Permutation(), reason: "next year",
      position: SourcePosition(file: "b.json", line: 1, column: 1, offset: 0))
    let findings = [
      finding(value: 2), finding(theme: "light", value: 3), finding(token: "c").excused(by: entry),
      finding("ref-missing", .warning, token: nil, value: nil, file: "my tokens/ä.json"),
      finding("token-unused", .note, file: "/a/t.json"), Finding("theme-overlap", .error, "m\u{202E}\n"),
    ]
    let report = SARIFReport(tool: "colorderive", version: "1", findings: findings, file: "first.json")
    return JSONWriter.pretty.text(of: report.json)
  }

  @Test(
    "is taken by the schema of OASIS", .enabled(if: OfficialSchema.isThere, "needs python3 with jsonschema"))
  func schema() throws {
    let outcome = try OfficialSchema.check(sarif: Self.log())
    #expect(outcome.status == 0, "\(outcome.output)")
  }

  @Test(
    "is refused by the schema with a part that isn't right",
    .enabled(if: OfficialSchema.isThere, "needs python3 with jsonschema"),
    arguments: [
      (#""startLine": 2"#, #""startLine": 0"#), (#""level": "error""#, #""level": "fatal""#),
      (#""columnKind": "unicodeCodePoints""#, #""columnKind": "bytes""#),
      (#""ruleIndex": 1"#, #""ruleIndex": 0"#), (#""kind": "external""#, #""sort": "external""#),
    ])
  func refused(_ part: String, _ other: String) throws {
    let log = Self.log()
    try #require(log.contains(part))
    #expect(try OfficialSchema.check(sarif: log.replacingOccurrences(of: part, with: other)).status == 1)
  }
}
