/// What became of something that was asked for, in a word.
public enum Outcome: String, CaseIterable, Hashable, Sendable {
  /// Everything that was asked for holds.
  case exact
  /// Something was given up; the reasons say what, and by how much. All else holds.
  case relaxed
  /// It can't be had. What is given is the best that was found, and the checks say where it falls short.
  case infeasible
}
