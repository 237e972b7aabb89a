/// What one workload took, in nanoseconds per item.
public struct Measurement: Hashable, Sendable, Codable {
  /// The time in the middle of all rounds.
  public var median: Double
  /// The shortest.
  public var minimum: Double
  /// By how much the quarter of the rounds that is slowest exceeds the quarter that is fastest, as a part of
  /// the median.
  public var spread: Double
  /// How many rounds there were.
  public var rounds: Int

  /// The figures of a row of times, one a round. There must be one at least.
  public init(_ times: [Double]) {
    precondition(!times.isEmpty, "a measurement has at least one round")
    let sorted = times.sorted()
    median = Measurement.quantile(0.5, of: sorted)
    minimum = sorted[0]
    spread = (Measurement.quantile(0.75, of: sorted) - Measurement.quantile(0.25, of: sorted)) / median
    rounds = times.count
  }

  /// How far two measurements of one thing lie apart, as a part of the lower one; the same both ways.
  public func difference(from other: Measurement) -> Double {
    max(median, other.median) / min(median, other.median) - 1
  }

  private static func quantile(_ part: Double, of sorted: [Double]) -> Double {
    let place = part * Double(sorted.count - 1)
    let below = Int(place)
    let above = min(below + 1, sorted.count - 1)
    return sorted[below] + (sorted[above] - sorted[below]) * (place - Double(below))
  }
}
