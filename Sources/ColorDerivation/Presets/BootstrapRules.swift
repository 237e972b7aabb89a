public import ColorCore

/// The rules of Bootstrap 5.3 for buttons, their borders, and links.
///
/// A base whose content is white is shaded, another one tinted. Mixes are made of encoded sRGB, each channel
/// rounded half up.
///
///     BootstrapRules.shade(SRGB8(0x0D6EFD), percent: 15)  // #0b5ed7
///
/// - SeeAlso: Bootstrap 5.3, `scss/mixins/_buttons.scss`, `scss/_functions.scss` and `scss/_variables.scss` (MIT).
public enum BootstrapRules {
  /// The theme color named `light`, which is always shaded.
  public static let light = SRGB8(0xF8F9FA)
  /// The theme color named `dark`, which is always tinted.
  public static let dark = SRGB8(0x212529)

  /// The color mixed with black.
  ///
  /// - Parameters:
  ///   - color: The color.
  ///   - percent: The share of black, 0 to 100.
  public static func shade(_ color: SRGB8, percent: Int) -> SRGB8 {
    color.overlaid(with: .black, thousandths: percent * 10)
  }

  /// The color mixed with white.
  ///
  /// - Parameters:
  ///   - color: The color.
  ///   - percent: The share of white, 0 to 100.
  public static func tint(_ color: SRGB8, percent: Int) -> SRGB8 {
    color.overlaid(with: .white, thousandths: percent * 10)
  }

  /// The content that Bootstrap puts on a background: white if its contrast is above 4.5, else black if that is;
  /// else the one with more.
  ///
  /// Its luminance is that of a table with four decimals, so that near 4.5 it can differ from WCAG's.
  public static func content(on background: SRGB8) -> SRGB8 {
    let y = luminance(background)
    let white = 1.05 / (y + 0.05), black = (y + 0.05) / 0.05
    if white > 4.5 { return .white }
    if black > 4.5 { return .black }
    return black > white ? .black : .white
  }

  private static func luminance(_ color: SRGB8) -> Double {
    let parts = color.channels.map { byte -> Double in
      // Bytes below 10.3 are on the linear part, which has no table.
      byte < 11 ? Double(byte) / 255 / 12.92 : roundedHalfUp(linear(byte) * 10_000) / 10_000
    }
    return parts[0] * 0.2126 + parts[1] * 0.7152 + parts[2] * 0.0722
  }

  private static func linear(_ byte: Int) -> Double {
    SRGB8(channels: [byte, byte, byte]).linear.components.x
  }

  static func states(of input: PresetInput) -> PresetStates {
    let base = input.base
    if case .foreground = input.role {
      // Links: shift-color() by 20 %, up in dark.
      return PresetStates(
        normal: base, hovered: input.isDark ? tint(base, percent: 20) : shade(base, percent: 20))
    }
    let content = input.content ?? content(on: base)
    let isShaded = base == light || (content.relativeLuminance > base.relativeLuminance && base != dark)
    func moved(_ shadePercent: Int, _ tintPercent: Int) -> SRGB8 {
      isShaded ? shade(base, percent: shadePercent) : tint(base, percent: tintPercent)
    }
    var states = PresetStates(normal: base)
    if case .border = input.role {
      (states.hovered, states.pressed) = (moved(20, 10), moved(25, 10))
    } else {
      (states.hovered, states.pressed) = (moved(15, 15), moved(20, 20))
      states.content = content
      states.disabledContent = input.surface.overlaid(with: content, thousandths: 650)
    }
    // A checked button looks like one that is pressed, and a disabled one has an opacity of .65.
    states.selected = states.pressed
    states.disabled = input.surface.overlaid(with: base, thousandths: 650)
    return states
  }
}
