internal import ColorCore

/// A whole set as the solver gives it, in the integers of any space.
struct SolvedSet {
  let normal: Sample
  let plan: Plan
  let disabled: Sample
  let content: Content?
  let disabledContent: Sample?
  let minimum: Contrast
  let verdict: Verdict
  let checks: [Check]
  let reasons: [Reason]

  init(_ recipe: Recipe, of base: Sample, in space: OutputSpace) {
    let surfaces = recipe.surfaceSamples
    let context = Context(recipe, surfaces: surfaces, in: space)
    let solution = Solver(context, base: base).solve()
    let plan = solution.plan
    // Of a backdrop that is not known no band can be promised.
    let disabledSurfaces = (recipe.disabled.surfaces ?? recipe.surfaces).map { Sample($0) }
    let first = solution.content?.seen(on: solution.normal, minimum: recipe.minimum.ratio).first
    let disabled = DisabledSolver(
      context: context, normal: solution.normal,
      states: [(.normal, solution.normal)] + plan.placed, content: first, surfaces: disabledSurfaces
    ).solve()
    let relaxations = solution.relaxations + disabled.relaxations
    let minimum = recipe.held(by: relaxations)
    normal = solution.normal
    self.plan = plan
    self.minimum = minimum
    self.disabled = disabled.sample
    content = solution.content
    disabledContent = disabled.content
    checks =
      Verification(
        context: context, minimum: minimum, profile: recipe.profile(of: relaxations),
        normal: solution.normal, hovered: plan.hovered, pressed: plan.pressed, selection: plan.selection,
        disabled: disabled.sample, content: solution.content, disabledContent: disabled.content,
        disabledSurfaces: disabledSurfaces
      ).checks()
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
    return content.seen(on: ground, minimum: minimum.ratio).first
  }
}

extension Recipe {
  /// The contrast that is held after all: less than the target where that was given up.
  fileprivate func held(by relaxations: [Relaxation]) -> Contrast {
    relaxations.first { $0.kind == .target }?.given.map { Contrast($0) } ?? minimum
  }

  fileprivate func profile(of relaxations: [Relaxation]) -> StepProfile {
    relaxations.contains { $0.kind == .profile } ? profile.other : profile
  }
}
