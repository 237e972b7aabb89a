/// A color in a space that the compiler knows.
///
///     let sky = Color<SRGB>(0.2, 0.6, 1)
///     sky.converted(to: OKLCH.self).lightness  // 0.6659…
///
/// Components are kept as they are given, outside the usual range too. A component that is missing
/// (`none` in CSS) is stored as zero and named by ``missing``. Components must be finite.
public struct Color<Space: ColorSpace>: Hashable, Sendable {
  /// The three components, in the space's own units.
  public private(set) var components: SIMD3<Double>

  /// The opacity, 0 to 1.
  public private(set) var alpha: Double

  /// The components that are missing; each of them is zero in ``components``.
  public private(set) var missing: MissingComponents

  /// The color with these components.
  ///
  /// The opacity is brought into 0 to 1, as CSS does.
  public init(_ first: Double, _ second: Double, _ third: Double, alpha: Double = 1) {
    self.init(components: SIMD3(first, second, third), alpha: alpha)
  }

  /// The color with these components, some of them missing.
  public init(components: SIMD3<Double>, alpha: Double = 1, missing: MissingComponents = []) {
    precondition(
      components.x.isFinite && components.y.isFinite && components.z.isFinite && !alpha.isNaN,
      "components of a color are finite numbers"
    )
    self.components = components
    self.alpha = min(max(alpha, 0), 1)
    self.missing = missing
    guard !missing.isEmpty else { return }
    self.components = components.without(missing)
    if missing.contains(.alpha) { self.alpha = 0 }
  }

  /// This color in another space.
  ///
  /// Missing components count as zero and stay missing where the other space has an analogous one; a hue
  /// that says nothing there becomes missing.
  @inlinable
  public func converted<Other: ColorSpace>(to _: Other.Type) -> Color<Other> {
    let result = Conversion.convert(components, missing: missing, from: Space.id, to: Other.id)
    return Color<Other>(kept: result.components, alpha: alpha, missing: result.missing)
  }

  /// The color with components that are known to be finite, zero where they are missing, and an alpha in 0 to 1.
  @usableFromInline
  init(kept components: SIMD3<Double>, alpha: Double = 1, missing: MissingComponents = []) {
    self.components = components
    self.alpha = alpha
    self.missing = missing
  }

  /// This color with another opacity.
  public func with(alpha: Double) -> Color {
    Color(components: components, alpha: alpha, missing: missing.subtracting(.alpha))
  }

  /// This color with one component changed, by the channel's property.
  ///
  ///     Color<OKLCH>(0.7, 0.1, 250).with(\.chroma, 0.05)
  public func with(_ channel: WritableKeyPath<Color, Double>, _ value: Double) -> Color {
    var copy = self
    copy[keyPath: channel] = value
    return copy
  }

  /// The component at an index, 0 to 2. A component that is set is no longer missing.
  subscript(component index: Int) -> Double {
    get { components[index] }
    set {
      precondition(newValue.isFinite, "components of a color are finite numbers")
      components[index] = newValue
      missing.remove(.component(index))
    }
  }
}
