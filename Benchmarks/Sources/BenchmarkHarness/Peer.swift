/// What another library takes for the same job: a line that a script in `Peers` prints.
public struct Peer: Hashable, Sendable, Codable {
  /// The library: `culori`.
  public var peer: String
  /// Its version, with what runs it.
  public var version: String
  /// The job, as the gates name it: `sRGB8 to OKLCH`.
  public var job: String
  /// The items of a round.
  public var count: Int
  /// How many rounds there were.
  public var rounds: Int
  /// Nanoseconds per item: the round in the middle of the faster of two runs.
  public var median: Double
  /// The fastest round.
  public var minimum: Double
  /// How far the two runs lie apart, as a part of the faster one.
  public var difference: Double

  /// Whether that is too far to judge by.
  public var isNoisy: Bool { difference > Sitting.tolerance }

  /// The figure of a library.
  public init(
    peer: String, version: String, job: String, count: Int, rounds: Int, median: Double, minimum: Double,
    difference: Double = 0
  ) {
    self.peer = peer
    self.version = version
    self.job = job
    self.count = count
    self.rounds = rounds
    self.median = median
    self.minimum = minimum
    self.difference = difference
  }
}
