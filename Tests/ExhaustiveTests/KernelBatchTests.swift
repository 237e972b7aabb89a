import ColorCore
import Testing

/// The public interface: few colors, so in debug builds too.
@Suite("Color batch") struct ColorBatchTests {
  @Test func `gives OKLab of 8-bit colors as CSS Color 4 has it`() {
    // Black, white, red, #808080, rebeccapurple; expected from the matrices in double.
    let red: [UInt8] = [0, 255, 255, 128, 0x66]
    let green: [UInt8] = [0, 255, 0, 128, 0x33]
    let blue: [UInt8] = [0, 255, 0, 128, 0x99]
    let (l, a, b) = oklab(red, green, blue)
    #expect(near(l, [0, 1, 0.6279553639214313, 0.5998708056221468, 0.4402717960022945]))
    #expect(near(a, [0, 0, 0.2248630684262737, 0, 0.08817676118584523]))
    #expect(near(b, [0, 0, 0.1258462773305849, 0, -0.13386435748307343]))
  }

  @Test func `gives back the colors it was given`() {
    let red = (0..<1_000).map { UInt8($0 % 256) }
    let green = (0..<1_000).map { UInt8($0 * 7 % 256) }
    let blue = (0..<1_000).map { UInt8($0 * 31 % 256) }
    let (l, a, b) = oklab(red, green, blue)
    #expect(srgb8(l, a, b) == [red, green, blue])
  }

  @Test func `clamps what is outside the gamut, channel by channel`() {
    let l: [Float] = [1.5, -0.5, 1e12, -1e12, 0.7]
    let a: [Float] = [0, 0, 0, 0, 0.4]
    let b: [Float] = [0, 0, 0, 0, 0]
    let codes = srgb8(l, a, b)
    #expect(codes.map { Array($0[..<4]) } == Array(repeating: [255, 0, 255, 0], count: 3))
    #expect(codes.map { $0[4] } == [255, 0, 148])
  }

  @Test func `writes 0 for a channel that is no number`() {
    #expect(srgb8([.nan, 0.5], [0, .infinity], [0, 0]) == [[0, 0], [0, 0], [0, 0]])
  }

  @Test func `takes no colors`() {
    #expect(srgb8([], [], []) == [[], [], []])
    #expect(oklab([], [], []) == ([], [], []))
  }

  @Test func `refuses planes that differ in count`() {
    var (red, green, blue) = ([UInt8](repeating: 0, count: 2), [UInt8](repeating: 0, count: 1), [UInt8(0)])
    var r = red.mutableSpan
    var g = green.mutableSpan
    var b = blue.mutableSpan
    let lab: [Float] = [0, 0]
    #expect(throws: ColorBatchError.count(1, expected: 2)) {
      try ColorBatch.convert(OKLab.self, lab.span, lab.span, lab.span, to: SRGB8.self, &r, &g, &b)
    }
    #expect(throws: ColorBatchError.count(1, expected: 2)) {
      try ColorBatch.convertExactly(OKLab.self, lab.span, lab.span, lab.span, toRed: &r, green: &g, blue: &b)
    }
  }

  private func near(_ found: [Float], _ expected: [Float]) -> Bool {
    found.count == expected.count && zip(found, expected).allSatisfy { abs($0 - $1) <= 6e-7 }
  }

  private func oklab(_ red: [UInt8], _ green: [UInt8], _ blue: [UInt8]) -> ([Float], [Float], [Float]) {
    var lightnesses = [Float](repeating: .nan, count: red.count)
    var greenReds = lightnesses
    var blueYellows = lightnesses
    var l = lightnesses.mutableSpan
    var a = greenReds.mutableSpan
    var b = blueYellows.mutableSpan
    try! ColorBatch.convert(SRGB8.self, red.span, green.span, blue.span, to: OKLab.self, &l, &a, &b)
    return (lightnesses, greenReds, blueYellows)
  }

  private func srgb8(_ lightness: [Float], _ a: [Float], _ b: [Float]) -> [[UInt8]] {
    var reds = [UInt8](repeating: 77, count: lightness.count)
    var greens = reds
    var blues = reds
    var red = reds.mutableSpan
    var green = greens.mutableSpan
    var blue = blues.mutableSpan
    try! ColorBatch.convert(OKLab.self, lightness.span, a.span, b.span, to: SRGB8.self, &red, &green, &blue)
    return [reds, greens, blues]
  }
}
