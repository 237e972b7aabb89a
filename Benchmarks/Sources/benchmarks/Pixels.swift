import ColorCore

/// Numbers that look random and are the same everywhere: SplitMix64.
struct Generator: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }
}

/// Colors to measure with.
enum Pixels {
  /// Colors spread evenly over the cube of bytes.
  static func even(_ count: Int, seed: UInt64) -> [SRGB8] {
    var generator = Generator(seed: seed)
    return (0..<count).map { _ in SRGB8(UInt32(truncatingIfNeeded: generator.next())) }
  }

  /// Greys spread evenly from black to white: nothing leaves the gamut.
  static func greys(_ count: Int) -> [SRGB8] {
    (0..<count).map { index in
      let code = UInt8(index * 255 / max(count - 1, 1))
      return SRGB8(red: code, green: code, blue: code)
    }
  }

  /// Colors on the edges of the gamut: a channel is 0, another 255, so that nearly every step leaves it.
  static func corners(_ count: Int, seed: UInt64) -> [SRGB8] {
    var generator = Generator(seed: seed)
    return (0..<count).map { _ in
      let bits = generator.next()
      var channels: [UInt8] = [0, 255, UInt8(truncatingIfNeeded: bits)]
      channels.swapAt(0, Int((bits >> 8) % 3))
      channels.swapAt(1, 1 + Int((bits >> 32) % 2))
      return SRGB8(red: channels[0], green: channels[1], blue: channels[2])
    }
  }

  /// Colors such as a design system has: 12 hues and a grey, each in 10 lightnesses, with as much chroma as
  /// fits at most.
  static func palette() -> [SRGB8] {
    (0..<13).flatMap { hue in
      (1...10).map { step in
        let lightness = 0.15 + 0.08 * Double(step)
        let chroma = hue == 12 ? 0.01 : 0.15
        return SRGB8(fitting: AnyColor(Color<OKLCH>(lightness, chroma, Double(hue) * 30)))
      }
    }
  }
}
