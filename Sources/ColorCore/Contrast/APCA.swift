#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Darwin
#endif

/// APCA lightness contrast, base 0.0.98G-4g. Advisory: it decides no verdict.
///
/// “APCA” is a trademark of its owner, with whom this project has nothing to do; the constants are unaltered,
/// the terms of use are in the repository `Myndex/apca-w3`. This is the one file of the library that calls the
/// C library's `pow`, whose last bits may differ between machines.
public enum APCA {
  /// The version of the constants.
  public static let version = "0.0.98G-4g"

  /// The contrast Lc of text on a background, about −108 to 106: positive for dark text on light.
  ///
  /// Colors are opaque; what lies outside sRGB is cut off.
  public static func lightnessContrast(text: Color<SRGB>, background: Color<SRGB>) -> Double {
    lightnessContrast(text: softLuminance(text), background: softLuminance(background))
  }

  /// The contrast Lc of two luminances, each given by ``softLuminance(_:)``.
  package static func lightnessContrast(text t: Double, background b: Double) -> Double {
    if (b - t).magnitude < 0.0005 { return 0 }
    if b > t {
      let s = (pow(b, 0.56) - pow(t, 0.57)) * 1.14
      return s < 0.1 ? 0 : (s - 0.027) * 100
    }
    let s = (pow(b, 0.65) - pow(t, 0.62)) * 1.14
    return s > -0.1 ? 0 : (s + 0.027) * 100
  }

  /// Screen luminance with a plain 2.4 power, raised near black.
  package static func softLuminance(_ color: Color<SRGB>) -> Double {
    let c = color.components.mapped { pow(min(max($0, 0), 1), 2.4) }
    let y = 0.2126729 * c.x + 0.7151522 * c.y + 0.0721750 * c.z
    return y >= 0.022 ? y : y + pow(0.022 - y, 1.414)
  }
}
