/// The way a hue takes around the circle when two colors are mixed.
///
/// - SeeAlso: CSS Color 4, section 12.4, “Hue Interpolation”.
public enum HueInterpolation: String, CaseIterable, Hashable, Sendable {
  /// The way of at most half a turn.
  case shorter
  /// The way of at least half a turn.
  case longer
  /// The way on which degrees rise.
  case increasing
  /// The way on which degrees fall.
  case decreasing

  /// The second hue, whole turns away, such that the way to it from the first is this one.
  func target(from first: Double, to second: Double) -> Double {
    let way = second - first
    switch self {
    case .shorter: return way > 180 ? second - 360 : way < -180 ? second + 360 : second
    case .longer:
      if way > 0 && way < 180 { return second - 360 }
      return way > -180 && way <= 0 ? second + 360 : second
    case .increasing: return way < 0 ? second + 360 : second
    case .decreasing: return way > 0 ? second - 360 : second
    }
  }
}

extension AnyColor {
  /// A mixture of this color with another, as CSS's `color-mix()` makes it.
  ///
  /// Both are converted to a space and mixed there with components multiplied by alpha first, but for hue. What
  /// is missing in one is taken from the other; what is missing in both stays so.
  ///
  ///     try AnyColor(css: "red").mixed(with: AnyColor(css: "blue"), share: 0.5, in: .oklab)
  ///
  /// - Parameters:
  ///   - other: The other color.
  ///   - share: How much of the other there is, 0 to 1.
  ///   - space: The space to mix in, which is also that of the result.
  ///   - hue: The way a hue takes, in spaces that have one.
  /// - SeeAlso: CSS Color 4, section 12; CSS Color 5, section 3.
  public func mixed(
    with other: AnyColor, share: Double, in space: ColorSpaceID = .oklab, hue: HueInterpolation = .shorter
  ) -> AnyColor {
    precondition(share >= 0 && share <= 1, "a share is from 0 to 1")
    var (a, b) = (converted(to: space), other.converted(to: space))
    let missing = a.missing.intersection(b.missing)
    (a, b) = (a.filled(from: b), b.filled(from: a))
    let hueIndex = space.hueIndex
    // Two missing opacities leave components as they are.
    let isOpaque = missing.contains(.alpha)
    let (alphaA, alphaB) = isOpaque ? (1, 1) : (a.alpha, b.alpha)
    let alpha = alphaA * (1 - share) + alphaB * share
    var components = SIMD3<Double>.zero
    for i in 0..<3 {
      if i == hueIndex {
        let (start, end) = (Angle.turned(a.components[i]), Angle.turned(b.components[i]))
        components[i] = Angle.turned(start + (hue.target(from: start, to: end) - start) * share)
      } else {
        let sum = a.components[i] * alphaA * (1 - share) + b.components[i] * alphaB * share
        components[i] = alpha == 0 ? sum : sum / alpha
      }
    }
    return AnyColor(
      space: space, components: components.mapped(CSSMath.censored), alpha: alpha, missing: missing)
  }

  /// This color with what is missing taken from another in the same space.
  private func filled(from other: AnyColor) -> AnyColor {
    if missing.isEmpty { return self }
    var components = components
    for i in 0..<3 where missing.contains(.component(i)) { components[i] = other.components[i] }
    return AnyColor(
      space: space, components: components, alpha: missing.contains(.alpha) ? other.alpha : alpha)
  }
}

extension Color {
  /// A mixture of this color with another, in this color's space: ``AnyColor/mixed(with:share:in:hue:)``.
  public func mixed<Other: ColorSpace>(
    with other: Color<Other>, share: Double, hue: HueInterpolation = .shorter
  ) -> Color {
    let mixed = AnyColor(self).mixed(with: AnyColor(other), share: share, in: Space.id, hue: hue)
    return Color(components: mixed.components, alpha: mixed.alpha, missing: mixed.missing)
  }
}

extension ColorSpaceID {
  /// Which component is a hue, if one is.
  var hueIndex: Int? {
    switch self {
    case .hsl, .hsv, .hwb, .okhsl, .hct: 0
    case .lch, .oklch, .cam16: 2
    default: nil
    }
  }
}
