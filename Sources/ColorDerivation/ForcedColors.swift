/// The system colors of a control in forced-colors mode, where every derived tint vanishes: each state needs a pair
/// of colors that the person has chosen.
///
///     ForcedColors(for: .background(.fill), in: .hovered).background  // .highlight
///
/// Disabled is gray text, hovered and selected the highlight, pressed the highlight with its colors changed round,
/// and focus an outline. There are no more pairs than that, so that a line in the color of text tells what is
/// selected from what is only hovered.
///
/// - SeeAlso: CSS Color Adjustment 1, “Forced Colors Mode”.
public struct ForcedColors: Hashable, Sendable {
  /// What a control is, as far as the system has colors of its own for it.
  public enum Part: String, CaseIterable, Hashable, Sendable {
    /// The page, and text on it.
    case page
    /// A link on the page.
    case link
    /// A button.
    case button
    /// A field to write in.
    case field
  }

  /// What lies behind.
  public var background: SystemColor
  /// Text and icons.
  public var foreground: SystemColor
  /// The line around it. It has the background's color where there is no line to be seen.
  public var border: SystemColor
  /// The outline while it is focused: the highlight, or the color of text where the control itself is painted with
  /// the highlight.
  public var focus: SystemColor

  /// The colors of a role in a state.
  ///
  /// - Parameters:
  ///   - role: What the color is for.
  ///   - state: The state.
  ///   - part: What the control is; by default a button for fills and functional borders, and the page for all else.
  public init(for role: Role, in state: ControlState, of part: Part? = nil) {
    let part = part ?? ForcedColors.part(of: role)
    let rest = ForcedColors.rest(of: part)
    // Every border is needed here: without tints there is nothing else that sets things apart.
    let line: SystemColor = rest.background == .canvas && !role.isBorder ? .canvas : rest.line
    switch state {
    case .normal, .focused:
      self.init(background: rest.background, foreground: rest.foreground, border: line, focus: .highlight)
    case .hovered:
      self.init(background: .highlight, foreground: .highlightText, border: .highlight, focus: .canvasText)
    case .pressed:
      self.init(background: .highlightText, foreground: .highlight, border: .highlight, focus: .canvasText)
    case .selected:
      self.init(background: .highlight, foreground: .highlightText, border: .buttonText, focus: .canvasText)
    case .selectedHovered:
      self.init(background: .highlightText, foreground: .highlight, border: .buttonText, focus: .canvasText)
    case .selectedPressed:
      self.init(
        background: .highlightText, foreground: .highlight, border: .highlightText, focus: .canvasText)
    case .disabled:
      let isPlain = line == .canvas
      self.init(
        background: rest.background, foreground: .grayText, border: isPlain ? line : .grayText,
        focus: .highlight)
    }
  }

  private init(background: SystemColor, foreground: SystemColor, border: SystemColor, focus: SystemColor) {
    self.background = background
    self.foreground = foreground
    self.border = border
    self.focus = focus
  }

  /// The color that stands for a role: what is painted with it.
  ///
  /// - Parameter role: Which of the colors.
  public func color(of role: Role) -> SystemColor {
    switch role {
    case .background: background
    case .foreground: foreground
    case .border: border
    }
  }

  private static func part(of role: Role) -> Part {
    switch role {
    case .background(.fill), .border(.functional): .button
    case .background(.surface), .foreground, .border(.decorative): .page
    }
  }

  private static func rest(
    of part: Part
  ) -> (background: SystemColor, foreground: SystemColor, line: SystemColor) {
    switch part {
    case .page: (.canvas, .canvasText, .canvasText)
    case .link: (.canvas, .linkText, .linkText)
    case .button: (.buttonFace, .buttonText, .buttonBorder)
    case .field: (.field, .fieldText, .buttonBorder)
    }
  }
}

extension Role {
  fileprivate var isBorder: Bool {
    if case .border = self { true } else { false }
  }
}
