public import ColorCore

/// The hover of Radix' custom palettes: from step 9 to step 10, in OKLCH.
///
/// Radix then takes chroma and hue from the nearest color of its own scales, which aren't here: what comes out is
/// near its published colors, not the same.
///
///     RadixRules.hovered(SRGB8(0x0090FF))  // #0584ea
///
/// - SeeAlso: Radix, custom color palette (MIT).
public enum RadixRules {
  /// The color under the pointer: darker, or lighter for a lightness of .4 or less, with 7 % less chroma above that.
  public static func hovered(_ color: SRGB8) -> SRGB8 {
    let lch = color.oklch.components
    let step = 0.03 / (lch.x + 0.1)
    let (lightness, chroma) = lch.x > 0.4 ? (lch.x - step, lch.y * 0.93) : (lch.x + step, lch.y)
    return SRGB8(clipping: Color<OKLCH>(lightness, chroma, lch.z).fitted(to: SRGB.self))
  }

  /// The text on a color: white, unless its Lc is under 40; then a dark color of the same hue.
  public static func content(on color: SRGB8) -> SRGB8 {
    let contrast = ContrastMeasure.apca.contrast(of: .white, on: color)
    if contrast >= 40 { return .white }
    let lch = color.oklch.components
    return SRGB8(clipping: Color<OKLCH>(0.25, max(0.08 * lch.y, 0.04), lch.z).fitted(to: SRGB.self))
  }

  static func states(of input: PresetInput) -> PresetStates {
    var states = PresetStates(normal: input.base, hovered: hovered(input.base))
    if case .background = input.role { states.content = input.content ?? content(on: input.base) }
    return states
  }
}
