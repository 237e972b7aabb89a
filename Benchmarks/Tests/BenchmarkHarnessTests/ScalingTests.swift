import BenchmarkHarness
import Testing

@Suite("Scaling") struct ScalingTests {
  private func figures(cost: Double, memory: UInt64, speedup: Double, isEvidence: Bool) -> ScalingFigures {
    func stream(_ count: Int, _ cost: Double, _ memory: UInt64) -> ScalingFigures.Stream {
      ScalingFigures.Stream(key: "k", count: count, nanoseconds: 2 * cost, cost: cost, peakMemory: memory)
    }
    return ScalingFigures(
      streams: [
        stream(100_000, 1, 1 << 22), stream(1_000_000, 1, 1 << 22), stream(100_000_000, cost, memory),
      ],
      batches: [
        ScalingFigures.Batch(key: "k", size: 64, nanoseconds: 3, cost: 1.5),
        ScalingFigures.Batch(key: "k", size: 1_024, nanoseconds: 3, cost: 1.2),
      ],
      threads: [
        ScalingFigures.Threads(
          key: "k", count: 65_536, speedup: 0.9, cost: 1, share: 1, isEvidence: isEvidence),
        ScalingFigures.Threads(
          key: "k", count: 4_194_304, speedup: speedup, cost: 1, share: 1, isEvidence: isEvidence),
      ])
  }

  @Test func `holds each goal beside what was reached`() {
    let good = figures(cost: 1.02, memory: 5 << 20, speedup: 1.8, isEvidence: true)
    #expect(good.findings.map(\.holds) == [true, true, true, false, true])
    #expect(good.findings.map(\.reached) == ["1.02x", "1024 KiB", "1.50x", "1.20x", "1.80x"])
    let bad = figures(cost: 1.06, memory: 6 << 20, speedup: 1.4, isEvidence: true)
    #expect(bad.findings.map(\.holds) == [false, false, true, false, false])
  }

  @Test func `judges no threads that others disturbed`() {
    let figures = figures(cost: 1, memory: 1 << 22, speedup: 1.4, isEvidence: false)
    #expect(figures.findings.last?.holds == .some(nil))
    #expect(
      Table.lines(of: figures).last
        == "k                               two threads on 4194304                  1.40x, goal 1.50x at least: no evidence"
    )
  }
}
