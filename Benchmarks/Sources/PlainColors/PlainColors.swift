#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#elseif canImport(Darwin)
  internal import Darwin
#endif

/// Color maths as one writes it first: doubles, the functions of the C library, a color after the other.
///
/// It is the yardstick that stays as it is while the library becomes faster, and it gives what the library gives
/// but for the last digits. The matrices are those of CSS Color 4, “Sample code for Color Conversions”.
public enum PlainColors {
  /// A color of three channels: red, green and blue, or lightness and two more.
  public typealias Triple = SIMD3<Double>

  /// Linear light of the 256 codes of sRGB (IEC 61966-2-1).
  static let linear: [Double] = (0..<256).map { code in
    let value = Double(code) / 255
    return value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
  }

  /// The code of linear light, clamped and rounded half up.
  static func code(_ light: Double) -> UInt8 {
    let clamped = min(max(light, 0), 1)
    let value = clamped <= 0.003_130_8 ? clamped * 12.92 : 1.055 * pow(clamped, 1 / 2.4) - 0.055
    return UInt8((value * 255 + 0.5).rounded(.down))
  }

  /// OKLab of linear sRGB.
  static func oklab(linear c: Triple) -> Triple {
    let l = cbrt(0.412_221_469_470_763 * c.x + 0.536_332_537_261_734_7 * c.y + 0.051_445_993_267_502_2 * c.z)
    let m = cbrt(
      0.211_903_495_823_784_2 * c.x + 0.680_699_550_645_234_7 * c.y + 0.107_396_953_530_981_2 * c.z)
    let s = cbrt(
      0.088_302_459_190_056_4 * c.x + 0.281_718_839_136_121_5 * c.y + 0.629_978_701_673_822_2 * c.z)
    return Triple(
      0.210_454_268_309_314_0 * l + 0.793_617_774_702_305_4 * m - 0.004_072_043_011_619_3 * s,
      1.977_998_532_431_168_4 * l - 2.428_592_242_048_579_9 * m + 0.450_593_709_617_411_0 * s,
      0.025_904_042_465_547_8 * l + 0.782_771_712_457_529_6 * m - 0.808_675_754_923_077_4 * s)
  }

  /// Linear sRGB of OKLab, also out of gamut.
  static func linear(oklab c: Triple) -> Triple {
    let l = c.x + 0.396_337_777_376_174_9 * c.y + 0.215_803_757_309_913_6 * c.z
    let m = c.x - 0.105_561_345_815_658_6 * c.y - 0.063_854_172_825_813_3 * c.z
    let s = c.x - 0.089_484_177_529_811_9 * c.y - 1.291_485_548_019_409_2 * c.z
    let (l3, m3, s3) = (l * l * l, m * m * m, s * s * s)
    return Triple(
      4.076_741_636_075_957_8 * l3 - 3.307_711_539_258_062_9 * m3 + 0.230_969_903_182_104_2 * s3,
      -1.268_437_973_285_031_5 * l3 + 2.609_757_349_287_688_2 * m3 - 0.341_319_376_002_657_1 * s3,
      -0.004_196_076_138_675_5 * l3 - 0.703_418_617_935_936_3 * m3 + 1.707_614_694_074_612_0 * s3)
  }

  /// OKLab of bytes of sRGB.
  static func oklab(_ bytes: SIMD3<UInt8>) -> Triple {
    oklab(linear: Triple(linear[Int(bytes.x)], linear[Int(bytes.y)], linear[Int(bytes.z)]))
  }

  /// Bytes of sRGB of linear light.
  static func bytes(_ light: Triple) -> SIMD3<UInt8> {
    SIMD3(code(light.x), code(light.y), code(light.z))
  }

  /// Lightness, chroma, and hue in degrees.
  static func polar(_ lab: Triple) -> Triple {
    let hue = atan2(lab.z, lab.y) * 180 / .pi
    return Triple(lab.x, hypot(lab.y, lab.z), hue < 0 ? hue + 360 : hue)
  }

  /// And back.
  static func rectangular(_ lch: Triple) -> Triple {
    Triple(lch.x, lch.y * cos(lch.z * .pi / 180), lch.y * sin(lch.z * .pi / 180))
  }

  /// Relative luminance (WCAG 2.x).
  static func luminance(_ bytes: SIMD3<UInt8>) -> Double {
    0.2126 * linear[Int(bytes.x)] + 0.7152 * linear[Int(bytes.y)] + 0.0722 * linear[Int(bytes.z)]
  }

  /// Contrast (WCAG 2.x) of two luminances.
  static func contrast(_ a: Double, _ b: Double) -> Double { (max(a, b) + 0.05) / (min(a, b) + 0.05) }

  /// Linear light of an OKLab color with as much of its chroma as fits, by halving twelve times.
  static func fitted(_ lab: Triple) -> Triple {
    func isInside(_ light: Triple) -> Bool { light.min() >= -1e-6 && light.max() <= 1 + 1e-6 }
    let light = linear(oklab: lab)
    if isInside(light) { return light }
    var (low, high) = (0.0, 1.0)
    var best = linear(oklab: Triple(lab.x, 0, 0))
    for _ in 0..<12 {
      let middle = (low + high) / 2
      let light = linear(oklab: Triple(lab.x, lab.y * middle, lab.z * middle))
      if isInside(light) {
        low = middle
        best = light
      } else {
        high = middle
      }
    }
    return best
  }
}
