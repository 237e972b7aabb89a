public import ColorCore

/// The states of one color, with their proof.
public struct VariantSet: Hashable, Sendable {
  /// The recipe that made it.
  public let recipe: Recipe
  /// The color that was given.
  public let base: SRGB8
  /// The normal color: the base, unless it had to move and might.
  public let normal: SRGB8
  /// Under the pointer.
  public let hovered: SRGB8
  /// While pressed.
  public let pressed: SRGB8
  /// Not to be used now.
  public let disabled: SRGB8
  /// The content of a background in every state but disabled; nothing for other roles.
  public let content: SRGB8?
  /// The content on the disabled background.
  public let disabledContent: SRGB8?
  /// What became of it.
  public let verdict: Verdict
  /// All that was measured on these bytes, worst margin last to first as constraints are numbered.
  public let checks: [Check]
  /// Why the colors are what they are.
  public let reasons: [Reason]

  /// The color of a state.
  public subscript(state: ControlState) -> SRGB8 {
    switch state {
    case .normal: normal
    case .hovered: hovered
    case .pressed: pressed
    case .disabled: disabled
    }
  }
}
