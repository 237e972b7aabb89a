internal import ColorDerive
internal import Commands

/// A gamut that a color can be brought into.
enum Gamut: String, CaseIterable, ArgumentValue {
  case srgb
  case displayP3 = "display-p3"
  case a98RGB = "a98-rgb"
  case proPhotoRGB = "prophoto-rgb"
  case rec2020

  static var valueName: String { "GAMUT" }

  /// The gamuts of screens, which an answer tells about.
  static let ofScreens: [Gamut] = [.srgb, .displayP3, .rec2020]

  private static let allScreens = ofScreens.map { _ in true }

  /// Which of ``ofScreens`` hold the color, whose components in sRGB are at hand.
  static func screensHolding(_ color: AnyColor, asSRGB rgb: SIMD3<Double>) -> [Bool] {
    // The primaries of sRGB lie inside the wider gamuts, so all of its cube does.
    if rgb.min() >= 0, rgb.max() <= 1 { return Gamut.allScreens }
    return ofScreens.map { $0.contains(color) }
  }

  /// Whether the gamut holds the color.
  func contains(_ color: AnyColor) -> Bool {
    switch self {
    case .srgb: color.isInGamut(of: SRGB.self)
    case .displayP3: color.isInGamut(of: DisplayP3.self)
    case .a98RGB: color.isInGamut(of: A98RGB.self)
    case .proPhotoRGB: color.isInGamut(of: ProPhotoRGB.self)
    case .rec2020: color.isInGamut(of: Rec2020.self)
    }
  }

  /// The color brought into the gamut, in the gamut's own space; a color inside stays as it is.
  func fitted(_ color: AnyColor, by method: GamutMapping) -> AnyColor {
    if contains(color) { return color }
    return switch self {
    case .srgb: AnyColor(color.fitted(to: SRGB.self, by: method))
    case .displayP3: AnyColor(color.fitted(to: DisplayP3.self, by: method))
    case .a98RGB: AnyColor(color.fitted(to: A98RGB.self, by: method))
    case .proPhotoRGB: AnyColor(color.fitted(to: ProPhotoRGB.self, by: method))
    case .rec2020: AnyColor(color.fitted(to: Rec2020.self, by: method))
    }
  }
}

/// The gamuts that states can be derived in.
enum StateGamut: String, CaseIterable, ArgumentValue {
  case srgb
  case displayP3 = "display-p3"
  case rec2020

  static var valueName: String { "GAMUT" }

  /// The space of the integers that are written; `nil` for bytes of sRGB.
  var wide: WideColor.Space? {
    switch self {
    case .srgb: nil
    case .displayP3: .displayP3
    case .rec2020: .rec2020
    }
  }
}

/// A way to bring a color into a gamut, by its name in the library.
struct FitMethod: ArgumentValue, Hashable {
  /// The method.
  let mapping: GamutMapping

  init(_ mapping: GamutMapping) { self.mapping = mapping }

  init?(argument: String) {
    guard let mapping = GamutMapping(rawValue: argument) else { return nil }
    self.mapping = mapping
  }

  static var valueName: String { "METHOD" }
  static let allValues = GamutMapping.allCases.map(\.rawValue)
  var argumentText: String { mapping.rawValue }
}
