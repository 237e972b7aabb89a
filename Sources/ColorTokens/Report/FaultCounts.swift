/// How many sets of states of a theme have which fault, for holding two systems side by side.
public struct FaultCounts: Hashable, Sendable {
  /// The theme's permutation.
  public var permutation: Permutation
  /// All sets.
  public var sets = 0
  /// Sets whose text, or whose background's content, falls below its contrast in a state.
  public var unreadable = 0
  /// Functional borders that fall below theirs in a state.
  public var unseen = 0
  /// Sets with two states that can't be told apart.
  public var alike = 0
  /// Sets in which pressed turns back from hovered.
  public var turning = 0
  /// Sets whose content isn't the first candidate, because that couldn't be read.
  public var passedOver = 0
  /// Sets for which something was given up, or nothing could be found.
  public var conceded = 0

  /// The counts of a theme.
  public init(_ theme: Theme) {
    permutation = theme.permutation
    let findings = Verification(theme).findings
    for set in theme.sets {
      let rules = findings.filter { $0.set == set.request.base }.map(\.rule.rawValue)
      let isBorder = set.request.role == .border
      sets += 1
      if rules.contains("contrast-unmet") || rules.contains("infeasible") {
        if isBorder { unseen += 1 } else { unreadable += 1 }
      }
      if rules.contains("states-alike") { alike += 1 }
      if rules.contains("turns-back") { turning += 1 }
      if rules.contains("content-passed-over") { passedOver += 1 }
      if rules.contains("relaxed") || rules.contains("infeasible") { conceded += 1 }
    }
  }

  /// The counts with their names, in the order of a table.
  public var rows: [(label: String, count: Int)] {
    [
      ("role colors", sets), ("text below its contrast in a state", unreadable),
      ("borders below theirs in a state", unseen), ("two states alike (ΔE OK under 0.02)", alike),
      ("pressed turns back from hovered", turning), ("another text than the first choice", passedOver),
      ("something given up, with a reason", conceded),
    ]
  }
}
