/// Gamut mapping by the binary search of CSS Color 4 with local clipping: chroma is lowered until the clipped
/// color differs from the wished one by no more than is just seen.
enum MinimumDifference {
  private static let justNoticed = 0.02
  private static let precision = 0.0001

  static func fit(_ lab: SIMD3<Double>, to target: ColorSpaceID, tolerance: Double) -> SIMD3<Double> {
    let origin = OKLCH.fromBase(lab)
    var (rgb, clipped, difference) = clip(origin, target)
    if difference < justNoticed { return clipped }
    var low = 0.0, high = origin.y
    var lowIsInside = true
    while high - low > precision {
      let chroma = (low + high) / 2
      (rgb, clipped, difference) = clip(SIMD3(origin.x, chroma, origin.z), target)
      if lowIsInside && rgb.isInside(tolerance) {
        low = chroma
      } else if difference < justNoticed {
        if justNoticed - difference < precision { return clipped }
        lowIsInside = false
        low = chroma
      } else {
        high = chroma
      }
    }
    return clipped
  }

  private static func clip(
    _ lch: SIMD3<Double>, _ target: ColorSpaceID
  ) -> (rgb: SIMD3<Double>, clipped: SIMD3<Double>, difference: Double) {
    let lab = OKLCH.toBase(lch)
    let rgb = Conversion.convert(lab, from: .oklab, to: target)
    let clipped = ChromaReduction.clipped(rgb)
    let d = Conversion.convert(clipped, from: target, to: .oklab) - lab
    return (rgb, clipped, (d.x * d.x + d.y * d.y + d.z * d.z).squareRoot())
  }
}
