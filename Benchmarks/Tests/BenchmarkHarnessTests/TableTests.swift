import BenchmarkHarness
import Testing

@Suite("Table") struct TableTests {
  @Test func `shows a group with times, ratios and bars`() {
    func row(_ key: String, _ time: Double, isNoisy: Bool = false) -> Results.Row {
      Results.Row(
        key: key, unit: "color", count: 1, nanoseconds: Measurement([time]), difference: 0.012,
        isNoisy: isNoisy, checksum: "0")
    }
    let group = Results.Group(
      "sRGB8 to OKLab", yardstick: "lcms2", attempts: 1,
      rows: [row("lcms2", 190), row("avx2", 2.969), row("slow", 24_320_000, isNoisy: true)])
    let gates = [Gates.Gate(group: "sRGB8 to OKLab", key: "avx2", goal: 60)]
    let peers = [
      Peer(peer: "numpy", version: "2", job: "avx2", count: 1, rounds: 1, median: 19, minimum: 18),
      Peer(peer: "numpy", version: "2", job: "another", count: 1, rounds: 1, median: 19, minimum: 18),
    ]
    #expect(
      Table.lines(of: group, gates: gates, peers: peers) == [
        "sRGB8 to OKLab                     median        min  spread   runs      ratio       goal",
        "lcms2                              190 ns     190 ns      0%     1%      1.00x             ██████████████████",
        "avx2                              2.97 ns    2.97 ns      0%     1%      64.0x      60.0x  ████████████████████████",
        "slow                              24.3 ms    24.3 ms      0%     1%  1/128000x             █  too noisy to judge",
        "avx2/numpy                        19.0 ns    18.0 ns             0%      10.0x             █████████████████████",
      ])
  }

  @Test func `says what became of each gate`() {
    func lines(_ own: Double, isNoisy: Bool = false, by against: String? = nil) -> [String] {
      func row(_ key: String, _ time: Double) -> Results.Row {
        Results.Row(
          key: key, unit: "color", count: 1, nanoseconds: Measurement([time]), difference: 0,
          isNoisy: isNoisy,
          checksum: "0")
      }
      let gate = Gates.Gate(group: "kernels", key: "own/avx2", against: against, goal: 10, stretch: 20)
      return Table.lines(
        of: Gates(architecture: "x86_64", gates: [gate]),
        in: Results(
          machine: Machine(architecture: "x86_64", processor: "any", load: 0, gigahertz: 1),
          groups: [
            Results.Group(
              "kernels", yardstick: "own/lcms2", attempts: 1,
              rows: [row("own/lcms2", 100), row("own/avx2", own)])
          ]))
    }
    let start = "own/avx2                        by lcms2          "
    #expect(lines(10.5) == [start + "ok: 9.52x, goal 10.0x, stretch 20.0x"])
    #expect(lines(12) == [start + "close: 8.33x, goal 10.0x, stretch 20.0x"])
    #expect(lines(16) == [start + "MISSED: 6.25x is 63% of the goal 10.0x, least 80%"])
    #expect(lines(16, isNoisy: true) == [start + "too noisy to judge, goal 10.0x"])
    #expect(
      lines(16, by: "culori") == [
        "own/avx2                        by culori         culori not measured, goal 10.0x"
      ])
  }
}
