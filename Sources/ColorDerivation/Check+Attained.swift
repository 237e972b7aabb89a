extension Check {
  /// The share of what is asked that is reached, 0 to 1: for checks that ask for a least.
  var attained: Double { passes ? 1 : min(max(value / allowed.lowerBound, 0), 1) }
}
