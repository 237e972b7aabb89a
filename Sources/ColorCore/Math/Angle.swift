/// Angles in degrees, by polynomials of our own: the same bits on every machine.
///
/// Each result is right to about two units in the last place.
enum Angle {
  /// The sine and cosine of an angle in degrees. Quarter turns are exact.
  @inline(__always)
  static func sineAndCosine(degrees: Double) -> (sine: Double, cosine: Double) {
    // Far off the rest of whole turns is taken first, which is exact.
    let near = degrees.magnitude < 1e9 ? degrees : degrees.remainder(dividingBy: 360)
    // 1.5 · 2⁵² leaves no bits behind the point: its last bits are the nearest number of quarter turns. The rest
    // is exact too.
    let shifted = near * (1.0 / 90) + 0x1.8p52
    let t = (near - (shifted - 0x1.8p52) * 90) * (Double.pi / 180)
    let z = SIMD2(repeating: t * t)
    // Taylor to t¹⁷ and t¹⁶, sine over t and cosine side by side: what is left out is under 5e-17 for |t| ≤ π/4.
    var both = SIMD2(1.0 / 355_687_428_096_000, 1.0 / 20_922_789_888_000)
    both = SIMD2(1.0 / 1_307_674_368_000, 1.0 / 87_178_291_200) - z * both
    both = SIMD2(1.0 / 6_227_020_800, 1.0 / 479_001_600) - z * both
    both = SIMD2(1.0 / 39_916_800, 1.0 / 3_628_800) - z * both
    both = SIMD2(1.0 / 362_880, 1.0 / 40_320) - z * both
    both = SIMD2(1.0 / 5_040, 1.0 / 720) - z * both
    both = SIMD2(1.0 / 120, 1.0 / 24) - z * both
    both = SIMD2(1.0 / 6, 1.0 / 2) - z * both
    both = 1 - z * both
    // In odd quarters they change places; the sign of the sine is that of quarters 2 and 3, of the cosine 1 and 2.
    let quarter = shifted.bitPattern
    let sine = (t * both.x).bitPattern, cosine = both.y.bitPattern
    let change = (sine ^ cosine) & (0 &- (quarter & 1))
    return (
      Double(bitPattern: sine ^ change ^ (quarter & 2) << 62),
      Double(bitPattern: cosine ^ change ^ ((quarter &+ 1) & 2) << 62)
    )
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
  ///
  /// A hue is a matter of chance to a processor, which loses more by a wrong guess than all else here takes: so
  /// there is no choice in it but for what is rare.
  @inline(__always)
  static func degrees(y: Double, x: Double) -> Double {
    let ax = x.magnitude, ay = y.magnitude
    let isSteep = ay > ax
    let long = isSteep ? ay : ax, short = isSteep ? ax : ay
    let quotient = short / long
    // Zero over zero and two infinities have no direction.
    guard quotient <= 1 else { return 0 }
    // From the nearest 64th: what is left out of its series is under 2e-18. 1.5 · 2⁵² leaves no bits behind the
    // point, and the number of the 64th in the last ones.
    let shifted = quotient * 64 + 0x1.8p52
    let d = quotient - (shifted - 0x1.8p52) * (1.0 / 64)
    let k = Int(truncatingIfNeeded: shifted.bitPattern & 0x7F) &* 8
    let (d2, table) = (d * d, arcTangents)
    let low = (table[k] + d * table[k &+ 1]) + d2 * (table[k &+ 2] + d * table[k &+ 3])
    let high = (table[k &+ 4] + d * table[k &+ 5]) + d2 * (table[k &+ 6] + d * table[k &+ 7])
    let angle = low + (d2 * d2) * high
    // Each eighth of the circle counts from one of its axes, forward or back.
    let steep: UInt64 = isSteep ? 1 : 0
    let left = x.bitPattern &>> 63, down = y.bitPattern &>> 63
    let isBack = (steep ^ left ^ down) &<< 63
    let turned = axes[Int(truncatingIfNeeded: steep | left &<< 1 | down &<< 2)]
    let direction = turned + Double(bitPattern: angle.bitPattern ^ isBack)
    return direction >= 360 ? 0 : direction
  }

  /// Where the eighths of the circle count from: whether it is steep, left and down are the bits of its place.
  private static let axes: [Double] = [0, 90, 180, 90, 360, 270, 180, 270]
}
