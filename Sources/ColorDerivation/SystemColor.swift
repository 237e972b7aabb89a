/// A system color of CSS, by which a browser in forced-colors mode (Windows' contrast themes) paints. The raw value
/// is its name in CSS.
///
/// - SeeAlso: CSS Color 4, “System Colors”.
public enum SystemColor: String, CaseIterable, Hashable, Sendable {
  /// The page.
  case canvas = "Canvas"
  /// Text on the page.
  case canvasText = "CanvasText"
  /// Text of links that weren't followed.
  case linkText = "LinkText"
  /// What a push button is filled with.
  case buttonFace = "ButtonFace"
  /// Text on a push button.
  case buttonText = "ButtonText"
  /// The line around a control.
  case buttonBorder = "ButtonBorder"
  /// What a field is filled with.
  case field = "Field"
  /// Text in a field.
  case fieldText = "FieldText"
  /// What is chosen, or under the pointer.
  case highlight = "Highlight"
  /// Text on that.
  case highlightText = "HighlightText"
  /// Text of what is disabled.
  case grayText = "GrayText"

  /// Whether this color is made to be read on the other: only such pairs can be read in every theme that a person
  /// may choose. The highlight and its text may change places.
  ///
  /// - Parameter background: The color behind the text.
  public func isReadable(on background: SystemColor) -> Bool {
    switch (self, background) {
    case (.canvasText, .canvas), (.linkText, .canvas), (.grayText, .canvas): true
    case (.buttonText, .buttonFace), (.grayText, .buttonFace): true
    case (.fieldText, .field), (.grayText, .field): true
    case (.highlightText, .highlight), (.highlight, .highlightText): true
    default: false
    }
  }
}
