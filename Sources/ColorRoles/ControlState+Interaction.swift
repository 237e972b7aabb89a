public import ColorDerivation

extension ControlState {
  /// The state of a control that can be used, from what is done with it. Pressed comes before hovered.
  ///
  /// - Parameters:
  ///   - isSelected: Whether it's chosen or switched on.
  ///   - isPressed: Whether a finger or a button is down on it.
  ///   - isHovered: Whether a pointer is over it.
  public init(isSelected: Bool, isPressed: Bool, isHovered: Bool) {
    switch (isSelected, isPressed, isHovered) {
    case (false, true, _): self = .pressed
    case (false, false, true): self = .hovered
    case (false, false, false): self = .normal
    case (true, true, _): self = .selectedPressed
    case (true, false, true): self = .selectedHovered
    case (true, false, false): self = .selected
    }
  }
}
