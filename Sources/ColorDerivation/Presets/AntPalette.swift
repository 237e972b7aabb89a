public import ColorCore

/// The palette of ten that Ant Design 5 and 6 make of a seed, by hue, saturation and value.
///
///     AntPalette(SRGB8(0x1677FF)).colors[4]  // #4096ff
///
/// The sixth color is the seed in light; in dark each is a light one mixed over `#141414`.
///
/// - SeeAlso: Ant Design, `@ant-design/colors` (`generate`) and `@ant-design/fast-color` (MIT).
public struct AntPalette: Hashable, Sendable {
  /// The ten colors, lightest first in light, darkest first in dark.
  public let colors: [SRGB8]

  /// What dark palettes are mixed over.
  public static let darkBackground = SRGB8(0x141414)

  /// The palette of a seed.
  ///
  /// - Parameters:
  ///   - seed: The color it is made of.
  ///   - scheme: Light, or dark on ``darkBackground``.
  public init(_ seed: SRGB8, scheme: Appearance.Scheme = .light) {
    let lighter = (1...5).reversed().map { AntPalette.step(seed, $0, isLighter: true) }
    let light = lighter + [seed] + (1...4).map { AntPalette.step(seed, $0, isLighter: false) }
    guard scheme == .dark else {
      colors = light
      return
    }
    colors = AntPalette.darkMixes.map { index, percent in
      AntPalette.darkBackground.overlaid(with: light[index - 1], thousandths: percent * 10)
    }
  }

  /// Which color of the light palette, counted from 1, is mixed at how many percent.
  private static let darkMixes = [
    (8, 15), (7, 25), (6, 30), (6, 45), (6, 65), (6, 85), (5, 90), (4, 95), (3, 97), (2, 98),
  ]

  /// The seed, some steps away. The doubles are those of the original, so that halves fall the same way.
  private static func step(_ seed: SRGB8, _ count: Int, isLighter: Bool) -> SRGB8 {
    let (hue, saturation, value) = hsv(seed)
    let i = Double(count)
    let turnsBack = (hue >= 60 && hue <= 240) == isLighter
    var h = turnsBack ? hue - 2 * i : hue + 2 * i
    if h < 0 { h += 360 } else if h >= 360 { h -= 360 }
    var s = saturation
    if hue != 0 || saturation != 0 {
      s = isLighter ? saturation - 0.16 * i : count == 4 ? saturation + 0.16 : saturation + 0.05 * i
      s = min(s, 1)
      if isLighter, count == 5 { s = min(s, 0.1) }
      s = roundedHalfUp(max(s, 0.06) * 100) / 100
    }
    let v = min(max(isLighter ? value + 0.05 * i : value - 0.15 * i, 0), 1)
    return color(h, s, roundedHalfUp(v * 100) / 100)
  }

  /// Hue in whole degrees, saturation and value from 0 to 1.
  private static func hsv(_ color: SRGB8) -> (hue: Double, saturation: Double, value: Double) {
    let high = Double(color.channels.max() ?? 0), low = Double(color.channels.min() ?? 0)
    guard high > low else { return (0, 0, high / 255) }
    return (color.wholeHue, (high - low) / high, high / 255)
  }

  private static func color(_ h: Double, _ s: Double, _ v: Double) -> SRGB8 {
    func byte(_ share: Double) -> Int { Int(roundedHalfUp(v * share * 255)) }
    let sector = (h / 60).rounded(.down), rest = h / 60 - sector
    let (high, low) = (Int(roundedHalfUp(v * 255)), byte(1 - s))
    let (falling, rising) = (byte(1 - s * rest), byte(1 - s * (1 - rest)))
    guard s > 0 else { return SRGB8(channels: [high, high, high]) }
    switch sector {
    case 0: return SRGB8(channels: [high, rising, low])
    case 1: return SRGB8(channels: [falling, high, low])
    case 2: return SRGB8(channels: [low, high, rising])
    case 3: return SRGB8(channels: [low, falling, high])
    case 4: return SRGB8(channels: [rising, low, high])
    default: return SRGB8(channels: [high, low, falling])
    }
  }

  static func states(of input: PresetInput) -> PresetStates {
    let colors = AntPalette(input.base, scheme: input.appearance.scheme).colors
    let (lower, upper) = (colors[4], colors[6])
    var states = PresetStates(
      normal: colors[5], hovered: input.isDark ? upper : lower, pressed: input.isDark ? lower : upper,
      palette: colors.enumerated().map { PaletteColor(name: "\($0 + 1)", color: $1) })
    guard case .background = input.role else { return states }
    states.content = input.content ?? .white
    // colorBgContainerDisabled and colorTextDisabled.
    let ink: SRGB8 = input.isDark ? .white : .black
    let disabled = input.surface.overlaid(with: ink, thousandths: input.isDark ? 80 : 40)
    states.disabled = disabled
    states.disabledContent = disabled.overlaid(with: ink, thousandths: 250)
    return states
  }
}
