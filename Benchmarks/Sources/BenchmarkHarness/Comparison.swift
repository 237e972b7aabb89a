/// What became faster or slower between two results, row by row.
public struct Comparison: Hashable, Sendable {
  /// A workload that both have.
  public struct Row: Hashable, Sendable {
    /// The workload with its path.
    public var key: String
    /// Nanoseconds per item before.
    public var before: Double
    /// And after.
    public var after: Double
    /// Whether the change is beyond what the rounds and runs of both differ among themselves.
    public var isClear: Bool

    /// How many times as fast as before.
    public var ratio: Double { before / after }
  }

  /// In the order of the later results.
  public var rows: [Row]
  /// The workloads that only the later results have.
  public var new: [String]
  /// The workloads that only the earlier results have.
  public var gone: [String]
  /// Whether processor, instruction set or clock differ by so much that times can't be compared.
  public var isOtherMachine: Bool

  /// The comparison of results with earlier ones.
  public init(_ before: Results, _ after: Results) {
    isOtherMachine =
      before.machine.architecture != after.machine.architecture
      || before.machine.processor != after.machine.processor
      || abs(before.machine.gigahertz / after.machine.gigahertz - 1) > Sitting.tolerance
    let earlier = before.groups.flatMap { group in group.rows.map { (name: group.name, row: $0) } }
    let later = after.groups.flatMap { group in group.rows.map { (name: group.name, row: $0) } }
    rows = []
    new = []
    for (name, row) in later {
      guard let old = earlier.first(where: { $0.name == name && $0.row.key == row.key })?.row else {
        new.append(row.key)
        continue
      }
      let change =
        max(old.nanoseconds.median, row.nanoseconds.median)
        / min(old.nanoseconds.median, row.nanoseconds.median) - 1
      let noise = [old.difference, row.difference, old.nanoseconds.spread, row.nanoseconds.spread].max()!
      rows.append(
        Row(
          key: row.key, before: old.nanoseconds.median, after: row.nanoseconds.median,
          isClear: change > noise && !old.isNoisy && !row.isNoisy))
    }
    gone = earlier.filter { old in !later.contains { $0.name == old.name && $0.row.key == old.row.key } }
      .map(\.row.key)
  }
}
