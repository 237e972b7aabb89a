/// HCT, Material's space: hue and chroma of CAM16, and tone, the L* of CIE, from 0 to 100.
///
/// A chroma of 0 isn't what Material calls white: that has 2.869. Colors that sRGB can't show are kept; bring
/// them in with ``Color/fitted(to:by:)``.
///
/// - SeeAlso: material-color-utilities, `Hct`.
public enum HCT: ColorSpace {
  public typealias Base = LinearSRGB
  @inlinable public static var id: ColorSpaceID { .hct }
  public static let channels = (
    Channel("h", .hue, 0...360), Channel("c", .chroma, 0...120), Channel("t", .lightness, 0...100)
  )

  public static func fromBase(_ rgb: SIMD3<Double>) -> SIMD3<Double> {
    let jch = CAM16.fromBase(rgb)
    return SIMD3(jch.z, jch.y, tone(luminance: luminance(rgb)))
  }

  public static func toBase(_ hct: SIMD3<Double>) -> SIMD3<Double> {
    let y = luminance(tone: hct.z)
    guard y > 0 else { return SIMD3(repeating: y) }
    func color(_ j: Double) -> SIMD3<Double> { CAM16.toBase(SIMD3(j, hct.y, hct.x)) }
    return color(
      lightness(of: y, from: CAM16.leastLightness(chroma: hct.y, hue: hct.x)) { luminance(color($0)) })
  }

  /// The lightness J at which `luminance` gives `y`, above `least`.
  ///
  /// Luminance rises with J, so that the crossing is bracketed and then narrowed by the Illinois form of false
  /// position, which can't leave the bracket.
  private static func lightness(
    of y: Double, from least: Double, _ luminance: (Double) -> Double
  ) -> Double {
    func error(_ j: Double) -> Double { luminance(j) - y }
    // J is near the tone in the middle of the range, and about its square law elsewhere.
    var high = max(100 * y.squareRoot(), least * 1.5, 1e-6)
    var errorHigh = error(high)
    for _ in 0..<60 where !(errorHigh > 0) {
      high *= 1.5
      errorHigh = error(high)
    }
    var low = high
    var errorLow = errorHigh
    for _ in 0..<120 where !(errorLow <= 0) {
      (high, errorHigh) = (low, errorLow)
      low = least + (low - least) * 0.5
      errorLow = error(low)
    }
    guard errorLow <= 0, errorHigh > 0 else { return low }
    var side = 0
    for _ in 0..<200 {
      var middle = (low * errorHigh - high * errorLow) / (errorHigh - errorLow)
      if !(middle > low && middle < high) { middle = (low + high) / 2 }
      if middle <= low || middle >= high { break }
      let found = error(middle)
      if found == 0 || found.magnitude < 2e-16 * y { return middle }
      if found > 0 {
        (high, errorHigh) = (middle, found)
        if side == 1 { errorLow /= 2 }
        side = 1
      } else {
        (low, errorLow) = (middle, found)
        if side == -1 { errorHigh /= 2 }
        side = -1
      }
    }
    return (low + high) / 2
  }

  /// The relative luminance, by Material's weights.
  private static func luminance(_ rgb: SIMD3<Double>) -> Double { RelativeLuminance.of(linear: rgb) }

  private static func tone(luminance y: Double) -> Double {
    y > 216.0 / 24389 ? 116 * Roots.cubeRoot(y) - 16 : 24389.0 / 27 * y
  }

  private static func luminance(tone: Double) -> Double {
    let f = (tone + 16) / 116
    return tone > 8 ? f * f * f : tone * 27 / 24389
  }

  /// The hue, of a color without chroma.
  public static func powerless(_ hct: SIMD3<Double>) -> MissingComponents {
    hct.y.magnitude <= CAM16.achromaticChroma ? .first : []
  }
}
