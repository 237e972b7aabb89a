import Testing

@testable import ColorCore

@Suite("Gamut") struct GamutTests {
  @Test func `is left at the first exit from grey`() throws {
    let rows = Reference.rows("max_chroma.tsv")
    #expect(rows.count == 120)
    for row in rows {
      let l = try row.number("L"), h = try row.number("h")
      let chroma =
        row["dst"] == "srgb"
        ? SRGB.greatestChroma(lightness: l, hue: h) : DisplayP3.greatestChroma(lightness: l, hue: h)
      #expect((chroma - (try row.number("C_max"))).magnitude <= 1e-9, "\(row): got \(chroma)")
    }
    #expect(SRGB.greatestChroma(lightness: 1, hue: 20) == 0)
  }

  @Test func `is entered by each method as references say`() throws {
    let rows = Reference.rows("gamut_map.tsv")
    #expect(rows.count == 207)
    for row in rows {
      let l = try row.number("L")
      let wish = Color<OKLCH>(l, try row.number("C"), try row.number("h"))
      func mapped(_ method: GamutMapping) -> SIMD3<Double> {
        switch row["dst"] {
        case "srgb": wish.fitted(to: SRGB.self, by: method).components
        case "display-p3": wish.fitted(to: DisplayP3.self, by: method).components
        default: wish.fitted(to: Rec2020.self, by: method).components
        }
      }
      let ray = l < 0.001 || l > 0.999 ? 5e-5 : 1e-6
      for (method, column, tolerance) in [
        (GamutMapping.minimumDifference, "minde", 1e-3), (.rayTrace, "ray", ray), (.clip, "clip", 1e-12),
      ] {
        let got = mapped(method), expected = try row.components(column + "1", column + "2", column + "3")
        for i in 0..<3 {
          // Near zero the power of Rec. 2020 has a slope without bound: there linear light is compared.
          let isTiny = row["dst"] == "rec2020" && expected[i] < 1e-3
          let error =
            isTiny
            ? TransferFunction.Rec2020.decode(got[i]) - TransferFunction.Rec2020.decode(expected[i])
            : got[i] - expected[i]
          #expect(error.magnitude <= tolerance, "\(method) \(row): got \(got)")
        }
      }
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
