extension Gates {
  /// The least time that something can take.
  public struct Limit: Hashable, Sendable, Codable {
    /// The workload with its path.
    public var key: String
    /// Clock cycles of an item.
    public var cycles: Double
    /// How that is known.
    public var source: String

    /// The limit of a workload.
    public init(key: String, cycles: Double, source: String) {
      self.key = key
      self.cycles = cycles
      self.source = source
    }

    /// Nanoseconds of an item on a machine with this clock.
    public func nanoseconds(at gigahertz: Double) -> Double { cycles / gigahertz }
  }
}
