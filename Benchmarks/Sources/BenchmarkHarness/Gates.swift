/// The ratios that must be held: what `gates.json` says.
public struct Gates: Hashable, Sendable, Codable {
  /// One ratio.
  public struct Gate: Hashable, Sendable, Codable {
    /// The group it stands in.
    public var group: String
    /// The workload with its path.
    public var key: String
    /// What it is measured by: the key of a workload in the group, or the name of a peer; nothing where it is
    /// the group's yardstick.
    public var against: String?
    /// The job of the peer; nothing where there is no peer, or its job has the name of the workload.
    public var job: String?
    /// How many times as fast it should be.
    public var goal: Double
    /// How many times as fast would be fine; nothing is judged by it.
    public var stretch: Double?

    /// The gate with this goal.
    public init(
      group: String, key: String, against: String? = nil, job: String? = nil, goal: Double,
      stretch: Double? = nil
    ) {
      self.group = group
      self.key = key
      self.against = against
      self.job = job
      self.goal = goal
      self.stretch = stretch
    }
  }

  /// What became of a gate.
  public enum Outcome: Hashable, Sendable {
    /// The goal is reached, or nearly: the ratio.
    case held(Double)
    /// Below 90 % of the goal, but within the allowance: the ratio.
    case close(Double)
    /// Below the allowance: the ratio.
    case missed(Double)
    /// The two runs differ too much, also after trying again.
    case tooNoisy
    /// The workload wasn't measured: the processor has no such path, or it wasn't asked for.
    case notHere
    /// What it is measured by wasn't.
    case noYardstick

    /// Whether the gate doesn't let this pass.
    public var isFailure: Bool { if case .missed = self { true } else { false } }
  }

  /// The instruction set that the goals were set on. Nothing is asked of another.
  public var architecture: String
  /// The gates, in the order in which they are told.
  public var gates: [Gate]
  /// How fast a processor could be.
  public var limits: [Limit]?
  /// How far below its goal a ratio may lie; not part of the file.
  public var allowance = Allowance.quiet

  private enum CodingKeys: String, CodingKey {
    case architecture, gates, limits
  }

  /// The gates of an instruction set.
  public init(architecture: String, gates: [Gate], limits: [Limit]? = nil) {
    self.architecture = architecture
    self.gates = gates
    self.limits = limits
  }

  /// What became of each gate, in order. On another instruction set all are `notHere`.
  public func outcomes(of results: Results) -> [Outcome] {
    gates.map { gate in
      guard results.machine.architecture == architecture,
        let group = results.groups.first(where: { $0.name == gate.group }), let row = group[gate.key]
      else { return .notHere }
      let against = gate.against ?? group.yardstick
      let other: Double
      if let peer = group[against] {
        if peer.isNoisy { return .tooNoisy }
        other = peer.nanoseconds.median
      } else if let peer = results.peer(against, for: gate.job ?? row.name) {
        if peer.isNoisy { return .tooNoisy }
        other = peer.median
      } else {
        return .noYardstick
      }
      if row.isNoisy { return .tooNoisy }
      return Outcome(other / row.nanoseconds.median, of: gate.goal, allowance)
    }
  }
}
