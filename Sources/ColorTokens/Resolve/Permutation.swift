/// One choice of a context for every modifier, in the order of the modifiers. Without modifiers it is empty.
public struct Permutation: Hashable, Sendable {
  /// A modifier and the context that was chosen.
  public struct Choice: Hashable, Sendable {
    /// The modifier's name.
    public var modifier: String
    /// The context's name.
    public var context: String
  }

  /// The choices in order.
  public var choices: [Choice]

  /// A permutation of these choices.
  public init(_ choices: [Choice] = []) { self.choices = choices }

  /// The context of a modifier.
  public subscript(modifier: String) -> String? {
    choices.first { $0.modifier == modifier }?.context
  }

  /// The permutation with only some of its modifiers.
  func keeping(_ modifiers: [String]) -> Permutation {
    Permutation(choices.filter { modifiers.contains($0.modifier) })
  }
}

extension Permutation: CustomStringConvertible {
  /// `brand=acme theme=dark`.
  public var description: String { choices.map { "\($0.modifier)=\($0.context)" }.joined(separator: " ") }
}
