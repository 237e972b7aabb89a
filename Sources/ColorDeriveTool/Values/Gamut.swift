internal import ColorDerive
internal import Commands

/// A gamut that a color can be brought into.
enum Gamut: String, CaseIterable, PlannedValue {
  case srgb
  case displayP3 = "display-p3"

  static var valueName: String { "GAMUT" }
  static var noun: String { "the gamut" }
  static var later: [String] { ["a98-rgb", "prophoto-rgb", "rec2020"] }

  /// Whether the gamut holds the color.
  func contains(_ color: AnyColor) -> Bool {
    switch self {
    case .srgb: color.isInGamut(of: SRGB.self)
    case .displayP3: color.isInGamut(of: DisplayP3.self)
    }
  }

  /// The nearest color in the gamut, in the gamut's own space; a color inside stays as it is.
  func fitted(_ color: AnyColor) -> AnyColor {
    if contains(color) { return color }
    return switch self {
    case .srgb: AnyColor(color.fitted(to: SRGB.self))
    case .displayP3: AnyColor(color.fitted(to: DisplayP3.self))
    }
  }
}

/// The gamuts that states can be derived in.
enum StateGamut: String, CaseIterable, PlannedValue {
  case srgb

  static var valueName: String { "GAMUT" }
  static var noun: String { "a derivation in the gamut" }
  static var later: [String] { ["display-p3", "rec2020"] }
}

/// A way to bring a color into a gamut.
enum FitMethod: String, CaseIterable, PlannedValue {
  case chroma

  static var valueName: String { "METHOD" }
  static var noun: String { "the method" }
  static var later: [String] { ["raytrace", "css-minde", "clip"] }
}
