extension AnyColor {
  /// The color as CSS, serialized as CSS Color 4 says: `rgb(12, 34, 56)` for a color that was written in one of
  /// the old ways, otherwise the function of its space. HSL and HWB are written as sRGB; spaces that CSS doesn't
  /// have stand in `color()` with two dashes before their name.
  ///
  /// Components have seven significant digits or fewer, never an exponent; what is missing is `none`, what is
  /// infinite `calc(infinity)`.
  public var css: String {
    if isLegacy { return legacyCSS }
    switch space {
    case .lab, .lch, .oklab, .oklch: return "\(space.rawValue)(\(inside(components, missing)))"
    case .hsl, .hwb:
      let rgb = Conversion.convert(components, from: space, to: .srgb)
      return "color(srgb \(inside(rgb, missing.intersection(.alpha))))"
    default:
      let dashes = CSSColorFunction.dashedSpaces.contains(space) ? "--" : ""
      return "color(\(dashes)\(space.rawValue) \(inside(components, missing)))"
    }
  }

  /// The color in the function of its own space, also where a computed value is written as sRGB:
  /// `hsl(210 50% 40%)`, `hwb(210 20% 40%)`. It reads back in the same space. Otherwise as ``css``.
  public var cssInOwnSpace: String {
    guard space == .hsl || space == .hwb else { return css }
    func value(_ i: Int, _ unit: String) -> String {
      missing.contains(.component(i)) ? "none" : number(components[i]) + unit
    }
    return "\(space.rawValue)(\(value(0, "")) \(value(1, "%")) \(value(2, "%"))\(opacity))"
  }

  private func inside(_ components: SIMD3<Double>, _ missing: MissingComponents) -> String {
    func value(_ i: Int) -> String { missing.contains(.component(i)) ? "none" : number(components[i]) }
    return "\(value(0)) \(value(1)) \(value(2))\(opacity)"
  }

  private var opacity: String {
    missing.contains(.alpha) ? " / none" : alpha == 1 ? "" : " / \(number(alpha))"
  }

  /// The color as hex, `#rrggbb` or `#rrggbbaa`; brought into sRGB at the same lightness and hue first.
  public var hex: String {
    let opaque = SRGB8(fitting: self).hex
    let byte = SRGB8.byte(alpha)
    if byte == 255 { return opaque }
    return opaque + String(decoding: [hexDigit(byte >> 4), hexDigit(byte & 15)], as: UTF8.self)
  }

  private var legacyCSS: String {
    let rgb = Conversion.convert(components, from: space, to: .srgb)
    let bytes = "\(SRGB8.byte(rgb.x)), \(SRGB8.byte(rgb.y)), \(SRGB8.byte(rgb.z))"
    return alpha == 1 ? "rgb(\(bytes))" : "rgba(\(bytes), \(legacyAlpha))"
  }

  /// The opacity with two decimals if they give the same byte, else with three (CSS Color 4, section 15.1).
  private var legacyAlpha: String {
    let byte = SRGB8.byte(alpha)
    let hundredths = (alpha * 100).rounded() / 100
    return NumberText.fixed(alpha, decimals: SRGB8.byte(hundredths) == byte ? 2 : 3, trimmed: true)
  }

  private func number(_ value: Double) -> String {
    if value.magnitude == .greatestFiniteMagnitude { return value < 0 ? "calc(-infinity)" : "calc(infinity)" }
    return NumberText.significant(value)
  }
}
