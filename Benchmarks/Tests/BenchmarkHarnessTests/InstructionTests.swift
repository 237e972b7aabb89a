import Testing

@testable import BenchmarkHarness

@Suite("Instruction counts") struct InstructionTests {
  private let before = InstructionBaselines.Baseline(
    architecture: "x86_64", compiler: "clang 1",
    counts: [
      InstructionCount(key: "a/avx2", unit: "color", instructions: 100),
      InstructionCount(key: "b", unit: "base", instructions: 5_000),
    ], renewals: [])

  private func outcome(of instructions: Double) -> InstructionBaselines.Outcome {
    let count = InstructionCount(key: "a/avx2", unit: "color", instructions: instructions)
    return before.outcomes(of: [count], isPart: true)[0].outcome
  }

  @Test func `may rise by two hundredths, and fall`() {
    #expect(outcome(of: 101.5625) == .held(101.5625, ratio: 1.015625))
    #expect(!outcome(of: 101.9).isFailure)
    #expect(outcome(of: 50) == .fewer(50, ratio: 0.5))
    #expect(!outcome(of: 50).isFailure)
  }

  @Test func `fail when a kernel does its work twice, or a little more`() {
    #expect(outcome(of: 200) == .more(200, ratio: 2))
    #expect(outcome(of: 200).isFailure)
    #expect(outcome(of: 102.5).isFailure)
  }

  @Test func `fail when a workload is gone, but not when only others were asked for`() {
    let count = InstructionCount(key: "c", unit: "color", instructions: 7)
    let all = before.outcomes(of: [count])
    #expect(all.map(\.key) == ["c", "a/avx2", "b"])
    #expect(all.map(\.outcome) == [.new(7), .gone, .gone])
    #expect(all.map(\.outcome.isFailure) == [false, true, true])
    #expect(before.outcomes(of: [count], isPart: true).map(\.key) == ["c"])
  }

  @Test func `are those of one compiler`() {
    let baselines = InstructionBaselines(baselines: [before])
    #expect(baselines.baseline(architecture: "x86_64", compiler: "clang 1") == before)
    #expect(baselines.baseline(architecture: "x86_64", compiler: "clang 2") == nil)
    #expect(baselines.baseline(architecture: "arm64", compiler: "clang 1") == nil)
  }

  @Test func `are renewed with the reason and what changed`() {
    var baselines = InstructionBaselines(baselines: [before])
    let counts = [
      InstructionCount(key: "a/avx2", unit: "color", instructions: 80),
      InstructionCount(key: "c", unit: "color", instructions: 7),
    ]
    baselines.renew(counts, architecture: "x86_64", compiler: "clang 1", because: "A shorter root")
    baselines.renew(counts, architecture: "x86_64", compiler: "clang 2", because: "A new compiler")
    #expect(baselines.baselines.map(\.compiler) == ["clang 1", "clang 2"])
    #expect(baselines.baselines[0].counts == counts)
    #expect(
      baselines.baselines[0].renewals == [
        InstructionBaselines.Renewal(
          reason: "A shorter root", changes: ["a/avx2: 100 to 80.0", "c: 7.00", "b: gone"])
      ])
  }

  @Test func `say in words what became of them`() {
    let counts = [
      InstructionCount(key: "a/avx2", unit: "color", instructions: 200),
      InstructionCount(key: "b", unit: "base", instructions: 4_999),
    ]
    #expect(
      Table.lines(of: before.outcomes(of: counts), counts) == [
        "a/avx2                          MORE: 200 per color, +100.00%, 2% at most",
        "b                               ok: 4999 per base, -0.02%",
      ])
  }
}

@Suite("Callgrind") struct CallgrindTests {
  /// A file as callgrind 3.19 writes it, with the cost lines of two functions.
  private func dump(_ total: Int) -> String {
    """
    # callgrind format
    version: 1
    creator: callgrind-3.19.0
    part: 2

    desc: Trigger: --dump-before=benchmark_mark

    positions: line
    events: Ir
    summary: \(total)

    fn=(1) pass
    0 \(total - 1)
    0 1

    totals: \(total)

    """
  }

  @Test func `gives the difference of eleven passes and one, per item`() throws {
    let dumps = [1: dump(9_999), 2: dump(1_050), 3: dump(11_050), 4: dump(9), 5: dump(300), 6: dump(3_300)]
    let counts = try #require(
      Callgrind.counts(of: [(key: "a", unit: "color", count: 10), (key: "b", unit: "base", count: 1)]) {
        dumps[$0]
      })
    #expect(counts.map(\.instructions) == [100, 300])
    #expect(counts.map(\.key) == ["a", "b"])
  }

  @Test func `gives nothing where a file is missing or isn't one`() {
    let workloads = [(key: "a", unit: "color", count: 10)]
    #expect(Callgrind.counts(of: workloads) { $0 == 3 ? nil : dump(100) } == nil)
    #expect(Callgrind.counts(of: workloads) { $0 == 3 ? "killed" : dump(100) } == nil)
    // More passes can't take fewer instructions.
    #expect(Callgrind.counts(of: workloads) { dump(100 - $0) } == nil)
  }
}
