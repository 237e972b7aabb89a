internal import ColorCore

extension Planner {
  /// The plan with steps smaller than wished, down to the floors; the largest that keep the contrast.
  func narrowedPlan(_ side: Side, profile: StepProfile) -> Plan? {
    let floors = context.recipe.floors
    let pressedSide = profile == .monotone ? side : side.opposite
    let fromNormal = [(normal, seenNormal, floors.pressed)]
    // What pressed may be at most doesn't depend on hovered.
    guard let most = narrowed(pressedSide, below: steps.pressed, above: 0, apart: fromNormal) else {
      return nil
    }
    var ideal = steps.hovered
    while let hovered = narrowed(side, below: ideal, above: 0, apart: [(normal, seenNormal, floors.hovered)])
    {
      ideal = hovered.step - Planner.stride
      let pressed = narrowed(
        pressedSide, below: most.step, above: profile == .monotone ? hovered.step : 0,
        apart: fromNormal + [(hovered.sample, hovered.seen, floors.between)])
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

  /// The color with the largest step from `ideal` down to above `least` that can be read and told from the others.
  private func narrowed(
    _ side: Side, below ideal: Double, above least: Double, apart others: [(Sample, SeenSample, Floors.Floor)]
  ) -> Placed? {
    var step = ideal
    while step > least {
      let sample = path.color(at: path.base.x + side.sign * step)
      if shortfall(of: sample, in: .normal) == nil, keepsHue(sample, on: path),
        let placed = distinct(sample, at: step, from: others)
      {
        return placed
      }
      step -= Planner.stride
    }
    return nil
  }
}
