import ColorCore
import ColorDerivation
import Testing

@Suite("Adjusting to a contrast in ten bits") struct WideContrastAdjustmentTests {
  private static let wishes = [
    "#777777", "color(display-p3 0 0.6 0.2)", "oklch(0.8 0.37 145)", "#ffe000", "color(rec2020 0.9 0 0.4)",
  ]

  @Test("no color around the answer is nearer", arguments: WideColor.Space.allCases, wishes)
  func nearest(_ space: WideColor.Space, _ wish: String) throws {
    let wish = try AnyColor(css: wish)
    let yellow = WideColor(space, red: 1000, green: 1010, blue: 600)
    let backgrounds = [WrittenColor.srgb8(.white), .wide(yellow)]
    let adjusted = WideContrastAdjustment(of: wish, on: backgrounds, in: space, minimum: 4.5)
    #expect(adjusted.outcome == .exact && adjusted.color.space == space)
    #expect(
      adjusted.contrasts == backgrounds.map { WrittenColor.wide(adjusted.color).contrast(with: $0).ratio })
    #expect(adjusted.contrasts.allSatisfy { $0 >= 4.5 })
    #expect(abs(adjusted.deltaEOK - wish.deltaEOK(to: adjusted.color.color)) < 1e-12)
    func around(_ code: UInt16) -> [UInt16] { Array(max(code, 5) - 5...min(code + 5, 1023)) }
    for red in around(adjusted.color.red) {
      for green in around(adjusted.color.green) {
        for blue in around(adjusted.color.blue) {
          let color = WideColor(space, red: red, green: green, blue: blue)
          guard wish.deltaEOK(to: color.color) < adjusted.deltaEOK - 1e-12 else { continue }
          let contrasts = backgrounds.map { WrittenColor.wide(color).contrast(with: $0).ratio }
          #expect(contrasts.contains { $0 < 4.5 }, "\(color.css) is nearer")
        }
      }
    }
  }

  @Test func `is the color itself where that will do`() throws {
    let color = WideColor(.displayP3, red: 0, green: 480, blue: 100)
    let adjusted = WideContrastAdjustment(
      of: color.color, on: [.srgb8(.white)], in: .displayP3, minimum: 4.5)
    #expect(adjusted.color == color && adjusted.deltaEOK < 1e-12)
  }

  @Test func `is no farther than the color of bytes, but for the rounding to codes`() {
    for wish in [0xFF0000, 0x00FF00, 0x0F62FE, 0xFFC107, 0x777777].map({ SRGB8($0 as UInt32) }) {
      let bytes = ContrastAdjustment(of: AnyColor(wish), on: [.white], minimum: 7)
      for space in WideColor.Space.allCases {
        let wide = WideContrastAdjustment(
          of: AnyColor(wish), on: [.srgb8(.white)], in: space, minimum: 7)
        #expect(wide.deltaEOK < bytes.deltaEOK + 0.0015)
      }
    }
  }

  @Test func `says that no color does it, and gives the best`() {
    let grey = WrittenColor.srgb8(SRGB8(0x777777))
    let adjusted = WideContrastAdjustment(
      of: AnyColor(SRGB8.white), on: [grey], in: .displayP3, minimum: 7)
    #expect(adjusted.outcome == .infeasible)
    #expect(adjusted.color == WideColor(.displayP3, red: 0, green: 0, blue: 0))
    let both = WideContrastAdjustment(
      of: AnyColor(SRGB8(0x336699)), on: [.srgb8(.white), .srgb8(.black)], in: .rec2020, minimum: 7)
    #expect(both.outcome == .infeasible && both.contrasts.allSatisfy { $0 > 4.57 })
  }

  @Test("luminance never falls where a code grows", arguments: WideColor.Space.allCases)
  func monotone(_ space: WideColor.Space) {
    // White measures the greatest luminance of a color, black the least.
    func ratios(_ codes: [UInt16]) -> (white: Double, black: Double) {
      let color = WrittenColor.wide(WideColor(space, red: codes[0], green: codes[1], blue: codes[2]))
      return (color.contrast(with: .srgb8(.white)).ratio, color.contrast(with: .srgb8(.black)).ratio)
    }
    for axis in 0..<3 {
      for rest: UInt16 in [0, 1, 511, 1023] {
        var codes = [rest, rest, rest]
        codes[axis] = 0
        var last = ratios(codes)
        for code: UInt16 in 1...1023 {
          codes[axis] = code
          let now = ratios(codes)
          #expect(now.white <= last.white && now.black >= last.black)
          last = now
        }
      }
    }
  }
}
