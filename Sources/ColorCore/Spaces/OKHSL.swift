/// Okhsl: hue in degrees, saturation and lightness from 0 to 1, such that the whole of sRGB is a cylinder over
/// OKLab.
///
/// Saturation 1 is the edge of sRGB. The edge is computed exactly here, where the original takes an
/// approximation that it improves by one step.
///
/// - SeeAlso: Björn Ottosson, “Okhsv and Okhsl” (2021).
public enum OKHSL: ColorSpace {
  public typealias Base = OKLab
  @inlinable public static var id: ColorSpaceID { .okhsl }
  public static let channels = (
    Channel("h", .hue, 0...360), Channel("s", .chroma, 0...1), Channel("l", .lightness, 0...1)
  )

  /// The saturation at which the two halves of the curve from grey to the edge meet.
  private static let middle = 0.8

  public static func fromBase(_ lab: SIMD3<Double>) -> SIMD3<Double> {
    let chroma = (lab.y * lab.y + lab.z * lab.z).squareRoot()
    let lightness = toe(lab.x)
    guard chroma > 0, lab.x > 0, lab.x < 1 else { return SIMD3(0, 0, lightness) }
    let hue = Angle.degrees(y: lab.z, x: lab.y)
    let c = Chromas(lightness: lab.x, a: lab.y / chroma, b: lab.z / chroma)
    let saturation: Double
    if chroma < c.middle {
      let k1 = middle * c.zero
      let t = chroma / (k1 + (1 - k1 / c.middle) * chroma)
      saturation = middle * t
    } else {
      let (k1, k2) = c.upper(middle)
      let t = (chroma - c.middle) / (k1 + k2 * (chroma - c.middle))
      saturation = middle + (1 - middle) * t
    }
    return SIMD3(hue, saturation, lightness)
  }

  public static func toBase(_ hsl: SIMD3<Double>) -> SIMD3<Double> {
    let lightness = toeInverse(hsl.z)
    guard hsl.y != 0, lightness > 0, lightness < 1 else { return SIMD3(lightness, 0, 0) }
    let (sine, cosine) = Angle.sineAndCosine(degrees: hsl.x)
    let c = Chromas(lightness: lightness, a: cosine, b: sine)
    let chroma: Double
    if hsl.y < middle {
      let t = hsl.y / middle
      let k1 = middle * c.zero
      chroma = t * k1 / (1 - (1 - k1 / c.middle) * t)
    } else {
      let t = (hsl.y - middle) / (1 - middle)
      let (k1, k2) = c.upper(middle)
      chroma = c.middle + t * k1 / (1 - k2 * t)
    }
    return SIMD3(lightness, chroma * cosine, chroma * sine)
  }

  private static let k1 = 0.206
  private static let k2 = 0.03
  private static let k3 = (1 + k1) / (1 + k2)

  /// A lightness nearer to that of CIE, which gives more room to dark colors.
  private static func toe(_ x: Double) -> Double {
    let y = k3 * x - k1
    return 0.5 * (y + (y * y + 4 * k2 * k3 * x).squareRoot())
  }

  private static func toeInverse(_ x: Double) -> Double { (x * x + k1 * x) / (k3 * (x + k2)) }

  /// The hue, of a grey.
  public static func powerless(_ hsl: SIMD3<Double>) -> MissingComponents {
    hsl.y.magnitude <= 0.00001 ? .first : []
  }
}

/// The chromas between which a saturation lies, at a lightness and hue.
private struct Chromas {
  /// Where the curve starts from grey, in the middle, and at the edge of sRGB.
  var zero, middle, most: Double

  init(lightness l: Double, a: Double, b: Double) {
    let cusp = Cusp(a: a, b: b)
    most = cusp.greatestChroma(lightness: l, a: a, b: b)
    let triangle = min(l * cusp.saturation, (1 - l) * cusp.thickness)
    let (s, t) = Chromas.middles(a, b)
    middle = 0.9 * (most / triangle) * Chromas.soft(l * s, (1 - l) * t, power: 4)
    zero = Chromas.soft(l * 0.4, (1 - l) * 0.8, power: 2)
  }

  /// The constants of the curve from the middle to the edge.
  func upper(_ share: Double) -> (Double, Double) {
    let k1 = (1 - share) * middle * middle / (share * share * zero)
    return (k1, 1 - k1 / (most - middle))
  }

  /// A minimum of two without a corner.
  private static func soft(_ a: Double, _ b: Double, power: Int) -> Double {
    let (a2, b2) = (a * a, b * b)
    if power == 2 { return (1 / (1 / a2 + 1 / b2)).squareRoot() }
    return (1 / (1 / (a2 * a2) + 1 / (b2 * b2))).squareRoot().squareRoot()
  }

  /// The smooth triangle inside the gamut, by Ottosson's fit.
  private static func middles(_ a: Double, _ b: Double) -> (Double, Double) {
    var s = -4.24894561 + 5.38770819 * b + 4.69891013 * a
    s = -2.13704948 - 10.02301043 * b + a * s
    s = -2.19557347 + 1.75198401 * b + a * s
    s = 7.44778970 + 4.15901240 * b + a * s
    var t = 0.00299215 - 0.45399568 * b - 0.14661872 * a
    t = -0.27087943 + 0.61223990 * b + a * t
    t = 0.40370612 + 0.90148123 * b + a * t
    t = 1.61320320 - 0.68124379 * b + a * t
    return (0.11516993 + 1 / s, 0.11239642 + 1 / t)
  }
}
