/// Results as tables of Markdown, and the page that has them.
public enum PerformancePage {
  /// The line before what is written.
  public static let begin = "<!-- figures: begin, written by 'make performance' -->"
  /// The line behind it.
  public static let end = "<!-- figures: end -->"

  /// The page with new tables between its markers; nothing where it has none.
  ///
  /// - Parameters:
  ///   - page: The page as it was.
  ///   - results: What was measured.
  ///   - gates: The goals; nothing for none.
  public static func renewed(_ page: String, with results: Results, _ gates: Gates?) -> String? {
    let lines = page.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    guard let first = lines.firstIndex(of: begin), let last = lines.firstIndex(of: end), first < last else {
      return nil
    }
    return (lines[...first] + [""] + tables(of: results, gates) + lines[last...]).joined(separator: "\n")
  }

  /// All tables, each with an empty line behind it.
  static func tables(of results: Results, _ gates: Gates?) -> [String] {
    var lines = Table.lines(of: results.machine).map { "    \($0)" } + [""]
    for group in results.groups {
      lines += ["### \(group.name)", ""] + rows(of: group, gates?.gates ?? [], results.peers) + [""]
    }
    if let gates { lines += ["### Goals", ""] + goals(gates, results) + [""] }
    if let gates, gates.limitOutcomes(of: results).contains(where: { $0 != .notHere }) {
      lines += ["### The limit", ""] + limits(gates, results) + [""]
    }
    if let counts = results.instructions {
      lines += ["### Instructions", ""] + rows(of: counts, results) + [""]
    }
    if let scaling = results.scaling { lines += ["### Many, few, and two threads", ""] + rows(of: scaling) }
    return lines
  }

  private static func rows(of group: Results.Group, _ gates: [Gates.Gate], _ peers: [Peer]) -> [String] {
    let jobs = Set(group.rows.map(\.name))
    let yardstick = group[group.yardstick]?.nanoseconds.median ?? 1
    let own = group.rows.map { row -> [String] in
      let time = Table.time(row.nanoseconds.median) + (row.isNoisy ? " (too noisy to judge)" : "")
      return [row.key, time, Table.time(row.nanoseconds.minimum), Table.times(group.ratio(of: row.key) ?? 1)]
    }
    let others = peers.filter { jobs.contains($0.job) }.map {
      [
        "\($0.job)/\($0.peer)", Table.time($0.median), Table.time($0.minimum),
        Table.times(yardstick / $0.median),
      ]
    }
    return table(["per \(group.rows.last?.unit ?? "item")", "median", "min", "ratio"], own + others)
  }

  private static func goals(_ gates: Gates, _ results: Results) -> [String] {
    table(
      ["workload", "by", "reached and goal"],
      zip(gates.gates, gates.outcomes(of: results)).map { gate, outcome in
        [gate.key, Table.yardstick(of: gate, in: results), Table.words(for: gate, outcome, gates.allowance)]
      }, numbers: false)
  }

  private static func limits(_ gates: Gates, _ results: Results) -> [String] {
    table(
      ["workload", "limit", "reached", "how the limit is known"],
      zip(gates.limits ?? [], gates.limitOutcomes(of: results)).filter { $0.1 != .notHere }.map {
        limit, outcome in
        [
          limit.key, Table.time(limit.nanoseconds(at: results.machine.gigahertz)),
          Table.words(for: limit, outcome, gates.allowance), limit.source,
        ]
      }, numbers: false)
  }

  private static func rows(of counts: [InstructionCount], _ results: Results) -> [String] {
    table(
      ["workload", "instructions", "a cycle"],
      counts.map { count in
        let row = results.groups.lazy.compactMap { $0[count.key] }.first
        let cycles = row.map { $0.nanoseconds.median * results.machine.gigahertz }
        return [
          count.key, "\(Table.significant(count.instructions)) per \(count.unit)",
          cycles.map { Table.significant(count.instructions / $0) } ?? "",
        ]
      })
  }

  private static func rows(of scaling: ScalingFigures) -> [String] {
    table(
      ["streamed", "items", "per item", "cost", "peak memory"],
      scaling.streams.map {
        [
          $0.key, String($0.count), Table.time($0.nanoseconds), Table.times($0.cost),
          "\($0.peakMemory / 1024) KiB",
        ]
      }) + [""]
      + table(
        ["in batches", "per call", "per item", "cost"],
        scaling.batches.map { [$0.key, String($0.size), Table.time($0.nanoseconds), Table.times($0.cost)] })
      + [""]
      + table(
        ["on two threads", "items", "speedup", "cost on each", "least share"],
        scaling.threads.map {
          [
            $0.key + ($0.isEvidence ? "" : " (no evidence: others used the machine)"), String($0.count),
            Table.times($0.speedup), Table.times($0.cost), Table.percent($0.share),
          ]
        }) + [""]
      + table(
        ["workload", "what is compared", "reached and goal"],
        scaling.findings.map { [$0.key, $0.claim, Table.words(for: $0)] }, numbers: false) + [""]
  }

  /// A table whose columns but the first are set to the right where they are numbers.
  private static func table(_ head: [String], _ rows: [[String]], numbers: Bool = true) -> [String] {
    func line(_ cells: [String]) -> String { "| " + cells.joined(separator: " | ") + " |" }
    let rule = head.indices.map { $0 > 0 && numbers ? "---:" : "---" }
    return [line(head), line(rule)] + rows.map(line)
  }
}
