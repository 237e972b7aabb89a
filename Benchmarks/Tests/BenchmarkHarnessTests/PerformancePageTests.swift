import BenchmarkHarness
import Testing

@Suite("Performance page") struct PerformancePageTests {
  private let gates = Gates(
    architecture: "x86_64", gates: [Gates.Gate(group: "kernels", key: "own/avx2", goal: 10)],
    limits: [Gates.Limit(group: "kernels", key: "own/avx2", cycles: 15, goal: 0.6, source: "ports")])

  private var results: Results {
    func row(_ key: String, _ time: Double) -> Results.Row {
      Results.Row(
        key: key, unit: "color", count: 1, nanoseconds: Measurement([time]), difference: 0, isNoisy: false,
        checksum: "0")
    }
    var results = Results(
      machine: Machine(
        architecture: "x86_64", processor: "any", load: 0, gigahertz: 3, compiler: "clang 1"),
      groups: [
        Results.Group(
          "kernels", yardstick: "peer", attempts: 1, rows: [row("peer", 100), row("own/avx2", 8)])
      ],
      peers: [
        Peer(peer: "slow", version: "1", job: "own", count: 1, rounds: 1, median: 1_000, minimum: 900)
      ])
    results.instructions = [InstructionCount(key: "own/avx2", unit: "color", instructions: 48)]
    return results
  }

  @Test func `has new tables between its markers, and keeps the rest`() {
    let page = "# Speed\n\(PerformancePage.begin)\nold\n\(PerformancePage.end)\n\nThe end.\n"
    #expect(
      PerformancePage.renewed(page, with: results, gates) == """
        # Speed
        \(PerformancePage.begin)

            any (x86_64), 3.00 GHz by dependent adds, load 0.00
            clang 1

        ### kernels

        | per color | median | min | ratio |
        | --- | ---: | ---: | ---: |
        | peer | 100 ns | 100 ns | 1.00x |
        | own/avx2 | 8.00 ns | 8.00 ns | 12.5x |
        | own/slow | 1.00 µs | 900 ns | 0.100x |

        ### Goals

        | workload | by | reached and goal |
        | --- | --- | --- |
        | own/avx2 | peer | ok: 12.5x, goal 10.0x |

        ### The limit

        | workload | limit | reached | how the limit is known |
        | --- | --- | --- | --- |
        | own/avx2 | 5.00 ns | ok: 63%, goal 60% | ports |

        ### Instructions

        | workload | instructions | a cycle |
        | --- | ---: | ---: |
        | own/avx2 | 48.0 per color | 2.00 |

        \(PerformancePage.end)

        The end.

        """)
  }

  @Test func `isn't written where the markers aren't`() {
    #expect(PerformancePage.renewed("# Speed\n", with: results, gates) == nil)
    #expect(
      PerformancePage.renewed("\(PerformancePage.end)\n\(PerformancePage.begin)\n", with: results, gates)
        == nil)
  }
}
