extension Gates {
  /// How far below its goal a ratio may lie.
  public struct Allowance: Hashable, Sendable {
    /// The part of a goal below which a gate is missed.
    public var least: Double
    /// The part of a goal below which it is close.
    public var near = 0.9

    /// For figures that are written down, from a machine that nobody else uses.
    public static let quiet = Allowance(least: 0.8)

    /// For every change, on whatever machine is given: what is broken, and no more.
    ///
    /// Where the core's other thread belongs to somebody else, code that fills all ports of the processor loses up to a
    /// third against code that waits for itself, and a processor of another make has other ratios anyway. Neither
    /// says anything of a change. What a change costs is held by counts of instructions, which no neighbor moves.
    public static let shared = Allowance(least: 0.5)
  }

  /// The names of the groups in which a gate or a limit is missed, in order.
  public func missedGroups(in results: Results) -> [String] {
    let ratios = zip(gates.map(\.group), outcomes(of: results))
    let limits = zip((limits ?? []).map(\.group), limitOutcomes(of: results))
    let missed = Set((Array(ratios) + Array(limits)).filter { $0.1.isFailure }.map(\.0))
    return results.groups.map(\.name).filter { missed.contains($0) }
  }
}

extension Gates.Outcome {
  /// What becomes of a ratio that was reached, by its goal.
  init(_ ratio: Double, of goal: Double, _ allowance: Gates.Allowance) {
    self =
      ratio < goal * allowance.least
      ? .missed(ratio) : ratio < goal * allowance.near ? .close(ratio) : .held(ratio)
  }
}
