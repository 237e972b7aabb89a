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
  /// The states of a chosen control, where the recipe has a ``Recipe/selection``.
  public let selection: SelectedColors?
  /// The content of a background in every state but disabled, nothing for other roles; of translucent content and
  /// of one that changes by state, what is seen in the normal state.
  public let content: SRGB8?
  /// The content on the disabled background.
  public let disabledContent: SRGB8?
  /// The translucent content that was chosen, where the recipe has such candidates.
  public let translucentContent: TranslucentColor?
  /// What became of it.
  public let verdict: Verdict
  /// All that was measured on these bytes, in the order of constraints and states.
  public let checks: [Check]
  /// Why the colors are what they are.
  public let reasons: [Reason]
  private let changingContent: [SRGB8]

  /// The colors of a chosen control.
  public struct SelectedColors: Hashable, Sendable {
    /// At rest.
    public let normal: SRGB8
    /// Under the pointer.
    public let hovered: SRGB8
    /// While pressed.
    public let pressed: SRGB8
  }

  init(recipe: Recipe, base: SRGB8, _ solved: SolvedSet) {
    self.recipe = recipe
    self.base = base
    normal = solved.normal.color
    hovered = solved.plan.hovered.color
    pressed = solved.plan.pressed.color
    disabled = solved.disabled.color
    selection = solved.plan.selection.map {
      SelectedColors(normal: $0.selected.color, hovered: $0.hovered.color, pressed: $0.pressed.color)
    }
    content = solved.content(in: .normal)?.color
    disabledContent = solved.disabledContent?.color
    if case .translucent(let color) = solved.content {
      translucentContent = color
    } else {
      translucentContent = nil
    }
    verdict = solved.verdict
    checks = solved.checks
    reasons = solved.reasons
    changingContent =
      switch solved.content {
      case .translucent, .perState:
        VariantSet.contentStates.compactMap { solved.content(in: $0)?.color }
      case .fixed, nil: []
      }
  }

  private static let contentStates: [ControlState] = [
    .normal, .hovered, .pressed, .selected, .selectedHovered, .selectedPressed,
  ]

  /// The color of a state; nothing for the selected ones of a set that hasn't them. Focused is normal: it is told by
  /// a ring.
  public subscript(state: ControlState) -> SRGB8? {
    switch state {
    case .normal, .focused: normal
    case .hovered: hovered
    case .pressed: pressed
    case .disabled: disabled
    case .selected: selection?.normal
    case .selectedHovered: selection?.hovered
    case .selectedPressed: selection?.pressed
    }
  }

  /// The content as it is seen in a state; nothing where there is none.
  public func content(in state: ControlState) -> SRGB8? {
    if state == .disabled { return disabledContent }
    guard !changingContent.isEmpty else { return self[state] == nil ? nil : content }
    let state = state == .focused ? .normal : state
    guard let index = VariantSet.contentStates.firstIndex(of: state), index < changingContent.count else {
      return nil
    }
    return changingContent[index]
  }
}
