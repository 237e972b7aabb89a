/// The layers of the states on each ground, with their proof.
public struct LayerSet: Hashable, Sendable {
  /// The recipe that made it.
  public let recipe: LayerRecipe
  /// What is seen on each ground, in the order normal, hovered, pressed, and of the grounds.
  public let composites: [LayerComposite]
  /// What became of it.
  public let outcome: Outcome
  /// All that was measured on the composites, under each model; bytes that are the same are measured once.
  public let checks: [Check]
  /// Why the layers are what they are, and what was given up.
  public let reasons: [LayerReason]

  /// What is seen on each ground in a state, in the order of the grounds.
  ///
  /// - Parameter state: `normal`, `hovered` or `pressed`; there is nothing for others.
  public func composites(in state: ControlState) -> [LayerComposite] {
    composites.filter { $0.state == state }
  }

  /// The one layer of a state; nothing where the grounds have different ones.
  ///
  /// - Parameter state: `normal`, `hovered` or `pressed`.
  public func layer(in state: ControlState) -> StateLayer? {
    let layers = composites(in: state).map(\.layer)
    return layers.allSatisfy { $0 == layers.first } ? layers.first : nil
  }

  /// How far a state is from its opaque twins, as the greatest ΔE OK of all grounds that have one; nothing where
  /// none has.
  ///
  /// - Parameter state: `hovered` or `pressed`.
  public func residual(in state: ControlState) -> Double? {
    composites(in: state).compactMap { $0.residual(recipe.models) }.max()
  }
}
