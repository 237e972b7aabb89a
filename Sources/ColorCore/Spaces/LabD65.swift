/// CIE Lab on a D65 white, as measuring tools that stay with the screen's white have it.
///
/// A difference on it isn't that on ``Lab``: red to blue of sRGB is 55.80 by ΔE 2000 on D50 and 52.88 on D65.
public enum LabD65: OpponentSpace {
  public typealias Base = XYZD65
  @inlinable public static var id: ColorSpaceID { .labD65 }
  public static let channels = Lab.channels

  public static func toBase(_ lab: SIMD3<Double>) -> SIMD3<Double> {
    Lab.relative(lab) * WhitePoint.d65
  }

  public static func fromBase(_ xyz: SIMD3<Double>) -> SIMD3<Double> {
    Lab.lab(relative: xyz / WhitePoint.d65)
  }
}
