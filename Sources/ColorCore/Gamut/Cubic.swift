/// c0 + c1·s + c2·s² + c3·s³.
package struct Cubic {
  package var c0, c1, c2, c3: Double

  @inline(__always)
  package init(_ c0: Double, _ c1: Double, _ c2: Double, _ c3: Double) {
    (self.c0, self.c1, self.c2, self.c3) = (c0, c1, c2, c3)
  }

  @inline(__always)
  package func callAsFunction(_ s: Double) -> Double { c0 + s * (c1 + s * (c2 + s * c3)) }

  /// The first place in 0 to `limit` where the value, from `low` to `high` at 0, is about to leave that range; `limit` if
  /// it doesn't.
  @inline(__always)
  package func firstExit(low: Double, high: Double, before limit: Double) -> Double {
    // A cubic stays between the least and the greatest of its control points (Bernstein): most end here.
    let b1 = c0 + c1 * limit * (1.0 / 3)
    let b2 = b1 + (c1 + c2 * limit) * limit * (1.0 / 3)
    let b3 = self(limit)
    if b1 >= low, b1 <= high, b2 >= low, b2 <= high, b3 >= low, b3 <= high { return limit }
    return searchedExit(low: low, high: high, before: limit)
  }

  private func searchedExit(low: Double, high: Double, before limit: Double) -> Double {
    let (first, second) = turningPoints
    var start = 0.0
    // Between two turning points the cubic rises or falls all the way, so that there is one crossing at most.
    for i in 0..<3 {
      let end = i == 0 ? first : i == 1 ? second : limit
      guard end > start, end <= limit else { continue }
      let value = self(end)
      if value < low { return crossing(of: low, inside: start, outside: end) }
      if value > high { return crossing(of: high, inside: start, outside: end) }
      start = end
    }
    return limit
  }

  /// The one place between `inside` and `outside` where the value is `bound`, to the last digits.
  ///
  /// By Newton's method, which is never trusted alone: where it leaves the bracket, or doesn't halve its step, as near a
  /// turning point, the bracket is halved instead.
  private func crossing(of bound: Double, inside: Double, outside: Double) -> Double {
    var inside = inside, outside = outside
    let rises = self(outside) > bound
    // The chord's crossing is a better start than the middle.
    let low = self(inside) - bound, high = self(outside) - bound
    var s = inside + (outside - inside) * (low / (low - high))
    if !(s > min(inside, outside) && s < max(inside, outside)) { s = (inside + outside) / 2 }
    var last = outside - inside
    // Each step halves the bracket or the step before: doubles have no more than this.
    for _ in 0..<120 {
      let value = self(s) - bound
      if value == 0 { return s }
      if (value > 0) == rises { outside = s } else { inside = s }
      let slope = c1 + s * (2 * c2 + 3 * s * c3)
      var step = value / slope
      var next = s - step
      if next > inside && next < outside && step.magnitude * 2 <= last {
        // What a step of Newton's leaves is its square times the curvature over twice the slope.
        let curvature = (2 * c2 + 6 * s * c3).magnitude + (6 * c3 * step).magnitude
        if step * step * curvature <= 0x1p-53 * next * slope.magnitude { return next }
      } else {
        next = (inside + outside) / 2
        step = s - next
      }
      if next == s { return s }
      last = step.magnitude
      s = next
    }
    return inside
  }

  /// Where the derivative is zero, in order; 0 where it is nowhere.
  private var turningPoints: (Double, Double) {
    let a = 3 * c3, b = 2 * c2, c = c1
    if a == 0 { return b == 0 ? (0, 0) : (-c / b, 0) }
    let discriminant = b * b - 4 * a * c
    guard discriminant >= 0 else { return (0, 0) }
    // The form that doesn't lose digits when b is large beside the root of the discriminant.
    let q = -(b + Double(signOf: b, magnitudeOf: discriminant.squareRoot())) / 2
    if q == 0 { return (0, 0) }
    let (first, second) = (q / a, c / q)
    return first < second ? (first, second) : (second, first)
  }
}
