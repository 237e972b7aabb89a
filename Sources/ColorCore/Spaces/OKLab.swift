/// OKLab, the perceptual space in which states are made. Lightness goes from 0 to 1.
///
/// - SeeAlso: Björn Ottosson, “A perceptual color space for image processing” (2020); the matrices are those
///   of CSS Color 4 since November 2023, in both directions as printed: they are inverse to 5e-16.
public enum OKLab: OpponentSpace {
  public typealias Base = XYZD65
  public static let id = ColorSpaceID.oklab
  public static let channels = (
    Channel("l", .lightness, 0...1), Channel("a", .greenRed, -0.4...0.4),
    Channel("b", .blueYellow, -0.4...0.4)
  )

  /// XYZ to cone responses.
  package static let xyzToLMS = Matrix3(
    rows: SIMD3(0.8190224379967030, 0.3619062600528904, -0.1288737815209879),
    SIMD3(0.03298365393238850, 0.9292868615863434, 0.03614466635064240),
    SIMD3(0.04817718935962420, 0.2642395317527308, 0.6335478284694309)
  )

  /// Cube roots of cone responses to OKLab.
  package static let rootsToLab = Matrix3(
    rows: SIMD3(0.2104542683093140, 0.7936177747023054, -0.004072043011619300),
    SIMD3(1.977998532431168, -2.428592242048580, 0.4505937096174110),
    SIMD3(0.02590404246554780, 0.7827717124575296, -0.8086757549230774)
  )

  /// OKLab to cube roots of cone responses.
  package static let labToRoots = Matrix3(
    rows: SIMD3(1, 0.3963377773761749, 0.2158037573099136),
    SIMD3(1, -0.1055613458156586, -0.06385417282581330),
    SIMD3(1, -0.08948417752981190, -1.291485548019409)
  )

  /// Cone responses to XYZ.
  package static let lmsToXYZ = Matrix3(
    rows: SIMD3(1.226879875845924, -0.5578149944602171, 0.2813910456659647),
    SIMD3(-0.04057574521480080, 1.112286803280317, -0.07171105806551640),
    SIMD3(-0.07637293667466010, -0.4214933324022432, 1.586924019836782)
  )

  @inline(__always)
  public static func toBase(_ lab: SIMD3<Double>) -> SIMD3<Double> {
    let roots = labToRoots * lab
    return lmsToXYZ * (roots * roots * roots)
  }

  @inline(__always)
  public static func fromBase(_ xyz: SIMD3<Double>) -> SIMD3<Double> {
    rootsToLab * Roots.cubeRoots(xyzToLMS * xyz)
  }
}
