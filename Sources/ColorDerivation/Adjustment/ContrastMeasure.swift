public import ColorCore

/// A measure of contrast that a color can be asked to reach.
///
/// Each depends on the color only by a luminance, and the farther that is from the background's, to either side,
/// the greater the contrast.
public enum ContrastMeasure: String, CaseIterable, Hashable, Sendable {
  /// The ratio of WCAG 2.x, 1 to 21.
  case wcag2
  /// The magnitude of the advisory lightness contrast Lc, 0 to about 108, of text on a background.
  case apca

  /// The contrast of a color on a background.
  public func contrast(of color: SRGB8, on background: SRGB8) -> Double {
    contrast(luminance(of: color), luminance(of: background))
  }

  /// The luminance by which the measure sees a color, 0 to 1; it never falls where a byte grows.
  func luminance(of color: SRGB8) -> Double {
    switch self {
    case .wcag2: color.relativeLuminance
    case .apca: APCA.softLuminance(color.color)
    }
  }

  /// The contrast of two luminances.
  func contrast(_ color: Double, _ background: Double) -> Double {
    switch self {
    case .wcag2: Contrast(luminances: color, background).ratio
    case .apca: APCA.lightnessContrast(text: color, background: background).magnitude
    }
  }
}
