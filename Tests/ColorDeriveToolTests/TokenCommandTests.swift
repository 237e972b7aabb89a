import Foundation
import Testing

@Suite("build, check and verify") struct TokenCommandTests {
  @Test func `build writes what check finds up to date`() throws {
    let folder = try TokenFolder(TokenFolder.css)
    let stale = try folder.refused("check", status: 1)
    #expect(stale.output == "stale: create out/resolved/light.tokens.json\nstale: create out/tokens.css\n")
    let build = try folder.tool("build")
    #expect(build.status == 0)
    #expect(build.output == "create out/resolved/light.tokens.json\ncreate out/tokens.css\n")
    #expect(
      build.messages == """
        4 color tokens in 1 permutation, 7 checks: 0 errors, 0 warnings
        2 files written, 0 unchanged

        """)
    let check = try folder.refused("check", status: 0)
    #expect(check.output == "up to date\n")
    let again = try folder.refused("build", status: 0)
    #expect(again.output == "")
    #expect(again.messages.hasSuffix("0 files written, 2 unchanged\n"))
  }

  @Test func `check finds outputs stale after the tokens, or the outputs, were edited`() throws {
    let folder = try TokenFolder(TokenFolder.css)
    #expect(try folder.tool("build").status == 0)
    try folder.folder.put(
      TokenFolder.link.replacingOccurrences(of: "0.2, 0.6", with: "0.3, 0.6"), at: "t.json")
    #expect(
      try folder.refused("check", status: 1).output
        == "stale: update out/resolved/light.tokens.json\nstale: update out/tokens.css\n")
    let object = try json(try folder.refused("check", "--format", "json", status: 1).output)
    let files = try #require(object["stale"] as? [[String: String]])
    #expect(
      files == [
        ["path": "out/resolved/light.tokens.json", "change": "update"],
        ["path": "out/tokens.css", "change": "update"],
      ])
    #expect(try folder.tool("build").status == 0)
    try FileManager.default.removeItem(atPath: folder.folder.path("out/tokens.css"))
    #expect(try folder.refused("check", status: 1).output == "stale: create out/tokens.css\n")
  }

  @Test func `build removes what it wrote and makes no more`() throws {
    let folder = try TokenFolder(TokenFolder.css)
    #expect(try folder.tool("build").status == 0)
    try folder.folder.put(
      #"{ "tokens": "t.json", "outputs": [{ "format": "css", "path": "out/tokens.css" }] }"#,
      at: "colorderive.json")
    let run = try folder.tool("build")
    #expect(run.status == 0)
    #expect(run.output == "delete out/resolved/light.tokens.json\n")
    #expect(folder.folder.text("out/tokens.css") != nil)
  }

  @Test func `--dry-run lists changes and makes none`() throws {
    let folder = try TokenFolder(TokenFolder.css)
    let run = try folder.refused("build", "--dry-run", status: 0)
    #expect(run.output == "create out/resolved/light.tokens.json\ncreate out/tokens.css\n")
    #expect(run.messages.hasSuffix("2 files would change, 0 unchanged\n"))
    #expect(try folder.tool("build").status == 0)
    #expect(
      try folder.refused("build", "--dry-run", status: 0).output
        == "unchanged out/resolved/light.tokens.json\nunchanged out/tokens.css\n")
  }

  @Test func `--out puts outputs elsewhere, --only makes some of them`() throws {
    let folder = try TokenFolder(TokenFolder.css)
    let run = try folder.tool("build", "--out", "there", "--only", "css")
    #expect(run.status == 0)
    #expect(run.output == "create there/out/tokens.css\n")
    #expect(folder.folder.text("out/tokens.css") == nil)
    #expect(folder.folder.text("there/out/resolved/light.tokens.json") == nil)
    #expect(try folder.tool("build", "--out", "there").status == 0)
    // What isn't asked for is left alone.
    #expect(try folder.refused("build", "--out", "there", "--only", "css", status: 0).output == "")
    #expect(
      try folder.refused("check", "--out", "there", "--only", "dtcg", status: 0).output == "up to date\n")
  }

  @Test func `build takes a token file, and one from standard input`() throws {
    let folder = try TokenFolder(["t.json": TokenFolder.link])
    let run = try folder.tool("build", "t.json", "--out", "a")
    #expect(run.status == 0)
    #expect(
      run.output.contains("create a/Tokens.swift\ncreate a/Tokens.xcassets (4 files)\n")
        || run.output.contains("create a/Tokens.xcassets ("), "\(run.output)")
    #expect(run.output.contains("create a/tokens.css\n"))
    let piped = try folder.tool("build", "-", "--out", "b", "--only", "css", input: TokenFolder.link)
    #expect(piped.status == 0, "\(piped.messages)")
    #expect(folder.folder.text("b/tokens.css") != nil)
    let faulty = try folder.refused("verify", "-", status: 3, input: #"{"a": 4}"#)
    #expect(faulty.output.hasPrefix("stdin:1:7: error: "), "\(faulty.output)")
  }

  @Test func `the config is found from a folder below it`() throws {
    let folder = try TokenFolder(TokenFolder.css.merging(["deep/down/x": ""]) { $1 })
    let run = try shell(
      "cd '\(folder.folder.path("deep/down"))' && \"$0\" build && \"$0\" check && \"$0\" verify")
    #expect(run.status == 0, "\(run.messages)")
    #expect(folder.folder.text("out/tokens.css") != nil)
    #expect(run.output.contains("create ../../out/tokens.css\n"))
  }

  @Test(
    "misuse ends with 2",
    arguments: [
      (["build", "--only", "cs"], "Did you mean 'css'?"),
      (["verify", "--worst", "-1"], "'--worst' is 0 or more"),
      (["verify", "--worst", "x"], "'x'"), (["build", "a", "b"], "'b'"),
      (["verify", "--beside", "x", "--worst", "3"], "leave out TOKEN, '--worst' and '--input'"),
      (["verify", "--beside", "x", "--format", "json"], "'--beside' is for people"),
      (["build", "--diff", "--format", "json"], "'--diff' is for '--format text'"),
      (["build", "--watch", "--format", "sarif"], "'--watch' is for '--format text'"),
      (["build", "-", "--watch"], "'--watch' needs a file"),
      (["build", "--input", "dark"], "expected MODIFIER=CONTEXT"),
      (["verify", "--format", "saruf"], "Did you mean 'sarif'?"),
      (["check", "--dry-run"], "unknown option '--dry-run'"),
    ])
  func misuse(_ arguments: [String], _ words: String) throws {
    let run = try run(arguments)
    #expect(run.status == 2)
    #expect(run.output == "")
    #expect(run.messages.contains(words), "\(run.messages)")
  }

  // MARK: JSON

  private func json(_ text: String) throws -> [String: Any] {
    try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
  }

  @Test func `--format json is JSON alone, with the members of the contract in their order`() throws {
    let folder = try TokenFolder(
      TokenFolder.css(
        #""normal": {"#,
        ##""hovered": { "$value": { "colorSpace": "srgb", "components": [0.8, 0.8, 0.8] } }, "normal": {"##))
    let run = try folder.refused("verify", "--format", "json", status: 1)
    #expect(run.messages == "")
    #expect(run.output.hasSuffix("}\n") && !run.output.hasSuffix("\n\n"))
    let object = try json(run.output)
    #expect(object["tool"] as? String == "colorderive")
    #expect((object["version"] as? String)?.isEmpty == false)
    #expect((object["summary"] as? [String: Int])?["errors"] == 1)
    let finding = try #require((object["findings"] as? [[String: Any]])?.first)
    #expect(finding["rule"] as? String == "contrast-unmet")
    #expect(finding["level"] as? String == "error")
    #expect(finding["token"] as? String == "link.hovered")
    #expect((finding["permutation"] as? [String: String]) == [:])
    let location = try #require(finding["location"] as? [String: Any])
    #expect(location["file"] as? String == "t.json")
    #expect(location["line"] as? Int == 7 && location["column"] as? Int == 5)
    #expect(location["pointer"] as? String == "/link/hovered")
    let data = try #require(finding["data"] as? [String: Any])
    #expect(data["metric"] as? String == "wcag2" && data["min"] as? Double == 4.5)
    // Unrounded: the bytes of #cccccc on white.
    #expect(abs(try #require(data["value"] as? Double) - 1.605928565) < 1e-6)
    let order = [
      "tool", "version", "summary", "errors", "warnings", "findings", "rule", "level", "message", "token",
      "permutation", "location", "file", "line", "column", "pointer", "data", "metric", "value", "min",
      "against",
    ]
    var rest = Substring(run.output)
    for name in order {
      let place = try #require(rest.range(of: "\"\(name)\":"), "'\(name)' isn't where it should be")
      rest = rest[place.upperBound...]
    }
    let check = try folder.refused("check", "--format", "json", status: 1)
    #expect(check.messages == "")
    #expect(try json(check.output)["stale"] as? [String] == [])
  }

  // MARK: verify

  /// Three links, two of which are faulty by hand.
  static let links = ##"""
    {"$type":"color","page":{"$value":{"colorSpace":"srgb","components":[1,1,1]}},
    "a":{"$extensions":{"colorderive":{"version":1,"derive":{"from":"normal","role":"foreground","on":["{page}"],"states":{}}}},
      "normal":{"$value":{"colorSpace":"srgb","components":[0,0.2,0.6]}},
      "hovered":{"$value":{"colorSpace":"srgb","components":[0.8,0.8,0.8]}}},
    "b":{"$extensions":{"colorderive":{"version":1,"derive":{"from":"normal","role":"foreground","on":["{page}"],"states":{}}}},
      "normal":{"$value":{"colorSpace":"srgb","components":[0,0.2,0.6]}},
      "hovered":{"$value":{"colorSpace":"srgb","components":[0.6,0.6,0.6]}}},
    "c":{"$extensions":{"colorderive":{"version":1,"derive":{"from":"normal","role":"foreground","on":["{page}"],"states":{}}}},
      "normal":{"$value":{"colorSpace":"srgb","components":[0,0.2,0.6]}}}}
    """##

  @Test func `verify tells the worst first, and no more than is asked for`() throws {
    let folder = try TokenFolder(["t.json": Self.links])
    let all = try folder.refused("verify", "t.json", status: 1)
    try #require(all.lines.count == 3)
    #expect(all.lines[0].contains("'a.hovered': 1.60:1 on page (#ffffff)"), "\(all.output)")
    #expect(all.lines[1].contains("'b.hovered': 2.84:1 on page (#ffffff)"), "\(all.output)")
    #expect(all.lines[2].hasSuffix(": 2 errors, 0 warnings"))
    let worst = try folder.refused("verify", "t.json", "--worst", "1", status: 1)
    #expect(worst.lines == [all.lines[0], all.lines[2]])
    #expect(try folder.refused("verify", "t.json", "--worst", "0", status: 1).lines == [all.lines[2]])
  }

  @Test func `verify looks at the tokens that are named, and ends as they deserve`() throws {
    let folder = try TokenFolder(["t.json": Self.links])
    for name in ["b", "b.hovered", "b.normal"] {
      let run = try folder.refused("verify", "t.json", name, status: 1)
      try #require(run.lines.count == 2)
      #expect(run.lines[0].contains("'b.hovered'"), "\(name): \(run.output)")
      #expect(run.lines[1].hasSuffix(": 1 error, 0 warnings"))
    }
    #expect(try folder.refused("verify", "t.json", "a", "b", status: 1).lines.count == 3)
    #expect(try folder.refused("verify", "t.json", "c", status: 0).lines.count == 1)
    let unknown = try folder.refused("verify", "t.json", "c.nrmal", status: 3)
    #expect(
      unknown.messages
        == "error: no token or group is named 'c.nrmal'; did you mean 'c.normal'?\n  c.nrmal\n  ^\n")
    #expect(unknown.output == "")
  }

  @Test func `verify tells the faults of files, whichever tokens are named`() throws {
    let folder = try TokenFolder(["t.json": "{"])
    #expect(try folder.refused("verify", "t.json", "a", status: 3).output.hasPrefix("t.json:1:2: error: "))
  }

  @Test func `verify --beside says why a system can't be counted`() throws {
    let folder = try TokenFolder(["t.json": Self.links, "x.json": "{"])
    for files in [["t.json", "x.json"], ["x.json", "t.json"]] {
      let run = try folder.refused("verify", files[0], "--beside", files[1], status: 3)
      #expect(run.messages.hasPrefix("x.json:1:2: error: "), "\(run.messages)")
    }
  }
}
