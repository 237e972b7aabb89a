internal import CBenchmarkClock

/// Counting by `valgrind --tool=callgrind`: what is done under it, and how what it wrote is read.
///
/// Of each workload a pass to warm up, then 1 pass, then 11 are done, with a mark before and after. Callgrind
/// writes what it counted at each mark (`--dump-before=benchmark_mark`), so that all that isn't a pass cancels
/// in the difference of the two.
public enum Callgrind {
  /// The passes of the shorter row and of the longer one.
  static let passes = (few: 1, many: 11)
  /// The files that a workload leaves: up to its few passes, the few, the many.
  static let dumpsPerWorkload = 3

  /// The arguments for valgrind, before those of the program.
  ///
  /// - Parameter output: Where it writes: files of this name with `.1`, `.2`, … behind it.
  public static func arguments(output: String) -> [String] {
    [
      "--tool=callgrind", "--quiet", "--callgrind-out-file=\(output)", "--dump-before=benchmark_mark",
    ]
  }

  /// Does the passes that are counted.
  public static func run(_ workloads: [Workload]) {
    for workload in workloads {
      workload.pass()
      benchmark_mark()
      for _ in 0..<passes.few { workload.pass() }
      benchmark_mark()
      for _ in 0..<passes.many { workload.pass() }
      benchmark_mark()
    }
  }

  /// The counts of workloads.
  ///
  /// - Parameters:
  ///   - workloads: Those that were run.
  ///   - dump: The text of the file with this number, from 1 on; nothing where there is none.
  /// - Returns: A count a workload; nothing where a file is missing or isn't what callgrind writes.
  public static func counts(
    of workloads: [(key: String, unit: String, count: Int)], dump: (Int) -> String?
  ) -> [InstructionCount]? {
    var counts: [InstructionCount] = []
    for (index, workload) in workloads.enumerated() {
      let first = index * dumpsPerWorkload + 1
      guard let few = dump(first + 1).flatMap(total), let many = dump(first + 2).flatMap(total), many > few
      else { return nil }
      let items = Double((passes.many - passes.few) * workload.count)
      counts.append(
        InstructionCount(
          key: workload.key, unit: workload.unit, instructions: Double(many - few) / items))
    }
    return counts
  }

  /// The instructions that a file of callgrind says were counted.
  static func total(_ text: String) -> Int? {
    let start = "totals: "
    return text.split(separator: "\n").last { $0.hasPrefix(start) }.flatMap {
      Int($0.dropFirst(start.count))
    }
  }
}
