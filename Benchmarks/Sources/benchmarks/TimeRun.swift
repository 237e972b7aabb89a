import BenchmarkHarness

/// Measures time, prints tables, and judges ratios.
struct TimeRun {
  private let options: Options
  private let gates: Gates?
  private let peers: [Peer]
  private let earlier: Results?

  /// Reads what is compared with, before anything is measured in vain.
  init(_ options: Options) throws(Options.Fault) {
    self.options = options
    var gates: Gates? = if let path = options.gates { try Files.read(Gates.self, from: path) } else { nil }
    gates?.allowance = options.allowance
    self.gates = gates
    peers = if let path = options.peers { try Files.peers(path) } else { [] }
    earlier = if let path = options.compared { try Files.read(Results.self, from: path) } else { nil }
  }

  /// Measures and prints, and gives whether no gate was missed.
  func judge() throws(Options.Fault) -> Bool {
    let machine = Machine.current()
    Table.lines(of: machine).forEach { print($0) }
    // First: what is measured later needs memory.
    let scaling = options.measuresScaling ? Scaling().figures() : nil
    if let scaling { Table.lines(of: scaling).forEach { print($0) } }
    var results = try measure(on: machine)
    results.scaling = scaling
    if options.instructions != nil, Counting.valgrind() != nil {
      results.instructions = try Counting(options).counts()
    }
    if let path = options.json { try Files.write(results, to: path) }
    if let earlier {
      print("\nSince \(options.compared ?? "")")
      Table.lines(of: Comparison(earlier, results)).forEach { print($0) }
    }
    if let path = options.page {
      guard let page = PerformancePage.renewed(try Files.text(path), with: results, gates) else {
        throw Options.Fault(message: "\(path): has no markers to write between")
      }
      try Files.write(text: page, to: path)
    }
    guard let gates else { return true }
    print("\nGates")
    Table.lines(of: gates, in: results).forEach { print($0) }
    Table.limitLines(of: gates, in: results).forEach { print($0) }
    return !(gates.outcomes(of: results) + gates.limitOutcomes(of: results)).contains { $0.isFailure }
  }

  /// Measures a group after the other, and prints each as it comes.
  private func measure(on machine: Machine) throws(Options.Fault) -> Results {
    #if DEBUG
      print("This is a debug build: its figures mean nothing. Use 'make bench'.")
    #endif
    let groups = options.selected(count: options.count)
    guard !groups.isEmpty else { throw Options.Fault(message: "nothing has such a name; see --list") }
    print(
      "LittleCMS \(LittleCMS.version); thread CPU time per item, \(options.effort.rounds) rounds, two runs;"
        + " ratio: how many times as fast as the first line")
    for peer in Set(peers.map { "\($0.peer): \($0.version)" }).sorted() { print(peer) }
    var results = Results(machine: machine, groups: groups.map(figures(of:)), peers: peers)
    guard let gates, gates.allowance == .shared else { return results }
    // A neighbor comes and goes; a slow kernel stays.
    for _ in 0..<TimeRun.retries {
      let missed = gates.missedGroups(in: results)
      guard !missed.isEmpty else { break }
      print("\nOnce more, as a goal was missed: \(missed.joined(separator: ", "))")
      for (index, group) in groups.enumerated() where missed.contains(group.name) {
        results.groups[index] = figures(of: group)
      }
    }
    return results
  }

  /// How often groups in which a goal was missed are measured again.
  private static let retries = 2

  /// Measures a group and prints what it took.
  private func figures(of group: WorkloadGroup) -> Results.Group {
    let figures = Results.Group(group, Sitting(group.workloads, effort: options.effort))
    print()
    Table.lines(of: figures, gates: gates?.gates ?? [], peers: peers).forEach { print($0) }
    return figures
  }
}
