internal import ColorCore
internal import ColorDerivation

extension Judge {
  /// Tells what is reached so narrowly that a small change of a color would lose it. Nothing is told unless a config asks
  /// for a margin, for a solved state lies as near to what it was solved for as it can.
  mutating func tellThin(
    _ set: StateSet, _ member: StateSet.Member, _ metric: String, _ value: Double, _ minimum: Double,
    _ against: @autoclosure () -> String
  ) {
    guard let margin, minimum > 0, value >= minimum, value < minimum * (1 + margin) else { return }
    let against = against()
    guard let words = thinness(metric, value, minimum, against) else { return }
    findings.append(
      unmet(
        set, member, "contrast-margin-thin", metric, value, minimum, against, words, level: .warning))
  }

  /// By how little a value exceeds what is asked for, where that is told; else `nil`.
  func thinness(_ metric: String, _ value: Double, _ minimum: Double, _ against: String) -> String? {
    guard let margin, minimum > 0, value >= minimum, value < minimum * (1 + margin) else { return nil }
    let excess = NumberText.fixed((value / minimum - 1) * 100, decimals: 2)
    return
      "\(metric) of \(text(value)) against \(against) is above \(NumberText.shortest(minimum)) by \(excess) % only"
  }
}
