/// Figures for people: a line a workload, with a bar as long as the logarithm of its speed.
public struct Table {
  /// The width of the longest bar.
  static let barWidth = 24

  /// The lines of a machine.
  public static func lines(of machine: Machine) -> [String] {
    [
      "\(machine.processor) (\(machine.architecture)), \(fixed(machine.gigahertz, 2)) GHz by dependent adds, "
        + "load \(fixed(machine.load, 2))",
      machine.compiler,
    ]
  }

  /// The lines of a group: time of an item, spread of the rounds, difference of the runs, ratio, goal, bar; and of
  /// the peers that did one of its jobs.
  ///
  /// - Parameters:
  ///   - group: The group.
  ///   - gates: Those whose goals are shown, if they are of this group and its yardstick.
  ///   - peers: All that were measured.
  public static func lines(of group: Results.Group, gates: [Gates.Gate] = [], peers: [Peer] = []) -> [String]
  {
    let jobs = Set(group.rows.map(\.name))
    let peers = peers.filter { jobs.contains($0.job) }
    let names = group.rows.map(\.key) + peers.map { "\($0.job)/\($0.peer)" }
    let width = max(30, names.map(\.count).max() ?? 0)
    let yardstick = group[group.yardstick]?.nanoseconds.median ?? 1
    let ratios = group.rows.map { group.ratio(of: $0.key) ?? 1 } + peers.map { yardstick / $0.median }
    let least = min(1, ratios.min() ?? 1)
    let most = max(1, ratios.max() ?? 1)
    let head = padded(group.name, width) + "     median        min  spread   runs      ratio       goal"
    var lines = [head]
    for (row, ratio) in zip(group.rows, ratios) {
      let goal = gates.first { $0.group == group.name && $0.key == row.key && $0.against == nil }?.goal
      lines.append(
        padded(row.key, width) + right(time(row.nanoseconds.median), 11)
          + right(time(row.nanoseconds.minimum), 11) + right(percent(row.nanoseconds.spread), 8)
          + right(percent(row.difference), 7) + right(times(ratio), 11) + right(goal.map(times) ?? "", 11)
          + "  "
          + bar(ratio, from: least, to: most) + (row.isNoisy ? "  too noisy to judge" : ""))
    }
    for (peer, ratio) in zip(peers, ratios.dropFirst(group.rows.count)) {
      lines.append(
        padded("\(peer.job)/\(peer.peer)", width) + right(time(peer.median), 11)
          + right(time(peer.minimum), 11)
          + right("", 8) + right(percent(peer.difference), 7) + right(times(ratio), 11) + right("", 11) + "  "
          + bar(ratio, from: least, to: most)
      )
    }
    return lines
  }

  /// A bar on a logarithmic scale, one block at least.
  static func bar(_ value: Double, from least: Double, to most: Double) -> String {
    let part = most > least ? logarithm(value / least) / logarithm(most / least) : 1
    return String(repeating: "█", count: 1 + Int((part * Double(barWidth - 1)).rounded()))
  }
}
