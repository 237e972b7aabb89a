import Testing

@testable import PlainColors

/// A yardstick that computes something else would make any ratio.
@Suite("Plain colors") struct PlainColorsTests {
  @Test func `are OKLCH as others have it`() {
    var results = [PlainColors.Triple](repeating: .zero, count: 2)
    PlainColors.oklch([SIMD3(0x33, 0x66, 0xCC), SIMD3(255, 255, 255)], into: &results)
    // As culori 4.0.2 has it, whose matrices are the older ones with fewer digits.
    #expect(abs(results[0].x - 0.532_482_562_144_372_8) < 1e-5)
    #expect(abs(results[0].y - 0.167_865_523_815_145_33) < 1e-5)
    #expect(abs(results[0].z - 262.292_946_308_612_5) < 1e-3)
    #expect(abs(results[1].x - 1) < 1e-6)
    #expect(results[1].y < 1e-6)
  }

  @Test func `come back as they were, through OKLab and OKLCH`() {
    let bytes = (0..<4_096).map { index in
      SIMD3<UInt8>(UInt8(index & 15) * 17, UInt8(index >> 4 & 15) * 17, UInt8(index >> 8) * 17)
    }
    var triples = [PlainColors.Triple](repeating: .zero, count: bytes.count)
    var back = [SIMD3<UInt8>](repeating: .zero, count: bytes.count)
    PlainColors.oklab(bytes, into: &triples)
    PlainColors.srgb8(oklab: triples, into: &back)
    #expect(back == bytes)
    PlainColors.oklch(bytes, into: &triples)
    PlainColors.srgb8(oklch: triples, into: &back)
    #expect(back == bytes)
  }

  @Test func `contrast as WCAG says`() {
    var results = [0.0, 0]
    PlainColors.contrasts(
      [.zero, SIMD3(0x76, 0x76, 0x76)], .init(repeating: SIMD3(255, 255, 255), count: 2), into: &results)
    #expect(abs(results[0] - 21) < 1e-9)
    #expect(abs(results[1] - 4.5415) < 1e-3)
  }

  @Test func `are solved so that they contrast`() {
    let colors = (0..<512).map {
      SIMD3<UInt8>(UInt8($0 & 7) * 36, UInt8($0 >> 3 & 7) * 36, UInt8($0 >> 6) * 36)
    }
    let surfaces = Array(colors.reversed())
    var results = colors
    PlainColors.solve(colors, on: surfaces, into: &results)
    var contrasts = [Double](repeating: 0, count: colors.count)
    PlainColors.contrasts(results, surfaces, into: &contrasts)
    #expect(contrasts.allSatisfy { $0 >= 4.5 })
  }

  @Test func `are derived inside the gamut, at their lightness and hue`() {
    var states = [SIMD3<UInt8>](repeating: .zero, count: 4)
    _ = PlainColors.derive([SIMD3(255, 0, 0)], on: (.zero, .zero), into: &states)
    var red = [PlainColors.Triple.zero], darker = red
    PlainColors.oklch([SIMD3(255, 0, 0)], into: &red)
    PlainColors.oklch([states[0]], into: &darker)
    #expect(abs(darker[0].x - red[0].x + 0.06) < 0.003)
    #expect(abs(darker[0].z - red[0].z) < 1)
  }
}
