import BenchmarkHarness
import Foundation

/// Counts instructions: runs this program again under valgrind, and reads what that wrote.
struct Counting {
  /// Colors of a batch: the counts of an item are the same with more, but take longer.
  static let batch = 2_048

  /// What to count.
  let groups: [WorkloadGroup]
  /// The arguments that make the other process choose the same workloads.
  let arguments: [String]

  init(_ options: Options) {
    groups = options.selected(count: options.count ?? Counting.batch)
    arguments =
      options.selection.names.flatMap { ["--only", $0] } + options.slow.flatMap { ["--slow", $0] }
      + (options.selection.path.map { ["--path", $0] } ?? [])
      + ["--count", String(options.count ?? Counting.batch), "--counted"]
  }

  /// What is counted: what is ours, on the paths that valgrind knows.
  static func counted(_ groups: [WorkloadGroup]) -> [Workload] {
    groups.flatMap(\.workloads).filter { !$0.isYardstick && $0.path != "avx512" }
  }

  /// Where valgrind is; nothing where it isn't installed.
  static func valgrind() -> String? { find("valgrind") }

  func counts() throws(Options.Fault) -> [InstructionCount] {
    guard let valgrind = Counting.valgrind() else { throw Options.Fault(message: "valgrind isn't installed") }
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
      "colorderive-counts-\(ProcessInfo.processInfo.processIdentifier)")
    defer { try? FileManager.default.removeItem(at: folder) }
    let program = folder.appendingPathComponent("benchmarks").path
    let output = folder.appendingPathComponent("counts").path
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      try FileManager.default.copyItem(
        at: URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath(),
        to: URL(fileURLWithPath: program))
    } catch {
      throw Options.Fault(message: "\(folder.path): can't be written: \(error)")
    }
    // Valgrind gives up on newer debug information; the code without it is the same.
    if let strip = Counting.find("strip") ?? Counting.find("llvm-strip") {
      try Counting.run(strip, ["-g", program])
    }
    try Counting.run(valgrind, Callgrind.arguments(output: output) + [program] + arguments)
    let workloads = Counting.counted(groups).map { ($0.key, $0.unit, $0.count) }
    let counts = Callgrind.counts(of: workloads) { try? Files.text("\(output).\($0)") }
    guard let counts else { throw Options.Fault(message: "valgrind wrote no counts") }
    return counts
  }

  private static func run(_ program: String, _ arguments: [String]) throws(Options.Fault) {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: program)
    process.arguments = arguments
    // What hashes and where things lie must be the same in each run.
    process.environment = ProcessInfo.processInfo.environment.merging(
      ["SWIFT_DETERMINISTIC_HASHING": "1"], uniquingKeysWith: { _, new in new })
    do {
      try process.run()
    } catch {
      throw Options.Fault(message: "\(program): can't be run: \(error)")
    }
    process.waitUntilExit()
    guard process.terminationStatus == 0 else {
      throw Options.Fault(
        message: "\(program) \(arguments.joined(separator: " ")): ended with \(process.terminationStatus)")
    }
  }

  private static func find(_ program: String) -> String? {
    let folders = ProcessInfo.processInfo.environment["PATH"]?.split(separator: ":") ?? []
    return folders.map { "\($0)/\(program)" }.first { FileManager.default.isExecutableFile(atPath: $0) }
  }
}
