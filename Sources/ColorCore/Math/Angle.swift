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
    var s = 1.0 / 6_227_020_800 - t2 * (1.0 / 1_307_674_368_000)
    s = 1.0 / 362_880 - t2 * (1.0 / 39_916_800 - t2 * s)
    s = 1.0 / 120 - t2 * (1.0 / 5_040 - t2 * s)
    s = t * (1 - t2 * (1.0 / 6 - t2 * s))
    var c = 1.0 / 87_178_291_200 - t2 * (1.0 / 20_922_789_888_000)
    c = 1.0 / 3_628_800 - t2 * (1.0 / 479_001_600 - t2 * c)
    c = 1.0 / 720 - t2 * (1.0 / 40_320 - t2 * c)
    c = 1 - t2 * (0.5 - t2 * (1.0 / 24 - t2 * c))
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
  @inline(__always)
  static func degrees(y: Double, x: Double) -> Double {
    if x == 0 && y == 0 { return 0 }
    let ax = x.magnitude, ay = y.magnitude
    let steep = ay > ax
    var angle = arcTangent(steep ? ax : ay, over: steep ? ay : ax) * (180 / Double.pi)
    if steep { angle = 90 - angle }
    if x < 0 { angle = 180 - angle }
    if y < 0 { angle = 360 - angle }
    return angle >= 360 ? 0 : angle
  }

  /// The arc tangent of y/x, in radians, for 0 ≤ y ≤ x.
  @inline(__always)
  private static func arcTangent(_ y: Double, over x: Double) -> Double {
    // From the nearest eighth c: atan(y/x) = atan c + atan((y − c·x) / (x + c·y)), where the rest is under 1/15.
    // A quotient that is only nearly right finds the eighth. Two infinities have none.
    let quotient = x > 1e-30 && x < 1e30 ? Float(y) / Float(x) : Float(y / x)
    guard quotient <= 1 else { return 0 }
    let k = Int32(quotient * 8 + 0.5)
    let c = Double(k) / 8
    let t = (y - c * x) / (x + c * y)
    let z = t * t
    let z2 = z * z
    let low = (1 - z * (1.0 / 3)) + z2 * (1.0 / 5 - z * (1.0 / 7))
    let high = (1.0 / 9 - z * (1.0 / 11)) + z2 * (1.0 / 13)
    return eighths[Int(k)] + t * (low + z2 * z2 * high)
  }

  /// The arc tangents of 0/8 … 8/8; a test computes them again.
  static let eighths: [Double] = [
    0, 0.12435499454676144, 0.24497866312686414, 0.35877067027057225, 0.4636476090008061,
    0.5585993153435624, 0.6435011087932844, 0.7188299996216245, 0.7853981633974483,
  ]
}
