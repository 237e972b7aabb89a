/// How the person wants the screen to look: light or dark, with standard or increased contrast.
public struct Appearance: Hashable, Sendable, CaseIterable {
  /// Whether the screen is light or dark.
  public enum Scheme: String, Hashable, Sendable, CaseIterable {
    /// Dark marks on light surfaces.
    case light
    /// Light marks on dark surfaces.
    case dark
  }

  /// Whether the person has asked for more contrast.
  public enum ContrastPreference: String, Hashable, Sendable, CaseIterable {
    /// As designed.
    case standard
    /// “Increase Contrast” on Apple platforms, `prefers-contrast: more` on the web.
    case increased
  }

  /// Whether the screen is light or dark.
  public var scheme: Scheme

  /// Whether the person has asked for more contrast.
  public var contrast: ContrastPreference

  /// The appearance of this scheme and contrast.
  public init(_ scheme: Scheme, contrast: ContrastPreference = .standard) {
    self.scheme = scheme
    self.contrast = contrast
  }

  /// Light, with standard contrast.
  public static let light = Appearance(.light)
  /// Dark, with standard contrast.
  public static let dark = Appearance(.dark)
  /// Light, with increased contrast.
  public static let lightIncreasedContrast = Appearance(.light, contrast: .increased)
  /// Dark, with increased contrast.
  public static let darkIncreasedContrast = Appearance(.dark, contrast: .increased)

  /// All four, in the order in which ``DynamicColor`` holds them.
  public static let allCases = [light, dark, lightIncreasedContrast, darkIncreasedContrast]
}

extension Appearance: CustomStringConvertible {
  /// `light`, `dark`, `light increased` or `dark increased`.
  public var description: String {
    contrast == .standard ? scheme.rawValue : "\(scheme.rawValue) \(contrast.rawValue)"
  }
}
