/// CIE 1931 XYZ with a D50 white, adapted from D65 by the linear Bradford transform.
public enum XYZD50: ColorSpace {
  public typealias Base = XYZD65
  @inlinable public static var id: ColorSpaceID { .xyzD50 }
  public static let channels = xyzChannels()

  public static func toBase(_ xyz: SIMD3<Double>) -> SIMD3<Double> { ChromaticAdaptation.d50ToD65 * xyz }
  public static func fromBase(_ xyz: SIMD3<Double>) -> SIMD3<Double> { ChromaticAdaptation.d65ToD50 * xyz }
}
