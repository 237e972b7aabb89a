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
  ///
  /// Between the corners each cube root of a cone is its chord and at most `gap` more, since it is concave. The
  /// chords make a linear image of the box, whose extent on each axis of OKLab is exact; gaps shrink with the
  /// square of the box.
  package func leastDeltaEOK(from color: Color<OKLab>) -> Double {
    let a = low.linearComponents, b = high.linearComponents
    let center = (a + b) / 2, half = (b - a) / 2
    let lmsLow = SRGB8Box.linearToLMS * a, lmsHigh = SRGB8Box.linearToLMS * b
    let rootsLow = Roots.cubeRoots(lmsLow), rootsHigh = Roots.cubeRoots(lmsHigh)
    let squares = rootsLow * rootsLow + rootsLow * rootsHigh + rootsHigh * rootsHigh
    var slopes = SIMD3<Double>.zero, gaps = SIMD3<Double>.zero
    for i in 0..<3 where squares[i] > 0 {
      slopes[i] = 1 / squares[i]
      let steepest = (squares[i] / 3).squareRoot()
      gaps[i] =
        steepest - rootsLow[i] - (steepest * steepest * steepest - lmsLow[i]) * slopes[i]
    }
    let roots = rootsLow + slopes * (SRGB8Box.linearToLMS * center - lmsLow) + gaps / 2
    let middle = OKLab.rootsToLab * roots
    let m = SRGB8Box.linearToLMS.columns
    let reach =
      (OKLab.rootsToLab * (slopes * m.0)).magnitudes * half.x
      + (OKLab.rootsToLab * (slopes * m.1)).magnitudes * half.y
      + (OKLab.rootsToLab * (slopes * m.2)).magnitudes * half.z
      + SRGB8Box.rootsToLabMagnitudes * (gaps / 2)
    let d = ((color.components - middle).magnitudes - reach).clamped(
      lowerBound: .zero, upperBound: SIMD3(repeating: .infinity))
    // The noise of all this is some 10⁻¹⁵.
    return max(0, (d.x * d.x + d.y * d.y + d.z * d.z).squareRoot() - 1e-12)
  }

  private static let linearToLMS =
    OKLab.xyzToLMS
    * Matrix3(
      columns: LinearSRGB.toBase(SIMD3(1, 0, 0)), LinearSRGB.toBase(SIMD3(0, 1, 0)),
      LinearSRGB.toBase(SIMD3(0, 0, 1)))

  @inline(__always)
  private static var rootsToLabMagnitudes: Matrix3 {
    Matrix3(
      columns: OKLab.rootsToLab.columns.0.magnitudes, OKLab.rootsToLab.columns.1.magnitudes,
      OKLab.rootsToLab.columns.2.magnitudes)
  }
}
