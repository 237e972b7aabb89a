import ColorCore
import Testing

@testable import ColorTokens

@Suite("Findings") struct RunReportTests {
  private var finding: Finding {
    var finding = Finding(
      "contrast-unmet", .error, "it's low", hint: "raise it", token: "a.b",
      in: Permutation([.init(modifier: "brand", context: "x"), .init(modifier: "theme", context: "dark")]),
      at: SourcePosition(file: "t.json", line: 2, column: 3, offset: 20),
      data: .init(metric: "wcag2", value: 4.478089, minimum: 4.5, against: "page", state: "hovered"))
    finding.set = "a.c"
    return finding
  }

  @Test func `have the members of the contract, in its order`() {
    #expect(
      JSONWriter.line.text(of: finding.json)
        == #"{"rule":"contrast-unmet","level":"error","message":"it's low","token":"a.b","#
        + #""permutation":{"brand":"x","theme":"dark"},"#
        + #""location":{"file":"t.json","line":2,"column":3,"pointer":"/a/b"},"#
        + #""data":{"metric":"wcag2","value":4.478089,"min":4.5,"against":"page","state":"hovered"},"hint":"raise it"}"#
    )
  }

  @Test func `say null where there is no token, and leave out what isn't there`() {
    #expect(
      JSONWriter.line.text(of: Finding("theme-overlap", .warning, "m").json)
        == #"{"rule":"theme-overlap","level":"warning","message":"m","token":null,"permutation":{}}"#)
  }

  @Test func `come with errors first, faults of files before measures, and the farthest off first`() {
    func measured(_ value: Double, _ level: Diagnostic.Level = .error) -> Finding {
      Finding(
        "r", level, "\(value)",
        data: .init(metric: "wcag2", value: value, minimum: 4.5, against: "", state: ""))
    }
    let sorted = [
      measured(4), Finding("r", .note, "note"), measured(1, .warning), measured(2),
      Finding("r", .warning, "plain"),
      Finding("r", .error, "file 1"), measured(3), Finding("r", .error, "file 2"),
    ].worstFirst()
    #expect(
      sorted.map(\.message) == ["file 1", "file 2", "2.0", "3.0", "4.0", "plain", "1.0", "note"])
  }

  @Test func `are counted for each set once`() throws {
    let text = Deriving.file(
      Deriving.derive(
        #""role":"background","kind":"fill","on":["{page}"],"content":{"candidates":["{white}"]}"#),
      more: ##","hovered":{"$value":"#6f9be8"},"pressed":{"$value":"#6f9ce8"}"##)
    let counts = FaultCounts(Deriving.theme(text).theme)
    #expect(counts.sets == 1)
    #expect(counts.unreadable == 1)
    #expect(counts.unseen == 0)
    #expect(counts.alike == 1)
    #expect(counts.rows.map(\.count) == [1, 1, 0, 1, counts.turning, counts.passedOver, counts.conceded])
  }
}
