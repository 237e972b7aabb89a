/// HSV: sRGB by hue in degrees, saturation and value in percent. CSS doesn't have it; color pickers do.
///
/// - SeeAlso: A. R. Smith, “Color gamut transform pairs” (1978).
public enum HSV: HueSpace {
  public typealias Base = SRGB
  @inlinable public static var id: ColorSpaceID { .hsv }
  public static let channels = (
    Channel("h", .hue, 0...360), Channel("s", .chroma, 0...100), Channel("v", .value, 0...100)
  )

  public static func toBase(_ hsv: SIMD3<Double>) -> SIMD3<Double> {
    let s = hsv.y / 100, v = hsv.z / 100
    return v * (1 - s * (1 - HueWheel.pure(hsv.x)))
  }

  public static func fromBase(_ rgb: SIMD3<Double>) -> SIMD3<Double> {
    let high = rgb.greatest, low = rgb.least
    guard high - low > HueWheel.greyNoise else { return SIMD3(0, 0, 100 * high) }
    return SIMD3(HueWheel.hue(rgb), high == 0 ? 0 : 100 * (high - low) / high, 100 * high)
  }

  /// The hue, of a color with hardly any saturation.
  public static func powerless(_ hsv: SIMD3<Double>) -> MissingComponents {
    hsv.y.magnitude <= 0.001 ? .first : []
  }
}
