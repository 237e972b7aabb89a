public import ColorCore

/// A color as a screen is told to show it: encoded red, green and blue in sRGB or Display P3, and an opacity.
///
///     DisplayColor.srgb(0x0B57D0)
///     DisplayColor.displayP3(0.1503, 0.3358, 0.7865)
///
/// Components are kept as they are given and no space is turned into the other, so the bytes that a proof
/// was made on are the bytes that are shown. Equal colors have equal numbers: a color in sRGB doesn't equal
/// the same light written in Display P3.
public struct DisplayColor: Hashable, Sendable {
  /// A space that platforms can be told a color in.
  public enum Space: String, Hashable, Sendable, CaseIterable {
    /// sRGB.
    case srgb = "srgb"
    /// Display P3.
    case displayP3 = "display-p3"
  }

  /// The space of the components.
  public let space: Space
  /// Red, 0 to 1.
  public let red: Double
  /// Green, 0 to 1.
  public let green: Double
  /// Blue, 0 to 1.
  public let blue: Double
  /// The opacity, 0 to 1.
  public let alpha: Double

  /// The color with these components. They must be finite; what lies outside 0 to 1 is brought to the nearer
  /// end.
  public init(_ space: Space, red: Double, green: Double, blue: Double, alpha: Double = 1) {
    precondition(
      red.isFinite && green.isFinite && blue.isFinite && alpha.isFinite,
      "components of a color are finite numbers"
    )
    self.space = space
    self.red = min(max(red, 0), 1)
    self.green = min(max(green, 0), 1)
    self.blue = min(max(blue, 0), 1)
    self.alpha = min(max(alpha, 0), 1)
  }

  /// The color of these bytes, each a 255th.
  public init(_ bytes: SRGB8, alpha: Double = 1) {
    let color = bytes.color
    self.init(.srgb, red: color.red, green: color.green, blue: color.blue, alpha: alpha)
  }

  /// The color as a screen can show it: in sRGB where it fits, otherwise in Display P3, with chroma lowered
  /// as far as it must be. Components that are already in one of the two spaces, and inside it, are kept.
  public init(fitting color: AnyColor) {
    if color.space != .displayP3, color.isInGamut(of: SRGB.self) {
      let fitted = color.fitted(to: SRGB.self)
      self.init(.srgb, red: fitted.red, green: fitted.green, blue: fitted.blue, alpha: fitted.alpha)
    } else {
      let fitted = color.fitted(to: DisplayP3.self)
      self.init(.displayP3, red: fitted.red, green: fitted.green, blue: fitted.blue, alpha: fitted.alpha)
    }
  }

  /// The sRGB color of a number written as `0xRRGGBB`; bits above are ignored.
  public static func srgb(_ rrggbb: UInt32, alpha: Double = 1) -> DisplayColor {
    DisplayColor(SRGB8(rrggbb), alpha: alpha)
  }

  /// The sRGB color with these components, 0 to 1.
  public static func srgb(
    _ red: Double, _ green: Double, _ blue: Double, alpha: Double = 1
  ) -> DisplayColor {
    DisplayColor(.srgb, red: red, green: green, blue: blue, alpha: alpha)
  }

  /// The Display P3 color with these components, 0 to 1.
  public static func displayP3(
    _ red: Double, _ green: Double, _ blue: Double, alpha: Double = 1
  ) -> DisplayColor {
    DisplayColor(.displayP3, red: red, green: green, blue: blue, alpha: alpha)
  }

  /// The bytes that this color is made of; `nil` when it's in Display P3, translucent, or between bytes.
  public var bytes: SRGB8? {
    guard space == .srgb, alpha == 1 else { return nil }
    let color = Color<SRGB>(red, green, blue)
    let bytes = SRGB8(clipping: color)
    return bytes.color == color ? bytes : nil
  }

  /// The same color as the rest of the library takes it.
  public var anyColor: AnyColor {
    AnyColor(
      space: space == .srgb ? .srgb : .displayP3, components: SIMD3(red, green, blue), alpha: alpha)
  }
}

extension DisplayColor: CustomStringConvertible {
  /// The color as hex where it's made of bytes, otherwise as CSS.
  public var description: String { bytes?.hex ?? anyColor.css }
}
