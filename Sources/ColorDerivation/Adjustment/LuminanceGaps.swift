internal import ColorCore

/// The luminances at which a contrast isn't reached on one of several backgrounds, as open intervals that don't
/// touch.
struct LuminanceGaps {
  private let gaps: [(low: Double, high: Double)]

  init(_ measure: ContrastMeasure, below minimum: Double, on backgrounds: [Double]) {
    let all = backgrounds.compactMap { background -> (low: Double, high: Double)? in
      let fails = { (luminance: Double) in measure.contrast(luminance, background) < minimum }
      // What even the background itself reaches, all do.
      guard fails(background) else { return nil }
      return (
        low: Self.edge(inside: background, outside: -1, fails),
        high: Self.edge(inside: background, outside: 2, fails)
      )
    }
    var merged: [(low: Double, high: Double)] = []
    for gap in all.sorted(by: { ($0.low, $0.high) < ($1.low, $1.high) }) {
      if let last = merged.last, gap.low < last.high {
        merged[merged.count - 1].high = max(last.high, gap.high)
      } else {
        merged.append(gap)
      }
    }
    gaps = merged
  }

  /// Whether all luminances from one to another lie in a gap.
  func hold(_ low: Double, _ high: Double) -> Bool {
    gaps.contains { $0.low < low && high < $0.high }
  }

  /// Where failing ends on the way from the background: a luminance that still fails, within a rounding of one
  /// that doesn't. `outside` lies where no color is, when it fails up to black or white.
  private static func edge(inside: Double, outside: Double, _ fails: (Double) -> Bool) -> Double {
    let limit = outside < inside ? 0.0 : 1.0
    if fails(limit) { return outside }
    var inside = inside, reached = limit
    while true {
      let middle = (inside + reached) / 2
      if middle == inside || middle == reached { return inside }
      if fails(middle) { inside = middle } else { reached = middle }
    }
  }
}
