import BenchmarkHarness
import Testing

@Suite("Selection") struct SelectionTests {
  private let groups = [
    WorkloadGroup(
      "Forward", [workload("fwd", "lcms2"), workload("fwd", "baseline"), workload("fwd", "avx2")]),
    WorkloadGroup("Back", [workload("back", "plain"), workload("back", nil)]),
  ]

  private static func workload(_ name: String, _ path: String?) -> Workload {
    Workload(name, path: path, count: 1, pass: {}, checksum: { 0 })
  }

  private func keys(_ names: [String] = [], path: String? = nil) -> [String] {
    Selection(names: names, path: path, paths: ["baseline", "avx2"]).of(groups).flatMap(\.workloads).map(
      \.key)
  }

  @Test func `takes all where nothing is asked for`() {
    #expect(keys() == groups.flatMap(\.workloads).map(\.key))
  }

  @Test func `takes a group by a part of its name, whatever its case`() {
    #expect(keys(["FORW"]) == ["fwd/lcms2", "fwd/baseline", "fwd/avx2"])
  }

  @Test func `takes a workload with the yardsticks of its group`() {
    #expect(keys(["fwd/avx2"]) == ["fwd/lcms2", "fwd/avx2"])
  }

  @Test func `takes one path, and what has none`() {
    #expect(keys(path: "avx2") == ["fwd/lcms2", "fwd/avx2", "back/plain", "back"])
  }

  @Test func `leaves out a group that has only yardsticks`() {
    #expect(keys(["lcms2"]) == [])
    #expect(keys(["no such"]) == [])
  }

  @Test func `does the work of a slowed workload twice`() {
    final class Counter { var passes = 0 }
    let counter = Counter()
    Workload("w", count: 1, pass: { counter.passes += 1 }, checksum: { 0 }).slowed().pass()
    #expect(counter.passes == 2)
  }
}
