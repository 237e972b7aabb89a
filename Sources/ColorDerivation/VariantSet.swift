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
  /// Why the colors are what they are.
  public let reasons: [Reason]
  private let changingContent: [SRGB8]
  private let terms: SetTerms

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
    terms = solved.terms
    reasons = solved.reasons
    changingContent =
      switch solved.content {
      case .translucent, .perState:
        VariantSet.contentStates.compactMap { solved.content(in: $0)?.color }
      case .fixed, nil: []
      }
  }

  /// All that is to be measured on these bytes, in the order of constraints and states. It is measured anew each time
  /// that it is asked for, from the bytes alone and not from what the solver knew.
  public var checks: [Check] {
    Verification(
      context: Context(recipe, surfaces: recipe.surfaceSamples, in: .srgb8), terms: terms,
      normal: Sample(normal), hovered: Sample(hovered), pressed: Sample(pressed),
      selection: selection.map {
        SelectedSamples(
          selected: Sample($0.normal), hovered: Sample($0.hovered), pressed: Sample($0.pressed))
      },
      disabled: Sample(disabled),
      content: terms.content(of: recipe, content.map { .srgb8($0) }, translucent: translucentContent),
      disabledContent: disabledContent.map { Sample($0) }
    ).checks()
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
