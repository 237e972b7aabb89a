import ColorCore
import ColorDerivation
import Testing

@Suite("Adjusting to a contrast") struct ContrastAdjustmentTests {
  @Test func `leaves what reaches the contrast as it is`() {
    let adjusted = ContrastAdjustment(of: AnyColor(SRGB8(0x767676)), on: [.white], minimum: 4.5)
    #expect(adjusted.color == SRGB8(0x767676))
    #expect(adjusted.deltaEOK == 0)
    #expect(adjusted.outcome == .exact)
  }

  @Test(
    "no color around the answer is nearer", arguments: ContrastMeasure.allCases,
    [0x777777, 0xFF0000, 0xFFE000])
  func nearest(_ measure: ContrastMeasure, _ wish: UInt32) {
    let backgrounds = [SRGB8.white, SRGB8(0xF0E8E0)]
    let minimum = measure == .wcag2 ? 4.5 : 65
    let wish = SRGB8(wish)
    let adjusted = ContrastAdjustment(of: AnyColor(wish), on: backgrounds, minimum: minimum, by: measure)
    #expect(adjusted.outcome == .exact)
    #expect(adjusted.contrasts == backgrounds.map { measure.contrast(of: adjusted.color, on: $0) })
    #expect(adjusted.contrasts.allSatisfy { $0 >= minimum })
    #expect(adjusted.deltaEOK == wish.deltaEOK(to: adjusted.color))
    func around(_ byte: UInt8) -> [UInt8] {
      (max(0, Int(byte) - 6)...min(255, Int(byte) + 6)).map { UInt8($0) }
    }
    for red in around(adjusted.color.red) {
      for green in around(adjusted.color.green) {
        for blue in around(adjusted.color.blue) {
          let color = SRGB8(red: red, green: green, blue: blue)
          guard wish.deltaEOK(to: color) < adjusted.deltaEOK else { continue }
          #expect(
            backgrounds.contains { measure.contrast(of: color, on: $0) < minimum }, "\(color) is nearer")
        }
      }
    }
  }

  @Test func `finds the one way out between two backgrounds`() {
    // Only what is light enough for black and dark enough for white will do.
    let adjusted = ContrastAdjustment(of: AnyColor(SRGB8(0xFF0000)), on: [.black, .white], minimum: 4.5)
    #expect(adjusted.outcome == .exact)
    #expect(adjusted.contrasts.allSatisfy { $0 >= 4.5 })
    #expect(adjusted.deltaEOK < 0.04)
  }

  @Test func `says that no color does it, and gives the best`() {
    let grey = SRGB8(0x777777)
    let adjusted = ContrastAdjustment(of: AnyColor(SRGB8.white), on: [grey], minimum: 7)
    #expect(adjusted.outcome == .infeasible)
    #expect(adjusted.color == .black)
    #expect(adjusted.contrasts == [SRGB8.black.contrast(with: grey).ratio])
    let both = ContrastAdjustment(of: AnyColor(SRGB8(0x336699)), on: [.white, .black], minimum: 7)
    #expect(both.outcome == .infeasible)
    // No color does better on both than the root of 21, and greys come near.
    #expect(both.contrasts.allSatisfy { $0 > 4.55 })
  }

  @Test func `takes wishes outside sRGB`() throws {
    let wish = try AnyColor(css: "oklch(0.7 0.4 145)")
    let adjusted = ContrastAdjustment(of: wish, on: [.white], minimum: 4.5)
    #expect(adjusted.contrasts[0] >= 4.5)
    #expect(adjusted.deltaEOK == wish.deltaEOK(to: AnyColor(adjusted.color)))
  }
}
