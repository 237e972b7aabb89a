extension Roots {
  /// The cube root of each component, negative for a negative one, to one unit in the last place.
  ///
  /// There is no division in it: the bits of a `Float`, taken as a whole number, are nearly a logarithm, from which
  /// comes an inverse root s within 3 %. With e = 1 − x·s³ a polynomial of least error makes (1 − e)^(−1/3) and so
  /// s right to 22 bits; from the rest that is left comes the root in `Double`.
  @inline(__always)
  static func cubeRoots(_ x: SIMD3<Double>) -> SIMD3<Double> {
    let size = x.magnitudes
    // What a `Float` doesn't hold as a normal number, zero too, is left to the plain way.
    guard size.least > 1e-30, size.greatest < 1e30 else { return x.mapped(cubeRoot) }
    let f = floats(size)
    var s = inverseRoot(f, 0x5555_5556, 1_419_900_544)
    let e = 1 - f * (s * s * s)
    let series = 0.33332914 + e * (0.22221602 + e * (0.17447054 + e * 0.14575645))
    s += s * (e * series)
    let r = doubles(s)
    // y has 24 bits, so that its square is exact, and the rest but for a third of a rounding.
    let y = doubles(f * (s * s))
    let cube = y * y * y
    let inverse = r * r * r
    let u = (size - cube) * (inverse * (2 - cube * inverse))
    return (y + y * (u * (0.3333333333333333 - u * 0.1111111111111111))).signed(like: x)
  }

  /// Nearly x^(−p), for p in 2⁻³²: the bits of x are nearly 2²³ · (log₂ x + 127).
  @inline(__always)
  private static func inverseRoot(_ x: SIMD4<Float>, _ p: UInt64, _ constant: UInt32) -> SIMD4<Float> {
    func one(_ x: Float) -> Float {
      Float(bitPattern: constant &- UInt32(truncatingIfNeeded: (UInt64(x.bitPattern) &* p) >> 32))
    }
    return SIMD4(one(x.x), one(x.y), one(x.z), 1)
  }

  @inline(__always)
  private static func floats(_ x: SIMD3<Double>) -> SIMD4<Float> {
    SIMD4(Float(x.x), Float(x.y), Float(x.z), 1)
  }

  @inline(__always)
  private static func doubles(_ x: SIMD4<Float>) -> SIMD3<Double> {
    SIMD3(Double(x.x), Double(x.y), Double(x.z))
  }
}

extension SIMD3 where Scalar == Double {
  @inline(__always)
  var magnitudes: SIMD3 {
    let bits = unsafe unsafeBitCast(self, to: SIMD3<UInt64>.self) & SIMD3<UInt64>(repeating: ~(1 << 63))
    return unsafe unsafeBitCast(bits, to: SIMD3.self)
  }

  /// These magnitudes with the signs of others.
  @inline(__always)
  func signed(like other: SIMD3) -> SIMD3 {
    let signs = unsafe unsafeBitCast(other, to: SIMD3<UInt64>.self) & SIMD3<UInt64>(repeating: 1 << 63)
    return unsafe unsafeBitCast(unsafeBitCast(self, to: SIMD3<UInt64>.self) | signs, to: SIMD3.self)
  }
}
