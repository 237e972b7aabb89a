public import ColorCore

/// How much contrast a person asks for, from −1, less, over 0, the standard, to 1, more; as a slider or Android's
/// `UiModeManager.getContrast()` gives it.
///
///     ContrastLevel(0.5)?.minimum(for: .foreground)  // 5.75:1
///
/// At 0 everything is as in an appearance with standard contrast, at 1 as in one with increased contrast, and at ½
/// midway. Below 0 the contrast falls below what WCAG asks for, and ``shortfall(for:)`` says so.
public struct ContrastLevel: Hashable, Sendable, Comparable {
  /// The level, −1 to 1.
  public let value: Double

  /// A level; nothing for what isn't a number from −1 to 1.
  ///
  /// - Parameter value: The level, −1 to 1.
  public init?(_ value: Double) {
    guard (-1...1).contains(value) else { return nil }
    self.init(unchecked: value)
  }

  private init(unchecked value: Double) { self.value = value }

  /// The level of an appearance.
  ///
  /// - Parameter preference: Standard or increased contrast.
  public init(_ preference: Appearance.ContrastPreference) {
    self.init(unchecked: preference == .increased ? 1 : 0)
  }

  /// −1: as little as this project gives.
  public static let low = ContrastLevel(unchecked: -1)
  /// 0.
  public static let standard = ContrastLevel(unchecked: 0)
  /// ½.
  public static let medium = ContrastLevel(unchecked: 0.5)
  /// 1.
  public static let high = ContrastLevel(unchecked: 1)

  /// Whether this level is below another.
  public static func < (a: ContrastLevel, b: ContrastLevel) -> Bool { a.value < b.value }
}

extension ContrastLevel {
  /// The least contrast of a role: 3, 4.5, 5.75 and 7 for text at −1, 0, ½ and 1, and 2, 3, 3.75 and 4.5 for
  /// functional borders. Of decorative ones none is asked up to 0, and from there on it rises to that of functional
  /// ones.
  ///
  /// - Parameter role: What the color is for.
  public func minimum(for role: Role) -> Contrast {
    let standard = Recipe.minimum(for: role, in: .light).ratio
    let high = Recipe.minimum(for: role, in: .lightIncreasedContrast).ratio
    let low: Double =
      switch role {
      case .background, .foreground: 3
      case .border(.functional): 2
      case .border(.decorative): 1
      }
    return Contrast(ContrastCurve(low: low, standard: standard, high: high).value(at: self))
  }

  /// By how much the steps of the states are multiplied: 0.8, 1, 1.3 and 1.6 at −1, 0, ½ and 1. Those of decorative
  /// borders grow into those of functional ones.
  public var stepFactor: Double { ContrastCurve(low: 0.8, standard: 1, high: 1.6).value(at: self) }

  /// The steps of a role in a scheme.
  ///
  /// - Parameters:
  ///   - role: What the color is for.
  ///   - scheme: Light or dark.
  public func steps(for role: Role, in scheme: Appearance.Scheme) -> Steps {
    let standard = Steps(for: role, in: Appearance(scheme))
    let increased = Appearance(scheme, contrast: .increased)
    let high = Steps(for: role.promoted(in: increased), in: increased)
    func value(_ path: KeyPath<Steps, Double>) -> Double {
      let step = standard[keyPath: path]
      return ContrastCurve(low: 0.8 * step, standard: step, high: high[keyPath: path]).value(at: self)
    }
    return Steps(
      hovered: value(\.hovered), pressed: value(\.pressed), leastLightness: standard.leastLightness)
  }

  /// The least visible difference between the states of a role in a scheme. Below 0 it is that of 0: with less
  /// contrast too, states must be told apart.
  ///
  /// - Parameters:
  ///   - role: What the color is for.
  ///   - scheme: Light or dark.
  public func floors(for role: Role, in scheme: Appearance.Scheme) -> Floors {
    let standard = Floors(for: role, in: Appearance(scheme))
    let increased = Appearance(scheme, contrast: .increased)
    let high = Floors(for: role.promoted(in: increased), in: increased)
    func value(_ path: KeyPath<Floors, Double>) -> Double {
      let low = standard[keyPath: path]
      return ContrastCurve(low: low, standard: low, high: high[keyPath: path]).value(at: self)
    }
    return Floors(
      hovered: .init(contrast: value(\.hovered.contrast), deltaE: value(\.hovered.deltaE)),
      pressed: .init(contrast: value(\.pressed.contrast), deltaE: value(\.pressed.deltaE)),
      between: .init(contrast: value(\.between.contrast), deltaE: value(\.between.deltaE)),
      colorVision: value(\.colorVision))
  }
}
