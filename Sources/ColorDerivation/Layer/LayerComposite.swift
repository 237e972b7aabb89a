public import ColorCore

/// A layer on a ground in a state, and what is seen of them.
public struct LayerComposite: Hashable, Sendable {
  /// The state.
  public let state: ControlState
  /// What the layer is laid on.
  public let ground: LayerGround
  /// The layer.
  public let layer: StateLayer

  /// What is seen, by a way of rounding.
  ///
  /// - Parameter model: How a renderer rounds.
  public func color(_ model: Compositing) -> SRGB8 { model.composite(layer, over: ground.color) }

  /// The greatest ΔE OK to the ground's opaque twin of the state; nothing where it has none.
  ///
  /// - Parameter models: How renderers may round.
  func residual(_ models: [Compositing]) -> Double? {
    ground.twin(in: state).flatMap { twin in models.map { color($0).deltaEOK(to: twin) }.max() }
  }
}
