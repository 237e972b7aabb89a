/// The workloads that were measured together, and what they took.
///
/// Only what was measured in one sitting can be compared: clock and neighbors differ between them.
public struct Sitting {
  /// How long a workload is measured.
  public struct Effort: Hashable, Sendable {
    /// The rounds of each run.
    public var rounds: Int
    /// The least time of a round, in seconds.
    public var roundSeconds: Double
    /// How often a sitting that was too noisy is repeated.
    public var retries: Int

    /// The effort with these figures.
    public init(rounds: Int, roundSeconds: Double, retries: Int = 3) {
      self.rounds = rounds
      self.roundSeconds = roundSeconds
      self.retries = retries
    }

    /// For figures that are written down.
    public static let full = Effort(rounds: 21, roundSeconds: 0.02)
    /// For every change: enough to judge a ratio.
    public static let fast = Effort(rounds: 11, roundSeconds: 0.005)
  }

  /// The two runs of a workload.
  public struct Entry {
    /// What was measured.
    public var workload: Workload
    /// The first run and the second.
    public var runs: [Measurement]
    /// Of its results.
    public var checksum: UInt64

    /// The faster of the runs: whatever disturbs makes it slower.
    public var best: Measurement { runs.min { $0.median < $1.median }! }
    /// How far the runs lie apart.
    public var difference: Double { runs[0].difference(from: runs[1]) }
    /// Whether they lie too far apart to say anything, or even in the faster one the round in the middle took much
    /// longer than the least: then something else was measured too, though the same in both.
    public var isNoisy: Bool {
      difference > Sitting.tolerance || best.median > best.minimum * (1 + Sitting.disturbance)
    }
  }

  /// The part by which two runs of a workload may differ.
  public static let tolerance = 0.10

  /// The part by which the round in the middle may exceed the least.
  public static let disturbance = 0.20

  /// In the order of the workloads.
  public private(set) var entries: [Entry]
  /// How often it was measured.
  public private(set) var attempts: Int

  /// Measures workloads, and all of them again while the two runs of one differ by more than ``tolerance``.
  ///
  /// In each round all workloads take their turn, so that a change of clock hits all of them alike.
  public init(_ workloads: [Workload], effort: Effort) {
    entries = Sitting.measure(workloads, effort)
    attempts = 1
    while isNoisy && attempts <= effort.retries {
      entries = Sitting.measure(workloads, effort)
      attempts += 1
    }
  }

  /// Whether a workload's runs still differ too much to say anything about it.
  public var isNoisy: Bool { entries.contains { $0.isNoisy } }

  private static func measure(_ workloads: [Workload], _ effort: Effort) -> [Entry] {
    let passes = workloads.map { Sitting.passes(of: $0, for: effort.roundSeconds) }
    let checksums = workloads.map { $0.checksum() }
    let runs = (0..<2).map { _ in
      var times = [[Double]](repeating: [], count: workloads.count)
      for _ in 0..<effort.rounds {
        for (index, workload) in workloads.enumerated() {
          let seconds = ThreadClock.seconds { for _ in 0..<passes[index] { workload.pass() } }
          times[index].append(seconds / Double(passes[index] * workload.count) * 1e9)
        }
      }
      return times.map(Measurement.init)
    }
    return workloads.indices.map { index in
      let workload = workloads[index]
      precondition(workload.checksum() == checksums[index], "\(workload.key) gives other results each time")
      return Entry(
        workload: workload, runs: [runs[0][index], runs[1][index]], checksum: checksums[index])
    }
  }

  /// How many passes make a round; warms caches, tables and clock while it tries.
  private static func passes(of workload: Workload, for seconds: Double) -> Int {
    workload.pass()
    var passes = 1
    while true {
      let taken = ThreadClock.seconds { for _ in 0..<passes { workload.pass() } }
      if taken >= seconds / 2 { return max(1, Int((Double(passes) * seconds / taken).rounded(.up))) }
      passes *= 2
    }
  }
}
