internal import Synchronization

/// The requests that were read in a run, by the place of their extension: it is read once, in however many permutations
/// its file is.
final class ReadRequests: Sendable {
  private let requests = Mutex<[Key: Read]>([:])

  private struct Key: Hashable {
    var node: NodeKey
    /// A group can inherit the extension of another.
    var group: TokenPath
  }

  /// What came of reading one.
  struct Read: Sendable {
    var request: DerivationRequest?
    var pairs: [PairRequirement]
    var diagnostics: [Diagnostic]
  }

  /// What came of reading the extension of a group.
  ///
  /// - Parameters:
  ///   - node: The extension.
  ///   - group: The group that has it.
  ///   - read: Reads it, where that hasn't been done.
  func request(in node: JSONNode, of group: TokenPath, _ read: () -> Read) -> Read {
    let key = Key(node: NodeKey(node), group: group)
    if let known = requests.withLock({ $0[key] }) { return known }
    let new = read()
    requests.withLock { $0[key] = new }
    return new
  }
}
