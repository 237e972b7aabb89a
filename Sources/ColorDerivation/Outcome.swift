/// What became of something that was asked for, in a word.
public enum Outcome: String, CaseIterable, Hashable, Sendable {
  /// Everything that was asked for holds.
  case exact
  /// Something was given up; the reasons say what, and by how much. All else holds.
  case relaxed
  /// It can't be had. What is given is the best that was found, and the checks say where it falls short.
  case infeasible
}

extension Outcome: Comparable {
  /// The order from exact to infeasible.
  public static func < (a: Outcome, b: Outcome) -> Bool { a.rank < b.rank }

  private var rank: Int {
    switch self {
    case .exact: 0
    case .relaxed: 1
    case .infeasible: 2
    }
  }
}

extension Verdict {
  /// The verdict in a word, without what was given up.
  public var outcome: Outcome {
    switch self {
    case .exact: .exact
    case .relaxed: .relaxed
    case .infeasible: .infeasible
    }
  }
}
