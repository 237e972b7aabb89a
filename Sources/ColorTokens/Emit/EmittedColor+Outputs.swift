internal import ColorCore
internal import ColorDerivation

extension EmittedColor {
  /// How far outside sRGB a component may lie and still count as inside: the noise of conversions, and of numbers
  /// that were rounded when they were written.
  static var gamutEpsilon: Double { 1e-6 }

  /// The color in Display P3 when it is written with more chroma than sRGB has, brought into Display P3 at the
  /// same lightness and hue; `nil` for a color that sRGB can show.
  ///
  /// Contrast is proved on the bytes of sRGB. Lightness hardly moves between the two.
  var wide: Color<DisplayP3>? {
    // What was derived for a wider screen is written as it was proved, also where sRGB could show it.
    if let wideCode { return wideCode.color.converted(to: DisplayP3.self) }
    return isInSRGB ? nil : source.fitted(to: DisplayP3.self).with(alpha: opacity)
  }

  /// Whether ``wide`` gives a color.
  var isWide: Bool { wideCode != nil || !isInSRGB }

  private var isInSRGB: Bool {
    let rgb = source.converted(to: SRGB.self).components
    let inside = -Self.gamutEpsilon...1 + Self.gamutEpsilon
    return inside.contains(rgb.x) && inside.contains(rgb.y) && inside.contains(rgb.z)
  }

  /// The color in Display P3: that of its bytes, or what it is where sRGB can't show it.
  var displayP3: Color<DisplayP3> { wide ?? bytes.color.converted(to: DisplayP3.self).with(alpha: opacity) }

  /// The opacity from 0 to 1, a 255th of the byte.
  var opacity: Double { Double(alpha) / 255 }

  /// `#rrggbb`, and for a wide color the function of CSS beside it.
  public var note: String { wide.map { "\(hex) (\(Self.css($0)))" } ?? hex }

  /// A Display P3 color in CSS, with five decimals.
  static func css(_ color: Color<DisplayP3>) -> String {
    let alpha = color.alpha == 1 ? "" : " / \(decimal(color.alpha))"
    return "color(display-p3 \(decimal(color.red)) \(decimal(color.green)) \(decimal(color.blue))\(alpha))"
  }

  /// A number from 0 to 1 with five decimals at most: a three-thousandth of a byte.
  static func decimal(_ value: Double) -> String { NumberText.fixed(value, decimals: 5, trimmed: true) }
}
