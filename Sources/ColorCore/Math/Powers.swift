/// Powers with any exponent, made of correctly rounded operations alone: the same bits on every machine.
///
/// For exponents that aren't a ratio of small integers, such as 256/563; `Roots` is more exact and faster
/// for the others. Results are right to a few units in the last place.
package enum Powers {
  /// `x` to the power `p`, odd: for a negative `x` the mirror image, 0 for 0.
  static func signed(_ x: Double, _ p: Double) -> Double {
    Double(signOf: x, magnitudeOf: power(x.magnitude, p))
  }

  /// `x` to the power `p`, for an `x` of 0 or more. 0 to a negative power is infinite.
  package static func power(_ x: Double, _ p: Double) -> Double {
    guard x > 0, p != 0 else { return p == 0 ? 1 : p > 0 ? x.magnitude : .infinity }
    guard x.isFinite else { return p > 0 ? .infinity : 0 }
    let (k, l) = logarithm(x)
    // The product of exponents is kept in two parts, so that its whole part takes no digits from the rest.
    let coarse = Double(Float(p))
    let high = k * coarse, low = k * (p - coarse) + l * p
    let whole = (high + low).rounded()
    return exponential((high - whole) + low, scaledBy: whole)
  }

  /// 2 to the power `x`.
  static func exp2(_ x: Double) -> Double {
    guard x.magnitude < 2_000 else { return x > 0 ? .infinity : x < 0 ? 0 : .nan }
    let whole = x.rounded()
    return exponential(x - whole, scaledBy: whole)
  }

  /// e to the power `x`.
  static func exp(_ x: Double) -> Double { exp2(x * 1.4426950408889634) }

  /// The natural logarithm of an `x` above 0.
  static func log(_ x: Double) -> Double {
    guard x > 0, x.isFinite else { return x == 0 ? -.infinity : x > 0 ? .infinity : .nan }
    let (k, l) = logarithm(x)
    return (k + l) * 0.6931471805599453
  }

  /// The binary logarithm, as a whole number and a rest within ±1/2.
  private static func logarithm(_ x: Double) -> (whole: Double, rest: Double) {
    var m = x.significand
    var k = Double(x.exponent)
    if m > 1.4142135623730951 {
      m /= 2
      k += 1
    }
    // ln m = 2·artanh s with |s| < 0.172: what is left out of the series is under 1e-18 of it.
    let s = (m - 1) / (m + 1)
    let z = s * s
    var sum = 1.0 / 21
    for term in logarithmTerms { sum = sum * z + term }
    return (k, 2 * s * (1 + z * sum) * 1.4426950408889634)
  }

  private static let logarithmTerms: [Double] = [
    1.0 / 19, 1.0 / 17, 1.0 / 15, 1.0 / 13, 1.0 / 11, 1.0 / 9, 1.0 / 7, 1.0 / 5, 1.0 / 3,
  ]

  /// 2^(rest + whole) for a rest within ±1/2, by Taylor: what is left out is under 1e-17.
  private static func exponential(_ rest: Double, scaledBy whole: Double) -> Double {
    let t = rest * 0.6931471805599453
    var sum = 1.0 / 87_178_291_200
    for term in exponentialTerms { sum = sum * t + term }
    return Double(
      sign: .plus, exponent: Int(min(max(whole, -5_000), 5_000)), significand: 1 + t * (1 + t * sum))
  }

  private static let exponentialTerms: [Double] = [
    1.0 / 6_227_020_800, 1.0 / 479_001_600, 1.0 / 39_916_800, 1.0 / 3_628_800, 1.0 / 362_880, 1.0 / 40320,
    1.0 / 5040, 1.0 / 720, 1.0 / 120, 1.0 / 24, 1.0 / 6, 1.0 / 2,
  ]
}
