/// CIE Lab on a D50 white, as CSS and ICC have it. Lightness goes from 0 to 100.
///
/// - SeeAlso: CIE 15:2004, with its exact fractions; CSS Color 4, section 9.3.
public enum Lab: OpponentSpace {
  public typealias Base = XYZD50
  @inlinable public static var id: ColorSpaceID { .lab }
  public static let channels = (
    Channel("l", .lightness, 0...100), Channel("a", .greenRed, -125...125),
    Channel("b", .blueYellow, -125...125)
  )

  private static let epsilon = 216.0 / 24389
  private static let kappa = 24389.0 / 27

  public static func toBase(_ lab: SIMD3<Double>) -> SIMD3<Double> { relative(lab) * WhitePoint.d50 }

  public static func fromBase(_ xyz: SIMD3<Double>) -> SIMD3<Double> {
    self.lab(relative: xyz / WhitePoint.d50)
  }

  /// XYZ as shares of the white's.
  static func relative(_ lab: SIMD3<Double>) -> SIMD3<Double> {
    let fy = (lab.x + 16) / 116
    let fx = fy + lab.y / 500
    let fz = fy - lab.z / 200
    let y = lab.x > 8 ? fy * fy * fy : lab.x / kappa
    return SIMD3(inverse(fx), y, inverse(fz))
  }

  /// Lab of XYZ as shares of the white's.
  static func lab(relative xyz: SIMD3<Double>) -> SIMD3<Double> {
    let roots = Roots.cubeRoots(xyz)
    let f = roots.replacing(with: (kappa * xyz + 16) / 116, where: xyz .<= epsilon)
    return SIMD3(116 * f.y - 16, 500 * (f.x - f.y), 200 * (f.y - f.z))
  }

  private static func inverse(_ f: Double) -> Double {
    let cube = f * f * f
    return cube > epsilon ? cube : (116 * f - 16) / kappa
  }
}
