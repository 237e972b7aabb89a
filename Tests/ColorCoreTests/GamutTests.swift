import Testing

@testable import ColorCore

@Suite("Gamut") struct GamutTests {
  @Test func `is left at the first exit from grey`() throws {
    let rows = Reference.rows("max_chroma.tsv")
    #expect(rows.count == 120)
    for row in rows {
      let chroma = try row.number("C_max")
      let far = Color<OKLCH>(try row.number("L"), 0.6, try row.number("h")).converted(to: OKLab.self)
      let share =
        row["dst"] == "srgb"
        ? ChromaReduction.firstExit(of: far.components, in: LinearSRGB.self)
        : ChromaReduction.firstExit(of: far.components, in: LinearDisplayP3.self)
      #expect((share * 0.6 - chroma).magnitude <= 1e-9, "\(row): got \(share * 0.6)")
    }
  }

  @Test func `keeps lightness and hue and lowers chroma`() {
    var random = SeededGenerator(seed: 21)
    for _ in 0..<5_000 {
      let wish = Color<OKLCH>(
        .random(in: 0.001...0.999, using: &random), .random(in: 0...0.4, using: &random),
        .random(in: 0...360, using: &random))
      let fitted = wish.fitted(to: SRGB.self)
      let got = fitted.converted(to: OKLCH.self)
      #expect(fitted.components.min() >= 0 && fitted.components.max() <= 1)
      #expect((got.lightness - wish.lightness).magnitude < 1e-9)
      #expect(got.chroma <= wish.chroma + 1e-9)
      let turn = (got.hue - wish.hue).magnitude
      #expect(got.chroma * min(turn, 360 - turn) < 1e-6)
      if wish.isInGamut(of: SRGB.self) {
        #expect(
          fitted == Color(components: ChromaReduction.clipped(wish.converted(to: SRGB.self).components)))
      }
    }
  }

  @Test func `gives white and black at the ends`() throws {
    #expect(try AnyColor(css: "oklch(1 0.2 120)").hex == "#ffffff")
    #expect(try AnyColor(css: "oklch(0 0.2 120)").hex == "#000000")
    #expect(try AnyColor(css: "oklch(0.00001 0.2 30)").hex == "#000000")
    #expect(try AnyColor(css: "oklch(1 0 0)").isInGamut(of: SRGB.self))
  }

  @Test func `takes the inner crossing where a ray enters again`() {
    // At L 0.4, h 264.1 sRGB is left at chroma 0.239 and entered again at 0.273.
    let fitted = Color<OKLCH>(0.4, 0.3, 264.1).fitted(to: SRGB.self).converted(to: OKLCH.self)
    #expect(fitted.chroma < 0.24 && fitted.chroma > 0.22)
  }

  @Test func `holds every byte of sRGB in Display P3`() {
    for i in stride(from: UInt32(0), to: 0x1000000, by: 4_099) {
      #expect(AnyColor(SRGB8(i)).isInGamut(of: DisplayP3.self))
      #expect(
        SRGB8(clipping: AnyColor(SRGB8(i)).fitted(to: DisplayP3.self).converted(to: SRGB.self)) == SRGB8(i))
    }
  }
}
