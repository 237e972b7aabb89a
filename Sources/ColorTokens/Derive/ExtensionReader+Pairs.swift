// Requirements between colors that aren't derived.
extension ExtensionReader {
  /// The requirements that a token or a group has without deriving anything.
  mutating func pairs(_ node: JSONNode, _ subject: TokenPath, isOfGroup: Bool) {
    places = [:]
    guard let list = node["require"] else { return }
    if node["version"] == nil { invalid(node, "it has a 'version', which is 1", token: subject) }
    for requirement in requirements(list, subject) {
      let fault: String? =
        switch requirement.against {
        case .surfaces, .own, .content: "without 'derive', 'against' is a reference like '{color.ink}'"
        case .token where requirement.subject == .content: "without 'derive' there is no content"
        case .token where !requirement.states.isEmpty: "without 'derive' there are no states"
        case .token: nil
        }
      if let fault {
        invalid(at: requirement.position, fault, token: subject)
      } else {
        pairs.append(
          PairRequirement(subject: subject, isOfGroup: isOfGroup, requirement: requirement, places: places))
      }
    }
  }
}
