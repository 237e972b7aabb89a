import Foundation
import Testing

#if canImport(FoundationXML)
  import FoundationXML
#endif

@Suite("derive --format svg") struct StateSheetTests {
  private func picture(_ arguments: String...) throws -> String {
    try run(["derive", "--format", "svg"] + arguments).output
  }

  @Test func `is a document of XML with a rectangle for each state`() throws {
    let svg = try picture("#0f62fe", "--role", "border")
    let parser = XMLParser(data: Data(svg.utf8))
    #expect(parser.parse())
    #expect(svg.matches(of: /<rect [^>]*stroke="#0f62fe"/).count == 1)
  }

  @Test func `draws the two tones of the focus ring around the control`() throws {
    let svg = try picture("#0f62fe", "--states", "focused")
    #expect(
      svg.contains(
        /width="144" height="72" rx="16" fill="#000000".*\n.*width="138" height="66" rx="13" fill="#ffffff"/))
    #expect(try !picture("#0f62fe", "--states", "hovered").contains("width=\"144\""))
  }

  @Test func `marks a contrast that is too low`() throws {
    let cross = /<path d="M[0-9]+ [0-9]+l7 7m0 -7l-7 7"/
    #expect(try picture("#888888", "--theme", "light-hc").matches(of: cross).count == 1)
    #expect(try picture("#959595", "--theme", "light-hc").matches(of: cross).isEmpty)
  }

  @Test func `paints wide colors for those who know them and bytes for all`() throws {
    let svg = try picture("color(display-p3 0 0.7 0.3)", "--gamut", "display-p3")
    #expect(svg.contains(/fill="#[0-9a-f]{6}" style="fill:color\(display-p3 0 0.6999 0.3001\)"/))
  }

  @Test func `lays each row on its own page`() throws {
    let svg = try withTemporaryFolder { folder in
      let table = folder.appending(path: "t.tsv")
      try Data("base\ttheme\n#198038\tlight\n#198038\tdark\n".utf8).write(to: table)
      return try picture("--table", table.path)
    }
    let pages = svg.matches(of: /<rect y="[0-9]+" width="[0-9]+" height="[0-9]+" fill="(#[0-9a-f]{6})"/)
    #expect(pages.map { String($0.1) } == ["#ffffff", "#121212"])
  }

  @Test func `draws a text on each of its surfaces`() throws {
    let svg = try picture(
      "#0f62fe", "--role", "foreground", "--on", "white", "--on", "#f4f4f4", "--states", "hovered")
    #expect(svg.matches(of: />Aa</).count == 4)
  }
}
