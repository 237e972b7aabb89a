/// CAM16 by lightness J, chroma C and hue h in degrees, under the viewing conditions of Google's Material.
///
/// The conditions: white 95.047 / 100 / 108.883, an adapting luminance of 200/π · Y(L* = 50)/100, a background
/// of L* 50, average surround, no discounting of the illuminant; linear sRGB becomes XYZ by Material's rounded
/// matrix. White isn't achromatic here: its chroma is 2.869.
///
/// - SeeAlso: C. Li et al., “Comprehensive color solutions: CAM16, CAT16, and CAM16-UCS” (2017);
///   material-color-utilities, `Cam16` and `ViewingConditions`.
public enum CAM16: ColorSpace {
  public typealias Base = LinearSRGB
  @inlinable public static var id: ColorSpaceID { .cam16 }
  public static let channels = (
    Channel("j", .lightness, 0...100), Channel("c", .chroma, 0...120), Channel("h", .hue, 0...360)
  )

  /// The chroma up to which a hue is taken to say nothing: noise, since not even white has none.
  static let achromaticChroma = 1e-9

  /// Material's matrix from linear sRGB to XYZ, Y of white = 1.
  @inline(__always)
  static var toXYZ: Matrix3 {
    Matrix3(
      rows: SIMD3(0.41233895, 0.35762064, 0.18051042), SIMD3(0.2126, 0.7152, 0.0722),
      SIMD3(0.01932141, 0.11916382, 0.95034478))
  }
  private static let fromXYZ = toXYZ.inverse

  @inline(__always)
  private static var cones: Matrix3 {
    Matrix3(
      rows: SIMD3(0.401288, 0.650173, -0.051461), SIMD3(-0.250268, 1.204414, 0.045854),
      SIMD3(-0.002079, 0.048952, 0.953127))
  }
  private static let fromCones = cones.inverse

  private static let n = 0.18418651851244413465
  private static let z = 1.90916956848365208227
  private static let nbb = 1.01691918044587568839
  private static let aw = 29.9809971944473378034
  private static let fl = 0.38848145378003529297
  private static let discounts = SIMD3(
    1.02117770275752011531, 0.98630772942801246582, 0.93396050828022991783)
  private static let surround = 0.69
  /// (1.64 − 0.29ⁿ)^0.73
  private static let chromaScale = Powers.power(1.64 - Powers.power(0.29, n), 0.73)

  public static func fromBase(_ rgb: SIMD3<Double>) -> SIMD3<Double> {
    let adapted = (cones * (toXYZ * (rgb * 100)) * discounts).mapped { x in
      let f = Powers.power(fl * x.magnitude / 100, 0.42)
      return Double(signOf: x, magnitudeOf: 400 * f / (f + 27.13))
    }
    let (r, g, b) = (adapted.x, adapted.y, adapted.z)
    let redGreen = (11 * r - 12 * g + b) / 11
    let yellowBlue = (r + g - 2 * b) / 9
    let u = (20 * r + 20 * g + 21 * b) / 20
    let achromatic = (40 * r + 20 * g + b) / 20 * nbb
    let hue = Angle.degrees(y: yellowBlue, x: redGreen)
    let j = 100 * Powers.signed(achromatic / aw, surround * z)
    let distance = (redGreen * redGreen + yellowBlue * yellowBlue).squareRoot()
    let base = u + 0.305
    let t = base == 0 ? 0 : eccentricity(hue) * distance / base
    let c = Powers.signed(t, 0.9) * chromaScale * (j.magnitude / 100).squareRoot()
    return SIMD3(j, c, hue)
  }

  public static func toBase(_ jch: SIMD3<Double>) -> SIMD3<Double> {
    let j = jch.x / 100
    let root = j.magnitude.squareRoot()
    let t = root == 0 ? 0 : Powers.signed(jch.y / (root * chromaScale), 1 / 0.9)
    let (sine, cosine) = Angle.sineAndCosine(degrees: jch.z)
    let p2 = aw * Powers.signed(j, 1 / (surround * z)) / nbb
    let divisor = 23 * eccentricity(jch.z) + t * (11 * cosine + 108 * sine)
    let gamma = divisor == 0 ? 0 : 23 * (p2 + 0.305) * t / divisor
    let a = gamma * cosine, b = gamma * sine
    let adapted =
      SIMD3(
        460 * p2 + 451 * a + 288 * b, 460 * p2 - 891 * a - 261 * b, 460 * p2 - 220 * a - 6300 * b) / 1403
    let responses = adapted.mapped { x in
      let size = min(x.magnitude, 399.999)
      let base = Powers.power(27.13 * size / (400 - size), 1 / 0.42)
      return Double(signOf: x, magnitudeOf: 100 / fl * base)
    }
    return fromXYZ * (fromCones * (responses / discounts)) / 100
  }

  /// The factor of the eccentricity of a hue in the formula of chroma.
  private static func eccentricity(_ hue: Double) -> Double {
    // The formula adds 2 radians.
    let cosine = Angle.sineAndCosine(degrees: hue + 114.59155902616465).cosine
    return 50_000.0 / 13 * 0.25 * (cosine + 3.8) * nbb
  }

  /// The lightness below which chroma and hue name no color: there the divisor of the inverse is zero.
  static func leastLightness(chroma: Double, hue: Double) -> Double {
    let (sine, cosine) = Angle.sineAndCosine(degrees: hue)
    let slope = -(11 * cosine + 108 * sine)
    guard slope > 0, chroma > 0 else { return 0 }
    let most = Powers.power(23 * eccentricity(hue) / slope, 0.9)
    let root = chroma / (chromaScale * most)
    return 100 * root * root
  }

  /// The hue, of a color without chroma.
  public static func powerless(_ jch: SIMD3<Double>) -> MissingComponents {
    jch.y.magnitude <= achromaticChroma ? .third : []
  }
}
