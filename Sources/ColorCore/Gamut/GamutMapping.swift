/// A way of bringing a color into a gamut.
public enum GamutMapping: String, CaseIterable, Hashable, Sendable {
  /// Lightness and hue in OKLCH are kept exactly and chroma is lowered to the first place inside, so that a
  /// contrast outlives it. What this library does when nothing is said.
  case chroma = "chroma"

  /// Ray tracing in linear light with four passes, of CSS Color 4: lightness moves by 3e-4 at most.
  case rayTrace = "raytrace"

  /// The search of CSS Color 4 for the chroma at which clipping is just not seen: lightness may move by 0.018,
  /// which can flip a verdict. For parity with other tools.
  case minimumDifference = "css-minde"

  /// Each channel cut off by itself, as browsers do: hue may turn by 60 degrees.
  case clip = "clip"

  /// Components of `source` as components of `target` inside its gamut.
  func fit(
    _ components: SIMD3<Double>, from source: ColorSpaceID, to target: ColorSpaceID, linear: ColorSpaceID,
    tolerance: Double
  ) -> SIMD3<Double> {
    // Beyond a million the cubes of a conversion may overflow. No color is there to be told from another.
    let components =
      components.size < 1e6 ? components : components.mapped { min(max($0, -1e6), 1e6) }
    if target == .srgb, source == .oklch || source == .oklab {
      let lab = source == .oklch ? OKLCH.toBase(components) : components
      let light = OKLab.linear(lab)
      // What is clearly outside needn't be encoded to know it.
      if self != .clip, light.least < -1e-9 || light.greatest > 1 + 1e-9 {
        return mapped(lab, to: target, linear: linear, tolerance: tolerance)
      }
      let plain = SRGB.fromBase(light)
      if self == .clip || plain.isInside(tolerance) { return plain.clipped }
      return mapped(lab, to: target, linear: linear, tolerance: tolerance)
    }
    let plain = Conversion.convert(components, from: source, to: target)
    if self == .clip || plain.isInside(tolerance) { return plain.clipped }
    let lab = Conversion.convert(components, from: source, to: .oklab)
    return mapped(lab, to: target, linear: linear, tolerance: tolerance)
  }

  /// A color of OKLab that lies outside the gamut, brought into it.
  private func mapped(
    _ lab: SIMD3<Double>, to target: ColorSpaceID, linear: ColorSpaceID, tolerance: Double
  ) -> SIMD3<Double> {
    if lab.x >= 1 { return .one }
    if lab.x <= 0 { return .zero }
    switch self {
    case .chroma: return ChromaReduction.fit(lab, to: target, linear: linear)
    case .rayTrace: return RayTrace.fit(lab, to: target, linear: linear)
    case .minimumDifference: return MinimumDifference.fit(lab, to: target, tolerance: tolerance)
    case .clip: return Conversion.convert(lab, from: .oklab, to: target).clipped
    }
  }
}
