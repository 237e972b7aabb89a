import ColorCore
import ColorDerivation
import Testing

@Suite("The translucent twin of a color") struct AlphaTwinTests {
  @Test func `gives the color's bytes where it was made for, however a program rounds`() {
    var random = SplitMix(seed: 8)
    for _ in 0..<2000 {
      let target = random.color(), surface = random.color()
      let twin = AlphaTwin(of: target, on: surface)
      for model in Compositing.allCases {
        #expect(twin.color.composited(over: surface, model) == target, "\(target) on \(surface)")
      }
      #expect(twin.residual == 0)
    }
  }

  @Test func `has the least opacity that does`() {
    #expect(AlphaTwin(of: SRGB8(0x9A9A9A), on: .white).color.hex == "#00000065")
    #expect(AlphaTwin(of: .white, on: .white).color.alpha == 1)
    #expect(AlphaTwin(of: .black, on: .white).color.hex == "#000000ff")
    // No less of any color gives this grey on this page.
    let target = SRGB8(0xB4B4B4), surface = SRGB8(0xF8F8F8)
    let twin = AlphaTwin(of: target, on: surface)
    for alpha in 1..<twin.color.alpha {
      for front in UInt8.min...UInt8.max {
        let color = TranslucentColor(SRGB8(red: front, green: front, blue: front), alpha: alpha)
        #expect(!Compositing.allCases.allSatisfy { color.composited(over: surface, $0) == target })
      }
    }
  }

  @Test func `says how far it is from the color elsewhere`() {
    let twin = AlphaTwin(of: SRGB8(0x9A9A9A), on: .white)
    #expect(twin.residual(on: SRGB8(0xF0F0F0)) > 0.02)
    #expect(twin.residual(on: .white) == 0)
  }

  /// Seeded colors.
  private struct SplitMix {
    var state: UInt64
    init(seed: UInt64) { state = seed }

    mutating func color() -> SRGB8 {
      state &+= 0x9E37_79B9_7F4A_7C15
      var z = state
      z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
      z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
      return SRGB8(UInt32(truncatingIfNeeded: z >> 40))
    }
  }
}
