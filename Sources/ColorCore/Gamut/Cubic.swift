/// c0 + c1·s + c2·s² + c3·s³.
package struct Cubic {
  package var c0, c1, c2, c3: Double

  package init(_ c0: Double, _ c1: Double, _ c2: Double, _ c3: Double) {
    (self.c0, self.c1, self.c2, self.c3) = (c0, c1, c2, c3)
  }

  package func callAsFunction(_ s: Double) -> Double { c0 + s * (c1 + s * (c2 + s * c3)) }

  /// The first place in 0 to `limit` where the value, inside `range` at 0, is about to leave it; `limit` if it
  /// doesn't.
  package func firstExit(from range: ClosedRange<Double>, before limit: Double) -> Double {
    var start = 0.0
    for end in turningPoints(before: limit) + [limit] {
      if !range.contains(self(end)) { return bisect(start, end, range) }
      start = end
    }
    return limit
  }

  /// Between `inside` and `outside` the cubic rises or falls all the way, so that there is one crossing.
  private func bisect(_ inside: Double, _ outside: Double, _ range: ClosedRange<Double>) -> Double {
    var inside = inside, outside = outside
    // Each step halves the bracket; it is as narrow as doubles allow in at most 60.
    for _ in 0..<60 {
      let middle = (inside + outside) / 2
      if middle <= inside || middle >= outside { break }
      if range.contains(self(middle)) { inside = middle } else { outside = middle }
    }
    return inside
  }

  /// Where the derivative is zero between 0 and `limit`, in order.
  private func turningPoints(before limit: Double) -> [Double] {
    let a = 3 * c3, b = 2 * c2, c = c1
    var roots: [Double] = []
    if a == 0 {
      if b != 0 { roots = [-c / b] }
    } else {
      let discriminant = b * b - 4 * a * c
      if discriminant >= 0 {
        // The form that doesn't lose digits when b is large beside the root of the discriminant.
        let q = -(b + Double(signOf: b, magnitudeOf: discriminant.squareRoot())) / 2
        roots = q == 0 ? [0] : [q / a, c / q]
      }
    }
    return roots.filter { $0 > 0 && $0 < limit }.sorted()
  }
}
