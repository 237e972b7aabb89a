import BenchmarkHarness
import Testing

@Suite("Gates") struct GatesTests {
  private let gates = Gates(
    architecture: "x86_64", gates: [Gates.Gate(group: "kernels", key: "own/avx2", goal: 10)])

  /// A machine where the yardstick takes 100 ns and our kernel what is given.
  private func results(_ own: Double, isNoisy: Bool = false, on architecture: String = "x86_64") -> Results {
    func row(_ key: String, _ time: Double, _ isNoisy: Bool) -> Results.Row {
      Results.Row(
        key: key, unit: "color", count: 1, nanoseconds: Measurement([time]), difference: 0, isNoisy: isNoisy,
        checksum: "0")
    }
    return Results(
      machine: Machine(architecture: architecture, processor: "any", load: 0, gigahertz: 1),
      groups: [
        Results.Group(
          "kernels", yardstick: "peer", attempts: 1,
          rows: [row("peer", 100, false), row("own/avx2", own, isNoisy)])
      ])
  }

  @Test func `hold at the goal`() {
    #expect(gates.outcomes(of: results(10)) == [.held(10)])
  }

  @Test func `are close below nine tenths of it`() {
    #expect(gates.outcomes(of: results(12.5)) == [.close(8)])
  }

  @Test func `are missed by a kernel that was slowed`() {
    #expect(gates.outcomes(of: results(16)) == [.missed(6.25)])
  }

  @Test func `let half of the goal pass where others use the machine too`() {
    var shared = gates
    shared.allowance = .shared
    #expect(shared.outcomes(of: results(16)) == [.close(6.25)])
    #expect(shared.outcomes(of: results(25)) == [.missed(4)])
  }

  @Test func `name the groups in which one or a limit is missed`() {
    #expect(gates.missedGroups(in: results(10)).isEmpty)
    #expect(gates.missedGroups(in: results(16)) == ["kernels"])
    var limited = gates
    limited.limits = [
      Gates.Limit(group: "kernels", key: "own/avx2", cycles: 1, goal: 0.5, source: "ports")
    ]
    #expect(limited.missedGroups(in: results(10)) == ["kernels"])
  }

  @Test func `don't judge what is noisy`() {
    #expect(gates.outcomes(of: results(16, isNoisy: true)) == [.tooNoisy])
  }

  @Test func `don't judge another instruction set or a path that isn't there`() {
    #expect(gates.outcomes(of: results(16, on: "arm64")) == [.notHere])
    var others = gates
    others.gates[0].key = "own/avx512"
    #expect(others.outcomes(of: results(16)) == [.notHere])
  }

  @Test func `are also of a workload of the group, or of a peer`() {
    var others = gates
    others.gates = [
      Gates.Gate(group: "kernels", key: "own/avx2", against: "culori", goal: 100),
      Gates.Gate(group: "kernels", key: "own/avx2", against: "culori", job: "another", goal: 100),
      Gates.Gate(group: "kernels", key: "peer", against: "own/avx2", goal: 0.1),
    ]
    var measured = results(10)
    #expect(others.outcomes(of: measured) == [.noYardstick, .noYardstick, .held(0.1)])
    measured.peers = [
      Peer(peer: "culori", version: "4", job: "own", count: 1, rounds: 11, median: 700, minimum: 700),
      Peer(peer: "culori", version: "4", job: "another", count: 1, rounds: 11, median: 1_000, minimum: 900),
    ]
    #expect(others.outcomes(of: measured) == [.missed(70), .held(100), .held(0.1)])
    measured.peers[0].difference = 0.2
    #expect(others.outcomes(of: measured) == [.tooNoisy, .held(100), .held(0.1)])
  }

  @Test func `judge how near the limit of the processor a kernel is`() {
    func outcome(_ own: Double, goal: Double?) -> Gates.Outcome {
      var limited = gates
      limited.limits = [
        Gates.Limit(group: "kernels", key: "own/avx2", cycles: 5, goal: goal, source: "ports")
      ]
      // The clock of these results is 1 GHz.
      return limited.limitOutcomes(of: results(own))[0]
    }
    #expect(outcome(10, goal: 0.5) == .held(0.5))
    #expect(outcome(20, goal: 0.5) == .missed(0.25))
    #expect(outcome(20, goal: nil) == .held(0.25))
  }
}
