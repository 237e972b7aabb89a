public import ColorCore

/// What each state should be where a rule says so by itself, as that of another design system: a wish that the
/// solver keeps as near to as its constraints let it.
public struct StateColors: Hashable, Sendable {
  /// The wish for hovered.
  public var hovered: SRGB8?
  /// The wish for pressed.
  public var pressed: SRGB8?
  /// The wish for selected.
  public var selected: SRGB8?
  /// The wish for selected and hovered.
  public var selectedHovered: SRGB8?
  /// The wish for selected and pressed.
  public var selectedPressed: SRGB8?

  /// Wishes for these states; `nil` leaves a state to the steps of the recipe.
  public init(
    hovered: SRGB8? = nil, pressed: SRGB8? = nil, selected: SRGB8? = nil, selectedHovered: SRGB8? = nil,
    selectedPressed: SRGB8? = nil
  ) {
    self.hovered = hovered
    self.pressed = pressed
    self.selected = selected
    self.selectedHovered = selectedHovered
    self.selectedPressed = selectedPressed
  }

  /// The wish for a state; `nil` for those that take none.
  subscript(state: ControlState) -> SRGB8? {
    switch state {
    case .hovered: hovered
    case .pressed: pressed
    case .selected: selected
    case .selectedHovered: selectedHovered
    case .selectedPressed: selectedPressed
    case .normal, .disabled, .focused: nil
    }
  }
}
