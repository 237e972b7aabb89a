internal import ColorDerive

/// The pairs of a palette, of which there are half as many as the square of its colors: all are counted, and those that
/// break, or come nearest to it, are kept.
///
/// A pair holds on the screen from a lightness on, so that those are counted by bisection. It breaks only if print takes
/// as much of its contrast as the colors lose: of the pairs of a color only those are looked at whose contrast on the
/// screen exceeds the minimum by no more than the most that any color loses.
struct PalettePairs {
  private(set) var pairs: [ProofReport.Pair] = []
  private(set) var counts = ProofReport.PairCounts()

  private let rows: [ProofReport.Row]
  private let minimum: Contrast
  /// The rows from dark to light on the screen, and the light of each on the screen and in print.
  private let order: [Int]
  private let screen: [Double]
  private let paper: [Double]

  /// Two places in the order, the darker first.
  private struct Candidate {
    var paper: Contrast
    var first: Int
    var second: Int
  }

  /// The pairs of rows.
  ///
  /// - Parameters:
  ///   - rows: The colors.
  ///   - minimum: What each pair is held to that reaches it on the screen.
  ///   - most: How many are kept; all if there are no more, also those that are held to nothing.
  init(_ rows: [ProofReport.Row], minimum: Contrast, most: Int) {
    self.rows = rows
    self.minimum = minimum
    let light = rows.map { $0.color.meant.converted(to: SRGB.self).relativeLuminance }
    order = rows.indices.sorted { (light[$0], $0) < (light[$1], $1) }
    screen = order.map { light[$0] }
    paper = order.map { rows[$0].color.print.luminance }
    counts.all = rows.count * max(rows.count - 1, 0) / 2
    if counts.all <= most {
      for first in rows.indices {
        for second in rows.indices.dropFirst(first + 1) { pairs.append(pair(first, second)) }
      }
      counts = ProofReport.PairCounts(pairs)
    } else {
      keep(most)
    }
  }

  private mutating func keep(_ most: Int) {
    // How much lighter each color gets in print; the least is what the lighter one of a pair may lose by.
    let gains = zip(paper, screen).map { ($0 + 0.05) / ($1 + 0.05) }
    let leastGain = gains.min() ?? 1
    var kept: [Candidate] = []
    func prune() {
      kept.sort { ($0.paper.ratio, $0.first, $0.second) < ($1.paper.ratio, $1.first, $1.second) }
      kept.removeLast(max(kept.count - most, 0))
    }
    for first in order.indices {
      let start = partition { Contrast(luminances: screen[first], screen[$0]) >= minimum && $0 > first }
      counts.asked += order.count - start
      // A little more, so that rounding leaves out none.
      let reach = minimum.ratio * (screen[first] + 0.05) * gains[first] / leastGain * (1 + 1e-9)
      var second = start
      while second < order.count, screen[second] + 0.05 <= reach {
        let contrast = Contrast(luminances: paper[first], paper[second])
        if contrast < minimum { counts.broken += 1 }
        kept.append(Candidate(paper: contrast, first: first, second: second))
        if kept.count > 2 * most + 1_000 { prune() }
        second += 1
      }
    }
    prune()
    pairs = kept.map { pair(min(order[$0.first], order[$0.second]), max(order[$0.first], order[$0.second])) }
  }

  /// The first place from which on a condition holds.
  private func partition(_ holds: (Int) -> Bool) -> Int {
    var low = 0, high = order.count
    while low < high {
      let middle = (low + high) / 2
      if holds(middle) { high = middle } else { low = middle + 1 }
    }
    return low
  }

  private func pair(_ first: Int, _ second: Int) -> ProofReport.Pair {
    let a = rows[first], b = rows[second]
    let screen = a.color.meant.converted(to: SRGB.self).contrast(with: b.color.meant.converted(to: SRGB.self))
    return ProofReport.Pair(
      label: "\(a.names[0]) and \(b.names[0])", mark: a.color, ground: b.color, screen: screen,
      paper: a.color.contrast(with: b.color), minimum: screen >= minimum ? minimum : nil)
  }
}
