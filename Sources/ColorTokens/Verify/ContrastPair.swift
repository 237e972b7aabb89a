public import ColorCore
public import ColorDerivation

/// Two colors of a theme of which one is seen on the other, and the contrast that they are held to.
public struct ContrastPair: Hashable, Sendable {
  /// The token of the state whose pair it is, or of its base where no token is made for it.
  public var token: TokenPath
  /// The state.
  public var state: ControlState
  /// What is seen, opaque.
  public var mark: Color<SRGB>
  /// What it is seen on, opaque.
  public var ground: Color<SRGB>
  /// Whether what is seen is the content of the token, and what it is seen on the token itself.
  public var isContent: Bool
  /// What stands on the other side, in words: a surface with its color, or the content.
  public var against: String
  /// The least contrast.
  public var minimum: Contrast
}

extension Theme {
  /// Every pair whose contrast is held to a number, in the order of the sets: those of the recipes, and those of
  /// the requirements that are written for WCAG's contrast. The states of disabled controls are left out, as far as
  /// nothing is required of them; so are decorative borders. Behind them stand pairs that are asked for without states.
  public var contrastPairs: [ContrastPair] {
    let judge = Judge(theme: self)
    return sets.flatMap { judge.contrastPairs(of: $0) } + judge.contrastPairsWithoutStates()
  }
}
