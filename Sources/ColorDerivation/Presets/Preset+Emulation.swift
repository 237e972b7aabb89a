internal import ColorCore

extension Preset {
  /// The system's own values as a set, measured against a recipe and not changed by it.
  ///
  /// What breaks the recipe is in ``VariantSet/checks`` and, in words, in ``VariantSet/reasons``; the verdict is exact
  /// where nothing does, and relaxed where something does, since the guarantees were given up on request. Where the
  /// system has no rule for a state, the set has the color that the control then shows, and nothing is measured on
  /// it.
  ///
  /// - Parameters:
  ///   - input: The base color, what it is for and what it lies on.
  ///   - recipe: What is measured; by default the one that ``Recipe/init(role:appearance:surfaces:minimum:)`` gives.
  public func emulated(_ input: PresetInput, against recipe: Recipe? = nil) -> VariantSet {
    let states = states(of: input)
    var recipe =
      recipe ?? Recipe(role: input.role, appearance: input.appearance, surfaces: [input.surface])
    recipe.profile = states.profile
    let shown = ShownStates(states, isSelectable: recipe.selection != nil)
    let terms = SetTerms(
      minimum: recipe.minimum, profile: recipe.profile, content: SetTerms.ContentKind.fixed,
      silent: shown.silent)
    let breaches = shown.verification(of: recipe, terms).checks().filter { !$0.passes }
    var reasons: [Reason] = []
    if states.normal != input.base {
      reasons.append(.presetNormal(self, from: input.base, to: states.normal))
    }
    reasons += shown.silent.map { .presetSilence(self, $0) }
    reasons += breaches.map { .breach($0) }
    let solved = SolvedSet(
      shown, terms: terms, verdict: breaches.isEmpty ? .exact : .relaxed([]), reasons: reasons)
    return VariantSet(recipe: recipe, base: input.base, solved)
  }
}

/// The colors that a control shows: those of a preset, and where it has no rule the state below.
struct ShownStates {
  let normal, disabled: Sample
  let content, disabledContent: Sample?
  let plan: Plan
  /// The states without a rule.
  let silent: [ControlState]

  init(_ states: PresetStates, isSelectable: Bool) {
    let hovered = states.hovered ?? states.normal
    normal = Sample(states.normal)
    disabled = Sample(states.disabled ?? states.normal)
    content = states.content.map { Sample($0) }
    disabledContent = (states.disabled == nil ? states.content : states.disabledContent).map { Sample($0) }
    var plan = Plan(side: .darker, hovered: Sample(hovered), pressed: Sample(states.pressed ?? hovered))
    var rules: [(ControlState, SRGB8?)] = [(.hovered, states.hovered), (.pressed, states.pressed)]
    if isSelectable {
      let selected = states.selected ?? states.normal
      let hovered = states.selectedHovered ?? selected
      plan.selection = SelectedSamples(
        selected: Sample(selected), hovered: Sample(hovered),
        pressed: Sample(states.selectedPressed ?? hovered))
      rules += [
        (.selected, states.selected), (.selectedHovered, states.selectedHovered),
        (.selectedPressed, states.selectedPressed),
      ]
    }
    rules.append((.disabled, states.disabled))
    self.plan = plan
    silent = rules.filter { $0.1 == nil }.map(\.0)
  }

  /// The measurement of what a recipe asks of the states that have a rule.
  func verification(of recipe: Recipe, _ terms: SetTerms) -> Verification {
    Verification(
      context: Context(recipe, surfaces: recipe.surfaceSamples, in: .srgb8), terms: terms,
      normal: normal, hovered: plan.hovered, pressed: plan.pressed, selection: plan.selection,
      disabled: disabled, content: content.map { .fixed($0) }, disabledContent: disabledContent)
  }
}

extension SolvedSet {
  /// A set of colors that nobody solved.
  fileprivate init(_ shown: ShownStates, terms: SetTerms, verdict: Verdict, reasons: [Reason]) {
    normal = shown.normal
    plan = shown.plan
    disabled = shown.disabled
    content = shown.content.map { .fixed($0) }
    disabledContent = shown.disabledContent
    self.terms = terms
    self.verdict = verdict
    self.reasons = reasons
  }
}
