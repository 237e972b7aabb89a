/// Gamut mapping by ray tracing, one of the three algorithms of CSS Color 4.
///
/// A ray goes in linear light from the grey of the color's lightness to the color; where it enters the cube, the
/// lightness and hue are set right again, and so four times over.
enum RayTrace {
  static func fit(_ lab: SIMD3<Double>, to target: ColorSpaceID, linear: ColorSpaceID) -> SIMD3<Double> {
    let origin = OKLCH.fromBase(lab)
    var anchor = Conversion.convert(SIMD3(origin.x, 0, 0), from: .oklab, to: linear)
    var rgb = Conversion.convert(lab, from: .oklab, to: linear)
    var last = rgb
    for pass in 0..<4 {
      if pass > 0 {
        var current = Conversion.convert(rgb, from: linear, to: .oklch)
        current.x = origin.x
        current.z = origin.z
        rgb = Conversion.convert(current, from: .oklch, to: linear)
      }
      guard let hit = entry(from: anchor, to: rgb) else {
        rgb = last
        break
      }
      // A place well inside is a better anchor than grey.
      if pass > 0, rgb.min() > 1e-6, rgb.max() < 1 - 1e-6 { anchor = rgb }
      rgb = hit
      last = hit
    }
    return ChromaReduction.clipped(
      Conversion.convert(ChromaReduction.clipped(rgb), from: linear, to: target))
  }

  /// Where a ray meets the cube from 0 to 1.
  private static func entry(from start: SIMD3<Double>, to end: SIMD3<Double>) -> SIMD3<Double>? {
    var near = -Double.infinity, far = Double.infinity
    let direction = end - start
    for i in 0..<3 {
      if direction[i].magnitude > 1e-12 {
        let low = -start[i] / direction[i], high = (1 - start[i]) / direction[i]
        near = max(min(low, high), near)
        far = min(max(low, high), far)
      } else if start[i] < 0 || start[i] > 1 {
        return nil
      }
    }
    if near > far || far < 0 { return nil }
    if near < 0 { near = far }
    return near.isFinite ? start + direction * near : nil
  }
}
