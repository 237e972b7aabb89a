import Testing

@testable import ColorCore

@Suite("Color vision") struct ColorVisionTests {
  @Test func `agrees with references by every model`() throws {
    let rows = Reference.rows("cvd.tsv")
    #expect(rows.count == 375)
    for row in rows {
      let kind = try #require(ColorVision(rawValue: row["kind"] ?? ""))
      let model = try #require(ColorVision.Model(rawValue: row["method"] ?? ""))
      let severity = try row.number("severity")
      let color = try bytes(row["hex"] ?? "").linear
      let seen = kind.simulated(color, by: model, severity: severity)
      let error = seen.components - (try row.components("lin_r", "lin_g", "lin_b"))
      #expect(max(error.max(), -error.min()) <= 1e-12, "\(row): got \(seen)")
      #expect(SRGB8(clipping: seen.converted(to: SRGB.self)).hex == row["hex_clipped"], "\(row)")
      if model == .machado, severity == 1 {
        #expect(SRGB8(clipping: kind.simulated(color).converted(to: SRGB.self)).hex == row["hex_clipped"])
      }
    }
  }

  @Test("keeps greys, and everything at severity 0", arguments: ColorVision.allCases)
  func keeps(_ kind: ColorVision) {
    var random = SeededGenerator(seed: 31)
    for model in ColorVision.Model.allCases {
      for severity in [0.0, 0.3, 0.55, 1] {
        let grey = SRGB8(0x808080).linear
        let error = kind.simulated(grey, by: model, severity: severity).components - grey.components
        #expect(max(error.max(), -error.min()) < 2e-6, "\(model)")
      }
      let color = SRGB8(UInt32.random(in: 0...0xFFFFFF, using: &random)).linear
      let error = kind.simulated(color, by: model, severity: 0).components - color.components
      #expect(max(error.max(), -error.min()) < 1e-15)
    }
  }

  @Test func `has Viénot's planes from the cones of Smith and Pokorny`() {
    let cones = Matrix3(
      rows: SIMD3(0.15514, 0.54312, -0.03286), SIMD3(-0.15514, 0.45684, 0.03286), SIMD3(0, 0, 0.01608))
    let toLMS = cones * LinearSRGB.toXYZ
    let white = toLMS * .one, blue = toLMS * SIMD3(0, 0, 1), red = toLMS * SIMD3(1, 0, 0)
    // The missing response is the sum of the other two that is right for white and for the anchor.
    func plane(_ missing: Int, _ i: Int, _ j: Int, _ anchor: SIMD3<Double>) -> Matrix3 {
      let d = white[i] * anchor[j] - white[j] * anchor[i]
      let p = (white[missing] * anchor[j] - white[j] * anchor[missing]) / d
      let q = (white[i] * anchor[missing] - white[missing] * anchor[i]) / d
      var rows = [SIMD3(1.0, 0, 0), SIMD3(0, 1, 0), SIMD3(0, 0, 1)]
      rows[missing] = .zero
      rows[missing][i] = p
      rows[missing][j] = q
      return toLMS.inverse * Matrix3(rows: rows[0], rows[1], rows[2]) * toLMS
    }
    for (kind, expected) in [
      (ColorVision.protan, plane(0, 1, 2, blue)), (.deutan, plane(1, 0, 2, blue)),
      (.tritan, plane(2, 0, 1, red)),
    ] {
      let (a, b, c) = kind.vienot(crt: false).columns, (x, y, z) = expected.columns
      for (p, q) in [(a, x), (b, y), (c, z)] {
        for i in 0..<3 { #expect((p[i] - q[i]).magnitude <= 1e-12, "\(kind)") }
      }
    }
  }
}
