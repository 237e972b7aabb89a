import Testing

@testable import BenchmarkHarness

@Suite("Idle gate") struct IdleGateTests {
  @Test func `counts what is neither idle nor waiting for a disk`() throws {
    // user nice system idle iowait irq softirq steal guest
    let ticks = try #require(IdleGate.ticks("cpu  10 1 2 80 5 1 1 3 4 0\ncpu0 1 1 1 1 1 1 1 1"))
    #expect(ticks.busy == 18)
    #expect(ticks.all == 103)
  }

  @Test func `reads nothing else`() {
    #expect(IdleGate.ticks("") == nil)
    #expect(IdleGate.ticks("cpu 1 2 3") == nil)
    #expect(IdleGate.ticks("cpu0 1 2 3 4 5 6 7 8") == nil)
  }
}
