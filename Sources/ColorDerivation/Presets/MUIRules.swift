public import ColorCore

/// The rules of Material UI 5 and later for contained buttons.
///
/// Channels are scaled and then truncated, not rounded.
///
///     MUIRules.darken(SRGB8(0x3F51B5), by: 0.3)  // #2c387e
///
/// - SeeAlso: Material UI, `colorManipulator` and `createPalette` (MIT).
public enum MUIRules {
  /// The color with a share of each channel taken away.
  ///
  /// - Parameters:
  ///   - color: The color.
  ///   - coefficient: The share, 0 to 1.
  public static func darken(_ color: SRGB8, by coefficient: Double) -> SRGB8 {
    SRGB8(channels: color.channels.map { Int(Double($0) * (1 - coefficient)) })
  }

  /// The color with a share of what each channel lacks of 255 added.
  ///
  /// - Parameters:
  ///   - color: The color.
  ///   - coefficient: The share, 0 to 1.
  public static func lighten(_ color: SRGB8, by coefficient: Double) -> SRGB8 {
    SRGB8(channels: color.channels.map { Int(Double($0) + Double(255 - $0) * coefficient) })
  }

  /// The text on a color, laid on it: white if the ratio is 3 or more, with luminances of three decimals; else
  /// black at 87 %.
  public static func content(on background: SRGB8) -> SRGB8 {
    let y = roundedHalfUp(background.relativeLuminance * 1000) / 1000
    return 1.05 / (y + 0.05) >= 3 ? .white : background.overlaid(with: .black, thousandths: 870)
  }

  static func states(of input: PresetInput) -> PresetStates {
    // Text buttons and outlined ones get a layer below them; their own color stays.
    guard case .background = input.role else { return PresetStates(normal: input.base) }
    let base = input.base
    let (light, dark) = (lighten(base, by: 0.2), darken(base, by: 0.2 * 1.5))
    var states = PresetStates(normal: base, hovered: dark)
    states.content = input.content ?? content(on: base)
    states.palette = [
      PaletteColor(name: "light", color: light), PaletteColor(name: "main", color: base),
      PaletteColor(name: "dark", color: dark),
    ]
    // action.disabledBackground and action.disabled.
    let ink: SRGB8 = input.isDark ? .white : .black
    let disabled = input.surface.overlaid(with: ink, thousandths: 120)
    states.disabled = disabled
    states.disabledContent = disabled.overlaid(with: ink, thousandths: input.isDark ? 300 : 260)
    return states
  }
}
