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
    #expect(rows.count > 80)
    for row in rows {
      let source = try #require(ColorSpaceID(name: row["src"] ?? ""))
      let target = try #require(ColorSpaceID(name: row["dst"] ?? ""))
      let input =
        row["hex"] != nil
        ? AnyColor(try bytes(row["hex"] ?? ""))
        : AnyColor(space: source, components: try row.components("s1", "s2", "s3"))
      let result = input.converted(to: target).components
      let expected = try row.components("d1", "d2", "d3")
      let scale = target == .lab || target == .lch ? 100.0 : 1.0
      for i in 0..<3 {
        let size = scale * max(1, expected[i].magnitude)
        var error = (result[i] - expected[i]).magnitude
        if i == 2, target == .lch || target == .oklch {
          // A hue counts as much as it moves the color, and not at all where it is powerless.
          if expected[1] <= (target == .lch ? 0.0015 : 0.000004) { continue }
          let turn = min(error, 360 - error)
          error = expected[1] * turn * .pi / 180
        }
        #expect(error <= tolerance * size, "\(row): got \(result)")
      }
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
          #expect(max(error.max(), -error.min()) < 1e-13, "\(a) → \(b): \(start)")
        }
      }
    }
  }

  @Test func `keeps greys grey`() {
    for byte in UInt8.min...UInt8.max {
      let grey = SRGB8(red: byte, green: byte, blue: byte)
      #expect(grey.oklch.chroma <= 2e-15)
      #expect(grey.oklch.missing == .third)
      #expect(AnyColor(grey).converted(to: .lch).missing == .third)
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
