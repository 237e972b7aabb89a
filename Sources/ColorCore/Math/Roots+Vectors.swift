extension Roots {
  /// The cube root of each component, negative for a negative one, to one unit in the last place.
  ///
  /// From the nearest number n with 7 bits behind its first: with e = (x − n) / n it is the root of n, from a table but
  /// for a power of two, times a short series.
  @inline(__always)
  static func cubeRoots(_ x: SIMD3<Double>) -> SIMD3<Double> {
    let size = x.magnitudes
    // Zero and what has fewer bits than others are left to the plain way: here none is below 10⁻²⁷⁰.
    guard size.x * size.y * size.z > 1e-150, size.x + size.y + size.z < 1e60 else {
      return x.mapped(oneCubeRoot)
    }
    return cubeRoots(of: size).signed(like: x)
  }

  /// The same of one number, with the same bits.
  private static func oneCubeRoot(_ x: Double) -> Double {
    guard x.magnitude > 1e-270, x.magnitude < 1e60 else { return cubeRoot(x) }
    return Double(signOf: x, magnitudeOf: cubeRoots(of: SIMD3(repeating: x.magnitude)).x)
  }

  @inline(__always)
  private static func cubeRoots(of size: SIMD3<Double>) -> SIMD3<Double> {
    let (node, root) = (
      size.mapped { Double(bitPattern: ($0.bitPattern &+ 1 << 44) & ~(1 << 45 - 1)) }, size.mapped(nodeRoot)
    )
    let e = (size - node) / node
    let e2 = e * e
    // |e| ≤ 1/256; what is left out is under 3e-19.
    let first = 0.3333333333333333 - e * 0.1111111111111111
    let second = 0.06172839506172839 - e * 0.0411522633744856
    let third = 0.03017832647462277 - e * 0.023472031702484377
    let series = (first + e2 * second) + (e2 * e2) * third
    return root + root * e * series
  }

  /// The cube root of the nearest number with 7 bits behind its first.
  @inline(__always)
  private static func nodeRoot(_ x: Double) -> Double {
    // Exponent and 7 bits; 384 of these are three powers of two. 1023, which stands for 2⁰, is 341 times three.
    let place = (x.bitPattern &+ 1 << 44) &>> 45
    let third = (place &* 174_763) &>> 26
    let node = nodes[Int(truncatingIfNeeded: place &- third &* 384)]
    return Double(bitPattern: node.bitPattern &+ (third &- 341) &<< 52)
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
