import Foundation
import Testing

@Suite("Options of derive") struct DeriveOptionTests {
  @Test(
    "answer with whole pages",
    arguments: [
      (
        "derive-selected.txt",
        [
          "#0f62fe", "--states", "hovered,pressed,disabled,focused,selected,selectedHovered,selectedPressed",
          "--ring", "#ff6a00",
        ]
      ),
      (
        "derive-wide.txt",
        ["color(display-p3 0 0.8 0.2)", "--gamut", "display-p3", "--states", "hovered,focused"]
      ),
      ("derive-layer.json", ["#6750a4", "--content", "white", "--layer", "material", "--format", "json"]),
    ])
  func pages(_ name: String, _ arguments: [String]) throws {
    let run = try run(["derive"] + arguments)
    #expect(run.messages == "")
    try expectGolden(run.output, name)
  }

  private func object(_ arguments: String...) throws -> [String: Any] {
    let run = try run(["derive", "--format", "json"] + arguments)
    #expect(run.messages == "")
    return try #require(run.objects().first)
  }

  private func checks(_ object: [String: Any], _ constraint: String) throws -> [[String: Any]] {
    try #require(object["checks"] as? [[String: Any]]).filter { $0["constraint"] as? String == constraint }
  }

  @Test func `measure on every raised surface`() throws {
    let object = try object("#9ecbff", "--role", "foreground", "--theme", "dark", "--elevation", "3")
    let surfaces = try checks(object, "C1").compactMap { $0["against"] as? String }
    #expect(Set(surfaces) == ["#121212", "#1b1b1b", "#242424", "#2e2e2e"])
  }

  @Test func `can't promise a mark on a backdrop that isn't known`() throws {
    let run = try tool("derive", "#336699", "--role", "foreground", "--on", "unknown", "--format", "json")
    #expect(run.status == 1)
    let worst = try checks(try #require(run.objects().first), "C1").compactMap { $0["value"] as? Double }
      .min()
    #expect(worst == 1)
    // A fill with its content needs no backdrop.
    #expect(try tool("derive", "#336699", "--on", "unknown").status == 0)
  }

  @Test func `follow a contrast level, and say where it is below the standard`() throws {
    let high = try object("#0f62fe", "--contrast-level", "1", "--base", "adjust")
    #expect(try checks(high, "C1").allSatisfy { $0["min"] as? Double == 7 })
    let low = try object("#0f62fe", "--contrast-level", "-1")
    #expect(
      try #require(low["reasons"] as? [String]).contains { $0.hasPrefix("contrast is held at 3.00:1, below") }
    )
  }

  @Test func `lay translucent content on each state`() throws {
    let object = try object("#1f4fb8", "--content", "#ffffffd9")
    let texts = try checks(object, "C1").compactMap { $0["subject"] as? String }
    #expect(Set(texts).count >= 3)
    #expect(!texts.contains("#ffffff"))
  }

  @Test func `let the content change with the state`() throws {
    let object = try object("#767676", "--content-by-state", "--direction", "lighter")
    #expect(object["outcome"] as? String == "exact")
    let texts = try checks(object, "C1").compactMap { $0["subject"] as? String }
    #expect(texts == ["#ffffff", "#000000", "#000000"])
    let contents = try #require(object["contents"] as? [String: String])
    #expect(contents == ["normal": "#ffffff", "hovered": "#000000", "pressed": "#000000"])
  }

  @Test func `say that disabled is exempt`() throws {
    let object = try object("#0f62fe")
    let disabled = try checks(object, "C9").filter { $0["metric"] as? String == "wcag2" }
    #expect(!disabled.isEmpty)
    #expect(disabled.allSatisfy { $0["wcag"] as? String == "exempt" })
    #expect(try checks(object, "C1").allSatisfy { $0["wcag"] == nil })
  }

  @Test func `are read from a table`() throws {
    try withTemporaryFolder { folder in
      let file = folder.appending(path: "colors.tsv")
      try Data(
        "base\ttheme\tsurface\n# brand\n#0f62fe\tdark\t#121212; #1e1e1e\nrde\t\t\n#161616\t-\n".utf8
      ).write(to: file)
      let run = try tool("derive", "--table", file.path, "--format", "json")
      #expect(run.messages == "\(file.path):4:1: error: no color is named 'rde'; did you mean 'red'?\n")
      #expect(run.status == 3)
      #expect(try run.objects().map { $0["theme"] as? String } == ["dark", "light"])
      let alone = try tool(
        "derive", "#0f62fe", "--theme", "dark", "--on", "#121212", "--on", "#1e1e1e", "--format", "json")
      #expect(run.lines[0] == alone.lines[0])
      try Data("base\tteme\n".utf8).write(to: file)
      let wrong = try tool("derive", "--table", file.path)
      #expect(wrong.messages == "\(file.path):1:6: error: no member is named 'teme'; did you mean 'theme'?\n")
      #expect(wrong.status == 3)
    }
  }

  @Test(
    "that don't go together are refused",
    arguments: [
      (["--layer", "material", "--gamut", "display-p3"], "layers are sRGB"),
      (["--layer", "solved", "--preset", "ant"], "a preset has its own layers"),
      (["--role", "border", "--content-by-state"], "a border has no content"),
      (["--content", "#fff8", "--content-by-state"], "content that changes by state is opaque"),
      (
        ["--hue-torsion", "9"],
        "invalid value '9' for '--hue-torsion': a torsion of hue is a number from -6 to 6"
      ),
      (["--elevation", "1.5"], "a number of levels is a whole number from 0 to 12"),
      (["--layer", "solved", "--content", "#fff8"], "content on layers is opaque"),
      (["--layer", "solved", "--on", "unknown"], "layers are laid on surfaces that are named"),
      (["--layer", "solved", "--states", "selected"], "selected has no layer"),
      (["--layer", "solved", "--min-apca", "60"], "layers have no lightness contrast"),
      (["--accent", "blue"], "an accent is the color of selected, which isn't among the states"),
      (["--ring", "blue"], "a ring belongs to focused, which isn't among the states"),
      (["--table", "x.tsv"], "a table holds its own bases"),
    ])
  func refused(_ arguments: [String], _ words: String) throws {
    let run = try run(["derive", "red"] + arguments)
    #expect(run.messages.contains(words), "\(run.messages)")
    #expect(run.output == "")
    #expect(run.status == 2 || run.status == 3)
  }
}
