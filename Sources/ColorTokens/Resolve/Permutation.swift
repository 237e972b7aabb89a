/// One choice of a context for every modifier, in the order of the modifiers. Without modifiers it is empty.
public struct Permutation: Hashable, Sendable {
  /// A modifier and the context that was chosen.
  public struct Choice: Hashable, Sendable {
    /// The modifier's name.
    public var modifier: String
    /// The context's name.
    public var context: String

    /// A choice of a context for a modifier.
    public init(modifier: String, context: String) {
      self.modifier = modifier
      self.context = context
    }
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

extension Sequence<Permutation> {
  /// The fewest choices that say which permutations these are among all of them: what they share, where no other has
  /// that; else each by itself. Empty where they are all.
  ///
  /// - Parameter all: All permutations, these among them.
  public func summary(among all: [Permutation]) -> String {
    let own = Array(self)
    guard let first = own.first, own.count < all.count else { return "" }
    let shared = first.choices.filter { choice in
      own.allSatisfy { $0[choice.modifier] == choice.context }
    }
    let fitting = all.filter { permutation in
      shared.allSatisfy { permutation[$0.modifier] == $0.context }
    }
    if !shared.isEmpty, fitting.count == own.count { return Permutation(shared).description }
    return own.map(\.description).joined(separator: "; ")
  }
}
