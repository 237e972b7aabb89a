/// Gamut mapping by chroma alone, at constant lightness and hue in OKLCH.
///
/// On the ray from grey to a color each linear channel is a cubic in the share of chroma that is kept. The ray
/// may leave a gamut and enter it again (near hue 264 in sRGB), so the first exit from grey is looked for,
/// between the extrema of each cubic, and never by Newton's method alone.
enum ChromaReduction {
  static func fit(_ lab: SIMD3<Double>, to target: ColorSpaceID, linear: ColorSpaceID) -> SIMD3<Double> {
    let share = firstExit(of: lab, in: linear)
    let reduced = SIMD3(lab.x, lab.y * share, lab.z * share)
    // A channel at the edge may be off by its last bit, and is brought back before it is encoded.
    if target == .srgb { return SRGB.fromBase(OKLab.linear(reduced).clipped) }
    return clipped(Conversion.convert(reduced, from: .oklab, to: target))
  }

  /// The share of chroma, 0 to 1, up to which the ray from grey to `lab` stays inside a gamut. The lightness
  /// lies between 0 and 1.
  static func firstExit<Linear: LinearRGBSpace>(of lab: SIMD3<Double>, in _: Linear.Type) -> Double {
    firstExit(of: lab, in: Linear.id)
  }

  /// The same without a limit of 1.
  static func greatestShare<Linear: LinearRGBSpace>(of lab: SIMD3<Double>, in _: Linear.Type) -> Double {
    firstExit(of: lab, in: Linear.id, before: 16)
  }

  static func firstExit(
    of lab: SIMD3<Double>, in linear: ColorSpaceID, before limit: Double = 1
  ) -> Double {
    let powers = channelPowers(of: lab, in: linear)
    var exit = limit
    exit = Cubic(powers.0.x, powers.1.x, powers.2.x, powers.3.x).firstExit(low: 0, high: 1, before: exit)
    exit = Cubic(powers.0.y, powers.1.y, powers.2.y, powers.3.y).firstExit(low: 0, high: 1, before: exit)
    return Cubic(powers.0.z, powers.1.z, powers.2.z, powers.3.z).firstExit(low: 0, high: 1, before: exit)
  }

  static func channelPowers<Linear: LinearRGBSpace>(of lab: SIMD3<Double>, in _: Linear.Type) -> Powers4 {
    channelPowers(of: lab, in: Linear.id)
  }

  typealias Powers4 = (SIMD3<Double>, SIMD3<Double>, SIMD3<Double>, SIMD3<Double>)

  /// The linear channels on the ray from grey to `lab`, as the factors of s⁰, s¹, s² and s³ for a share s of
  /// chroma: (axis + s·slope)³, cone by cone, each taken to linear RGB.
  private static func channelPowers(of lab: SIMD3<Double>, in linear: ColorSpaceID) -> Powers4 {
    let axis = SIMD3(repeating: lab.x)
    let slope = OKLab.labToRoots * SIMD3(0, lab.y, lab.z)
    let toRGB = linear == .linearSRGB ? OKLab.lmsToLinear : matrix(to: linear)
    let (square, slopes) = (axis * axis, slope * slope)
    return (
      toRGB * (square * axis), toRGB * (3 * square * slope), toRGB * (3 * axis * slopes),
      toRGB * (slopes * slope)
    )
  }

  /// Cone responses to linear RGB.
  private static func matrix(to linear: ColorSpaceID) -> Matrix3 {
    let columns = OKLab.lmsToXYZ.columns
    return Matrix3(
      columns: Conversion.convert(columns.0, from: .xyzD65, to: linear),
      Conversion.convert(columns.1, from: .xyzD65, to: linear),
      Conversion.convert(columns.2, from: .xyzD65, to: linear))
  }

  static func clipped(_ rgb: SIMD3<Double>) -> SIMD3<Double> { rgb.clipped }
}
