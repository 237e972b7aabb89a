/// What must hold between a color and another one, without states being derived: a `require` that stands alone.
public struct PairRequirement: Hashable, Sendable {
  /// The token that it is asked of, or the group of whose colors it is asked.
  public var subject: TokenPath
  /// Whether it is asked of every color that is written in a group, and not of one token.
  public var isOfGroup: Bool
  /// What must hold; it is held against a token.
  public var requirement: Requirement
  /// Where the tokens that it names are named.
  var places: [TokenPath: SourcePosition] = [:]

  /// The token that the color is held against.
  public var other: TokenPath {
    guard case .token(let path) = requirement.against else {
      preconditionFailure("a requirement without states is held against a token")
    }
    return path
  }

  /// Whether it is asked of a token.
  ///
  /// - Parameter path: The token.
  public func covers(_ path: TokenPath) -> Bool {
    isOfGroup ? subject == .root || path.text.hasPrefix(subject.text + ".") : path == subject
  }
}
