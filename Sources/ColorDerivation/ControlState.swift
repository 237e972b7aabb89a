/// A state of a control, as the palettes of design systems name them.
public enum ControlState: String, CaseIterable, Hashable, Sendable {
  /// At rest.
  case normal
  /// Under the pointer.
  case hovered
  /// While it is pressed.
  case pressed
  /// Not to be used now.
  case disabled
}
