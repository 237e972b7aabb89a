/// OKLab, the perceptual space in which states are made. Lightness goes from 0 to 1.
///
/// - SeeAlso: Björn Ottosson, “A perceptual color space for image processing” (2020); the matrices are those
///   of CSS Color 4 since November 2023, in both directions as printed: they are inverse to 5e-16.
public enum OKLab: OpponentSpace {
  public typealias Base = XYZD65
  @inlinable public static var id: ColorSpaceID { .oklab }
  public static let channels = (
    Channel("l", .lightness, 0...1), Channel("a", .greenRed, -0.4...0.4),
    Channel("b", .blueYellow, -0.4...0.4)
  )

  /// XYZ to cone responses.
  @inline(__always)
  package static var xyzToLMS: Matrix3 {
    Matrix3(
      rows: SIMD3(0.8190224379967030, 0.3619062600528904, -0.1288737815209879),
      SIMD3(0.03298365393238850, 0.9292868615863434, 0.03614466635064240),
      SIMD3(0.04817718935962420, 0.2642395317527308, 0.6335478284694309)
    )
  }

  /// Cube roots of cone responses to OKLab.
  @inline(__always)
  static var rootsToLab: Matrix3 {
    Matrix3(
      rows: SIMD3(0.2104542683093140, 0.7936177747023054, -0.004072043011619300),
      SIMD3(1.977998532431168, -2.428592242048580, 0.4505937096174110),
      SIMD3(0.02590404246554780, 0.7827717124575296, -0.8086757549230774)
    )
  }

  /// OKLab to cube roots of cone responses.
  @inline(__always)
  package static var labToRoots: Matrix3 {
    Matrix3(
      rows: SIMD3(1, 0.3963377773761749, 0.2158037573099136),
      SIMD3(1, -0.1055613458156586, -0.06385417282581330),
      SIMD3(1, -0.08948417752981190, -1.291485548019409)
    )
  }

  /// Cone responses to XYZ.
  @inline(__always)
  package static var lmsToXYZ: Matrix3 {
    Matrix3(
      rows: SIMD3(1.226879875845924, -0.5578149944602171, 0.2813910456659647),
      SIMD3(-0.04057574521480080, 1.112286803280317, -0.07171105806551640),
      SIMD3(-0.07637293667466010, -0.4214933324022432, 1.586924019836782)
    )
  }

  /// Linear sRGB to cone responses at once: the doubles nearest to the product of both matrices.
  @inline(__always)
  package static var linearToLMS: Matrix3 {
    Matrix3(
      rows: SIMD3(0.41222146947076300034, 0.53633253726173481341, 0.051445993267502201848),
      SIMD3(0.21190349581782522925, 0.68069955064523432748, 0.10739695353694054804),
      SIMD3(0.088302459190056424972, 0.28171883913612148356, 0.62997870167382212797))
  }

  /// Cone responses to linear sRGB at once.
  @inline(__always)
  package static var lmsToLinear: Matrix3 {
    Matrix3(
      rows: SIMD3(4.0767416360759582723, -3.3077115392580618726, 0.23096990318210450460),
      SIMD3(-1.2684379732850318481, 2.6097573492876885726, -0.34131937600265726691),
      SIMD3(-0.0041960761386755574844, -0.70341861793593625539, 1.7076146940746117367))
  }

  /// OKLab of linear sRGB.
  @inline(__always)
  package static func from(linear rgb: SIMD3<Double>) -> SIMD3<Double> {
    rootsToLab * Roots.cubeRoots(linearToLMS * rgb)
  }

  /// Linear sRGB of OKLab.
  @inline(__always)
  static func linear(_ lab: SIMD3<Double>) -> SIMD3<Double> {
    let roots = labToRoots * lab
    return lmsToLinear * (roots * roots * roots)
  }

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
