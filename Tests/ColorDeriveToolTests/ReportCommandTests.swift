import Foundation
import Testing

@Suite("report") struct ReportCommandTests {
  @Test func `writes one page, to standard output or to a file`() throws {
    let folder = try TokenFolder(TokenFolder.css)
    let run = try folder.refused("report", status: 0)
    #expect(run.output.hasPrefix("<!DOCTYPE html>\n") && run.output.hasSuffix("</html>\n"))
    #expect(run.messages == "4 color tokens in 1 permutation, 7 checks: 0 errors, 0 warnings\n")
    let file = try folder.tool("report", "--out", "report.html")
    #expect(file.status == 0 && file.output == "")
    #expect(folder.folder.text("report.html") == run.output)
  }

  @Test func `is of the permutations that are asked for, and shows what brands share`() throws {
    let folder = try TokenFolder(example: "house")
    let all = try folder.refused("report", "house/colorderive.json", status: 0).output
    #expect(all.contains("<h2>Between brands</h2>") && all.contains("harbor") && all.contains("meadow"))
    let one = try folder.refused("report", "house/colorderive.json", "--input", "brand=harbor", status: 0)
      .output
    #expect(!one.contains("<h2>Between brands</h2>") && !one.contains("meadow"))
  }

  @Test func `ends with 1 where a requirement isn't met, and shows it all the same`() throws {
    let folder = try TokenFolder(
      TokenFolder.css(#""normal": {"#, ##""hovered": { "$value": "#cccccc" }, "normal": {"##))
    let run = try folder.refused("report", status: 1)
    #expect(run.output.contains("below 4.50:1"))
  }

  @Test func `draws nothing of a file that is faulty`() throws {
    let folder = try TokenFolder(TokenFolder.css.merging(["t.json": "{"]) { $1 })
    let run = try folder.refused("report", status: 3)
    #expect(run.output == "" && run.messages.hasPrefix("t.json:1:2: error: "))
    let lost = try TokenFolder(TokenFolder.css)
    #expect(
      try lost.refused("report", "--out", "nowhere/report.html", status: 4).messages.contains("nowhere"))
  }
}
