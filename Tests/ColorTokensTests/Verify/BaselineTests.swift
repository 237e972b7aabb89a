import Testing

@testable import ColorTokens

@Suite("A baseline") struct BaselineTests {
  /// Two links that are too light by hand, and a baseline with these findings.
  private static func project(_ findings: String) -> MemoryProject {
    func link(_ name: String) -> String {
      ##""\##(name)":{"$extensions":{"colorderive":{"version":1,"derive":{"from":"normal","role":"foreground","on":["{page}"],"states":{}}}},"##
        + ##""normal":{"$value":"#003399"},"hovered":{"$value":"#cccccc"}}"##
    }
    return MemoryProject(files: [
      "colorderive.json": #"{"tokens":"t.json","baseline":"known.json"}"#,
      "t.json": ##"{"$type":"color","page":{"$value":"#ffffff"},\##(link("a")),\##(link("b"))}"##,
      "known.json": #"{"version":1,"findings":[\#(findings)]}"#,
    ])
  }

  private static let a = #"{"rule":"contrast-unmet","token":"a.hovered","reason":"redrawn in May"}"#
  private static let b = #"{"rule":"contrast-unmet","token":"b.hovered","state":"hovered","reason":"x"}"#

  private static func errors(_ run: Run) -> [String] {
    run.findings.filter { $0.level == .error }.map { "\($0.rule) \($0.token?.text ?? "")" }
  }

  @Test func `lets pass what it lists, and nothing else`() throws {
    let run = try Self.project(Self.a).run()
    #expect(Self.errors(run) == ["contrast-unmet b.hovered"])
    let known = try #require(run.findings.first { $0.excuse != nil })
    #expect(known.level == .note && known.excuse?.level == .error && known.hint == "known: redrawn in May")
    #expect(
      JSONWriter.line.text(of: known.json).contains(#""known":{"level":"error","reason":"redrawn in May"}"#))
  }

  @Test func `lets outputs be made where all is listed`() throws {
    let run = try Self.project(Self.a + "," + Self.b).run()
    #expect(Self.errors(run) == [])
    #expect(try run.outputs().contains { $0.path == "tokens.css" })
  }

  @Test func `fails for what it lists and is no longer found, where it lists it`() throws {
    let gone = #"{"rule":"contrast-unmet","token":"a.normal","reason":"x"}"#
    let run = try Self.project([Self.a, Self.b, gone].joined(separator: ",")).run()
    #expect(Self.errors(run) == ["baseline-fixed a.normal"])
    let finding = try #require(run.findings.first { $0.rule.rawValue == "baseline-fixed" })
    #expect(finding.position?.file == "known.json")
    #expect(finding.message == "no 'contrast-unmet' is found of 'a.normal' any more")
    #expect(finding.hint == "remove this entry")
  }

  @Test func `has its reasons shown on one line`() throws {
    let entry = #"{"rule":"contrast-unmet","token":"a.hovered","reason":"in May\r\n::error::x"}"#
    let known = try #require(try Self.project(entry).run().findings.first { $0.excuse != nil })
    let position = try #require(known.position)
    let diagnostic = Diagnostic(
      .other(known.rule, known.level, known.message, hint: known.hint), at: position)
    let text = diagnostic.rendered(in: nil)
    #expect(text.unicodeScalars.filter { $0 == "\n" }.count == 1)
    #expect(text.hasSuffix("\u{240A}::error::x\n"))
  }

  @Test(
    "counts for its rule, state and permutation only",
    arguments: [
      #"{"rule":"states-alike","token":"a.hovered","reason":"x"}"#,
      #"{"rule":"contrast-unmet","token":"a.hovered","state":"pressed","reason":"x"}"#,
      #"{"rule":"contrast-unmet","token":"a.hovered","permutation":{"theme":"dark"},"reason":"x"}"#,
      #"{"rule":"contrast-unmet","token":"a","reason":"x"}"#,
    ])
  func scope(_ entry: String) throws {
    let run = try Self.project(entry + "," + Self.b).run()
    #expect(Self.errors(run).contains("contrast-unmet a.hovered"))
    #expect(Self.errors(run).contains { $0.hasPrefix("baseline-fixed") })
  }

  @Test(
    "is refused with its place where it isn't sound",
    arguments: [
      (#"{"rule":"relaxed","token":"t"}"#, "a finding of a baseline has a 'reason'"),
      (#"{"rule":"relaxed","token":"t","reason":" "}"#, "a finding of a baseline has a 'reason'"),
      (
        #"{"rule":"relaxed","token":"t","reason":"x","stat":"y"}"#,
        "a finding of a baseline has no member 'stat'"
      ),
      ("4", "a finding of a baseline is an object"),
      (#"{"rule":"contrast-unmett","token":"t","reason":"x"}"#, "no rule is named 'contrast-unmett'"),
      (
        #"{"rule":"name-collision","token":"t","reason":"x"}"#,
        "'name-collision' can't be let pass: it isn't measured, and outputs would be wrong with it"
      ),
      (
        #"{"rule":"relaxed","token":"t","reason":"x"},{"rule":"relaxed","token":"t","reason":"y"}"#,
        "this is listed already, in line 1"
      ),
      (
        #"{"rule":"relaxed","token":"t","reason":"x","permutation":{"a":1}}"#,
        "the context of 'a' is a string"
      ),
    ])
  func unsound(_ entry: String, _ message: String) {
    let failure = Self.project(entry).failure()
    #expect(failure.hasPrefix("configuration known.json:1:"), "\(failure)")
    #expect(failure.contains("baseline-invalid: \(message)"), "\(failure)")
  }

  @Test func `isn't said to be fixed by a run that leaves permutations out`() throws {
    let house = MemoryProject.house(#","baseline":"known.json""#).with(
      "known.json",
      #"{"version":1,"findings":[{"rule":"relaxed","token":"color.link.normal","permutation":{"theme":"dark"},"reason":"x"}]}"#
    )
    let project = try house.project()
    #expect(Run(project).findings.contains { $0.excuse != nil })
    let light = Run(project.restricted(to: [.init(modifier: "theme", context: "light")]))
    #expect(light.themes.count == 4)
    #expect(!light.findings.contains { $0.rule.rawValue == "baseline-fixed" })
  }
}
