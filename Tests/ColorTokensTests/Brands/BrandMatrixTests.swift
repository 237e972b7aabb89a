import ColorCore
import ColorDerivation
import Testing

@testable import ColorTokens

@Suite("What brands share") struct BrandMatrixTests {
  /// Two brands of these seeds, with a button and its ring in light and dark.
  private static func run(_ first: String, _ second: String, candidates: String = #"["{white}","{black}"]"#)
    throws -> Run
  {
    try MemoryProject.house()
      .with("acme.json", ##"{"seed":{"$type":"color","$value":"\##(first)"}}"##)
      .with("zen.json", ##"{"seed":{"$type":"color","$value":"\##(second)"}}"##)
      .with(
        "roles.json",
        ##"""
        {"$type":"color","white":{"$value":"#ffffff"},"black":{"$value":"#000000"},
        "button":{"$extensions":{"colorderive":{"version":1,
        "derive":{"from":"normal","role":"background","kind":"fill","on":["{page}"],"states":{"hovered":{},"focused":{}},
        "content":{"name":"on","candidates":\##(candidates)},"base":"adjust"},
        "require":[{"metric":"wcag2","subject":"content","against":"self","min":"{need}"}]}},"normal":{"$value":"{seed}"}}}
        """##
      ).run()
  }

  @Test func `has a row for each content and ring in each theme, and a cell for each brand`() throws {
    let matrix = try Self.run("#0b57d0", "#1d6b3a").brandMatrix
    #expect(matrix.brands.map { BrandMatrix.name($0) } == ["acme", "zen"])
    #expect(
      matrix.rows.count == 8 && matrix.rows.allSatisfy { $0.cells.count == 2 && $0.base == "button.normal" })
    #expect(matrix.rows.map(\.kind) == (0..<4).flatMap { _ in [.content, .focus] as [BrandMatrix.Kind] })
    #expect(
      matrix.rows.map(\.place.description).filter { $0 == "theme=dark contrast=more" }.count == 2)
    for row in matrix.rows where row.kind == .content {
      #expect(row.minimum == (row.place["contrast"] == "more" ? .enhancedText : .text))
    }
  }

  @Test func `measures each brand's color on the others too`() throws {
    let run = try Self.run("#0b57d0", "#ffc107")
    let row = try #require(run.brandMatrix.rows.first)
    let cells = row.cells.compactMap { $0 }
    try #require(cells.map(\.colors) == [[.white], [.black]])
    let themes = run.themes.filter {
      $0.permutation["theme"] == "light" && $0.permutation["contrast"] == "standard"
    }
    let grounds = themes.map { theme in theme.sets[0].members.map(\.color.bytes) }
    func least(_ ink: SRGB8, _ grounds: [SRGB8]) -> Contrast? { grounds.map { ink.contrast(with: $0) }.min() }
    #expect(cells[0].own == least(.white, grounds[0]) && cells[1].own == least(.black, grounds[1]))
    #expect(cells[0].everywhere == least(.white, grounds.flatMap { $0 }))
    #expect(cells[1].everywhere == least(.black, grounds.flatMap { $0 }))
    #expect(row.differs && row.shared == nil)
  }

  @Test func `is a note of verify where no color serves all brands`() throws {
    let run = try Self.run("#0b57d0", "#ffc107")
    let notes = run.findings.filter { $0.rule.rawValue == "brand-differs" }
    let note = try #require(notes.first { $0.permutation.description == "theme=light contrast=standard" })
    #expect(note.level == .note && note.token == "button.normal" && note.position?.file == "roles.json")
    #expect(
      note.message.hasPrefix(
        "the content is #ffffff in acme, #000000 in zen; none of them holds in all, the best has "))
    #expect(!run.findings.hasErrors)
    // One white serves a blue and a green.
    #expect(try !Self.run("#0b57d0", "#1d6b3a").findings.contains { $0.rule.rawValue == "brand-differs" })
  }

  @Test func `is empty where there is one brand`() throws {
    let run = try MemoryProject(files: ["t.json": Deriving.file(Deriving.derive(#""role":"background""#))])
      .run("t.json")
    #expect(run.brandMatrix.rows.isEmpty && run.brandMatrix.brands.count <= 1)
  }
}
