import BenchmarkHarness

/// Counts instructions, and judges them or takes them as what is held.
struct InstructionRun {
  private let options: Options
  private let file: String

  init(_ options: Options) {
    self.options = options
    file = options.instructions ?? ""
  }

  /// Prints what became of each count, and gives whether none rose.
  ///
  /// Where there is no valgrind, or the counts that are held are of another compiler, that is said and nothing
  /// judged.
  func judge() throws(Options.Fault) -> Bool {
    guard Counting.valgrind() != nil else {
      print("Instructions: skipped, valgrind isn't installed")
      return true
    }
    var baselines = try Files.read(InstructionBaselines.self, from: file)
    let (architecture, compiler) = (Machine.architecture, Machine.compiler)
    let baseline = baselines.baseline(architecture: architecture, compiler: compiler)
    if baseline == nil && options.reason == nil {
      print(
        "Instructions: skipped, no counts are held for \(architecture) and \(compiler); 'make gates' adds them"
      )
      return true
    }
    let counting = Counting(options)
    guard !counting.groups.isEmpty else {
      throw Options.Fault(message: "nothing has such a name; see --list")
    }
    let counts = try counting.counts()
    let empty = InstructionBaselines.Baseline(
      architecture: architecture, compiler: compiler, counts: [], renewals: [])
    let isPart = !options.selection.names.isEmpty || options.selection.path != nil
    let outcomes = (baseline ?? empty).outcomes(of: counts, isPart: isPart)
    print("Instructions by \(compiler)")
    Table.lines(of: outcomes, counts).forEach { print($0) }
    if let reason = options.reason {
      baselines.renew(counts, architecture: architecture, compiler: compiler, because: reason)
      try Files.write(baselines, to: file)
      print("Renewed: \(reason)")
      return true
    }
    return !outcomes.contains { $0.outcome.isFailure }
  }
}
