extension Table {
  /// The lines of instruction counts beside those that are held.
  ///
  /// - Parameters:
  ///   - outcomes: What became of each.
  ///   - counts: What was counted.
  public static func lines(
    of outcomes: [(key: String, outcome: InstructionBaselines.Outcome)], _ counts: [InstructionCount]
  ) -> [String] {
    let width = max(30, outcomes.map(\.key.count).max() ?? 0)
    let units = Dictionary(counts.map { ($0.key, $0.unit) }, uniquingKeysWith: { first, _ in first })
    return outcomes.map { key, outcome in
      let unit = units[key] ?? "item"
      let words =
        switch outcome {
        case .held(let now, let ratio): "ok: \(significant(now)) per \(unit), \(change(ratio))"
        case .fewer(let now, let ratio):
          "fewer: \(significant(now)) per \(unit), \(change(ratio)); renew the counts to hold that"
        case .more(let now, let ratio):
          "MORE: \(significant(now)) per \(unit), \(change(ratio)), \(percent(InstructionBaselines.tolerance)) at most"
        case .new(let now): "new: \(significant(now)) per \(unit); renew the counts to hold that"
        case .gone: "GONE: renew the counts if that is meant"
        }
      return padded(key, width) + "  " + words
    }
  }

  /// By how much more or less, as `+0.31%`.
  private static func change(_ ratio: Double) -> String {
    let change = (ratio - 1) * 100
    return (change < 0 ? "" : "+") + fixed(change, 2) + "%"
  }
}
