/// How many instructions an item of a workload takes.
///
/// Unlike a time it is the same on every run, so that it can be held within a few percent on a machine that
/// others use too.
public struct InstructionCount: Hashable, Sendable, Codable {
  /// The workload with its path.
  public var key: String
  /// What one item is.
  public var unit: String
  /// Instructions of an item.
  public var instructions: Double

  /// The count of a workload.
  public init(key: String, unit: String, instructions: Double) {
    self.key = key
    self.unit = unit
    self.instructions = instructions
  }
}
