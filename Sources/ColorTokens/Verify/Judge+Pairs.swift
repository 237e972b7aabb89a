internal import ColorCore
internal import ColorDerivation

extension Judge {
  /// Measures colors against each other where that is asked for without states being derived.
  mutating func pairs() {
    for (pair, entry, mark, ground) in measuredPairs() {
      guard let minimum = number(pair.requirement.minimum) else { continue }
      let metric = pair.requirement.metric
      checks += 1
      let value = measured(metric, mark, ground)
      func tell(_ rule: String, _ level: Diagnostic.Level, _ message: String) {
        findings.append(
          Finding(
            rule, level, message, token: entry.path, in: theme.permutation, at: entry.position,
            data: Finding.Measurement(
              metric: metric.rawValue, value: value, minimum: minimum, against: pair.other.text,
              state: ControlState.normal.rawValue)))
      }
      if let words = thinness(metric.rawValue, value, minimum, pair.other.text) {
        tell("contrast-margin-thin", .warning, words)
      }
      guard value < minimum else { continue }
      let shown = metric == .wcag2 ? Contrast(value).roundedDown + ":1" : text(value)
      let reason = pair.requirement.reason.map { " (\($0))" } ?? ""
      tell(
        "contrast-unmet", .error,
        "\(metric.rawValue) of \(shown) against \(pair.other) is below \(NumberText.shortest(minimum))\(reason)"
      )
    }
  }

  /// The pairs whose contrast by WCAG is held to a number, as values.
  func contrastPairsWithoutStates() -> [ContrastPair] {
    measuredPairs().compactMap { pair, entry, mark, ground in
      guard pair.requirement.metric == .wcag2, let minimum = number(pair.requirement.minimum) else {
        return nil
      }
      return ContrastPair(
        token: entry.path, state: .normal, mark: mark, ground: ground, isContent: false,
        against: pair.other.text, minimum: Contrast(minimum))
    }
  }

  private typealias Measured = (
    pair: PairRequirement, entry: ThemeEntry, mark: Color<SRGB>, ground: Color<SRGB>
  )

  /// The colors that something is asked of, each as it is seen on the other, which lies on the theme's page.
  private func measuredPairs() -> [Measured] {
    guard !theme.pairs.isEmpty else { return [] }
    let page = Recipe.canvas(of: theme.appearance).color
    let byPath = Dictionary(theme.entries.map { ($0.path, $0) }, uniquingKeysWith: { first, _ in first })
    return theme.pairs.flatMap { pair -> [Measured] in
      guard let ground = byPath[pair.other]?.color.seen(on: page) else { return [] }
      let entries =
        pair.isOfGroup
        ? theme.entries.filter {
          pair.covers($0.path) && $0.path != pair.other && theme.tokens[$0.path] != nil
        } : [byPath[pair.subject]].compactMap { $0 }
      return entries.map { (pair, $0, $0.color.seen(on: ground), ground) }
    }
  }
}
