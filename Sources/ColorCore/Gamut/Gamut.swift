extension RGBSpace {
  /// How far outside 0 to 1 a component may lie and still count as inside: the noise of a conversion.
  /// White comes out of OKLCH as 1.0000000000000004.
  public static var gamutTolerance: Double { 1e-12 }
}

extension Color {
  /// Whether an RGB space can show this color.
  public func isInGamut<Space2: RGBSpace>(of _: Space2.Type) -> Bool {
    let rgb = Conversion.convert(components, from: Space.self, to: Space2.self)
    return isInside(rgb, tolerance: Space2.gamutTolerance)
  }

  /// The color nearest to this one in lightness and hue that an RGB space can show.
  ///
  /// Lightness and hue in OKLCH are kept and chroma is lowered to the first place where the color enters the
  /// gamut, so that contrast hardly moves. Colors inside come back as the plain conversion gives them; a
  /// lightness of 1 or more gives white, 0 or less black. Missing components are gone.
  ///
  ///     Color<OKLCH>(0.7, 0.4, 145).fitted(to: SRGB.self)  // chroma 0.22
  public func fitted<Target: RGBSpace>(to _: Target.Type) -> Color<Target> {
    Color<Target>(
      components: ChromaReduction.fit(components, from: Space.self, to: Target.self), alpha: alpha)
  }
}

extension AnyColor {
  /// Whether an RGB space can show this color.
  public func isInGamut<Target: RGBSpace>(of _: Target.Type) -> Bool {
    let rgb = Conversion.convert(components, from: space.type, to: Target.self)
    return isInside(rgb, tolerance: Target.gamutTolerance)
  }

  /// The color nearest to this one in lightness and hue that an RGB space can show: ``Color/fitted(to:)``.
  public func fitted<Target: RGBSpace>(to _: Target.Type) -> Color<Target> {
    Color<Target>(
      components: ChromaReduction.fit(components, from: space.type, to: Target.self), alpha: alpha)
  }
}

private func isInside(_ rgb: SIMD3<Double>, tolerance: Double) -> Bool {
  rgb.min() >= -tolerance && rgb.max() <= 1 + tolerance
}
