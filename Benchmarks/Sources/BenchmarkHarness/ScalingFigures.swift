/// What becomes of the time of an item with many of them, with few at once, and on two threads.
public struct ScalingFigures: Hashable, Sendable, Codable {
  /// Items that were made, worked on and forgotten in blocks, as many as wanted.
  public struct Stream: Hashable, Sendable, Codable {
    /// The workload with its path.
    public var key: String
    /// How many items.
    public var count: Int
    /// Processor time of an item, with the making of it.
    public var nanoseconds: Double
    /// How many times that of an item among a million.
    public var cost: Double
    /// The most memory that the process ever had until then, in bytes.
    public var peakMemory: UInt64

    /// The figures of a stream.
    public init(key: String, count: Int, nanoseconds: Double, cost: Double, peakMemory: UInt64) {
      self.key = key
      self.count = count
      self.nanoseconds = nanoseconds
      self.cost = cost
      self.peakMemory = peakMemory
    }
  }

  /// So many items a call.
  public struct Batch: Hashable, Sendable, Codable {
    /// The workload with its path.
    public var key: String
    /// The items of a call.
    public var size: Int
    /// Processor time of an item.
    public var nanoseconds: Double
    /// How many times that of an item in the largest batch.
    public var cost: Double

    /// The figures of a size.
    public init(key: String, size: Int, nanoseconds: Double, cost: Double) {
      self.key = key
      self.size = size
      self.nanoseconds = nanoseconds
      self.cost = cost
    }
  }

  /// Two threads, each with half of the items.
  public struct Threads: Hashable, Sendable, Codable {
    /// The workload with its path.
    public var key: String
    /// How many items.
    public var count: Int
    /// How many times as fast as one thread, by the clock on the wall.
    public var speedup: Double
    /// How many times the processor time of an item on one thread.
    public var cost: Double
    /// The part of the time in which the thread that ran less was running.
    public var share: Double
    /// Whether others left the machine alone before, and both threads ran nearly all the time.
    public var isEvidence: Bool

    /// The figures of a number of items.
    public init(key: String, count: Int, speedup: Double, cost: Double, share: Double, isEvidence: Bool) {
      self.key = key
      self.count = count
      self.speedup = speedup
      self.cost = cost
      self.share = share
      self.isEvidence = isEvidence
    }
  }

  /// The least part of the time that a thread must run for its figures to be evidence.
  public static let leastShare = 0.97

  /// Shortest first.
  public var streams: [Stream]
  /// Smallest first.
  public var batches: [Batch]
  /// Fewest first.
  public var threads: [Threads]

  /// Figures, none at first.
  public init(streams: [Stream] = [], batches: [Batch] = [], threads: [Threads] = []) {
    self.streams = streams
    self.batches = batches
    self.threads = threads
  }
}
