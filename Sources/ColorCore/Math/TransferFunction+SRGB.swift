extension TransferFunction.SRGB {
  /// Linear light of three encoded values at once.
  @inline(__always)
  static func decode(_ v: SIMD3<Double>) -> SIMD3<Double> { v.mapped(decode) }

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

  /// Linear light of an encoded value.
  ///
  /// From the nearest of the 256 bytes: with t = v₀ + 0.055 and d = (v − v₀) / t, t^2.4 · (1 + d)^2.4 is a number
  /// from a table times a short series. So bytes have just what the table has, and others as much to a unit or
  /// two in the last place.
  @inline(__always)
  static func decode(_ v: Double) -> Double {
    guard v > 0.04045, v <= 1 else { return decodeFar(v) }
    let byte = bytes[Int(v * 255 + 0.5)]
    let d = (v - byte.x) * byte.y
    // |d| < 0.021; what is left out is under 2e-18.
    let high = -0.0046592 + d * (0.00239616 - d * (0.001377792 - d * 0.00085729))
    let series = 2.4 + d * (1.68 + d * (0.224 - d * (0.0336 - d * (0.010752 + d * high))))
    return byte.z + byte.z * (d * series)
  }

  /// Each byte as a share of 255, one over that and 0.055, and its light.
  private static let bytes: [SIMD3<Double>] = (0...255).map { byte in
    let v = Double(byte) / 255
    return SIMD3(v, 1 / (v + 0.055), curve(v))
  }

  /// Linear light outside 0 to 1, and on the straight piece.
  private static func decodeFar(_ v: Double) -> Double {
    v.magnitude <= 0.04045 ? v / 12.92 : Double(signOf: v, magnitudeOf: curve(v.magnitude))
  }

  private static func curve(_ x: Double) -> Double {
    let t = (x + 0.055) / 1.055
    // t^2.4 = t² · (⁵√t)²
    let root = Roots.fifthRoot(t)
    return t * t * (root * root)
  }

  /// The encoded value of linear light.
  static func encode(_ v: Double) -> Double { encode(SIMD3(repeating: v)).x }
}
