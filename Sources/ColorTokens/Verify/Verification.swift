/// The judgement of a theme: every pair that must hold, measured on the bytes that outputs will have.
///
/// A theme without errors can be had from ``theme()``, and only from there; emitters take nothing else.
public struct Verification: Sendable {
  /// What was found, worst first.
  public let findings: [Finding]
  /// How many pairs were measured.
  public let checks: Int
  /// The entries of the baseline that something was found for, by their places.
  let known: Set<Int>
  private let judged: Theme

  /// Judges a theme. What derivation has given up is told too, as a warning.
  ///
  /// - Parameters:
  ///   - theme: The theme.
  ///   - baseline: What is let pass.
  ///   - margin: By what share a contrast should exceed what is asked for; one that exceeds it by less is told as a
  ///     warning. `nil` tells none.
  public init(_ theme: Theme, excusing baseline: Baseline = Baseline(), margin: Double? = nil) {
    var judge = Judge(theme: theme, margin: margin)
    for set in theme.sets { judge.judge(set) }
    judge.meanings()
    judge.levels()
    judge.pairs()
    judged = theme
    var known: Set<Int> = []
    findings = judge.findings.map { finding in
      guard let index = baseline.entry(for: finding) else { return finding }
      known.insert(index)
      return finding.excused(by: baseline.entries[index])
    }.worstFirst()
    self.known = known
    checks = judge.checks
  }

  /// The theme, if nothing in it is an error.
  public func theme() -> VerifiedTheme? { findings.hasErrors ? nil : VerifiedTheme(judged) }
}

/// A theme in which every requirement holds, but for those that a baseline lets pass. It can be written.
public struct VerifiedTheme: Sendable {
  /// The theme.
  public let theme: Theme

  fileprivate init(_ theme: Theme) { self.theme = theme }
}
