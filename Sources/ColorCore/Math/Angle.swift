/// Angles in degrees, by polynomials of our own: the same bits on every machine.
///
/// Each result is right to about two units in the last place.
enum Angle {
  /// The sine and cosine of an angle in degrees. Quarter turns are exact.
  static func sineAndCosine(degrees: Double) -> (sine: Double, cosine: Double) {
    // remainder is exact, so that no digit is lost however many turns there are.
    let rest = degrees.remainder(dividingBy: 90)
    let quadrant = Int(((degrees - rest) / 90).truncatingRemainder(dividingBy: 4)) & 3
    let t = rest * (Double.pi / 180)
    let t2 = t * t
    // Taylor to t¹⁵ and t¹⁶: what is left out is under 5e-17 for |t| ≤ π/4.
    let s =
      t
      * Polynomial.evaluate(
        t2,
        [
          1, -1 / 6, 1 / 120, -1 / 5040, 1 / 362_880, -1 / 39_916_800, 1 / 6_227_020_800,
          -1 / 1_307_674_368_000,
        ])
    let c = Polynomial.evaluate(
      t2,
      [
        1, -1 / 2, 1 / 24, -1 / 720, 1 / 40320, -1 / 3_628_800, 1 / 479_001_600, -1 / 87_178_291_200,
        1 / 20_922_789_888_000,
      ])
    switch quadrant {
    case 0: return (s, c)
    case 1: return (c, -s)
    case 2: return (-s, -c)
    default: return (-c, s)
    }
  }

  /// The same angle in [0, 360).
  static func turned(_ degrees: Double) -> Double {
    if degrees >= 0 && degrees < 360 { return degrees }
    let rest = degrees.truncatingRemainder(dividingBy: 360)
    let turned = rest < 0 ? rest + 360 : rest
    // A tiny angle below zero rounds up to a whole turn.
    return turned >= 360 ? 0 : turned
  }

  /// The direction of (x, y) in degrees, in [0, 360); 0 for the origin.
  static func degrees(y: Double, x: Double) -> Double {
    if x == 0 && y == 0 { return 0 }
    let ax = x.magnitude, ay = y.magnitude
    let steep = ay > ax
    var angle = arcTangent(steep ? ax / ay : ay / ax) * (180 / Double.pi)
    if steep { angle = 90 - angle }
    if x < 0 { angle = 180 - angle }
    if y < 0 { angle = 360 - angle }
    return angle >= 360 ? 0 : angle
  }

  /// The arc tangent of `x` in [0, 1], in radians; 0 for no number.
  private static func arcTangent(_ x: Double) -> Double {
    // From the nearest eighth: atan x = atan c + atan((x − c) / (1 + c·x)), where the rest is under 1/16.
    guard x <= 1 else { return 0 }
    let k = Int(x * 8 + 0.5)
    let c = Double(k) / 8
    let t = (x - c) / (1 + c * x)
    return eighths[k] + t * Polynomial.evaluate(t * t, [1, -1 / 3, 1 / 5, -1 / 7, 1 / 9, -1 / 11, 1 / 13])
  }

  /// The arc tangents of 0/8 … 8/8; a test computes them again.
  static let eighths: [Double] = [
    0, 0.12435499454676144, 0.24497866312686414, 0.35877067027057225, 0.4636476090008061,
    0.5585993153435624, 0.6435011087932844, 0.7188299996216245, 0.7853981633974483,
  ]
}

enum Polynomial {
  /// The polynomial with these coefficients, constant first, at `x`, by Horner's rule.
  @inline(__always)
  static func evaluate(_ x: Double, _ coefficients: [Double]) -> Double {
    var sum = 0.0
    for coefficient in coefficients.reversed() { sum = sum * x + coefficient }
    return sum
  }
}
