import Testing

@testable import BenchmarkHarness

@Suite("Measurement") struct MeasurementTests {
  @Test func `has the middle, the least and the spread of the quarters`() {
    let measurement = Measurement([5, 1, 3, 2, 4])
    #expect(measurement.median == 3)
    #expect(measurement.minimum == 1)
    #expect(measurement.spread == (4.0 - 2.0) / 3.0)
    #expect(measurement.rounds == 5)
    #expect(Measurement([1, 2]).median == 1.5)
  }

  @Test func `differs from another by the same both ways`() {
    let (a, b) = (Measurement([10]), Measurement([12]))
    #expect(a.difference(from: b) == b.difference(from: a))
    #expect(abs(a.difference(from: b) - 0.2) < 1e-12)
  }
}

@Suite("Sitting") struct SittingTests {
  @Test func `measures each workload in two runs, with its results`() {
    let counter = Counter()
    let sitting = Sitting(
      [Workload("count", count: 2, pass: { counter.spin() }, checksum: { Checksum.of([counter.sum]) })],
      effort: Sitting.Effort(rounds: 3, roundSeconds: 0.0001, retries: 0))
    #expect(sitting.attempts == 1)
    #expect(sitting.entries.count == 1)
    #expect(sitting.entries[0].runs.map(\.rounds) == [3, 3])
    #expect(sitting.entries[0].best.median > 0)
    #expect(sitting.entries[0].checksum == Checksum.of([counter.sum]))
  }

  @Test func `gives up on a workload that never takes the same time`() {
    let counter = Counter()
    // Each attempt has 2 runs of 3 rounds; what it takes grows without end.
    let sitting = Sitting(
      [
        Workload(
          "ever slower", count: 1,
          pass: {
            counter.passes += 1
            for _ in 0..<(counter.passes * counter.passes) { counter.spin() }
          },
          checksum: { 0 })
      ], effort: Sitting.Effort(rounds: 3, roundSeconds: 0.000_001, retries: 2))
    #expect(sitting.isNoisy)
    #expect(sitting.attempts == 3)
  }

  @Test func `doesn't judge rounds that were disturbed alike in both runs`() {
    func entry(_ times: [Double]) -> Sitting.Entry {
      Sitting.Entry(
        workload: Workload("w", count: 1, pass: {}, checksum: { 0 }),
        runs: [Measurement(times), Measurement(times)], checksum: 0)
    }
    #expect(!entry([10, 11, 11]).isNoisy)
    #expect(entry([10, 13, 13]).isNoisy)
    // What is slow itself is slow in every round.
    #expect(!entry([20, 20.5, 21]).isNoisy)
  }

  @Test func `names a workload with its path`() {
    let workload = Workload("convert", path: "avx2", count: 1, pass: {}, checksum: { 0 })
    #expect(workload.key == "convert/avx2")
  }
}

/// Work that can't be left out, with the same result each time.
private final class Counter {
  var passes = 0
  var sum: UInt64 = 0

  func spin() {
    var hash = Checksum()
    for number in 0..<200 { hash.add(number) }
    sum = hash.value
    blackHole(sum)
  }
}
