import Foundation
import Testing

@Suite("explain, diff, resolve and lint") struct TokenQuestionTests {
  @Test func `explain tells the way from the line to bytes and names`() throws {
    let folder = try TokenFolder(TokenFolder.css)
    try expectGolden(try folder.refused("explain", "link.hovered", status: 0).output, "explain.txt")
  }

  @Test func `explain tells together what is the same in several permutations`() throws {
    let folder = try TokenFolder(example: "house")
    let config = "house/colorderive.json"
    let run = try folder.refused("explain", "seed.primary", config, status: 0)
    let parts = run.output.components(separatedBy: "\n\n")
    #expect(parts.count == 3, "\(run.output)")
    #expect(parts[1].hasPrefix("brand=harbor\n  written     'seed.primary' is "), "\(run.output)")
    let one = try folder.refused(
      "explain", "color.text.link.hovered", config, "--input", "brand=harbor", "--input", "THEME=Dark",
      "--input",
      "contrast=more", status: 0)
    #expect(one.output.contains("\nbrand=harbor theme=dark contrast=more\n  asked for  "))
    #expect(one.output.components(separatedBy: "asked for").count == 2)
  }

  @Test func `explain --format json has a place for each step`() throws {
    let folder = try TokenFolder(TokenFolder.css)
    let run = try folder.refused("explain", "link.hovered", "--format", "json", status: 0)
    let object = try #require(try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any])
    let steps = try #require(
      (object["explanations"] as? [[String: Any]])?.first?["steps"] as? [[String: Any]])
    #expect(steps.first?["label"] as? String == "asked for")
    #expect((steps.first?["location"] as? [String: Any])?["file"] as? String == "t.json")
  }

  @Test func `explain says which token may have been meant, and what is wrong with a file`() throws {
    let folder = try TokenFolder(TokenFolder.css)
    let run = try folder.refused("explain", "link.hoverd", status: 3)
    #expect(
      run.messages.hasPrefix("error: no color token is named 'link.hoverd'; did you mean 'link.hovered'?\n"))
    try folder.folder.put("{", at: "t.json")
    #expect(
      try folder.refused("explain", "link.hovered", status: 3).messages.hasPrefix("t.json:1:2: error: "))
  }

  @Test func `diff tells distance and contrast, and ends with 1 where a contrast falls short`() throws {
    let folder = try TokenFolder([
      "a.json": TokenFolder.link,
      "b.json": TokenFolder.link.replacingOccurrences(
        of: #""normal": {"#,
        with: ##""hovered": { "$value": "#cccccc" }, "x": { "$value": "{page}" }, "normal": {"##),
    ])
    let run = try folder.refused("diff", "a.json", "b.json", status: 1)
    try expectGolden(run.output, "diff.txt")
    #expect(run.messages == "")
    #expect(
      try folder.refused("diff", "a.json", "a.json", status: 0).output
        == "0 added, 0 removed, 0 changed in 1 permutation\n")
    let json = try folder.refused("diff", "a.json", "b.json", "--format", "json", status: 1)
    let object = try #require(
      try JSONSerialization.jsonObject(with: Data(json.output.utf8)) as? [String: Any])
    #expect(object["summary"] as? [String: Int] == ["added": 1, "removed": 0, "changed": 1])
    let changed = try #require(
      (object["differences"] as? [[String: Any]])?.first { $0["change"] as? String == "changed" })
    #expect(changed["token"] as? String == "link.hovered" && changed["after"] as? String == "#cccccc")
    let contrast = try #require(changed["contrast"] as? [String: Double])
    #expect(abs((contrast["after"] ?? 0) - 1.605928565) < 1e-6 && contrast["min"] == 4.5)
  }

  @Test func `diff tells the faults of either file`() throws {
    let folder = try TokenFolder(["a.json": TokenFolder.link, "b.json": "{"])
    for files in [["a.json", "b.json"], ["b.json", "a.json"]] {
      let run = try folder.refused("diff", files[0], files[1], status: 3)
      #expect(run.output == "" && run.messages.hasPrefix("b.json:1:2: error: "))
    }
  }

  @Test func `resolve writes what build writes for that permutation`() throws {
    let folder = try TokenFolder(TokenFolder.css)
    #expect(try folder.tool("build").status == 0)
    let run = try folder.refused("resolve", status: 0)
    #expect(run.output == folder.folder.text("out/resolved/light.tokens.json"))
    let table = try folder.refused("resolve", "--format", "text", status: 0)
    #expect(table.lines.first == "page          color  #ffffff", "\(table.output)")
    #expect(table.lines.count == 4)
  }

  @Test func `resolve takes defaults, and says which choice is missing or wrong`() throws {
    let folder = try TokenFolder(example: "house")
    let config = "house/colorderive.json"
    let light = try folder.refused("resolve", config, "--format", "text", status: 0)
    let dark = try folder.refused("resolve", config, "--format", "text", "--input", "theme=dark", status: 0)
    #expect(light.lines.count == dark.lines.count && light.output != dark.output)
    let wrong = try folder.refused("resolve", config, "--input", "theme=drak", "--input", "brnd=x", status: 2)
    #expect(
      wrong.messages == """
        error: 'theme' has no context 'drak'; did you mean 'dark'? there are light, dark
        error: no modifier is named 'brnd'; did you mean 'brand'? there are brand, theme, contrast

        """)
    let twice = try folder.refused(
      "verify", config, "--input", "theme=dark", "--input", "theme=light", status: 2)
    #expect(twice.messages == "error: 'theme' can't be both 'dark' and 'light'\n")
  }

  @Test func `inputs may stand in a file, whose faults have their places`() throws {
    let folder = try TokenFolder(example: "house")
    let config = "house/colorderive.json"
    try folder.folder.put(#"{"Theme": "DARK"}"#, at: "dark.json")
    let dark = try folder.refused("resolve", config, "--input", "theme=dark", status: 0)
    let file = try folder.refused("resolve", config, "--input", "dark.json", status: 0)
    #expect(file.output == dark.output)
    try folder.folder.put(#"{"theme": "blue", "foo": "x"}"#, at: "wrong.json")
    let wrong = try folder.refused("resolve", config, "--input", "wrong.json", status: 3)
    #expect(
      wrong.messages == """
        wrong.json:1:11: error: 'theme' has no context 'blue'
        1 | {"theme": "blue", "foo": "x"}
          |           ^ there are light, dark
        wrong.json:1:26: error: no modifier is named 'foo'
        1 | {"theme": "blue", "foo": "x"}
          |                          ^ there are brand, theme, contrast

        """)
    for (text, place) in [
      (#"{"theme": true}"#, "1:11"), ("[]", "1:1"), ("{", "1:2"), (#"{"theme": 4, "brand": null}"#, "1:23"),
    ] {
      try folder.folder.put(text, at: "wrong.json")
      let run = try folder.refused("verify", config, "--input", "wrong.json", status: 3)
      #expect(run.messages.contains("wrong.json:\(place): error: "), "\(run.messages)")
    }
    // What is wrong and what is missing is told together.
    try folder.folder.put(
      ##"{"version":"2025.10","modifiers":{"size":{"contexts":{"s":[],"l":[]}},"theme":{"contexts":{"light":[],"dark":[]}},"##
        + ##""beta":{"default":"no","contexts":{"no":[],"yes":[]}}},"resolutionOrder":[{"$ref":"#/modifiers/size"},{"$ref":"#/modifiers/theme"},{"$ref":"#/modifiers/beta"}]}"##,
      at: "r.json")
    try folder.folder.put(#"{"theme": "blue", "foo": "bar"}"#, at: "input.json")
    let three = try folder.refused("resolve", "r.json", "--input", "input.json", status: 3)
    #expect(
      three.messages.split(separator: "\n").filter { $0.contains(": error: ") } == [
        "input.json:1:11: error: 'theme' has no context 'blue'",
        "input.json:1:26: error: no modifier is named 'foo'",
        "input.json:1:1: error: 'size' has no default: say which with '--input size=…', one of s, l",
      ])
    let flags = try folder.refused(
      "verify", config, "--input", "theme=blue", "--input", "foo=x", "--format", "json", status: 2)
    #expect(flags.output.components(separatedBy: #""rule": "resolver-input""#).count == 3, "\(flags.output)")
    _ = try folder.refused("verify", config, "--input", "none.json", status: 4)
  }

  @Test func `lint looks at each file, and ends with 3 where one is faulty`() throws {
    let folder = try TokenFolder([
      "a.json": TokenFolder.link, "b.json": ##"{"a":{"$type":"color","$value":"{b}"}}"##,
    ])
    let good = try folder.refused("lint", "a.json", status: 0)
    #expect(good.output == "a.json: 2 tokens in 1 permutation: 0 errors, 0 warnings\n")
    let both = try folder.refused("lint", "a.json", "b.json", status: 3)
    #expect(both.lines[0] == good.lines[0])
    #expect(
      both.lines[1].hasPrefix("b.json:1:") && both.lines[1].hasSuffix("[ref-missing]"), "\(both.output)")
    #expect(both.lines.last == "b.json: 0 tokens in 1 permutation: 1 error, 0 warnings")
  }
}
