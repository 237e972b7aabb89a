internal import ColorCore

extension Planner {
  /// The plan with the states of a chosen control, if the recipe asks for them: selected beside hovered and pressed,
  /// and its own hovered and pressed beyond it. Every one of them can be told from every other state.
  func withSelection(
    _ plan: Plan, _ hovered: Placed, _ pressed: Placed
  ) -> Result<Plan, PlanFailure> {
    guard let selection = context.recipe.selection else { return .success(plan) }
    var others = [(normal, seenNormal), (hovered.sample, hovered.seen), (pressed.sample, pressed.seen)]
      .map { ($0.0, $0.1, selection.floor) }
    guard let selected = placeSelected(selection, plan.side, apart: others) else {
      return .failure(PlanFailure(.room(.selected)))
    }
    // An accent may lie anywhere, so that its own states may go either way.
    let sides = selection.accent == nil ? [plan.side] : [plan.side, plan.side.opposite]
    let own = HuePath(
      through: selected.sample, in: path.space,
      chroma: selection.accent == nil ? .keep : context.recipe.chroma)
    others.append((selected.sample, selected.seen, selection.floor))
    var miss: Reason.Miss = .room(.selectedHovered)
    for side in sides {
      let result = places(on: own, side, selection, apart: others)
      switch result {
      case .success(let (hovered, pressed)):
        var plan = plan
        plan.selection = SelectedSamples(
          selected: selected.sample, hovered: hovered.sample, pressed: pressed.sample)
        for (state, placed) in plan.selection?.placed ?? [] {
          if let short = shortfall(of: placed, in: state) { return .failure(PlanFailure(short)) }
        }
        return .success(plan)
      case .failure(let failure):
        if side == plan.side { miss = failure.miss }
      }
    }
    return .failure(PlanFailure(miss))
  }

  private typealias Others = [(Sample, SeenSample, Floors.Floor)]

  /// The accent, or a step from normal: the wished one, or outward from it in both directions.
  private func placeSelected(_ selection: Selection, _ side: Side, apart others: Others) -> Placed? {
    if context.recipe.ideals?[.selected] != nil {
      return place(.selected, side, from: selection.step, apart: others)
    }
    if let accent = selection.accent { return placeAccent(Sample(accent), apart: others) }
    var offset = 0.0
    while offset < 1 {
      for step in offset == 0 ? [selection.step] : [selection.step + offset, selection.step - offset]
      where step > 0 {
        let sample = path.color(at: path.base.x + side.sign * step)
        if shortfall(of: sample, in: .selected) == nil, keepsHue(sample, on: path),
          let placed = distinct(sample, at: step, from: others)
        {
          return placed
        }
      }
      offset += Planner.stride
    }
    return nil
  }

  /// The accent, or the nearest of its hue that keeps every demand and floor.
  private func placeAccent(_ accent: Sample, apart others: Others) -> Placed? {
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
    on own: HuePath, _ side: Side, _ selection: Selection, apart others: Others
  ) -> Result<(Placed, Placed), PlanFailure> {
    guard let hovered = placeState(.selectedHovered, own, side, selection.hovered, apart: others) else {
      return .failure(PlanFailure(.room(.selectedHovered)))
    }
    let ideal = max(selection.pressed, hovered.step + selection.pressed - selection.hovered)
    let all = others + [(hovered.sample, hovered.seen, selection.floor)]
    guard let pressed = placeState(.selectedPressed, own, side, ideal, apart: all) else {
      return .failure(PlanFailure(.room(.selectedPressed)))
    }
    for (state, placed) in [(ControlState.selectedHovered, hovered), (.selectedPressed, pressed)] {
      if let miss = shortfall(of: placed.sample, in: state) { return .failure(PlanFailure(miss)) }
    }
    return .success((hovered, pressed))
  }

  private func placeState(
    _ state: ControlState, _ own: HuePath, _ side: Side, _ ideal: Double, apart others: Others
  ) -> Placed? {
    if context.recipe.ideals?[state] != nil { return place(state, side, from: ideal, apart: others) }
    return placeOnPath(own, side, from: ideal, apart: others)
  }
}
