extension AnyColor {
  /// The color as CSS, serialized as CSS Color 4 says: `rgb(12, 34, 56)` for a color that was written in one of
  /// the old ways, otherwise the function of its space.
  ///
  /// Components have seven significant digits or fewer, never an exponent; what is missing is `none`.
  public var css: String {
    if isLegacy { return legacyCSS }
    let values = (0..<3).map { missing.contains(.component($0)) ? "none" : number(components[$0]) }
    let opacity =
      missing.contains(.alpha) ? " / none" : alpha == 1 ? "" : " / \(number(alpha))"
    let inside = values.joined(separator: " ") + opacity
    switch space {
    case .lab, .lch, .oklab, .oklch: return "\(space.rawValue)(\(inside))"
    default: return "color(\(space.rawValue) \(inside))"
    }
  }

  /// The color as hex, `#rrggbb` or `#rrggbbaa`; brought into sRGB at the same lightness and hue first.
  public var hex: String {
    let opaque = SRGB8(fitting: self).hex
    let byte = SRGB8.byte(alpha)
    if byte == 255 { return opaque }
    return opaque + String(decoding: [hexDigit(byte >> 4), hexDigit(byte & 15)], as: UTF8.self)
  }

  private var legacyCSS: String {
    let bytes = (0..<3).map { String(SRGB8.byte(components[$0])) }.joined(separator: ", ")
    return alpha == 1 ? "rgb(\(bytes))" : "rgba(\(bytes), \(legacyAlpha))"
  }

  /// The opacity with two decimals if they give the same byte, else with three (CSS Color 4, section 15.1).
  private var legacyAlpha: String {
    let byte = SRGB8.byte(alpha)
    let hundredths = (alpha * 100).rounded() / 100
    return NumberText.fixed(alpha, decimals: SRGB8.byte(hundredths) == byte ? 2 : 3, trimmed: true)
  }

  private func number(_ value: Double) -> String { NumberText.significant(value) }
}
