internal import ColorCore

/// A whole set as the solver gives it, in the integers of any space.
struct SolvedSet {
  let normal: Sample
  let plan: Plan
  let disabled: Sample
  let content: Content?
  let disabledContent: Sample?
  let terms: SetTerms
  let verdict: Verdict
  let reasons: [Reason]

  init(_ recipe: Recipe, of base: Sample, in space: OutputSpace) {
    let surfaces = recipe.surfaceSamples
    let context = Context(recipe, surfaces: surfaces, in: space)
    let solution = Solver(context, base: base).solve()
    let plan = solution.plan
    let first = solution.content?.firstSeen(on: solution.normal, minimum: recipe.minimum.ratio)
    let disabled = DisabledSolver(
      context: context, normal: solution.normal,
      states: plan.states(from: solution.normal), content: first, surfaces: context.disabledSurfaces
    ).solve()
    let relaxations = solution.relaxations + disabled.relaxations
    normal = solution.normal
    self.plan = plan
    terms = SetTerms(recipe, without: relaxations, content: solution.content)
    self.disabled = disabled.sample
    content = solution.content
    disabledContent = disabled.content
    reasons = solution.reasons + disabled.reasons
    verdict =
      if let certificate = solution.certificate {
        .infeasible(certificate)
      } else {
        relaxations.isEmpty ? .exact : .relaxed(relaxations)
      }
  }

  /// The color of a state; nothing for a selected one that isn't derived.
  func sample(_ state: ControlState) -> Sample? {
    switch state {
    case .normal, .focused: normal
    case .hovered: plan.hovered
    case .pressed: plan.pressed
    case .disabled: disabled
    case .selected: plan.selection?.selected
    case .selectedHovered: plan.selection?.hovered
    case .selectedPressed: plan.selection?.pressed
    }
  }

  /// The content as it is seen in a state.
  func content(in state: ControlState) -> Sample? {
    if state == .disabled { return disabledContent }
    guard let content, let ground = sample(state) else { return nil }
    return content.firstSeen(on: ground, minimum: terms.minimum.ratio)
  }
}
