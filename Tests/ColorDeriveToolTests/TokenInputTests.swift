import Foundation
import Testing

/// Bad input to `build`, `check` and `verify`: one clear message, the right exit status, nothing written.
@Suite("Faulty token trees") struct TokenInputTests {
  /// Each fault: what is replaced in `t.json`, and the whole message.
  static let faults: [(old: String, new: String, message: String)] = [
    (
      #""$value": { "colorSpace": "srgb", "components": [0, 0.2, 0.6] }"#, ##""$value": "#00339""##,
      ##"""
      t.json:7:28: error: '#00339' isn't a color: a hex color has 3, 4, 6 or 8 digits, this one has 5 [color-syntax]
      7 |     "normal": { "$value": "#00339" }
        |                            ^
      """##
    ),
    (
      #""components": [0, 0.2, 0.6]"#, #""components": [0, 0.2]"#,
      """
      t.json:7:65: error: a color has 3 components, found 2 [color-component]
      7 |     "normal": { "$value": { "colorSpace": "srgb", "components": [0, 0.2] } }
        |                                                                 ^
      """
    ),
    (
      #""version": 1,"#, #""version": 1"#,
      """
      t.json:5:52: error: expected ',' or '}', found '"' [json-syntax]
      5 |     "$extensions": { "colorderive": { "version": 1 "derive": {
        |                                                    ^
      """
    ),
    (
      #"{ "colorSpace": "srgb", "components": [0, 0.2, 0.6] }"#, #""{pagee}""#,
      """
      t.json:7:29: error: no token named 'pagee' [ref-missing]
      7 |     "normal": { "$value": "{pagee}" }
        |                             ^ did you mean 'page'?
      """
    ),
    (
      #"{ "colorSpace": "srgb", "components": [0, 0.2, 0.6] }"#, #""{link.normal}""#,
      """
      t.json:7:29: error: a cycle: link.normal → link.normal [ref-cycle]
      """
    ),
    (
      #"{ "colorSpace": "srgb", "components": [0, 0.2, 0.6] }"#, "0.5",
      """
      t.json:7:27: error: a color can't be a number [value-type]
      """
    ),
    (
      #"["{page}"]"#, #"["{paper.page}"]"#,
      """
      t.json:6:56: error: no token named 'paper.page' [ref-missing]
      """
    ),
    (
      #""role": "foreground""#, #""role": "text""#,
      """
      t.json:6:33: error: 'text' isn't a value of 'role' [ext-invalid]
      6 |       "from": "normal", "role": "text", "on": ["{page}"], "states": { "hovered": {…
        |                                 ^ background, foreground, border
      """
    ),
  ]

  @Test("are told with file, line, column and caret; nothing is written", arguments: faults)
  func fault(_ row: (old: String, new: String, message: String)) throws {
    let folder = try TokenFolder(TokenFolder.css(row.old, row.new))
    let build = try folder.refused("build", status: 3)
    #expect(build.output == "")
    #expect(build.messages.contains(row.message), "\(build.messages)")
    #expect(build.messages.components(separatedBy: "error: ").count == 2, "told once: \(build.messages)")
    let check = try folder.refused("check", status: 3)
    #expect(check.output == "")
    #expect(check.messages == build.messages)
    let verify = try folder.refused("verify", status: 3)
    #expect(verify.messages == "")
    #expect(verify.output.contains(row.message))
  }

  @Test func `keep what was built before`() throws {
    let folder = try TokenFolder(TokenFolder.css)
    #expect(try folder.tool("build").status == 0)
    try folder.folder.put("{", at: "t.json")
    #expect(try folder.refused("build", status: 3).messages.hasPrefix("t.json:1:2: error: "))
    #expect(folder.folder.text("out/tokens.css")?.contains("--link-hovered") == true)
  }

  // MARK: The config

  @Test(
    "faults of the config end with 2, at their place",
    arguments: [
      (
        #""tokens": "t.json","#, #""tokens": "t.json", "output": [],"#,
        """
        colorderive.json:2:23: error: a config has no member 'output'
        2 |   "tokens": "t.json", "output": [],
          |                       ^ did you mean 'outputs'?

        """
      ),
      (
        #""format": "css""#, #""format": "sass""#,
        "colorderive.json:3:27: error: no format is named 'sass'\n"
      ),
      (
        #""out/tokens.css""#, #""../tokens.css""#,
        "colorderive.json:3:42: error: output path '../tokens.css' must not"
      ),
      (#""out/tokens.css""#, #""{brand}.css""#, "colorderive.json:3:42: error: no modifier is named 'brand'"),
      (
        #""out/tokens.css""#, #""out/Resolved/light.tokens.json""#,
        "colorderive.json:3:106: error: two outputs are written to 'out/resolved' and 'out/Resolved', which differ"
      ),
      (
        #""out/tokens.css""#, #""out/resolved""#,
        "error: output path 'out/resolved/light.tokens.json' needs a folder"
      ),
      ("]\n}", "]\n", "colorderive.json:5:1: error: expected ',' or '}', found the end of the file"),
    ])
  func config(_ old: String, _ new: String, _ message: String) throws {
    let folder = try TokenFolder(TokenFolder.css(old, new, in: "colorderive.json"))
    let run = try folder.refused("build", status: 2)
    #expect(run.output == "")
    #expect(run.messages.contains(message), "\(run.messages)")
  }

  @Test func `a config that names a file outside, or one that isn't there`() throws {
    var folder = try TokenFolder(TokenFolder.css(#""t.json""#, #""../t.json""#, in: "colorderive.json"))
    #expect(
      try folder.refused("build", status: 3).messages == """
        colorderive.json:2:13: error: '../t.json' isn't below the folder of the config
        2 |   "tokens": "../t.json",
          |             ^ move the file below it, or the config above it

        """)
    folder = try TokenFolder(TokenFolder.css(#""t.json""#, #""nosuch.json""#, in: "colorderive.json"))
    #expect(
      try folder.refused("build", status: 4).messages
        == "colorderive.json:2:13: error: nosuch.json: can't be read: No such file or directory\n")
  }

  @Test func `no config at all`() throws {
    let folder = try TokenFolder()
    for command in ["build", "check", "verify"] {
      #expect(
        try folder.refused(command, status: 4).messages
          == "error: colorderive.json: can't be read: No such file or directory\n")
    }
    #expect(
      try folder.refused("build", "x.json", "--out", "o", status: 4).messages.hasPrefix(
        "error: x.json: can't be read"))
    #expect(
      try folder.refused("build", ".", "--out", "o", status: 4).messages
        == "error: .: is a folder, not a file\n")
  }

  @Test func `a token file without a folder to write to`() throws {
    let folder = try TokenFolder(["t.json": TokenFolder.link])
    for command in ["build", "check"] {
      #expect(
        try folder.refused(command, "t.json", status: 2).messages
          == "error: 't.json' isn't a config: say with '--out DIR' where outputs go\n")
    }
  }

  // MARK: Folders that can't be written

  @Test func `a file in the place of the output folder`() throws {
    let folder = try TokenFolder(TokenFolder.css.merging(["out": "mine"]) { $1 })
    let run = try folder.refused("build", status: 4)
    #expect(run.output == "")
    #expect(run.messages.contains("error: can't write 'out/"), "\(run.messages)")
    #expect(run.messages.hasSuffix("; nothing was changed\n"))
    #expect(try folder.refused("build", "--out", "t.json", status: 4).messages.contains("Not a directory"))
  }

  @Test func `files that others wrote`() throws {
    let folder = try TokenFolder(TokenFolder.css.merging(["out/tokens.css": "mine"]) { $1 })
    let run = try folder.refused("build", status: 4)
    #expect(run.messages.contains("'out/tokens.css' exists and wasn't written by colorderive"))
  }

  @Test(.enabled(if: geteuid() != 0, "permissions don't hold root back"))
  func `a folder in which nobody may write`() throws {
    let folder = try TokenFolder(TokenFolder.css)
    try folder.folder.put("", at: "locked/x")
    let path = folder.folder.path("locked")
    try FileManager.default.setAttributes([.posixPermissions: 0o555], ofItemAtPath: path)
    defer { try? FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: path) }
    let run = try folder.refused("build", "--out", "locked", status: 4)
    #expect(run.messages.contains("Permission denied"), "\(run.messages)")
  }

  // MARK: Requirements that aren't met

  @Test func `a state that can't be read ends with 1, and nothing is written`() throws {
    let folder = try TokenFolder(
      TokenFolder.css(
        #""normal": {"#,
        ##""hovered": { "$value": { "colorSpace": "srgb", "components": [0.8, 0.8, 0.8] } }, "normal": {"##))
    let line =
      "t.json:7:5: error: 'link.hovered': 1.60:1 on page (#ffffff) is below 4.50:1 [contrast-unmet]\n"
    let build = try folder.refused("build", status: 1)
    #expect(build.output == "")
    #expect(build.messages.hasPrefix(line), "\(build.messages)")
    #expect(try folder.refused("check", status: 1).messages.hasPrefix(line))
    let verify = try folder.refused("verify", status: 1)
    #expect(verify.output.hasPrefix(line))
    #expect(verify.messages == "")
  }

  @Test func `a reference to a derived color is written as that color is`() throws {
    let folder = try TokenFolder([
      "t.json": TokenFolder.link.replacingOccurrences(
        of: #""page": {"#, with: ##""alias": { "$type": "color", "$value": "{link.hovered}" }, "page": {"##)
    ])
    #expect(try folder.tool("build", "t.json", "--out", "out", "--only", "css").status == 0)
    let sheet = try String(contentsOfFile: folder.folder.path("out/tokens.css"), encoding: .utf8)
    let values = ["alias", "link-hovered"].map { name in
      sheet.split(separator: "\n").first { $0.contains("--\(name):") }?.split(separator: " ").last
    }
    #expect(values[0] != nil && values[0] == values[1], "\(sheet)")
  }

  @Test func `two configs in one folder leave each other's outputs alone`() throws {
    func config(_ output: String) -> String {
      #"{ "tokens": "t.json", "outputs": [{ "format": "css", "path": "\#(output)" }] }"#
    }
    let folder = try TokenFolder([
      "t.json": TokenFolder.link, "colorderive.json": config("a.css"), "b.json": config("b.css"),
    ])
    for arguments in [["build"], ["build", "b.json"], ["build"]] {
      #expect(try folder.tool(arguments[0], arguments.dropFirst().first ?? "colorderive.json").status == 0)
    }
    #expect(FileManager.default.fileExists(atPath: folder.folder.path("a.css")))
    #expect(FileManager.default.fileExists(atPath: folder.folder.path("b.css")))
    #expect(try folder.tool("check", "b.json").output == "up to date\n")
  }

  @Test func `an output that was edited by hand is told with the reason`() throws {
    let folder = try TokenFolder(example: "house")
    #expect(try folder.tool("build", "house/colorderive.json", "--out", "out", "--only", "css").status == 0)
    try folder.folder.put("mine", at: "out/harbor/tokens.css")
    let run = try folder.refused(
      "check", "house/colorderive.json", "--out", "out", "--only", "css", status: 1)
    #expect(run.output.contains("stale: blocked out/harbor/tokens.css\n"), "\(run.output)")
    #expect(run.messages.contains("was changed after colorderive wrote it"), "\(run.messages)")
  }

  @Test func `names that come out the same`() throws {
    let folder = try TokenFolder(
      TokenFolder.css(
        #""page": {"#,
        ##""pa": { "ge": { "$value": "{page}" } }, "pa-ge": { "$value": "{page}" }, "page": {"##))
    let run = try folder.refused("build", status: 3)
    #expect(run.messages.contains("[name-collision]"), "\(run.messages)")
    #expect(run.output == "")
  }
}
