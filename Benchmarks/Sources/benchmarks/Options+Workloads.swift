import BenchmarkHarness

extension Options {
  /// The groups that are asked for, with those slowed that should be.
  ///
  /// - Parameter count: The colors of a batch; nothing for as many as usual.
  func selected(count: Int?) -> [WorkloadGroup] {
    let groups = selection.of(Workloads(count: count).groups())
    return groups.map { group in
      WorkloadGroup(
        group.name,
        group.workloads.map { workload in
          !workload.isYardstick && slow.contains { workload.key.hasPrefix($0) } ? workload.slowed() : workload
        })
    }
  }
}
