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

  /// A share of chroma, or the greatest below it that the gamut holds: up to the first exit from grey, since a ray may
  /// leave the gamut and enter it again.
  func shareInGamut(at lightness: Double, _ share: Double) -> Double {
    let l = lightness, l2 = l * l, l3 = l2 * l
    let c1 = l2 * first, c2 = l * second
    var exit = share
    exit = Cubic(l3, c1.x, c2.x, third.x).firstExit(low: 0, high: 1, before: exit)
    exit = Cubic(l3, c1.y, c2.y, third.y).firstExit(low: 0, high: 1, before: exit)
    return Cubic(l3, c1.z, c2.z, third.z).firstExit(low: 0, high: 1, before: exit)
  }
}
