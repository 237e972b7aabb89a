import BenchmarkHarness
import ColorCore
import Dispatch
import Synchronization

/// Measures what many, few, and two threads cost: takes some minutes, and wants a quiet machine. Before other
/// measurements, while little memory was needed for anything.
struct Scaling {
  /// How many colors are streamed.
  static let counts = [100_000, 1_000_000, 10_000_000, 100_000_000]
  /// How many colors a call has.
  static let sizes = [1, 16, 64, 256, 1_024, 4_096, 16_384]
  /// How many colors two threads share.
  static let shared = [65_536, 1_048_576, 4_194_304, 16_777_216]
  /// How often a figure is taken; the one in the middle counts.
  static let rounds = 3

  func figures() -> ScalingFigures {
    let streams = Stream.all()
    return ScalingFigures(
      streams: streams.flatMap(Scaling.grown), batches: batches(),
      threads: streams.prefix(1).flatMap(Scaling.onTwoThreads))
  }

  private static func grown(_ stream: Stream) -> [ScalingFigures.Stream] {
    // Shortest first: what a longer one needs beyond is seen.
    let memory = counts.map { count in
      blackHole(stream.run(0, count))
      return Memory.peak
    }
    var times = [[Double]](repeating: [], count: counts.count)
    for _ in 0..<rounds {
      for (index, count) in counts.enumerated() {
        // What is short is done more often.
        let repeats = max(1, 10_000_000 / count)
        let seconds = ThreadClock.seconds { for _ in 0..<repeats { blackHole(stream.run(0, count)) } }
        times[index].append(seconds / Double(repeats * count) * 1e9)
      }
    }
    let medians = times.map { Measurement($0).median }
    let unit = zip(counts, medians).first { $0.0 == 1_000_000 }!.1
    return counts.indices.map { index in
      ScalingFigures.Stream(
        key: stream.key, count: counts[index], nanoseconds: medians[index], cost: medians[index] / unit,
        peakMemory: memory[index])
    }
  }

  /// The same colors in calls of each size, all in turn.
  private func batches() -> [ScalingFigures.Batch] {
    let path = ColorBatch.path
    let most = Scaling.sizes.last!
    let pixels = Pixels.even(most, seed: 1)
    let workloads = Scaling.sizes.map { size in
      let parts = Box(
        stride(from: 0, to: most, by: size).map { Planes(Array(pixels[$0..<min($0 + size, most)])) })
      return Workload(
        "sRGB8 to OKLab by \(size)", path: path.rawValue, count: most,
        pass: { for index in parts.value.indices { parts.value[index].toOKLab() } },
        checksum: { Checksum.of(parts.value.flatMap { $0.lightness.map(\.bitPattern) }) })
    }
    let entries = Sitting(workloads, effort: .fast).entries
    let least = entries.last!.best.median
    return zip(Scaling.sizes, entries).map { size, entry in
      ScalingFigures.Batch(
        key: "sRGB8 to OKLab/\(path.rawValue)", size: size, nanoseconds: entry.best.median,
        cost: entry.best.median / least)
    }
  }

  private static func onTwoThreads(_ stream: Stream) -> [ScalingFigures.Threads] {
    shared.map { count in
      var isEvidence = IdleGate.opens(attempts: 10)
      let turns = (0..<rounds).map { _ in
        (alone: turn(stream, count, on: 1), both: turn(stream, count, on: 2))
      }
      func median(_ figure: (_ turn: (alone: Turn, both: Turn)) -> Double) -> Double {
        Measurement(turns.map(figure)).median
      }
      let share = median { $0.both.share }
      if share < ScalingFigures.leastShare { isEvidence = false }
      return ScalingFigures.Threads(
        key: stream.key, count: count, speedup: median { $0.alone.wall / $0.both.wall },
        cost: median { $0.both.processor / $0.alone.processor }, share: share, isEvidence: isEvidence)
    }
  }

  /// What colors took on some threads.
  private struct Turn {
    /// Seconds by the clock on the wall.
    var wall: Double
    /// Seconds of all processors.
    var processor: Double
    /// The least part of its time in which a thread was running.
    var share: Double
  }

  private static func turn(_ stream: Stream, _ count: Int, on threads: Int) -> Turn {
    let parts = Mutex<[(wall: Double, processor: Double)]>([])
    let wall = seconds {
      DispatchQueue.concurrentPerform(iterations: threads) { thread in
        var processor = 0.0
        let wall = seconds {
          processor = ThreadClock.seconds {
            blackHole(stream.run(thread * (count / threads), count / threads))
          }
        }
        parts.withLock { $0.append((wall, processor)) }
      }
    }
    let all = parts.withLock { $0 }
    return Turn(
      wall: wall, processor: all.map(\.processor).reduce(0, +),
      share: all.map { $0.processor / $0.wall }.min() ?? 0)
  }

  private static func seconds(_ work: () -> Void) -> Double {
    let taken = ContinuousClock().measure(work).components
    return Double(taken.seconds) + Double(taken.attoseconds) * 1e-18
  }
}
