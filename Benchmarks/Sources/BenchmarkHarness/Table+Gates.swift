extension Table {
  /// The lines of gates: what was measured by what, the goal, and what was reached.
  public static func lines(of gates: Gates, in results: Results) -> [String] {
    let outcomes = gates.outcomes(of: results)
    let width = max(30, gates.gates.map(\.key.count).max() ?? 0)
    return zip(gates.gates, outcomes).map { gate, outcome in
      padded(gate.key, width) + "  " + padded("by \(yardstick(of: gate, in: results))", 16) + "  "
        + words(for: gate, outcome, gates.allowance)
    }
  }

  /// The lines of limits that were measured: the time that the processor allows at its clock, and how near we are.
  public static func limitLines(of gates: Gates, in results: Results) -> [String] {
    let limits = gates.limits ?? []
    let width = max(30, limits.map(\.key.count).max() ?? 0)
    return zip(limits, gates.limitOutcomes(of: results)).compactMap { limit, outcome in
      guard outcome != .notHere else { return nil }
      let least = limit.nanoseconds(at: results.machine.gigahertz)
      return padded(limit.key, width) + "  " + padded("limit \(time(least))", 16) + "  "
        + words(for: limit, outcome, gates.allowance)
    }
  }

  /// The short name of what a gate is measured by.
  static func yardstick(of gate: Gates.Gate, in results: Results) -> String {
    if let against = gate.against { return lastPart(against) }
    return results.groups.first { $0.name == gate.group }.map { lastPart($0.yardstick) } ?? "yardstick"
  }

  /// What became of a gate, in words.
  static func words(
    for gate: Gates.Gate, _ outcome: Gates.Outcome, _ allowance: Gates.Allowance
  ) -> String {
    let goal = "goal \(times(gate.goal))"
    let stretch = gate.stretch.map { ", stretch \(times($0))" } ?? ""
    return switch outcome {
    case .held(let ratio): "ok: \(times(ratio)), \(goal)\(stretch)"
    case .close(let ratio): "close: \(times(ratio)), \(goal)\(stretch)"
    case .missed(let ratio):
      "MISSED: \(times(ratio)) is \(percent(ratio / gate.goal)) of the \(goal), least \(percent(allowance.least))"
    case .tooNoisy: "too noisy to judge, \(goal)"
    case .notHere: "not measured here, \(goal)"
    case .noYardstick: "\(gate.against ?? "yardstick") not measured, \(goal)"
    }
  }

  /// What became of a limit, in words.
  static func words(
    for limit: Gates.Limit, _ outcome: Gates.Outcome, _ allowance: Gates.Allowance
  ) -> String {
    let goal = limit.goal.map { ", goal \(percent($0))" } ?? ""
    return switch outcome {
    case .held(let part): (limit.goal == nil ? "" : "ok: ") + percent(part) + goal
    case .close(let part): "close: \(percent(part))\(goal)"
    case .missed(let part): "MISSED: \(percent(part))\(goal), least \(percent(allowance.least)) of it"
    case .tooNoisy: "too noisy to judge" + goal
    case .notHere, .noYardstick: "not measured here" + goal
    }
  }

  private static func lastPart(_ key: String) -> String {
    key.split(separator: "/").last.map(String.init) ?? key
  }
}
