extension Table {
  /// The lines of gates: what was measured by what, the goal, and what was reached.
  public static func lines(of gates: Gates, in results: Results) -> [String] {
    let outcomes = gates.outcomes(of: results)
    let width = max(30, gates.gates.map(\.key.count).max() ?? 0)
    return zip(gates.gates, outcomes).map { gate, outcome in
      padded(gate.key, width) + "  " + padded("by \(yardstick(of: gate, in: results))", 16) + "  "
        + words(for: gate, outcome)
    }
  }

  /// The lines of limits: the time that the ports allow at the clock of the machine, and how far from it we are.
  public static func lines(of limits: [Gates.Limit], in results: Results) -> [String] {
    let width = max(30, limits.map(\.key.count).max() ?? 0)
    return limits.compactMap { limit in
      guard let row = results.groups.lazy.compactMap({ $0[limit.key] }).first else { return nil }
      let least = limit.nanoseconds(at: results.machine.gigahertz)
      return padded(limit.key, width)
        + "  \(time(least)) at the least, \(time(row.nanoseconds.median)) taken: "
        + "\(percent(least / row.nanoseconds.median)) of the limit"
    }
  }

  /// The short name of what a gate is measured by.
  static func yardstick(of gate: Gates.Gate, in results: Results) -> String {
    if let against = gate.against { return lastPart(against) }
    return results.groups.first { $0.name == gate.group }.map { lastPart($0.yardstick) } ?? "yardstick"
  }

  /// What became of a gate, in words.
  static func words(for gate: Gates.Gate, _ outcome: Gates.Outcome) -> String {
    let goal = "goal \(times(gate.goal))"
    let stretch = gate.stretch.map { ", stretch \(times($0))" } ?? ""
    return switch outcome {
    case .held(let ratio): "ok: \(times(ratio)), \(goal)\(stretch)"
    case .close(let ratio): "close: \(times(ratio)), \(goal)\(stretch)"
    case .missed(let ratio):
      "MISSED: \(times(ratio)) is \(percent(ratio / gate.goal)) of the \(goal), least 80%"
    case .tooNoisy: "too noisy to judge, \(goal)"
    case .notHere: "not measured here, \(goal)"
    case .noYardstick: "\(gate.against ?? "yardstick") not measured, \(goal)"
    }
  }

  private static func lastPart(_ key: String) -> String {
    key.split(separator: "/").last.map(String.init) ?? key
  }
}
