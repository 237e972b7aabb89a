/// The functions of CSS that make a color of components.
enum CSSColorFunction: String, CaseIterable {
  case rgb, rgba, hsl, hsla, hwb, lab, lch, oklab, oklch, color

  /// The space of the components; `color()` names its own.
  var space: ColorSpaceID? {
    switch self {
    case .rgb, .rgba: .srgb
    case .hsl, .hsla: .hsl
    case .hwb: .hwb
    case .lab: .lab
    case .lch: .lch
    case .oklab: .oklab
    case .oklch: .oklch
    case .color: nil
    }
  }

  /// Whether the components may have commas between them.
  var takesCommas: Bool {
    switch self {
    case .rgb, .rgba, .hsl, .hsla: true
    default: false
    }
  }

  /// What one in the space is in the function: 255 in `rgb()`.
  var unit: Double { self == .rgb || self == .rgba ? 255 : 1 }

  /// The spaces that `color()` has by CSS.
  static let colorSpaces: [ColorSpaceID] = [
    .srgb, .linearSRGB, .displayP3, .linearDisplayP3, .a98RGB, .proPhotoRGB, .rec2020, .xyzD65, .xyzD50,
  ]

  /// The spaces that CSS has no way to write; `color()` has them with two dashes before the name.
  static let dashedSpaces: [ColorSpaceID] = [
    .linearA98RGB, .linearProPhotoRGB, .rec2020OETF, .linearRec2020, .labD65, .okhsl, .hsv, .cam16, .hct,
  ]

  /// The space that a word names in `color()`.
  static func colorSpace(named word: String) -> ColorSpaceID? {
    if word.hasPrefix("--") {
      return ColorSpaceID(rawValue: String(word.dropFirst(2))).flatMap {
        dashedSpaces.contains($0) ? $0 : nil
      }
    }
    return ColorSpaceID(name: word).flatMap { colorSpaces.contains($0) ? $0 : nil }
  }
}

/// One component as it is written.
enum CSSComponent {
  case missing
  case number(Double)
  case percentage(Double)
  case degrees(Double)

  /// The value, where 100 % stands for `whole`; what is beyond all doubles is the greatest there is.
  func value(percentOf whole: Double) -> Double {
    switch self {
    case .missing: 0
    case .number(let number): number
    case .degrees(let degrees): degrees
    case .percentage(let percent): CSSMath.censored(percent / 100 * whole)
    }
  }

  var isMissing: Bool { if case .missing = self { true } else { false } }
  var isPercentage: Bool { if case .percentage = self { true } else { false } }
}
