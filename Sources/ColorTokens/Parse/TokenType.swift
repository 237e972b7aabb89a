/// The types of the Design Tokens format 2025.10.
public enum TokenType: String, CaseIterable, Hashable, Sendable {
  /// A color.
  case color
  /// A length with a unit.
  case dimension
  /// One or more font names.
  case fontFamily
  /// A weight from 1 to 1000, or its name.
  case fontWeight
  /// A time with a unit.
  case duration
  /// The four numbers of a Bézier easing.
  case cubicBezier
  /// A plain number.
  case number
  /// How a line is drawn.
  case strokeStyle
  /// A border: color, width, style.
  case border
  /// Duration, delay and easing.
  case transition
  /// One or more shadows.
  case shadow
  /// The stops of a gradient.
  case gradient
  /// Everything that sets a text.
  case typography
}
