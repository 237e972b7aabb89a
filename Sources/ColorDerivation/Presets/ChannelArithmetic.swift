internal import ColorCore

/// Arithmetic on the channels of bytes, as the systems do it.
extension SRGB8 {
  /// The three channels, 0 to 255.
  var channels: [Int] { [Int(red), Int(green), Int(blue)] }

  /// The color of three channels; what lies outside 0 to 255 is brought to the nearer end.
  init(channels: [Int]) {
    let bytes = channels.map { UInt8(min(max($0, 0), 255)) }
    self.init(red: bytes[0], green: bytes[1], blue: bytes[2])
  }

  /// This color with a share laid over it of another, in thousandths; each channel is rounded once, half up.
  func overlaid(with layer: SRGB8, thousandths: Int) -> SRGB8 {
    SRGB8(
      channels: zip(layer.channels, channels).map { over, under in
        (over * thousandths + under * (1000 - thousandths) + 500) / 1000
      })
  }

  /// This color with a layer over it at an opacity from 0 to 1; each channel is rounded once, half up.
  ///
  /// An opacity that is a number of thousandths is taken exactly: as a double .15 of 253 isn't 37.95.
  func overlaid(with layer: SRGB8, opacity: Double) -> SRGB8 {
    let thousandths = (opacity * 1000).rounded()
    if (opacity * 1000 - thousandths).magnitude < 1e-9 {
      return overlaid(with: layer, thousandths: Int(thousandths))
    }
    return SRGB8(
      channels: zip(layer.channels, channels).map { over, under in
        Int((Double(over) * opacity + Double(under) * (1 - opacity) + 0.5).rounded(.down))
      })
  }
}

extension SRGB8 {
  /// The hue of the wheel of sRGB in whole degrees, 0 to 360; 0 for greys.
  var wholeHue: Double {
    let (r, g, b) = (Double(red), Double(green), Double(blue))
    let high = max(r, g, b), delta = high - min(r, g, b)
    guard delta > 0 else { return 0 }
    let sixth =
      r == high ? (g - b) / delta + (g < b ? 6 : 0) : g == high ? (b - r) / delta + 2 : (r - g) / delta + 4
    return roundedHalfUp(60 * sixth)
  }
}

/// Rounding as JavaScript's `Math.round` does it: halves go up.
func roundedHalfUp(_ value: Double) -> Double { (value + 0.5).rounded(.down) }
