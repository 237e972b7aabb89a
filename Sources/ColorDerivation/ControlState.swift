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
  /// Where the keyboard is: the normal color, told by a ring around it.
  case focused
  /// Chosen, or switched on, at rest.
  case selected
  /// Chosen, and under the pointer.
  case selectedHovered
  /// Chosen, and while it is pressed.
  case selectedPressed

  /// The four that every set has: `normal`, `hovered`, `pressed` and `disabled`.
  public static let standard: [ControlState] = [.normal, .hovered, .pressed, .disabled]

  /// Whether it is one of a chosen control, which a set has only where its recipe has a ``Selection``.
  public var isSelected: Bool {
    switch self {
    case .selected, .selectedHovered, .selectedPressed: true
    case .normal, .hovered, .pressed, .disabled, .focused: false
    }
  }

  /// The state as a word of a sentence: `selected and hovered`.
  var words: String {
    switch self {
    case .selectedHovered: "selected and hovered"
    case .selectedPressed: "selected and pressed"
    default: rawValue
    }
  }
}
