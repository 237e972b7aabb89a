import Foundation
import Synchronization
import Testing

@testable import ColorTokens

@Suite("Permutations, side by side") struct RunThreadTests {
  /// The threads that are at work at one time: each waits until another one comes.
  private final class Meeting: Sendable {
    private let threads = Mutex<Set<Int>>([])
    private let met = DispatchSemaphore(value: 0)

    var count: Int { threads.withLock { $0.count } }

    func come(waiting seconds: Double) {
      let own = Int(bitPattern: ObjectIdentifier(Thread.current))
      let isSecond = threads.withLock { threads in
        threads.insert(own).inserted && threads.count == 2
      }
      if isSecond {
        // Whoever waits goes on, and so does whoever comes later.
        for _ in 0..<100 { met.signal() }
      } else {
        _ = met.wait(timeout: .now() + seconds)
      }
    }
  }

  @Test(
    "are looked at by several threads at one time",
    .enabled(if: ProcessInfo.processInfo.activeProcessorCount > 1, "needs two cores"))
  func split() throws {
    let meeting = Meeting()
    let run = Run(try MemoryProject.house().project()) { _, _ in meeting.come(waiting: 20) }
    #expect(run.themes.count == 8)
    #expect(meeting.count > 1)
  }

  @Test func `are what each is by itself, in the same order`() throws {
    let project = try MemoryProject.house().project()
    let all = Run(project)
    #expect(project.permutations.count == 8)
    var checks = 0
    for (permutation, theme) in zip(project.permutations, all.themes) {
      let one = Run(project.restricted(to: permutation.choices))
      #expect(one.themes.count == 1 && theme.permutation == permutation)
      #expect(one.themes.first?.entries.map(\.path) == theme.entries.map(\.path))
      #expect(one.themes.first?.entries.map(\.color) == theme.entries.map(\.color))
      let own = all.findings.filter { $0.permutation == permutation }
      #expect(one.findings.filter { $0.permutation == permutation } == own)
      checks += one.checks
    }
    #expect(checks == all.checks)
  }

  @Test func `are counted as they are done, each once`() throws {
    let counts = Mutex<[Int]>([])
    _ = Run(try MemoryProject.house().project()) { done, all in
      #expect(all == 8)
      counts.withLock { $0.append(done) }
    }
    #expect(counts.withLock { $0.sorted() } == Array(1...8))
  }
}
