/// Gamut mapping by chroma alone, at constant lightness and hue in OKLCH.
///
/// On the ray from grey to a color each linear channel is a cubic in the share of chroma that is kept. The ray
/// may leave a gamut and enter it again (near hue 264 in sRGB), so the first exit from grey is looked for,
/// between the extrema of each cubic, and never by Newton's method alone.
enum ChromaReduction {
  static func fit(_ lab: SIMD3<Double>, to target: ColorSpaceID, linear: ColorSpaceID) -> SIMD3<Double> {
    let share = firstExit(of: lab, in: linear)
    let reduced = SIMD3(lab.x, lab.y * share, lab.z * share)
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
    for i in 0..<3 {
      let cubic = Cubic(powers.0[i], powers.1[i], powers.2[i], powers.3[i])
      exit = min(exit, cubic.firstExit(from: 0...1, before: exit))
    }
    return exit
  }

  static func channelPowers<Linear: LinearRGBSpace>(of lab: SIMD3<Double>, in _: Linear.Type) -> Powers4 {
    channelPowers(of: lab, in: Linear.id)
  }

  typealias Powers4 = (SIMD3<Double>, SIMD3<Double>, SIMD3<Double>, SIMD3<Double>)

  /// The linear channels on the ray from grey to `lab`, as the factors of s⁰, s¹, s² and s³ for a share s of
  /// chroma: (axis + s·slope)³, cone by cone, each taken to linear RGB.
  private static func channelPowers(of lab: SIMD3<Double>, in linear: ColorSpaceID) -> Powers4 {
    let axis = SIMD3(lab.x, lab.x, lab.x)
    let slope = OKLab.labToRoots * SIMD3(0, lab.y, lab.z)
    func rgb(_ lms: SIMD3<Double>) -> SIMD3<Double> {
      Conversion.convert(OKLab.lmsToXYZ * lms, from: .xyzD65, to: linear)
    }
    return (
      rgb(axis * axis * axis), rgb(3 * axis * axis * slope), rgb(3 * axis * slope * slope),
      rgb(slope * slope * slope)
    )
  }

  static func clipped(_ rgb: SIMD3<Double>) -> SIMD3<Double> {
    rgb.clamped(lowerBound: .zero, upperBound: .one)
  }
}
