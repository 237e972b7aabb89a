internal import ColorCore

/// The colors of one lightness on the way from grey to an opponent pair (a, b) of OKLab.
///
/// The roots of cone responses are L + s·k for a share s of the chroma, so that each linear channel is a cubic in s
/// whose factors are those of k, k² and k³, made once for all lightnesses.
struct Ray: Sendable {
  private let first, second, third: SIMD3<Double>

  init(_ a: Double, _ b: Double, in space: OutputSpace) {
    let k = OKLab.labToRoots * SIMD3(0, a, b)
    first = 3 * (space.fromCones * k)
    second = 3 * (space.fromCones * (k * k))
    third = space.fromCones * (k * k * k)
  }

  /// The linear channels at a share of chroma.
  func linear(at lightness: Double, share: Double) -> SIMD3<Double> {
    let l = lightness
    return l * l * l + share * (l * l * first + share * (l * second + share * third))
  }

  /// A share of chroma, or the greatest below it that the gamut holds.
  func shareInGamut(at lightness: Double, _ share: Double) -> Double {
    let rgb = linear(at: lightness, share: share)
    if isInside(rgb), isMonotone(at: lightness, to: share) { return share }
    return greatestShare(at: lightness, before: share)
  }

  /// The first share at which the ray leaves the gamut; `limit` if it doesn't before.
  func greatestShare(at lightness: Double, before limit: Double) -> Double {
    let l = lightness
    var exit = limit
    for i in 0..<3 {
      let cubic = Cubic(l * l * l, l * l * first[i], l * second[i], third[i])
      exit = min(exit, cubic.firstExit(from: 0...1, before: exit))
    }
    return exit
  }

  private func isInside(_ rgb: SIMD3<Double>) -> Bool {
    // White comes out as 1.0000000000000004.
    let noise = 1e-12
    return rgb.x >= -noise && rgb.y >= -noise && rgb.z >= -noise && rgb.x <= 1 + noise && rgb.y <= 1 + noise
      && rgb.z <= 1 + noise
  }

  /// Whether no channel turns round on the way, so that a ray whose end is inside has been inside all along.
  private func isMonotone(at lightness: Double, to share: Double) -> Bool {
    // The slope is a parabola; with the same sign at both ends and no vertex between it keeps that sign. Where its
    // vertex lies between, the ray is looked at in full.
    let l = lightness
    for i in 0..<3 {
      let (c1, c2, c3) = (l * l * first[i], 2 * l * second[i], 3 * third[i])
      let end = c1 + share * (c2 + share * c3)
      if (c1 < 0) != (end < 0) { return false }
      let vertex = c3 == 0 ? -1 : -c2 / (2 * c3)
      if vertex > 0, vertex < share {
        let value = c1 + vertex * (c2 + vertex * c3)
        if (value < 0) != (c1 < 0) { return false }
      }
    }
    return true
  }
}
