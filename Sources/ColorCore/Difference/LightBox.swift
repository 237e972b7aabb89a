/// All colors between two corners of a space's linear light, and how near any of them can be to a color in OKLab.
package struct LightBox {
  /// Linear light of the corner that is less in no channel, and of the one that is greater in none.
  package let low, high: SIMD3<Double>
  /// Linear light to the cones of OKLab, without a negative number.
  package let toLMS: Matrix3

  /// The box between two corners.
  @inline(__always)
  package init(low: SIMD3<Double>, high: SIMD3<Double>, toLMS: Matrix3) {
    (self.low, self.high, self.toLMS) = (low, high, toLMS)
  }

  /// A distance that no color of the box falls below: a lower bound of ΔE OK.
  ///
  /// Between the corners each cube root of a cone is its chord and at most `gap` more, since it is concave. The
  /// chords make a linear image of the box, whose extent on each axis of OKLab is exact; gaps shrink with the
  /// square of the box.
  package func leastDeltaEOK(from color: Color<OKLab>) -> Double {
    let center = (low + high) / 2, half = (high - low) / 2
    let lmsLow = toLMS * low, lmsHigh = toLMS * high
    let rootsLow = Roots.cubeRoots(lmsLow), rootsHigh = Roots.cubeRoots(lmsHigh)
    let squares = rootsLow * rootsLow + rootsLow * rootsHigh + rootsHigh * rootsHigh
    var slopes = SIMD3<Double>.zero, gaps = SIMD3<Double>.zero
    for i in 0..<3 where squares[i] > 0 {
      slopes[i] = 1 / squares[i]
      let steepest = (squares[i] / 3).squareRoot()
      gaps[i] =
        steepest - rootsLow[i] - (steepest * steepest * steepest - lmsLow[i]) * slopes[i]
    }
    let roots = rootsLow + slopes * (toLMS * center - lmsLow) + gaps / 2
    let middle = OKLab.rootsToLab * roots
    let m = toLMS.columns
    let reach =
      (OKLab.rootsToLab * (slopes * m.0)).magnitudes * half.x
      + (OKLab.rootsToLab * (slopes * m.1)).magnitudes * half.y
      + (OKLab.rootsToLab * (slopes * m.2)).magnitudes * half.z
      + LightBox.rootsToLabMagnitudes * (gaps / 2)
    let d = ((color.components - middle).magnitudes - reach).clamped(
      lowerBound: .zero, upperBound: SIMD3(repeating: .infinity))
    // The noise of all this is some 10⁻¹⁵.
    return max(0, (d.x * d.x + d.y * d.y + d.z * d.z).squareRoot() - 1e-12)
  }

  @inline(__always)
  private static var rootsToLabMagnitudes: Matrix3 {
    Matrix3(
      columns: OKLab.rootsToLab.columns.0.magnitudes, OKLab.rootsToLab.columns.1.magnitudes,
      OKLab.rootsToLab.columns.2.magnitudes)
  }
}
