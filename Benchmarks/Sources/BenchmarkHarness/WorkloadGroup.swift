/// Workloads that are measured together, so that their ratios mean something.
public struct WorkloadGroup {
  /// What they have in common.
  public var name: String
  /// In the order in which they are shown. The first one is the yardstick.
  public var workloads: [Workload]

  /// The group of workloads, of which there is one at least.
  public init(_ name: String, _ workloads: [Workload]) {
    precondition(!workloads.isEmpty, "a group has a yardstick")
    self.name = name
    self.workloads = workloads
  }

  /// The key of the workload that the others are measured by.
  public var yardstick: String { workloads[0].key }
}
