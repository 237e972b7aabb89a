/// A color in a space that is known only when the program runs, as text brings it.
///
///     let color = try AnyColor(css: "oklch(0.7 0.1 250)")
///     color.space                      // .oklch
///     color.converted(to: .srgb)       // the same color in sRGB
///
/// It converts by the very same arithmetic as ``Color``, bit for bit.
public struct AnyColor: Hashable, Sendable {
  /// The space that the components are in.
  public let space: ColorSpaceID

  /// The three components, in the space's own units; a missing one is zero.
  public let components: SIMD3<Double>

  /// The opacity, 0 to 1.
  public let alpha: Double

  /// The components that are missing.
  public let missing: MissingComponents

  /// Whether the color was written in one of CSS's old ways (a name, hex, `rgb()`, `hsl()` or `hwb()`), which are
  /// written back as `rgb()` and not as `color(srgb …)`. It stays so among sRGB, HSL and HWB.
  public let isLegacy: Bool

  /// The color with these components. They must be finite; alpha is brought into 0 to 1.
  public init(
    space: ColorSpaceID, components: SIMD3<Double>, alpha: Double = 1, missing: MissingComponents = [],
    isLegacy: Bool = false
  ) {
    precondition(
      components.x.isFinite && components.y.isFinite && components.z.isFinite && !alpha.isNaN,
      "components of a color are finite numbers"
    )
    self.init(
      kept: missing.isEmpty ? components : components.without(missing), space: space,
      alpha: missing.contains(.alpha) ? 0 : min(max(alpha, 0), 1), missing: missing, isLegacy: isLegacy)
  }

  /// The color with components that are known to be finite, zero where they are missing, and an alpha in 0 to 1.
  init(
    kept components: SIMD3<Double>, space: ColorSpaceID, alpha: Double = 1, missing: MissingComponents = [],
    isLegacy: Bool = false
  ) {
    self.space = space
    self.components = components
    self.alpha = alpha
    self.missing = missing
    self.isLegacy = isLegacy && space.isLegacy
  }

  /// The typed color without its type.
  public init<Space>(_ color: Color<Space>) {
    self.init(kept: color.components, space: Space.id, alpha: color.alpha, missing: color.missing)
  }

  /// This color in another space. Nothing changes when it is in that space already.
  public func converted(to other: ColorSpaceID) -> AnyColor {
    if other == space { return self }
    let result = Conversion.convert(components, missing: missing, from: space, to: other)
    return AnyColor(
      kept: result.components, space: other, alpha: alpha, missing: result.missing, isLegacy: isLegacy)
  }

  /// This color in a space that the compiler knows.
  public func converted<Space: ColorSpace>(to _: Space.Type) -> Color<Space> {
    let result = Conversion.convert(components, missing: missing, from: space, to: Space.id)
    return Color(kept: result.components, alpha: alpha, missing: result.missing)
  }

  /// This color with another opacity.
  public func with(alpha: Double) -> AnyColor {
    AnyColor(
      space: space, components: components, alpha: alpha, missing: missing.subtracting(.alpha),
      isLegacy: isLegacy
    )
  }
}

extension ColorSpaceID {
  /// Whether colors of this space can be written in one of CSS's old ways.
  var isLegacy: Bool {
    switch self {
    case .srgb, .hsl, .hwb: true
    default: false
    }
  }
}
