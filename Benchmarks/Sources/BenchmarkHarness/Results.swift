/// All that was measured, with the machine it was measured on: what `--json` writes.
public struct Results: Hashable, Sendable, Codable {
  /// What one workload took.
  public struct Row: Hashable, Sendable, Codable {
    /// The name of the workload with its path.
    public var key: String
    /// What one item is.
    public var unit: String
    /// The items of a pass.
    public var count: Int
    /// Nanoseconds per item, of the faster run.
    public var nanoseconds: Measurement
    /// How far the two runs lie apart, as a part of the faster one.
    public var difference: Double
    /// Whether that is too far to judge by.
    public var isNoisy: Bool
    /// Of the results, in hexadecimal.
    public var checksum: String

    /// The row with these figures.
    public init(
      key: String, unit: String, count: Int, nanoseconds: Measurement, difference: Double, isNoisy: Bool,
      checksum: String
    ) {
      self.key = key
      self.unit = unit
      self.count = count
      self.nanoseconds = nanoseconds
      self.difference = difference
      self.isNoisy = isNoisy
      self.checksum = checksum
    }

    /// The key without its path.
    public var name: String { key.split(separator: "/", maxSplits: 1).first.map(String.init) ?? key }
  }

  /// The workloads that were measured together.
  public struct Group: Hashable, Sendable, Codable {
    /// What they have in common.
    public var name: String
    /// The key of the workload that the others are measured by.
    public var yardstick: String
    /// How often they were measured until they were quiet, or given up.
    public var attempts: Int
    /// In the order in which they are shown.
    public var rows: [Row]

    /// The figures of a sitting.
    public init(_ group: WorkloadGroup, _ sitting: Sitting) {
      name = group.name
      yardstick = group.yardstick
      attempts = sitting.attempts
      rows = sitting.entries.map { entry in
        Row(
          key: entry.workload.key, unit: entry.workload.unit, count: entry.workload.count,
          nanoseconds: entry.best, difference: entry.difference, isNoisy: entry.isNoisy,
          checksum: String(entry.checksum, radix: 16))
      }
    }

    /// The group with these figures.
    public init(_ name: String, yardstick: String, attempts: Int, rows: [Row]) {
      self.name = name
      self.yardstick = yardstick
      self.attempts = attempts
      self.rows = rows
    }

    /// How many times as fast as the yardstick a row is; nothing where either is missing.
    public func ratio(of key: String) -> Double? {
      guard let own = self[key], let peer = self[yardstick] else { return nil }
      return peer.nanoseconds.median / own.nanoseconds.median
    }

    /// The row of a workload.
    public subscript(key: String) -> Row? { rows.first { $0.key == key } }
  }

  /// The machine.
  public var machine: Machine
  /// In the order in which they were measured.
  public var groups: [Group]
  /// What other libraries took, in the order in which the scripts told it.
  public var peers: [Peer]
  /// How many instructions each workload takes, where they were counted.
  public var instructions: [InstructionCount]?
  /// What many, few, and two threads cost, where that was measured.
  public var scaling: ScalingFigures?

  /// The figures of a machine.
  public init(machine: Machine, groups: [Group], peers: [Peer] = []) {
    self.machine = machine
    self.groups = groups
    self.peers = peers
  }

  /// What a peer took for a job.
  public func peer(_ name: String, for job: String) -> Peer? {
    peers.first { $0.peer == name && $0.job == job }
  }
}
