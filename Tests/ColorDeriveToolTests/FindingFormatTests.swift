import Foundation
import Testing

@Suite("Findings for other programs") struct FindingFormatTests {
  /// The results of the one run of a SARIF log.
  private func results(_ run: ToolRun) throws -> [[String: Any]] {
    #expect(run.messages == "")
    let log = try #require(
      try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any])
    #expect(log["version"] as? String == "2.1.0")
    try expectSchema(run.output)
    return try #require((log["runs"] as? [[String: Any]])?.first?["results"] as? [[String: Any]])
  }

  /// Expects the schema of OASIS to take a log, where there is Python with `jsonschema`, as in CI.
  private func expectSchema(_ log: String) throws {
    let reference = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .appending(path: "ColorTokensTests/Reference")
    let script = """
      python3 -c 'import jsonschema' 2>/dev/null || exit 0
      exec python3 "$0/check_sarif.py" "$0/sarif-2.1.0/sarif-schema-2.1.0.json" /dev/stdin
      """
    let outcome = try run(
      ["-c", script, reference.path], input: Data(log.utf8), program: URL(filePath: "/bin/sh"))
    #expect(outcome.status == 0, "\(outcome.output)\(outcome.messages)")
  }

  @Test(
    "verify, check, build and lint have them",
    arguments: [
      ("verify", "error", Int32(1)), ("check", "error", 1), ("build", "error", 1), ("lint", "warning", 0),
    ])
  func commands(_ command: String, _ level: String, _ status: Int32) throws {
    var files = TokenFolder.css(
      #""normal": {"#, ##""hovered": { "$value": "#cccccc" }, "normal": {"##)
    files["colorderive.json"] = #"{"tokens":"t.json","outputs":[{"format":"css","path":"o.css"}]}"#
    let folder = try TokenFolder(files)
    let found = try results(try folder.refused(command, "--format", "sarif", status: status))
    #expect(found.contains { $0["level"] as? String == level }, "\(found)")
    let text = try folder.refused(command, "--format", "github", status: status)
    #expect(text.messages == "")
    #expect(!text.lines.isEmpty && text.lines.allSatisfy { $0.hasPrefix("::") }, "\(text.output)")
    #expect(text.lines.contains { $0.hasPrefix("::\(level) file=t.json,line=7,col=") }, "\(text.output)")
  }

  @Test func `check has a result for each stale output`() throws {
    let folder = try TokenFolder(TokenFolder.css)
    let found = try results(try folder.refused("check", "--format", "sarif", status: 1))
    #expect(found.map { $0["ruleId"] as? String } == ["output-stale", "output-stale"])
    let text = try folder.refused("check", "--format", "github", status: 1)
    #expect(
      text.lines.last
        == "::error file=out/tokens.css,line=1,col=1,title=output-stale::the output 'out/tokens.css' is missing; run 'colorderive build'"
    )
  }

  @Test func `build tells its changes in JSON`() throws {
    let folder = try TokenFolder(TokenFolder.css)
    let run = try folder.tool("build", "--format", "json")
    #expect(run.status == 0 && run.messages == "")
    let object = try #require(try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any])
    #expect(
      object["changes"] as? [[String: String]] == [
        ["path": "out/resolved/light.tokens.json", "change": "create"],
        ["path": "out/tokens.css", "change": "create"],
      ])
    #expect(folder.folder.text("out/tokens.css") != nil)
  }

  @Test func `faults of a config are findings too`() throws {
    let folder = try TokenFolder(TokenFolder.css(#""tokens""#, #""token""#, in: "colorderive.json"))
    for command in ["verify", "check", "build", "lint"] {
      let found = try results(try folder.refused(command, "--format", "sarif", status: 2))
      #expect(found.map { $0["ruleId"] as? String } == ["config-invalid"], "\(command)")
    }
  }

  @Test func `a baseline lets a build pass, and fails when it is outdated`() throws {
    var files = TokenFolder.css(#""normal": {"#, ##""hovered": { "$value": "#cccccc" }, "normal": {"##)
    files["colorderive.json"] =
      #"{"tokens":"t.json","baseline":"known.json","outputs":[{"format":"css","path":"o.css"}]}"#
    files["known.json"] =
      #"{"version":1,"findings":[{"rule":"contrast-unmet","token":"link.hovered","reason":"redrawn in May"}]}"#
    let folder = try TokenFolder(files)
    let run = try folder.tool("build")
    #expect(run.status == 0, "\(run.messages)")
    #expect(run.messages.contains("; known: redrawn in May\n") && run.messages.contains(", 1 known\n"))
    try folder.folder.put(TokenFolder.link, at: "t.json")
    let outdated = try folder.refused("verify", status: 1)
    #expect(
      outdated.output.hasPrefix(
        "known.json:1:26: error: no 'contrast-unmet' is found of 'link.hovered' any more [baseline-fixed]\n"),
      "\(outdated.output)")
  }
}
