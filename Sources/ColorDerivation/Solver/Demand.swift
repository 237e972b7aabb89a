internal import ColorCore

/// A contrast that is asked of every state, with each of some colors or with the content that lies on it.
///
/// It is shared, since it is looked at for every color that is tried.
final class Demand: Sendable {
  /// What the contrast is with.
  enum Partner {
    /// Each of these.
    case all([Sample])
    /// What lies on the state.
    case content(Content)
  }

  let constraint: ConstraintID
  let partner: Partner
  let minimum: Contrast

  init(constraint: ConstraintID, partner: Partner, minimum: Contrast) {
    (self.constraint, self.partner, self.minimum) = (constraint, partner, minimum)
  }

  /// Whether a color has the contrast that is asked for.
  func isMet(by sample: Sample) -> Bool { worst(of: sample) >= minimum.ratio }

  /// The least contrast of a state's color with what it is asked for.
  func worst(of sample: Sample) -> Double {
    switch partner {
    case .all(let others):
      var worst = Double.infinity
      for other in others { worst = min(worst, sample.ratio(with: other)) }
      return worst
    case .content(let content): return content.ratio(on: sample)
    }
  }
}

/// What lies on a background, over all its states.
enum Content: Hashable {
  /// One color for all states.
  case fixed(Sample)
  /// A translucent color, which takes something of each state.
  case translucent(TranslucentColor)
  /// The first of these that can be read on a state, chosen anew for each.
  case perState([Sample])

  /// The colors as which it is seen on a background: one, or several where programs round a translucent color in
  /// different ways.
  func seen(on ground: Sample, minimum: Double) -> [Sample] {
    switch self {
    case .fixed(let sample): return [sample]
    case .translucent(let color):
      var seen: [SRGB8] = []
      for model in Compositing.allCases {
        let color = color.composited(over: ground.color, model)
        if !seen.contains(color) { seen.append(color) }
      }
      return seen.map { Sample($0) }
    case .perState(let candidates):
      let fit = candidates.first { ground.ratio(with: $0) >= minimum }
      let best = fit ?? candidates.max { ground.ratio(with: $0) < ground.ratio(with: $1) }
      return best.map { [$0] } ?? []
    }
  }

  /// The first of those.
  func firstSeen(on ground: Sample, minimum: Double) -> Sample? {
    if case .fixed(let sample) = self { return sample }
    return seen(on: ground, minimum: minimum).first
  }

  /// The least contrast on a background; for candidates the best of them.
  func ratio(on ground: Sample) -> Double {
    switch self {
    case .fixed(let sample): ground.ratio(with: sample)
    case .translucent:
      seen(on: ground, minimum: 1).map { ground.ratio(with: $0) }.min() ?? 1
    case .perState(let candidates): candidates.map { ground.ratio(with: $0) }.max() ?? 1
    }
  }
}
