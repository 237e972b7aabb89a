import ColorCore
import ColorDerivation
import Foundation
import Testing

@testable import ColorTokens

@Suite("The report") struct ReportPageTests {
  private static func run() throws -> Run { try MemoryProject.house().run() }

  @Test func `shows every derived color with its contrast`() throws {
    let run = try Self.run()
    let html = ReportPage(run).html
    for theme in run.themes {
      for entry in theme.entries {
        guard case .derived = entry.origin else { continue }
        let least = try #require(theme.leastContrast(of: entry.path))
        #expect(
          html.contains("<code>\(entry.color.hex)</code><br>\(least.contrast.roundedDown):1"), "\(entry.path)"
        )
      }
      #expect(html.contains("<th scope=\"col\">\(theme.permutation)</th>"))
    }
  }

  @Test func `lists the closest pairs, the closest first`() throws {
    let run = try Self.run()
    let pairs = run.themes.flatMap(\.contrastPairs)
    let shares = pairs.map { $0.mark.contrast(with: $0.ground).ratio / $0.minimum.ratio }
    let least = try #require(
      pairs.enumerated().min { (shares[$0.offset], $0.offset) < (shares[$1.offset], $1.offset) })
    let html = ReportPage(run).html
    let table = try #require(html.components(separatedBy: "<h2>The closest pairs</h2>").last)
    let first = try #require(
      table.components(separatedBy: "<tbody>\n").dropFirst().first?.components(separatedBy: "\n").first)
    #expect(first.contains(least.element.token.text), "\(first)")
    #expect(
      first.contains("\(least.element.mark.contrast(with: least.element.ground).roundedDown):1"), "\(first)")
    #expect(table.components(separatedBy: "</table>")[0].components(separatedBy: "<tr>").count <= 22)
  }

  @Test func `marks what falls short, and calls disabled exempt`() throws {
    let text = Deriving.file(
      Deriving.derive(#""role":"foreground","on":["{page}"],"states":{"hovered":{},"disabled":{}}"#),
      more: ##","hovered":{"$value":"#999999"}"##)
    let html = ReportPage(try MemoryProject(files: ["t.json": text]).run("t.json")).html
    #expect(html.contains("<code>#999999</code><br><strong>2.84:1, below 4.50:1</strong>"))
    #expect(html.contains(":1 exempt</td>"))
    #expect(html.contains("<td class=\"short\">error</td>"))
  }

  @Test func `escapes names and words of authors`() throws {
    let text = Deriving.file(
      ##"{"version":1,"derive":{"from":"normal","role":"foreground","on":["{<b>&}"],"states":{}}}"##
    ).replacing(##""page":"##, with: ##""<b>&":{"$value":"#fff"},"page":"##)
      .replacing(##""g":{"##, with: ##""g":{"$description":"</p><script>alert(1)</script>","##)
    let html = ReportPage(try MemoryProject(files: ["t.json": text]).run("t.json"), title: "<i>").html
    #expect(html.contains("<title>&lt;i&gt;</title>") && html.contains("&lt;script&gt;"))
    #expect(!html.contains("<script") && !html.contains("<b>"))
  }

  @Test func `is well-formed: every element that is opened is closed`() throws {
    let html = ReportPage(try Self.run()).html
    var open: [Substring] = []
    for match in html.matches(of: /<(\/?)([a-z0-9]+)[^>]*>/) {
      let (name, isEnd) = (match.2, !match.1.isEmpty)
      if ["meta", "br"].contains(name) { continue }
      if isEnd { #expect(open.popLast() == name) } else { open.append(name) }
    }
    #expect(open.isEmpty)
    #expect(html == ReportPage(try Self.run()).html)
  }

  @Test func `shows layers as they are seen, and wide colors as they are`() throws {
    let text = Deriving.file(
      Deriving.derive(
        #""role":"background","on":["{page}"],"mode":"layer","states":{"hovered":{"alpha":0.08},"pressed":{"alpha":0.12}}"#
      ))
    let html = ReportPage(try MemoryProject(files: ["t.json": text]).run("t.json")).html
    let seen = Compositing.exact.composite(
      StateLayer(.white, LayerAlpha(nearest: 0.08, in: .bytes)), over: SRGB8(0x0B57D0))
    #expect(html.contains("background:\(seen.hex)") && html.contains("<code>#ffffff14</code>"))
    let wide = Deriving.file(Deriving.derive(#""role":"background","on":["{page}"],"gamut":"display-p3""#))
    #expect(
      ReportPage(try MemoryProject(files: ["t.json": wide]).run("t.json")).html.contains(
        "background:color(display-p3 "))
  }
}
