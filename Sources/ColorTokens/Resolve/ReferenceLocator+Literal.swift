internal import ColorCore

extension ReferenceLocator {
  /// How deep references may lie within one another, and how many values may come of one: what doubles again and again is
  /// left as it is written.
  private static let depthLimit = 64
  private static let sizeLimit = 10_000

  /// A value with what its references lead to in their place, as a text of its own: the value as it is written where too
  /// much would come of it, and `nil` where a reference leads back to where it stands, which is reported.
  ///
  /// - Parameters:
  ///   - node: The value.
  ///   - token: The token that it is the value of.
  func literal(of node: JSONNode, in token: TokenPath) -> JSONNode? {
    var trail = Trail(steps: [(NodeKey(node), token)], rest: Self.sizeLimit)
    guard let value = literal(node, &trail) else { return trail.isRing ? nil : node }
    let text = SourceText(file: node.document.source.file, text: JSONWriter.line.text(of: value))
    return (try? JSONDocument(text).root) ?? node
  }

  /// The values that are being written out, the outermost first, and how many more there may be.
  private struct Trail {
    var steps: [(value: NodeKey, token: TokenPath)]
    var rest: Int
    var isRing = false
  }

  private func literal(_ node: JSONNode, _ trail: inout Trail) -> JSONValue? {
    trail.rest -= 1
    guard trail.rest > 0 else { return nil }
    if let string = node.reference { return target(of: string, &trail) }
    switch node.kind {
    case .array:
      var elements: [JSONValue] = []
      for element in node.elements {
        guard let value = literal(element, &trail) else { return nil }
        elements.append(value)
      }
      return .array(elements)
    case .object:
      var members: [JSONMember] = []
      for (name, value) in node.members {
        guard let value = literal(value, &trail) else { return nil }
        members.append(JSONMember(name.string ?? "", value))
      }
      return .object(members)
    default: return node.value
    }
  }

  private func target(of string: JSONNode, _ trail: inout Trail) -> JSONValue? {
    let token = trail.steps[trail.steps.count - 1].token
    guard trail.steps.count < Self.depthLimit, let end = value(of: string, in: token) else { return nil }
    let path = name(of: string) ?? token
    if let first = trail.steps.firstIndex(where: { $0.value == NodeKey(end) }) {
      trail.isRing = true
      let ring = trail.steps[first...].map(\.token)
      // It is told once, by the token of it that stands first.
      if first == 0 { reportRing(ring, at: string, in: token) }
      return nil
    }
    trail.steps.append((NodeKey(end), path))
    defer { trail.steps.removeLast() }
    return literal(end, &trail)
  }
}
