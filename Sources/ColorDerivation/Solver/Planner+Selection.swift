internal import ColorCore

extension Planner {
  /// The plan with the states of a chosen control, if the recipe asks for them: selected beside hovered and pressed,
  /// and its own hovered and pressed beyond it. Every one of them can be told from every other state.
  func withSelection(
    _ plan: Plan, _ hovered: Placed, _ pressed: Placed
  ) -> Result<Plan, PlanFailure> {
    guard let selection = context.recipe.selection else { return .success(plan) }
    let first = chosen(plan, plan.side, selection, hovered, pressed)
    guard case .failure = first, wish(.selected) == nil, selection.accent == nil else { return first }
    // Hovered and pressed stay what they are without selected states: these rather go the other way.
    let second = chosen(plan, plan.side.opposite, selection, hovered, pressed)
    if case .success = second { return second }
    return first
  }

  /// The plan with the states of a chosen control on a side of normal. Where its hovered and pressed find no room beyond
  /// a step that was wished for, a smaller one is taken.
  private func chosen(
    _ plan: Plan, _ side: Side, _ selection: Selection, _ hovered: Placed, _ pressed: Placed
  ) -> Result<Plan, PlanFailure> {
    let others = Neighbors(
      Neighbor(normal, seenNormal, selection.floor), Neighbor(hovered.sample, hovered.seen, selection.floor),
      [Neighbor(pressed.sample, pressed.seen, selection.floor)])
    guard let selected = placeSelected(selection, side, apart: others) else {
      return .failure(PlanFailure(.room(.selected)))
    }
    let first = chosen(plan, selected, side, selection, apart: others)
    guard case .failure = first, wish(.selected) == nil, selection.accent == nil else { return first }
    var step = selected.step - Planner.coarseStride
    while step > 0 {
      if let smaller = selectedPlaced(at: step, side, apart: others),
        case .success(let plan) = chosen(plan, smaller, side, selection, apart: others)
      {
        return .success(plan)
      }
      step -= Planner.coarseStride
    }
    return first
  }

  /// The plan with a chosen control of this color.
  private func chosen(
    _ plan: Plan, _ selected: Placed, _ side: Side, _ selection: Selection, apart others: Neighbors
  ) -> Result<Plan, PlanFailure> {
    // A color of its own may lie anywhere, so that its states may go either way.
    let hasOwnColor = wish(.selected) != nil || selection.accent != nil
    let first = wishedSide(from: selected.sample) ?? side
    let sides = hasOwnColor || first != side ? [first, first.opposite] : [first]
    // A step from normal stays on normal's path: one through its bytes would add its rounding, and begin to turn anew.
    let own =
      hasOwnColor
      ? HuePath(
        through: selected.sample, in: path.space, chroma: context.recipe.chroma,
        torsion: context.recipe.hueTorsion) : path
    var others = others
    others.append(Neighbor(selected.sample, selected.seen, selection.floor))
    var miss: Reason.Miss = .room(.selectedHovered)
    for side in sides {
      let result = places(from: selected, on: own, side, selection, apart: others)
      switch result {
      case .success(let (hovered, pressed)):
        var plan = plan
        if wish(.selected) == nil, let accent = selection.accent { note(accent, selected.sample, in: &plan) }
        plan.selection = SelectedSamples(
          selected: selected.sample, hovered: hovered.sample, pressed: pressed.sample)
        for (state, placed) in plan.selection?.placed ?? [] {
          if let short = shortfall(of: placed, in: state) { return .failure(PlanFailure(short)) }
          if let wish = wish(state), placed.written != .srgb8(wish) {
            plan.reasons.append(.departed(state, from: wish, to: placed.written))
          }
        }
        return .success(plan)
      case .failure(let failure):
        if side == first { miss = failure.miss }
      }
    }
    return .failure(PlanFailure(miss))
  }

  /// What it takes to have an accent that can't be selected itself.
  private func note(_ accent: SRGB8, _ selected: Sample, in plan: inout Plan) {
    if selected.written == .srgb8(accent) { return }
    plan.reasons.append(.accentMoved(from: accent, to: selected.written))
    plan.relaxations.append(
      Relaxation(.accent, wanted: 0, given: selected.deltaE(to: Sample(accent))))
  }

  private func wish(_ state: ControlState) -> SRGB8? { context.recipe.ideals?[state] }

  /// The side of selected on which a wish for its own states lies.
  private func wishedSide(from selected: Sample) -> Side? {
    guard let wish = wish(.selectedHovered) ?? wish(.selectedPressed) else { return nil }
    let step = Sample(wish).lightness - selected.lightness
    return step == 0 ? nil : (step < 0 ? .darker : .lighter)
  }

  /// The accent, or a step from normal: the wished one, or outward from it in both directions.
  private func placeSelected(_ selection: Selection, _ side: Side, apart others: Neighbors) -> Placed? {
    if let color = wish(.selected) ?? selection.accent { return placeAccent(Sample(color), apart: others) }
    var offset = 0.0
    while offset < 1 {
      for step in offset == 0 ? [selection.step] : [selection.step + offset, selection.step - offset]
      where step > 0 {
        if let placed = selectedPlaced(at: step, side, apart: others) { return placed }
      }
      offset += Planner.stride
    }
    return nil
  }

  /// A step from normal as selected, if it can be read and told from the others.
  private func selectedPlaced(at step: Double, _ side: Side, apart others: Neighbors) -> Placed? {
    let sample = path.color(at: path.base.x + side.sign * step)
    guard shortfall(of: sample, in: .selected) == nil, path.keepsHueAndChroma(sample) else { return nil }
    return distinct(sample, at: step, from: others)
  }

  /// The accent, or the nearest of its hue that keeps every demand and floor.
  private func placeAccent(_ accent: Sample, apart others: Neighbors) -> Placed? {
    let path = HuePath(through: accent, in: path.space)
    var offset = 0.0
    while offset < 1 {
      for step in offset == 0 ? [0] : [-offset, offset] where (0...1).contains(path.base.x + step) {
        let sample = offset == 0 ? accent : path.color(at: path.base.x + step)
        if shortfall(of: sample, in: .selected) == nil, let placed = distinct(sample, at: step, from: others)
        {
          return placed
        }
      }
      offset += Planner.stride
    }
    return nil
  }

  private func places(
    from selected: Placed, on own: HuePath, _ side: Side, _ selection: Selection, apart others: Neighbors
  ) -> Result<(Placed, Placed), PlanFailure> {
    if context.recipe.direction == .still { return .success((selected, selected)) }
    let hovered =
      wish(.selectedHovered) == nil
      ? placeOnPath(own, side, from: selection.hovered, beyond: selected.sample.lightness, apart: others)
      : place(.selectedHovered, side, from: selection.hovered, apart: others, beyond: selected.sample)
    guard let hovered else { return .failure(PlanFailure(.room(.selectedHovered))) }
    let ideal = max(selection.pressed, hovered.step + selection.pressed - selection.hovered)
    var all = others
    all.append(Neighbor(hovered.sample, hovered.seen, selection.floor))
    let pressed =
      wish(.selectedPressed) == nil
      ? placeOnPath(own, side, from: ideal, beyond: selected.sample.lightness, apart: all)
      : place(.selectedPressed, side, from: ideal, apart: all, beyond: hovered.sample)
    guard let pressed else { return .failure(PlanFailure(.room(.selectedPressed))) }
    for (state, placed) in [(ControlState.selectedHovered, hovered), (.selectedPressed, pressed)] {
      if let miss = shortfall(of: placed.sample, in: state) { return .failure(PlanFailure(miss)) }
    }
    return .success((hovered, pressed))
  }
}
