/// All colors of bytes between two corners, and how near any of them can be to a color in OKLab.
///
/// It is what a search through all 2²⁴ colors halves again and again.
package struct SRGB8Box {
  /// The least byte of each channel.
  package let low: SRGB8
  /// The greatest byte of each channel.
  package let high: SRGB8

  /// Every color.
  package static let all = SRGB8Box(low: .black, high: .white)

  /// The box between two corners, the first of which is less in no channel.
  package init(low: SRGB8, high: SRGB8) {
    precondition(
      low.red <= high.red && low.green <= high.green && low.blue <= high.blue, "a box holds a color")
    self.low = low
    self.high = high
  }

  /// Whether there is one color in it, ``low``.
  package var isSingle: Bool { low == high }

  /// The two halves, cut across the longest side.
  package var halves: (SRGB8Box, SRGB8Box) {
    let red = high.red - low.red, green = high.green - low.green, blue = high.blue - low.blue
    var a = high, b = low
    if green >= red, green >= blue {
      a.green = low.green + green / 2
      b.green = a.green + 1
    } else if red >= blue {
      a.red = low.red + red / 2
      b.red = a.red + 1
    } else {
      a.blue = low.blue + blue / 2
      b.blue = a.blue + 1
    }
    return (SRGB8Box(low: low, high: a), SRGB8Box(low: b, high: high))
  }

  /// A distance that no color of the box falls below: a lower bound of ΔE OK.
  package func leastDeltaEOK(from color: Color<OKLab>) -> Double {
    LightBox(low: low.linearComponents, high: high.linearComponents, toLMS: SRGB8Box.linearToLMS)
      .leastDeltaEOK(from: color)
  }

  private static let linearToLMS =
    OKLab.xyzToLMS
    * Matrix3(
      columns: LinearSRGB.toBase(SIMD3(1, 0, 0)), LinearSRGB.toBase(SIMD3(0, 1, 0)),
      LinearSRGB.toBase(SIMD3(0, 0, 1)))
}
