internal import ColorDerive

extension ProofReport {
  /// Two colors of which one is seen on the other.
  struct Pair {
    /// What the pair is, in words: `accent.pressed on surface.page`.
    var label: String
    var mark: PrintedColor
    var ground: PrintedColor
    var screen: Contrast
    var paper: Contrast
    /// What the pair is held to; nothing where it is held to nothing.
    var minimum: Contrast?

    /// Whether it holds on the screen and no longer in print.
    var isBroken: Bool { outcome == .breaks }

    /// What becomes of the pair, in a word.
    var outcome: Outcome {
      guard let minimum else { return .free }
      if screen < minimum { return .unmetOnScreen }
      return paper < minimum ? .breaks : .holds
    }

    /// The part of what is asked that is left in print.
    var share: Double { paper.ratio / (minimum?.ratio ?? 1) }

    /// What a break means to a reader, in words that need no knowledge of ratios.
    var meaning: String {
      guard let minimum else { return "" }
      if minimum <= .largeText { return "large letters, signs and outlines are too faint" }
      if paper >= .text { return "normal text can be read, but less well than asked" }
      return paper >= .largeText
        ? "too faint for normal text; large letters can be read" : "too faint for any text"
    }
  }

  /// What becomes of a pair.
  enum Outcome: String {
    case holds = "holds"
    case breaks = "breaks on paper"
    case unmetOnScreen = "unmet on screen already"
    case free = "no requirement"
  }
}

extension ProofReport.Part {
  /// The pairs that break, the worst first.
  var broken: [ProofReport.Pair] { Self.ranked(pairs.filter(\.isBroken)) }

  /// The pairs that hold, the one that is nearest to breaking first, and behind them those that are held to nothing or
  /// don't hold on the screen.
  var others: [ProofReport.Pair] {
    Self.ranked(pairs.filter { $0.outcome == .holds }) + pairs.filter { $0.outcome == .unmetOnScreen }
      + pairs.filter { $0.outcome == .free }
  }

  /// By what is left of the requirement; of equal ones the first is first.
  private static func ranked(_ pairs: [ProofReport.Pair]) -> [ProofReport.Pair] {
    pairs.enumerated().sorted { ($0.element.share, $0.offset) < ($1.element.share, $1.offset) }.map(\.element)
  }
}
