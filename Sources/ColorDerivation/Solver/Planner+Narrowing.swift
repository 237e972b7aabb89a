internal import ColorCore

extension Planner {
  /// The plan with steps smaller than wished, down to the floors; the largest that keep the contrast.
  func narrowedPlan(_ side: Side, profile: StepProfile) -> Plan? {
    let floors = context.recipe.floors
    let pressedSide = profile == .monotone ? side : side.opposite
    let hovers = narrowed(side, below: steps.hovered, apart: [(normal, seenNormal, floors.hovered)])
    for hovered in hovers {
      let pressed = narrowed(
        pressedSide, below: max(steps.pressed, hovered.step),
        apart: [(normal, seenNormal, floors.pressed), (hovered.sample, hovered.seen, floors.between)]
      ).first { profile == .opposed || $0.step > hovered.step }
      guard let pressed else { continue }
      var plan = Plan(side: side, hovered: hovered.sample, pressed: pressed.sample)
      for (state, placed, wish) in [
        (ControlState.hovered, hovered, steps.hovered), (.pressed, pressed, steps.pressed),
      ] where placed.step < wish - Planner.stride / 2 {
        plan.reasons.append(.narrowed(state, from: wish, to: placed.step))
        plan.relaxations.append(Relaxation(.step, wanted: wish, given: placed.step))
      }
      if case .success(let plan) = withSelection(plan, hovered, pressed) { return plan }
    }
    return nil
  }

  /// The readable colors from `ideal` down to the floor, largest step first.
  private func narrowed(
    _ side: Side, below ideal: Double, apart others: [(Sample, SeenSample, Floors.Floor)]
  ) -> [Placed] {
    var found: [Placed] = []
    var step = ideal
    while step > 0 {
      let sample = path.color(at: path.base.x + side.sign * step)
      if shortfall(of: sample, in: .normal) == nil, keepsHue(sample, on: path),
        let placed = distinct(sample, at: step, from: others)
      {
        found.append(placed)
      }
      step -= Planner.stride
    }
    return found
  }
}
