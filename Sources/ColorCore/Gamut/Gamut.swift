extension RGBSpace {
  /// How far outside 0 to 1 a component may lie and still count as inside: the noise of a conversion.
  /// White comes out of OKLCH as 1.0000000000000004.
  public static var gamutTolerance: Double { 1e-12 }

  /// The greatest chroma in OKLCH up to which colors of a lightness and hue are inside this gamut.
  ///
  /// It is the first exit from grey: near hue 264 sRGB is left and entered again. 0 for a lightness outside 0
  /// to 1.
  ///
  ///     SRGB.greatestChroma(lightness: 0.7, hue: 145)  // 0.2155…
  public static func greatestChroma(lightness: Double, hue: Double) -> Double {
    guard lightness > 0, lightness < 1 else { return 0 }
    let (sine, cosine) = Angle.sineAndCosine(degrees: hue)
    return ChromaReduction.greatestShare(of: SIMD3(lightness, cosine, sine), in: Linear.self)
  }
}

extension Color {
  /// Whether an RGB space can show this color.
  public func isInGamut<Target: RGBSpace>(of _: Target.Type) -> Bool {
    Conversion.convert(components, from: Space.id, to: Target.id).isInside(Target.gamutTolerance)
  }

  /// The color nearest to this one in lightness and hue that an RGB space can show.
  ///
  /// Lightness and hue in OKLCH are kept and chroma is lowered to the first place where the color enters the
  /// gamut, so that contrast hardly moves; other methods are had by name. Colors inside come back as the plain
  /// conversion gives them; a lightness of 1 or more gives white, 0 or less black. Missing components are gone.
  ///
  ///     Color<OKLCH>(0.7, 0.4, 145).fitted(to: SRGB.self)  // chroma 0.22
  public func fitted<Target: RGBSpace>(to _: Target.Type, by method: GamutMapping = .chroma) -> Color<Target>
  {
    Color<Target>(
      components: method.fit(
        components, from: Space.id, to: Target.id, linear: Target.Linear.id, tolerance: Target.gamutTolerance),
      alpha: alpha)
  }
}

extension AnyColor {
  /// Whether an RGB space can show this color.
  public func isInGamut<Target: RGBSpace>(of _: Target.Type) -> Bool {
    Conversion.convert(components, from: space, to: Target.id).isInside(Target.gamutTolerance)
  }

  /// The color nearest to this one in lightness and hue that an RGB space can show:
  /// ``Color/fitted(to:by:)``.
  public func fitted<Target: RGBSpace>(to _: Target.Type, by method: GamutMapping = .chroma) -> Color<Target>
  {
    Color<Target>(
      components: method.fit(
        components, from: space, to: Target.id, linear: Target.Linear.id, tolerance: Target.gamutTolerance),
      alpha: alpha)
  }
}
