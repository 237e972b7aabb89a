import BenchmarkHarness
import Testing

@Suite("Comparison") struct ComparisonTests {
  private func results(_ times: [(String, Double)], difference: Double = 0.01, gigahertz: Double = 3)
    -> Results
  {
    Results(
      machine: Machine(architecture: "x86_64", processor: "any", load: 0, gigahertz: gigahertz),
      groups: [
        Results.Group(
          "g", yardstick: "peer", attempts: 1,
          rows: times.map { key, time in
            Results.Row(
              key: key, unit: "color", count: 1, nanoseconds: Measurement([time]), difference: difference,
              isNoisy: difference > 0.1, checksum: "0")
          })
      ])
  }

  @Test func `shows before, after and the ratio`() {
    let comparison = Comparison(
      results([("peer", 100), ("own", 10), ("old", 1)]), results([("peer", 100), ("own", 5), ("new", 2)]))
    #expect(
      Table.lines(of: comparison) == [
        "                                   before      after      ratio",
        "peer                               100 ns     100 ns      1.00x  within the noise",
        "own                               10.0 ns    5.00 ns      2.00x  faster",
        "new                             not measured before",
        "old                             not measured now",
      ])
  }

  @Test func `calls nothing slower that is within the noise`() {
    let small = Comparison(results([("own", 10)]), results([("own", 10.05)]))
    #expect(small.rows.map(\.isClear) == [false])
    let large = Comparison(results([("own", 10)]), results([("own", 11)]))
    #expect(large.rows.map(\.isClear) == [true])
    #expect(large.rows.map(\.ratio) == [10.0 / 11])
    let noisy = Comparison(results([("own", 10)], difference: 0.2), results([("own", 30)]))
    #expect(noisy.rows.map(\.isClear) == [false])
  }

  @Test func `says when the clock was another`() {
    #expect(!Comparison(results([]), results([], gigahertz: 3.2)).isOtherMachine)
    #expect(Comparison(results([]), results([], gigahertz: 3.6)).isOtherMachine)
  }
}
