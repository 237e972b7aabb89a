extension Gates {
  /// The least time that something can take on some processor.
  public struct Limit: Hashable, Sendable, Codable {
    /// The group it stands in.
    public var group: String
    /// The workload with its path.
    public var key: String
    /// Clock cycles of an item.
    public var cycles: Double
    /// The part of that speed that should be reached; nothing where it is only shown.
    public var goal: Double?
    /// How the cycles are known.
    public var source: String

    /// The limit of a workload.
    public init(group: String, key: String, cycles: Double, goal: Double? = nil, source: String) {
      self.group = group
      self.key = key
      self.cycles = cycles
      self.goal = goal
      self.source = source
    }

    /// Nanoseconds of an item on a machine with this clock.
    public func nanoseconds(at gigahertz: Double) -> Double { cycles / gigahertz }

    /// What became of it: the part of the speed that was reached, judged as a ratio is.
    public func outcome(in results: Results, _ allowance: Allowance = .quiet) -> Outcome {
      guard let row = results.groups.first(where: { $0.name == group })?[key] else { return .notHere }
      if row.isNoisy { return .tooNoisy }
      return Outcome(
        nanoseconds(at: results.machine.gigahertz) / row.nanoseconds.median, of: goal ?? 0, allowance)
    }
  }

  /// What became of each limit, in order. On another instruction set all are `notHere`.
  public func limitOutcomes(of results: Results) -> [Outcome] {
    (limits ?? []).map {
      results.machine.architecture == architecture ? $0.outcome(in: results, allowance) : .notHere
    }
  }
}
