/// How an interface looks: light or dark, with standard or increased contrast.
public struct Appearance: Hashable, Sendable, CaseIterable {
  /// Light or dark.
  public enum Scheme: String, CaseIterable, Hashable, Sendable {
    /// Dark marks on light surfaces.
    case light
    /// Light marks on dark surfaces.
    case dark
  }

  /// How much contrast the person asked for.
  public enum ContrastPreference: String, CaseIterable, Hashable, Sendable {
    /// As the system is delivered.
    case standard
    /// “Increase Contrast”, `prefers-contrast: more`.
    case increased
  }

  /// Light or dark.
  public var scheme: Scheme
  /// Standard or increased contrast.
  public var contrast: ContrastPreference

  /// The appearance with these settings.
  @inlinable
  public init(_ scheme: Scheme, contrast: ContrastPreference = .standard) {
    self.scheme = scheme
    self.contrast = contrast
  }

  /// Light with standard contrast.
  @inlinable public static var light: Appearance { Appearance(.light) }
  /// Dark with standard contrast.
  @inlinable public static var dark: Appearance { Appearance(.dark) }
  /// Light with increased contrast.
  @inlinable public static var lightIncreasedContrast: Appearance { Appearance(.light, contrast: .increased) }
  /// Dark with increased contrast.
  @inlinable public static var darkIncreasedContrast: Appearance { Appearance(.dark, contrast: .increased) }

  /// All four, in the order light, dark, light and dark with increased contrast.
  public static let allCases: [Appearance] = [.light, .dark, .lightIncreasedContrast, .darkIncreasedContrast]

  /// The name in commands and files: `light`, `dark`, `light-hc` or `dark-hc`.
  public var name: String { scheme.rawValue + (contrast == .increased ? "-hc" : "") }

  /// The appearance with a name.
  public init?(name: String) {
    guard let appearance = Appearance.allCases.first(where: { $0.name == name }) else { return nil }
    self = appearance
  }
}

extension Appearance: CustomStringConvertible {
  /// The ``name``.
  public var description: String { name }
}
