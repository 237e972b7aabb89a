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
    #expect(
      Table.lines(of: group) == [
        "sRGB8 to OKLab                     median        min  spread   runs      ratio",
        "lcms2                              190 ns     190 ns      0%     1%      1.00x  ██████████████████",
        "avx2                              2.97 ns    2.97 ns      0%     1%      64.0x  ████████████████████████",
        "slow                              24.3 ms    24.3 ms      0%     1%  1/128000x  █  too noisy to judge",
      ])
  }

  @Test func `says what became of a gate`() {
    let gate = Gates.Gate(group: "kernels", key: "own/avx2", goal: 10)
    #expect(Table.line(of: gate, .held(9.5)).hasSuffix("ok: 9.50x, goal 10.0x"))
    #expect(
      Table.line(of: gate, .missed(6.25)).hasSuffix("MISSED: 6.25x is 63% of the goal 10.0x, least 80%"))
    #expect(Table.line(of: gate, .tooNoisy).hasSuffix("too noisy to judge"))
  }
}
