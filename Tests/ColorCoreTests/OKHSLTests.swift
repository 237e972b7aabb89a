import ColorCore
import Testing

@Suite("Okhsl") struct OKHSLTests {
  /// By the original's C++ code, whose edge of sRGB is an approximation improved by one step.
  @Test(
    "is Ottosson's",
    arguments: [
      ("#ff0000", 29.2338851923426, 1.0000000001433997, 0.5680846525040862),
      ("#00ff00", 142.49533888780996, 0.9999997, 0.8445289645307816),
      ("#0000ff", 264.052020638055, 0.9999999948631134, 0.3665653394260194),
    ])
  func original(_ hex: String, _ h: Double, _ s: Double, _ l: Double) throws {
    let found = AnyColor(try bytes(hex)).converted(to: OKHSL.self).components
    #expect((found.x - h).magnitude < 1e-3)
    #expect((found.y - s).magnitude < 1e-3)
    #expect((found.z - l).magnitude < 1e-6)
  }

  @Test func `agrees with another implementation for colors of every kind`() throws {
    let rows = Reference.rows("okhsl.tsv")
    #expect(rows.count == 160)
    for row in rows {
      let found = AnyColor(try bytes(row["hex"] ?? "")).converted(to: OKHSL.self)
      let (h, s, l) = (found.components.x, found.components.y, found.components.z)
      let saturation = try row.number("s")
      #expect((l - (try row.number("l"))).magnitude <= OKHSLTests.exact, "\(row): got \(found.components)")
      #expect((s - saturation).magnitude <= OKHSLTests.edge, "\(row): got \(found.components)")
      if row["h"] == "none" {
        #expect(found.missing == .first && s <= 1e-12, "\(row): got \(found)")
      } else {
        let turn = (h - (try row.number("h"))).magnitude
        #expect(saturation * min(turn, 360 - turn) <= 1e-9, "\(row): got \(found.components)")
      }
      #expect(SRGB8(clipping: found.converted(to: SRGB.self)).hex == row["hex"])
    }
  }

  @Test func `agrees with another implementation on the way back`() throws {
    let rows = Reference.rows("okhsl_to_oklab.tsv")
    #expect(rows.count == 126)
    for row in rows {
      let lab = Color<OKHSL>(try row.number("h"), try row.number("s"), try row.number("l"))
        .converted(to: OKLab.self).components
      #expect((lab.x - (try row.number("L"))).magnitude <= OKHSLTests.exact, "\(row): got \(lab)")
      #expect((lab.y - (try row.number("a"))).magnitude <= OKHSLTests.edge, "\(row): got \(lab)")
      #expect((lab.z - (try row.number("b"))).magnitude <= OKHSLTests.edge, "\(row): got \(lab)")
    }
  }

  /// Lightness is a formula.
  private static let exact = 1e-12
  /// The other implementation improves Ottosson's estimate of the edge of sRGB by one step, which leaves this.
  private static let edge = 1e-3

  @Test func `has the edge of sRGB at saturation 1`() {
    for hue in stride(from: 0.0, to: 360, by: 5) where !(255...270).contains(hue) {
      for lightness in stride(from: 0.1, to: 1, by: 0.1) {
        let edge = Color<OKHSL>(hue, 1, lightness)
        #expect(Color<OKHSL>(hue, 0.999999, lightness).isInGamut(of: SRGB.self), "\(edge.components)")
        #expect(!Color<OKHSL>(hue, 1.001, lightness).isInGamut(of: SRGB.self), "\(edge.components)")
      }
    }
  }

  @Test func `is finite at every end`() {
    for l in [-1.0, 0, 1e-12, 0.5, 1 - 1e-12, 1, 2] {
      for s in [-1.0, 0, 0.8, 1, 5] {
        let lab = Color<OKHSL>(40, s, l).converted(to: OKLab.self).components
        #expect(lab.x.isFinite && lab.y.isFinite && lab.z.isFinite)
      }
    }
  }
}
