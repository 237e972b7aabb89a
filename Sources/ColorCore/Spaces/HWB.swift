/// HWB: sRGB by hue in degrees, whiteness and blackness in percent.
///
/// A whiteness and blackness that make 100 or more together are a grey in their proportion.
///
/// - SeeAlso: CSS Color 4, section 8.
public enum HWB: HueSpace {
  public typealias Base = SRGB
  @inlinable public static var id: ColorSpaceID { .hwb }
  public static let channels = (
    Channel("h", .hue, 0...360), Channel("w", .whiteness, 0...100), Channel("b", .blackness, 0...100)
  )

  public static func toBase(_ hwb: SIMD3<Double>) -> SIMD3<Double> {
    let w = hwb.y / 100, b = hwb.z / 100
    if w + b >= 1 { return SIMD3(repeating: w / (w + b)) }
    return HueWheel.pure(hwb.x) * (1 - w - b) + w
  }

  public static func fromBase(_ rgb: SIMD3<Double>) -> SIMD3<Double> {
    let high = rgb.greatest, low = rgb.least
    let hue = high - low > HueWheel.greyNoise ? HueWheel.hue(rgb) : 0
    return SIMD3(hue, 100 * low, 100 * (1 - high))
  }

  /// The hue, of a color that is nearly all white and black.
  public static func powerless(_ hwb: SIMD3<Double>) -> MissingComponents {
    hwb.y + hwb.z >= 99.999 ? .first : []
  }
}
