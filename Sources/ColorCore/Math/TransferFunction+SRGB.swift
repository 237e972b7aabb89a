extension TransferFunction.SRGB {
  /// Linear light of three encoded values at once.
  @inline(__always)
  static func decode(_ v: SIMD3<Double>) -> SIMD3<Double> {
    guard v.least >= 0, v.greatest <= 1 else { return v.mapped(decode) }
    let scaled = v * 255
    // 1.5 · 2⁵² leaves no bits behind the point: its last bits are the nearest whole number.
    let shifted = scaled + 0x1.8p52
    let off = scaled - (shifted - 0x1.8p52)
    let (r, g, b) = (place(shifted.x), place(shifted.y), place(shifted.z))
    let light = SIMD3(bytes[r], bytes[g], bytes[b])
    // Most colors are made of bytes.
    if off.size == 0 { return light }
    guard v.least >= curveStart else { return v.mapped(decode) }
    return decode(near: light, off * SIMD3(bytes[r &+ 1], bytes[g &+ 1], bytes[b &+ 1]))
  }

  /// Linear light of an encoded value.
  static func decode(_ v: Double) -> Double {
    let x = v.magnitude
    if x <= 0.04045 { return v / 12.92 }
    guard x >= curveStart, x <= 1 else { return Double(signOf: v, magnitudeOf: decodeFar(x)) }
    let shifted = x * 255 + 0x1.8p52
    let k = place(shifted)
    let d = (x * 255 - (shifted - 0x1.8p52)) * bytes[k &+ 1]
    return Double(signOf: v, magnitudeOf: decode(near: SIMD3(repeating: bytes[k]), SIMD3(repeating: d)).x)
  }

  /// From here on the nearest byte is on the curve, as the value is.
  private static let curveStart = 0.0413

  /// Where the byte in the last bits of a number stands in the table.
  @inline(__always)
  private static func place(_ shifted: Double) -> Int {
    Int(truncatingIfNeeded: shifted.bitPattern & 0xFF) &* 2
  }

  /// Linear light near that of bytes: with t = v₀ + 0.055 and d = (v − v₀) / t, t^2.4 · (1 + d)^2.4 is that of the byte
  /// times a short series. So bytes have just what the table has, and others as much to a few units in the last place.
  @inline(__always)
  private static func decode(near light: SIMD3<Double>, _ d: SIMD3<Double>) -> SIMD3<Double> {
    // |d| < 0.02; what is left out is under 1e-20.
    let d2 = d * d
    let first = 2.4 + d * 1.68
    let second = 0.224 - d * 0.0336
    let third = 0.010752 - d * 0.0046592
    let fourth = 0.00239616 - d * 0.001377792
    let high = third + d2 * (fourth + d2 * 0.00085729)
    let series = (first + d2 * second) + (d2 * d2) * high
    return light + (light * d) * series
  }

  private static func decodeFar(_ x: Double) -> Double {
    let t = (x + 0.055) / 1.055
    // t^2.4 = t² · (⁵√t)²
    let root = Roots.fifthRoot(t)
    return t * t * (root * root)
  }

  /// Encoded values of linear light, three at once.
  ///
  /// From the nearest number n with 6 bits behind its first: with e = (x − n) / n the power is that of n, from a table,
  /// times a short series.
  @inline(__always)
  static func encode(_ v: SIMD3<Double>) -> SIMD3<Double> {
    let size = v.magnitudes
    guard size.greatest <= 1 else { return v.mapped(encode) }
    // What is on the straight piece is raised to where the table begins.
    let x = size.raised(to: 0x1p-9)
    let node = x.mapped { Double(bitPattern: ($0.bitPattern &+ 1 << 45) & ~(1 << 46 - 1)) }
    let start = node.mapped { powers[Int(truncatingIfNeeded: $0.bitPattern &>> 46 &- (1_014 << 6))] }
    let e = (x - node) / node
    let e2 = e * e
    // |e| ≤ 1/128; what is left out is under 3e-19.
    let first = 0.4166666666666667 - e * 0.12152777777777778
    let second = 0.06413966049382716 - e * 0.04142353073559671
    let third = 0.029686863693844306 - e * 0.022677465321686623
    let high = third + e2 * 0.018087978292297663
    let series = (first + e2 * second) + (e2 * e2) * high
    let curved = (start - 0.055) + (start * e) * series
    return curved.replacing(with: 12.92 * size, where: size .<= 0.0031308).signed(like: v)
  }

  /// The encoded value of linear light.
  static func encode(_ v: Double) -> Double {
    if v.magnitude <= 1 { return encode(SIMD3(repeating: v)).x }
    // x^(1/2.4) = (¹²√x)⁵
    let root = Roots.cubeRoot(v.magnitude.squareRoot().squareRoot())
    let square = root * root
    return Double(signOf: v, magnitudeOf: 1.055 * (square * square * root) - 0.055)
  }
}
