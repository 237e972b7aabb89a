extension ScalingFigures {
  /// What a figure says about a goal of growth.
  public struct Finding: Hashable, Sendable {
    /// The workload with its path.
    public var key: String
    /// What is compared.
    public var claim: String
    /// What was reached, in words.
    public var reached: String
    /// What should be, in words.
    public var goal: String
    /// Whether it is; nothing where the figure is no evidence.
    public var holds: Bool?
  }

  /// Each goal of growth beside what was reached. None of them fails a run: they want a machine that is quiet for long.
  public var findings: [Finding] {
    var findings: [Finding] = []
    for long in streams where long.count == 100_000_000 {
      findings.append(
        Finding(
          key: long.key, claim: "an item among 10⁸, of one among 10⁶", reached: Table.times(long.cost),
          goal: "1.05x at most", holds: long.cost <= 1.05))
      guard let short = streams.first(where: { $0.key == long.key && $0.count == 100_000 }) else { continue }
      let more = long.peakMemory - min(short.peakMemory, long.peakMemory)
      findings.append(
        Finding(
          key: long.key, claim: "memory for 10⁸ beyond that for 10⁵", reached: "\(more / 1024) KiB",
          goal: "1024 KiB at most", holds: more <= 1 << 20))
    }
    for batch in batches {
      guard let most = [64: 2, 1_024: 1.15][batch.size] else { continue }
      findings.append(
        Finding(
          key: batch.key, claim: "an item in a batch of \(batch.size)", reached: Table.times(batch.cost),
          goal: "\(Table.times(most)) at most", holds: batch.cost <= most))
    }
    for two in threads where two.count >= 4_000_000 {
      findings.append(
        Finding(
          key: two.key, claim: "two threads on \(two.count)", reached: Table.times(two.speedup),
          goal: "1.50x at least", holds: two.isEvidence ? two.speedup >= 1.5 : nil))
    }
    return findings
  }
}
