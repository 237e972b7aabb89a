import ColorCore
import Testing

@Suite("Conversion") struct ConversionTests {
  @Test(
    "agrees with 60-digit references",
    arguments: [
      ("convert_from_hex.tsv", 1e-13), ("convert_pairs.tsv", 1e-12), ("convert_extended.tsv", 1e-12),
    ])
  func agrees(_ file: String, _ tolerance: Double) throws {
    let rows = Reference.rows(file)
    #expect(rows.count > 150)
    for row in rows {
      let source = try #require(ColorSpaceID(name: row["src"] ?? ""))
      let target = try #require(ColorSpaceID(name: row["dst"] ?? ""))
      let input =
        row["hex"] != nil
        ? AnyColor(try bytes(row["hex"] ?? ""))
        : AnyColor(space: source, components: try row.components("s1", "s2", "s3"))
      let result = input.converted(to: target).components
      let expected = try row.components("d1", "d2", "d3")
      // The saturation of HSL has a pole at lightness 0 and 1, which colors outside sRGB come near.
      let slack = target == .hsl && row["hex"] == nil ? 1e-9 / tolerance : 1
      for i in 0..<3 {
        let error = difference(result, expected, i, in: target)
        let size = scale(target, i) * max(1, expected[i].magnitude / scale(target, i))
        #expect(error <= tolerance * slack * max(size, expected[i].magnitude), "\(row): got \(result)")
      }
    }
  }

  /// Lab and percentages go to 100, all else to 1.
  private func scale(_ space: ColorSpaceID, _ i: Int) -> Double {
    switch space {
    case .lab, .labD65, .lch, .hsl, .hsv, .hwb: 100
    default: 1
    }
  }

  /// How far a component is off. A hue counts as much as it moves the color, and not at all where it is
  /// powerless; powers count in linear light near zero, where their slope is without bound.
  private func difference(
    _ result: SIMD3<Double>, _ expected: SIMD3<Double>, _ i: Int, in space: ColorSpaceID
  ) -> Double {
    let error = (result[i] - expected[i]).magnitude
    func chord(_ chroma: Double, from powerless: Double) -> Double {
      chroma.magnitude <= powerless ? 0 : chroma.magnitude * min(error, 360 - error) * .pi / 180
    }
    switch (space, i) {
    case (.lch, 2): return chord(expected[1], from: 0.0015)
    case (.oklch, 2): return chord(expected[1], from: 0.000004)
    case (.hsl, 0), (.hsv, 0): return chord(expected[1], from: 0.001)
    case (.hwb, 0): return chord(100 - expected[1] - expected[2], from: 0.001)
    case (.a98RGB, _), (.rec2020, _), (.rec2020OETF, _), (.proPhotoRGB, _):
      if expected[i].magnitude >= 1e-3 { return error }
      let linear: ColorSpaceID =
        space == .a98RGB ? .linearA98RGB : space == .proPhotoRGB ? .linearProPhotoRGB : .linearRec2020
      let a = AnyColor(space: space, components: result).converted(to: linear).components
      let b = AnyColor(space: space, components: expected).converted(to: linear).components
      return (a[i] - b[i]).magnitude
    default: return error
    }
  }

  @Test("keeps typed and untyped colors the same, bit for bit", arguments: ColorSpaceID.allCases)
  func typedAndUntyped(_ space: ColorSpaceID) {
    var random = SeededGenerator(seed: 7)
    for _ in 0..<500 {
      let color = AnyColor(
        space: space,
        components: SIMD3(
          .random(in: 0...1, using: &random), .random(in: 0...1, using: &random),
          .random(in: 0...1, using: &random)))
      #expect(AnyColor(color.converted(to: SRGB.self)) == color.converted(to: .srgb))
      #expect(AnyColor(color.converted(to: OKLCH.self)) == color.converted(to: .oklch))
      #expect(AnyColor(color.converted(to: Lab.self)) == color.converted(to: .lab))
    }
  }

  @Test func `goes there and back between every two spaces`() {
    var random = SeededGenerator(seed: 11)
    for _ in 0..<200 {
      let start = AnyColor(
        space: .srgb,
        components: SIMD3(
          .random(in: 0...1, using: &random), .random(in: 0...1, using: &random),
          .random(in: 0...1, using: &random)))
      for a in ColorSpaceID.allCases {
        for b in ColorSpaceID.allCases {
          let first = start.converted(to: a)
          let back = first.converted(to: b).converted(to: a).converted(to: .xyzD65)
          let error = (back.components - first.converted(to: .xyzD65).components)
          // The searches of HCT and the fit of Okhsl are good to fewer digits than a formula.
          let tolerance = [a, b].contains(.hct) || [a, b].contains(.okhsl) ? 1e-11 : 1e-13
          #expect(max(error.max(), -error.min()) < tolerance, "\(a) → \(b): \(start)")
        }
      }
    }
  }

  @Test func `keeps greys grey`() {
    for byte in UInt8.min...UInt8.max {
      let grey = SRGB8(red: byte, green: byte, blue: byte)
      #expect(grey.oklch.chroma <= 2e-15)
      #expect(grey.oklch.missing == .third && grey.oklch.hue == 0)
      #expect(grey.color.converted(to: OKLCH.self) == grey.oklch)
      #expect(AnyColor(grey).converted(to: .lch).missing == .third)
    }
  }

  @Test func `gives bytes the same bits by every way`() {
    for i in stride(from: UInt32(0), to: 0x1000000, by: 997) {
      let code = SRGB8(i)
      #expect(code.color.converted(to: OKLCH.self) == code.oklch)
      #expect(code.color.converted(to: OKLab.self) == code.oklab)
      #expect(code.linear == code.color.converted(to: LinearSRGB.self))
      #expect(code.linear.converted(to: OKLab.self) == code.oklab)
      #expect(SRGB8(clipping: code.oklch.converted(to: SRGB.self)) == code)
    }
  }

  @Test func `carries what is missing to the analogous component`() throws {
    let color = try AnyColor(css: "oklch(0.6 none 40)")
    #expect(color.converted(to: .lch).missing.contains(.second))
    #expect(try AnyColor(css: "lab(50 none 20)").converted(to: .oklab).missing == .second)
    #expect(try AnyColor(css: "oklch(0.6 0.1 none)").converted(to: .srgb).missing == [])
  }

  @Test func `keeps a powerless component in the same space`() throws {
    let grey = try AnyColor(css: "oklch(0.5 0 180)")
    #expect(grey.converted(to: .oklch).missing == [])
    #expect(grey.converted(to: .lch).missing == .third)
  }
}

/// SplitMix64, so that each run tries the same colors.
struct SeededGenerator: RandomNumberGenerator {
  var state: UInt64
  init(seed: UInt64) { state = seed }
  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }
}
