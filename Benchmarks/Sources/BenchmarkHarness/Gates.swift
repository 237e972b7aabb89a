/// The ratios to the yardsticks that must be held: what `gates.json` says.
public struct Gates: Hashable, Sendable, Codable {
  /// One ratio.
  public struct Gate: Hashable, Sendable, Codable {
    /// The group it stands in.
    public var group: String
    /// The workload with its path.
    public var key: String
    /// How many times as fast as the group's yardstick it should be.
    public var goal: Double

    /// The gate with this goal.
    public init(group: String, key: String, goal: Double) {
      self.group = group
      self.key = key
      self.goal = goal
    }
  }

  /// What became of a gate.
  public enum Outcome: Hashable, Sendable {
    /// The goal is reached, or nearly: the ratio.
    case held(Double)
    /// Below 90 % of the goal, but not below 80 %: the ratio.
    case close(Double)
    /// Below 80 % of the goal: the ratio.
    case missed(Double)
    /// The two runs differ too much, also after trying again.
    case tooNoisy
    /// The processor has no such path.
    case notHere
  }

  /// The part of a goal below which a gate is missed.
  public static let missedBelow = 0.8
  /// The part of a goal below which it is close.
  public static let closeBelow = 0.9

  /// The instruction set that the goals were set on. Nothing is asked of another.
  public var architecture: String
  /// The gates, in the order in which they are told.
  public var gates: [Gate]

  /// The gates of an instruction set.
  public init(architecture: String, gates: [Gate]) {
    self.architecture = architecture
    self.gates = gates
  }

  /// What became of each gate, in order. On another instruction set all are `notHere`.
  public func outcomes(of results: Results) -> [Outcome] {
    gates.map { gate in
      guard results.machine.architecture == architecture,
        let group = results.groups.first(where: { $0.name == gate.group }),
        let row = group[gate.key], let peer = group[group.yardstick], let ratio = group.ratio(of: gate.key)
      else { return .notHere }
      if row.isNoisy || peer.isNoisy { return .tooNoisy }
      if ratio < gate.goal * Gates.missedBelow { return .missed(ratio) }
      return ratio < gate.goal * Gates.closeBelow ? .close(ratio) : .held(ratio)
    }
  }
}
