extension TransferFunction.SRGB {
  /// Linear light of three encoded values at once.
  @inline(__always)
  static func decode(_ v: SIMD3<Double>) -> SIMD3<Double> {
    let x = v.magnitudes
    // t^2.4 = t² · (⁵√t)²
    let t = (x + 0.055) / 1.055
    guard x.max() < 1e30 else { return v.mapped(decodeFar) }
    let root = Roots.fifthRoots(t)
    let curved = (t * t * (root * root)).signed(like: v)
    return curved.replacing(with: v / 12.92, where: x .<= 0.04045)
  }

  /// Encoded values of linear light, three at once.
  @inline(__always)
  static func encode(_ v: SIMD3<Double>) -> SIMD3<Double> {
    let x = v.magnitudes
    // x^(1/2.4) = (¹²√x)⁵
    let root = Roots.cubeRoots(x.squareRoot().squareRoot())
    let square = root * root
    let curved = (1.055 * (square * square * root) - 0.055).signed(like: v)
    return curved.replacing(with: 12.92 * v, where: x .<= 0.0031308)
  }

  /// Linear light far outside any gamut.
  private static func decodeFar(_ v: Double) -> Double {
    if v.magnitude <= 0.04045 { return v / 12.92 }
    let t = (v.magnitude + 0.055) / 1.055
    let root = Roots.fifthRoot(t)
    return Double(signOf: v, magnitudeOf: t * t * (root * root))
  }

  /// Linear light of an encoded value.
  static func decode(_ v: Double) -> Double { decode(SIMD3(repeating: v)).x }

  /// The encoded value of linear light.
  static func encode(_ v: Double) -> Double { encode(SIMD3(repeating: v)).x }
}
