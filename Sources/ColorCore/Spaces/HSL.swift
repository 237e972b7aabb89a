/// HSL: sRGB by hue in degrees, saturation and lightness in percent.
///
/// Colors outside sRGB are kept: their saturation may pass 100, and where it would be negative the hue is
/// turned by half a turn instead, as CSS says. The saturation has poles where the lightness is 0 or 100.
///
/// - SeeAlso: CSS Color 4, section 7.
public enum HSL: HueSpace {
  public typealias Base = SRGB
  @inlinable public static var id: ColorSpaceID { .hsl }
  public static let channels = (
    Channel("h", .hue, 0...360), Channel("s", .chroma, 0...100), Channel("l", .lightness, 0...100)
  )

  public static func toBase(_ hsl: SIMD3<Double>) -> SIMD3<Double> {
    let s = hsl.y / 100, l = hsl.z / 100
    return l + (HueWheel.pure(hsl.x) - 0.5) * (2 * s * min(l, 1 - l))
  }

  public static func fromBase(_ rgb: SIMD3<Double>) -> SIMD3<Double> {
    let high = rgb.greatest, low = rgb.least
    let l = (high + low) / 2
    guard high - low > HueWheel.greyNoise else { return SIMD3(0, 0, 100 * l) }
    var hue = HueWheel.hue(rgb)
    let room = min(l, 1 - l)
    var s = room == 0 ? 0 : (high - l) / room
    if s < 0 {
      hue = hue >= 180 ? hue - 180 : hue + 180
      s = -s
    }
    return SIMD3(hue, 100 * s, 100 * l)
  }

  /// The hue, of a color with hardly any saturation.
  public static func powerless(_ hsl: SIMD3<Double>) -> MissingComponents { hsl.y <= 0.001 ? .first : [] }
}
