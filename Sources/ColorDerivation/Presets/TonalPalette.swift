public import ColorCore

/// Material's tones: colors of one hue and chroma in HCT, by their lightness L* from 0 to 100.
///
///     TonalPalette(of: SRGB8(0x0000FF)).tone(40)  // #343dff
///
/// - SeeAlso: material-color-utilities, `TonalPalette` and `Contrast` (Apache-2.0).
public struct TonalPalette: Hashable, Sendable {
  /// The hue of CAM16, in degrees.
  public let hue: Double
  /// The chroma of CAM16.
  public let chroma: Double

  /// The tones that Material's schemes are made of.
  public static let keyTones = [0, 10, 20, 30, 40, 50, 60, 70, 80, 90, 95, 99, 100]

  /// The palette of a seed's hue and chroma.
  public init(of seed: SRGB8) { (hue, chroma) = MaterialHCT.hueAndChroma(of: seed) }

  /// The palette of a hue and a chroma.
  ///
  /// - Parameters:
  ///   - hue: In degrees.
  ///   - chroma: 0 or more.
  public init(hue: Double, chroma: Double) {
    self.hue = hue
    self.chroma = chroma
  }

  /// The color of a tone. Where sRGB hasn't this chroma at the tone, it has as much as there is.
  ///
  /// - Parameter tone: 0 for black to 100 for white.
  public func tone(_ tone: Double) -> SRGB8 { MaterialHCT.color(hue: hue, chroma: chroma, tone: tone) }

  /// The tone of a color, its L*.
  public static func tone(of color: SRGB8) -> Double { MaterialHCT.tone(of: color) }

  /// The tone that is lighter than another by a contrast, with .4 more so that it holds on bytes; nothing where
  /// none is, or where it would fall short by more than .04 of a ratio.
  ///
  /// - Parameters:
  ///   - tone: 0 to 100.
  ///   - contrast: What is asked for.
  public static func lighter(than tone: Double, by contrast: Contrast) -> Double? {
    guard (0...100).contains(tone) else { return nil }
    let dark = MaterialHCT.luminance(tone: tone)
    let light = contrast.ratio * (dark + 0.05) - 0.05
    return reached(light, from: dark, contrast, 0.4)
  }

  /// The tone that is darker than another by a contrast, with .4 less so that it holds on bytes; nothing where
  /// none is, or where it would fall short by more than .04 of a ratio.
  ///
  /// - Parameters:
  ///   - tone: 0 to 100.
  ///   - contrast: What is asked for.
  public static func darker(than tone: Double, by contrast: Contrast) -> Double? {
    guard (0...100).contains(tone) else { return nil }
    let light = MaterialHCT.luminance(tone: tone)
    let dark = (light + 0.05) / contrast.ratio - 0.05
    return reached(dark, from: light, contrast, -0.4)
  }

  private static func reached(_ y: Double, from other: Double, _ asked: Contrast, _ margin: Double) -> Double?
  {
    let found = Contrast(luminances: y, other).ratio
    if found < asked.ratio, asked.ratio - found > 0.04 { return nil }
    let tone = MaterialHCT.tone(luminance: y) + margin
    return (0...100).contains(tone) ? tone : nil
  }

  /// Primary and its container as the schemes take them from the palette, with state layers.
  static func states(of input: PresetInput) -> PresetStates {
    let palette = TonalPalette(of: input.base)
    let swatches = keyTones.map { PaletteColor(name: "T\($0)", color: palette.tone(Double($0))) }
    let tones: (color: Double, content: Double)
    switch input.role {
    case .background(.fill), .foreground: tones = input.isDark ? (80, 20) : (40, 100)
    case .background(.surface): tones = input.isDark ? (30, 90) : (90, 10)
    case .border: tones = input.isDark ? (60, 0) : (50, 0)
    }
    let normal = palette.tone(tones.color)
    var states = PresetStates(normal: normal)
    if case .background = input.role {
      let content = input.content ?? palette.tone(tones.content)
      states = MaterialStateLayer.states(of: normal, content: content, in: input)
    }
    states.palette = swatches
    return states
  }
}
