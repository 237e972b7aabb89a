import Foundation
import Testing

@Suite("Inputs that can't be read, in every format") struct InputFaultFormatTests {
  /// The rules of the findings in a document.
  private static func rules(_ run: ToolRun, _ format: String) throws -> [String] {
    #expect(run.messages == "")
    if format == "github" {
      #expect(run.lines.allSatisfy { $0.hasPrefix("::error ") }, "\(run.output)")
      return run.lines.compactMap { $0.firstMatch(of: /title=([a-z-]+)::/).map { String($0.1) } }
    }
    let document = try #require(
      try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any])
    let findings: [[String: Any]]?
    if format == "sarif" {
      #expect(document["version"] as? String == "2.1.0")
      findings = (document["runs"] as? [[String: Any]])?.first?["results"] as? [[String: Any]]
      return try #require(findings).compactMap { $0["ruleId"] as? String }
    }
    #expect((document["summary"] as? [String: Int])?["errors"] ?? 0 > 0)
    findings = document["findings"] as? [[String: Any]]
    return try #require(findings).compactMap { $0["rule"] as? String }
  }

  @Test("have a document", arguments: ["json", "sarif", "github"])
  func documents(_ format: String) throws {
    let folder = try TokenFolder(["good.json": TokenFolder.link, "bad.json": "{", "dir/x": ""])
    for command in ["verify", "check", "build", "lint"] {
      let out = ["check", "build"].contains(command) ? ["--out", "o"] : []
      for (file, status, rule) in [
        ("missing.json", Int32(4), "file-unreadable"), ("dir", 4, "file-unreadable"),
        ("bad.json", 3, "json-syntax"),
      ] {
        let run = try run(
          ["-c", "cd \"$1\" && shift && exec \"$0\" \"$@\"", toolURL.path, folder.folder.path]
            + [command, file, "--format", format] + out, program: URL(filePath: "/bin/sh"))
        #expect(run.status == status, "\(command) \(file): \(run.output)")
        #expect(try Self.rules(run, format) == [rule], "\(command) \(file)")
      }
    }
  }

  @Test func `leave what was found in other files`() throws {
    let folder = try TokenFolder([
      "a.json": ##"{"a":{"$type":"color","$value":"{b}"}}"##,
      "z.json": ##"{"a":{"$type":"color","$value":"#fff"}}"##,
    ])
    let json = try folder.refused("lint", "a.json", "missing.json", "z.json", "--format", "json", status: 4)
    #expect(try Self.rules(json, "json") == ["ref-missing", "file-unreadable", "color-legacy-string"])
    let text = try folder.refused("lint", "a.json", "missing.json", "z.json", status: 4)
    #expect(text.output.contains("[ref-missing]") && text.output.contains("z.json: 1 token in 1 permutation"))
    #expect(text.messages == "error: missing.json: can't be read: No such file or directory\n")
  }

  @Test func `are told by explain and diff in JSON too`() throws {
    let folder = try TokenFolder(["a.json": TokenFolder.link, "bad.json": "{"])
    for (arguments, status, rule) in [
      (["explain", "page", "missing.json"], Int32(4), "file-unreadable"),
      (["explain", "page", "bad.json"], 3, "json-syntax"),
      (["explain", "pag", "a.json"], 3, "argument-invalid"),
      (["diff", "a.json", "bad.json"], 3, "json-syntax"),
      (["diff", "a.json", "missing.json"], 4, "file-unreadable"),
    ] {
      let run = try run(
        ["-c", "cd \"$1\" && shift && exec \"$0\" \"$@\"", toolURL.path, folder.folder.path] + arguments
          + ["--format", "json"], program: URL(filePath: "/bin/sh"))
      let rules = try Self.rules(run, "json")
      #expect(run.status == status && rules == [rule], "\(arguments): \(run.output)")
    }
  }

  @Test func `are refused where links lead out of the folder`() throws {
    for (name, config) in [
      ("known.json", #"{"tokens":"t.json","baseline":"known.json"}"#),
      ("t2.json", #"{"tokens":["t.json","t2.json"]}"#),
    ] {
      var files = TokenFolder.css
      files["colorderive.json"] = nil
      files["in/t.json"] = TokenFolder.link
      files["in/colorderive.json"] = config
      files["outside.json"] = #"{"version":1,"findings":[]}"#
      let folder = try TokenFolder(files)
      try FileManager.default.createSymbolicLink(
        atPath: folder.folder.path("in/\(name)"), withDestinationPath: "../outside.json")
      let run = try folder.refused("verify", "in/colorderive.json", status: 3)
      #expect(
        run.messages.contains("in/colorderive.json:1:")
          && run.messages.contains("error: 'in/\(name)' is a link that leads out of the folder of the config"),
        "\(run.messages)")
    }
  }

  @Test func `let links within the folder be followed`() throws {
    let folder = try TokenFolder([
      "in/real/t.json": TokenFolder.link, "in/colorderive.json": #"{"tokens":"t.json"}"#,
    ])
    try FileManager.default.createSymbolicLink(
      atPath: folder.folder.path("in/t.json"), withDestinationPath: "real/t.json")
    #expect(try folder.refused("verify", "in/colorderive.json", status: 0).messages == "")
  }

  @Test func `have the place of an output whose path a context spoils`() throws {
    let color = ##"{"a":{"$type":"color","$value":"#fff"}}"##
    let folder = try TokenFolder([
      "colorderive.json": #"{"tokens":"r.json","outputs":[{"format":"css","path":"{brand}.css"}]}"#,
      "r.json":
        ##"{"version":"2025.10","modifiers":{"brand":{"contexts":{"Ü":[{"$ref":"a.json"}],"b":[{"$ref":"a.json"}]}}},"resolutionOrder":[{"$ref":"#/modifiers/brand"}]}"##,
      "a.json": color,
    ])
    let run = try folder.refused("build", status: 2)
    #expect(
      run.messages.contains("colorderive.json:1:54: error: output path 'Ü.css' contains 'Ü'"),
      "\(run.messages)")
  }

  @Test func `diff compares a resolver with a file, and refuses what it can't compare`() throws {
    let folder = try TokenFolder([
      "r.json":
        ##"{"version":"2025.10","modifiers":{"theme":{"default":"light","contexts":{"light":[{"$ref":"a.json"}],"dark":[{"$ref":"b.json"}]}}},"resolutionOrder":[{"$ref":"#/modifiers/theme"}]}"##,
      "a.json": ##"{"a":{"$type":"color","$value":"#ffffff"}}"##,
      "b.json": ##"{"a":{"$type":"color","$value":"#000000"}}"##,
      "other.json":
        ##"{"version":"2025.10","modifiers":{"theme":{"contexts":{"day":[{"$ref":"a.json"}],"night":[{"$ref":"b.json"}]}}},"resolutionOrder":[{"$ref":"#/modifiers/theme"}]}"##,
    ])
    let run = try folder.refused("diff", "r.json", "b.json", status: 0)
    #expect(
      run.output == """
        compared  theme=light  with  b.json
        only in r.json  theme=dark
        changed  a  #ffffff → #000000  ΔE OK 1.000
        0 added, 0 removed, 1 changed in 1 permutation

        """)
  }
}
