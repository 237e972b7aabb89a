import ColorCore
import Testing

/// The vectors at the tolerances of `Float`, for all that is computed in it: 8-bit sRGB to OKLab and back. What is
/// computed in `Double` alone (contrast, ΔE 2000, gamuts, mixing, color vision) has none.
@Suite("Batches in Float") struct ColorBatchTests {
  private static let paths = ColorBatch.Path.allCases.filter(\.isAvailable)

  @Test("agree with 60-digit references, and come back to the same bytes", arguments: paths)
  func agree(_ path: ColorBatch.Path) throws {
    let rows = Reference.rows("convert_from_hex.tsv").filter { ["oklab", "oklch"].contains($0["dst"] ?? "") }
    #expect(rows.count == 120)
    let codes = try rows.map { try bytes($0["hex"] ?? "") }
    let labs = oklab(codes, on: path)
    for (row, lab) in zip(rows, labs) {
      let expected = try row.components("d1", "d2", "d3")
      let isPolar = row["dst"] == "oklch"
      let found = isPolar ? lab.converted(to: OKLCH.self).components : lab.components
      for i in 0..<(isPolar ? 2 : 3) {
        #expect((found[i] - expected[i]).magnitude <= 2e-6, "\(row): got \(found)")
      }
      // A hue counts as much as it moves the color, and not at all where it says nothing.
      if isPolar, expected.y > OKLCH.achromaticChroma {
        let turn = (found.z - expected.z).magnitude
        #expect(expected.y * min(turn, 360 - turn) * .pi / 180 <= 2e-6, "\(row): got \(found)")
      }
    }
    #expect(srgb8(labs, on: path) == codes)
  }

  @Test("agree on the difference of two colors", arguments: paths)
  func differ(_ path: ColorBatch.Path) throws {
    let rows = Reference.rows("deltae_srgb.tsv")
    #expect(rows.count == 200)
    let first = oklab(try rows.map { try bytes($0["hex1"] ?? "") }, on: path)
    let second = oklab(try rows.map { try bytes($0["hex2"] ?? "") }, on: path)
    for (row, (a, b)) in zip(rows, zip(first, second)) {
      #expect((a.deltaEOK(to: b) - (try row.number("de_ok"))).magnitude <= 1e-5, "\(row)")
      #expect((a.deltaEOK2(to: b) - (try row.number("de_ok2"))).magnitude <= 1e-5, "\(row)")
    }
  }

  @Test("give the bytes of OKLab inside sRGB and outside", arguments: paths)
  func giveBytes(_ path: ColorBatch.Path) throws {
    let pairs = try pairs(of: "srgb")
    #expect(pairs.count == 11)
    for ((lab, rgb), code) in zip(pairs, srgb8(pairs.map { Color(components: $0.lab) }, on: path)) {
      for (i, byte) in [code.red, code.green, code.blue].enumerated() {
        // Rounded half up, but for what is as near to a half as a `Float` tells.
        let exact = min(max(rgb[i], 0), 1) * 255
        #expect((Double(byte) - exact).magnitude <= 0.5 + 1e-5 * 255, "\(lab): got \(code)")
      }
    }
  }

  @Test func `have a specification that agrees in linear light`() throws {
    let pairs = try pairs(of: "srgb-linear")
    #expect(pairs.count == 7)
    for (lab, rgb) in pairs {
      let light = KernelReference.convert(SIMD3(lab), from: .oklab, to: .linearSRGB)
      for i in 0..<3 {
        #expect(
          (Double(light[i]) - rgb[i]).magnitude <= 1e-5 * max(1, rgb[i].magnitude), "\(lab): got \(light)")
      }
    }
  }

  /// What is both in OKLab and in another space in the vectors of random and far colors.
  private func pairs(of space: String) throws -> [(lab: SIMD3<Double>, rgb: SIMD3<Double>)] {
    try (Reference.rows("convert_pairs.tsv") + Reference.rows("convert_extended.tsv")).compactMap { row in
      let source = try row.components("s1", "s2", "s3"), target = try row.components("d1", "d2", "d3")
      if row["src"] == "oklab", row["dst"] == space { return (source, target) }
      return row["src"] == space && row["dst"] == "oklab" ? (target, source) : nil
    }
  }

  private func oklab(_ codes: [SRGB8], on path: ColorBatch.Path) -> [Color<OKLab>] {
    let red = codes.map(\.red), green = codes.map(\.green), blue = codes.map(\.blue)
    var l = [Float](repeating: .nan, count: codes.count), a = l, b = l
    var x = l.mutableSpan, y = a.mutableSpan, z = b.mutableSpan
    do {
      try ColorBatch.convert(
        on: path, SRGB8.self, red.span, green.span, blue.span, to: OKLab.self, &x, &y, &z)
    } catch {
      Issue.record("\(error)")
    }
    return codes.indices.map { Color(Double(l[$0]), Double(a[$0]), Double(b[$0])) }
  }

  private func srgb8(_ colors: [Color<OKLab>], on path: ColorBatch.Path) -> [SRGB8] {
    let l = colors.map { Float($0.lightness) }, a = colors.map { Float($0.a) }, b = colors.map { Float($0.b) }
    var red = [UInt8](repeating: 0, count: colors.count), green = red, blue = red
    var x = red.mutableSpan, y = green.mutableSpan, z = blue.mutableSpan
    do {
      try ColorBatch.convert(on: path, OKLab.self, l.span, a.span, b.span, to: SRGB8.self, &x, &y, &z)
    } catch {
      Issue.record("\(error)")
    }
    return colors.indices.map { SRGB8(red: red[$0], green: green[$0], blue: blue[$0]) }
  }
}
