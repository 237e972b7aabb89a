/// The part of the workloads that a person asked for.
public struct Selection: Hashable, Sendable {
  /// Parts of names: a group or a workload that has one of them is taken. None takes all.
  public var names: [String]
  /// The one path to take of those that the processor offers; nothing takes all.
  public var path: String?
  /// All paths that ``path`` chooses from. A workload with another path, or without, isn't touched by it.
  public var paths: [String]

  /// The selection of these names and this path.
  public init(names: [String] = [], path: String? = nil, paths: [String] = []) {
    self.names = names
    self.path = path
    self.paths = paths
  }

  /// The groups that have something left, each with its yardsticks.
  public func of(_ groups: [WorkloadGroup]) -> [WorkloadGroup] {
    groups.compactMap { group in
      let takesAll = names.isEmpty || names.contains { Selection.has(group.name, $0) }
      let wanted = group.workloads.filter { workload in
        !workload.isYardstick && isOnPath(workload)
          && (takesAll || names.contains { Selection.has(workload.key, $0) })
      }
      guard !wanted.isEmpty else { return nil }
      let keys = Set(wanted.map(\.key))
      return WorkloadGroup(
        group.name,
        group.workloads.filter { $0.isYardstick || $0.key == group.yardstick || keys.contains($0.key) })
    }
  }

  private func isOnPath(_ workload: Workload) -> Bool {
    guard let path, let own = workload.path, paths.contains(own) else { return true }
    return own == path
  }

  /// Whether the text has the part in it, whatever its case.
  private static func has(_ text: String, _ part: String) -> Bool {
    let text = Array(text.lowercased().utf8)
    let part = Array(part.lowercased().utf8)
    guard part.count <= text.count else { return false }
    return (0...(text.count - part.count)).contains { text[$0...].starts(with: part) }
  }
}
