/// Roots made of correctly rounded operations alone.
///
/// The C library's `pow` changes its last bits with the processor it runs on, so nothing that reaches a
/// token may use it. The powers of the color spaces are ratios of small integers: 2.4 is 12/5, 1/2.4 is
/// 5/12. Square roots are exact by IEEE 754; cube and fifth roots are found here by Halley's method.
/// Each is right to one unit in the last place.
enum Roots {
  /// The real cube root, negative for a negative value.
  static func cubeRoot(_ x: Double) -> Double {
    guard let (m, e) = split(x, by: 3) else { return x }
    // The parabola through the cube roots of 1, 27/8 and 8, within 3 % on [1, 8).
    var y = 1 + (m - 1) * (0.2105263157894737 - 0.01463137 * (m - 3.375))
    for _ in 0..<2 {
      let y3 = y * y * y
      y = y * ((y3 + 2 * m) / (2 * y3 + m))
    }
    // The last step starts from 26 bits, whose square is exact, and adds a small correction: so nearly all of
    // the rounding is that of the last addition, and the result is within 0.67 units in the last place.
    y = Double(bitPattern: (y.bitPattern &+ 1 << 26) & ~(1 << 27 - 1))
    let r = m / (y * y)
    return join(y + y * ((r - y) / (2 * y + r)), e, sign: x.sign)
  }

  /// The real fifth root, negative for a negative value.
  static func fifthRoot(_ x: Double) -> Double {
    guard let (m, e) = split(x, by: 5) else { return x }
    // The parabola through the fifth roots of 1, (3/2)⁵ and 32, within 8 % on [1, 32).
    var y = 1 + (m - 1) * (0.07582938 - 0.0017852 * (m - 7.59375))
    for _ in 0..<3 {
      let y2 = y * y
      let y5 = y2 * y2 * y
      y = y * ((2 * y5 + 3 * m) / (3 * y5 + 2 * m))
    }
    // A last Newton step as a small correction, which loses less than computing the root anew.
    let y2 = y * y
    return join(y + (m / (y2 * y2) - y) / 5, e, sign: x.sign)
  }

  /// `x` as `m · 2^(n·e)` with `m` in [1, 2ⁿ); nothing for zero, infinity and NaN.
  private static func split(_ x: Double, by n: Int) -> (m: Double, e: Int)? {
    guard x != 0, x.isFinite else { return nil }
    let magnitude = x.magnitude
    let exponent = Int(magnitude.exponent)
    let e = exponent >= 0 ? exponent / n : -((n - 1 - exponent) / n)
    return (Double(sign: .plus, exponent: exponent - e * n, significand: magnitude.significand), e)
  }

  private static func join(_ y: Double, _ e: Int, sign: FloatingPointSign) -> Double {
    Double(sign: sign, exponent: e, significand: y)
  }
}
