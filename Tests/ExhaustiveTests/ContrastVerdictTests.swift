import ColorCore
import Foundation
import Testing

#if arch(x86_64)
  /// A float with eleven more bits than `Double`, so that no rounding is on both sides.
  private typealias Wide = Float80
#else
  private typealias Wide = Double
#endif

/// Verdicts against a table that the test makes itself.
@Suite("Contrast verdicts") struct ContrastVerdictTests {
  /// The light of each code, by the formula of WCAG 2.2.
  private static let light: [Wide] = (0...255).map { code in
    let v = Wide(code) / 255
    return v <= 0.04045 ? v / 12.92 : pow((v + 0.055) / 1.055, 2.4)
  }

  @Test(.releaseOnly, arguments: [3.0, 4.5, 7])
  func `are right for all 2²⁴ colors on white and on black`(_ threshold: Double) {
    let t = Wide(threshold)
    let table = Self.light.map { (0.2126 * $0, 0.7152 * $0, 0.0722 * $0) }
    var wrong = 0
    let asked = Contrast(threshold)
    for red in UInt8.min...UInt8.max {
      for green in UInt8.min...UInt8.max {
        for blue in UInt8.min...UInt8.max {
          let color = SRGB8(red: red, green: green, blue: blue)
          let y = table[Int(red)].0 + table[Int(green)].1 + table[Int(blue)].2
          // Multiplied out, so that nothing is divided.
          let onWhite = 1.05 >= t * (y + 0.05), onBlack = y + 0.05 >= t * 0.05
          if (color.contrast(with: .white) >= asked) != onWhite { wrong += 1 }
          if (color.contrast(with: .black) >= asked) != onBlack { wrong += 1 }
        }
      }
    }
    #expect(wrong == 0)
  }
}

@Suite("Round trips of bytes") struct RoundTripTests {
  @Test(
    .releaseOnly,
    arguments: [
      ColorSpaceID.oklab, .oklch, .lab, .lch, .hsl, .hwb, .displayP3, .hsv, .a98RGB, .rec2020, .proPhotoRGB,
    ])
  func `give the same bytes for all 2²⁴ colors`(_ space: ColorSpaceID) {
    var wrong = 0
    for rrggbb in UInt32(0)..<0x1000000 {
      let color = SRGB8(rrggbb)
      let back = AnyColor(color).converted(to: space).converted(to: .srgb)
      let c = back.components
      if SRGB8(clipping: Color(c.x, c.y, c.z)) != color { wrong += 1 }
    }
    #expect(wrong == 0)
  }

  /// A search for each color makes all of them too slow; these are one in 61, a prime.
  @Test(.releaseOnly, arguments: [ColorSpaceID.cam16, .hct, .okhsl])
  func `give the same bytes for every 61st color`(_ space: ColorSpaceID) {
    var wrong = 0
    for rrggbb in stride(from: UInt32(0), to: 0x1000000, by: 61) {
      let color = SRGB8(rrggbb)
      let c = AnyColor(color).converted(to: space).converted(to: .srgb).components
      if SRGB8(clipping: Color(c.x, c.y, c.z)) != color { wrong += 1 }
    }
    #expect(wrong == 0)
  }
}
