/// The values that a component may have by the table of the Color module.
struct ColorRange: Hashable, Sendable {
  var lower: Double?
  var upper: Double?
  /// Whether the upper end itself is outside: a hue of 360 is written 0.
  var isHue = false
  /// Whether values outside are only worth a note: the table shuts out the D65 white itself (Z = 1.0891).
  var isAdvisory = false

  func contains(_ value: Double) -> Bool {
    if let lower, value < lower { return false }
    if let upper, isHue ? value >= upper : value > upper { return false }
    return value.isFinite
  }

  /// The range in words.
  var description: String {
    switch (lower, upper) {
    case (let lower?, let upper?):
      isHue ? "0 or more and below 360" : "from \(JSONNumber(lower).text) to \(JSONNumber(upper).text)"
    case (let lower?, nil): "\(JSONNumber(lower).text) or more"
    default: "any number"
    }
  }
}

extension TokenColorSpace {
  /// The ranges of the three components.
  var ranges: [ColorRange] {
    let unit = ColorRange(lower: 0, upper: 1)
    let percent = ColorRange(lower: 0, upper: 100)
    let hue = ColorRange(lower: 0, upper: 360, isHue: true)
    let positive = ColorRange(lower: 0)
    let tristimulus = ColorRange(lower: 0, upper: 1, isAdvisory: true)
    return switch self {
    case .srgb, .srgbLinear, .displayP3, .a98RGB, .prophotoRGB, .rec2020: [unit, unit, unit]
    case .hsl, .hwb: [hue, percent, percent]
    case .lab: [percent, ColorRange(), ColorRange()]
    case .lch: [percent, positive, hue]
    case .oklab: [unit, ColorRange(), ColorRange()]
    case .oklch: [unit, positive, hue]
    case .xyzD65, .xyzD50: [tristimulus, tristimulus, tristimulus]
    }
  }

  /// What the components are called.
  var componentNames: [String] {
    switch self {
    case .srgb, .srgbLinear, .displayP3, .a98RGB, .prophotoRGB, .rec2020: ["red", "green", "blue"]
    case .hsl: ["hue", "saturation", "lightness"]
    case .hwb: ["hue", "whiteness", "blackness"]
    case .lab, .oklab: ["lightness", "a", "b"]
    case .lch, .oklch: ["lightness", "chroma", "hue"]
    case .xyzD65, .xyzD50: ["X", "Y", "Z"]
    }
  }
}
