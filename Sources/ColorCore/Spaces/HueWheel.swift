/// A space whose first component is the hue of the wheel of sRGB, in degrees.
public protocol HueSpace: ColorSpace {}

/// The hexagon of hues that HSL, HSV and HWB share.
enum HueWheel {
  /// The difference of channels up to which a color counts as grey: a white that went through a wide space
  /// comes back with 1e-16 of noise, which would read as half a saturation (colormath.md, section 3.12).
  static let greyNoise = 1e-9

  /// The hue of encoded RGB in [0, 360).
  static func hue(_ rgb: SIMD3<Double>) -> Double {
    let high = rgb.greatest, d = high - rgb.least
    let sixth =
      high == rgb.x
      ? (rgb.y - rgb.z) / d + (rgb.y < rgb.z ? 6 : 0)
      : high == rgb.y ? (rgb.z - rgb.x) / d + 2 : (rgb.x - rgb.y) / d + 4
    let hue = sixth * 60
    return hue >= 360 ? hue - 360 : hue
  }

  /// The fully saturated RGB of a hue, each channel 0 to 1.
  static func pure(_ hue: Double) -> SIMD3<Double> {
    let h = Angle.turned(hue) / 60
    func channel(_ offset: Double) -> Double {
      // Distance from the channel's own hue on a circle of six.
      var distance = (h - offset).magnitude
      if distance > 3 { distance = 6 - distance }
      return min(max(2 - distance, 0), 1)
    }
    return SIMD3(channel(0), channel(2), channel(4))
  }
}
