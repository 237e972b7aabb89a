import ColorCore
import Testing

@Suite("Color vision") struct ColorVisionTests {
  @Test func `is Machado's at full severity`() throws {
    let rows = Reference.rows("cvd.tsv")
    #expect(rows.count == 75)
    for row in rows {
      let kind = try #require(ColorVision(rawValue: row["kind"] ?? ""))
      let seen = kind.simulated(try bytes(row["hex"] ?? "").linear)
      #expect(SRGB8(clipping: seen.converted(to: SRGB.self)).hex == row["hex_clipped"], "\(row)")
    }
  }
}
