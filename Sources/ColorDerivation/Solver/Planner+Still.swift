internal import ColorCore

extension Planner {
  /// The plan of a recipe whose states take no step: hovered and pressed are normal, and of a chosen control selected.
  func stillPlan() -> Result<Plan, PlanFailure> {
    let still = Placed(sample: normal, step: 0, seen: seenNormal)
    let plan = Plan(side: .darker, hovered: normal, pressed: normal, reasons: [.still])
    return withSelection(plan, still, still)
  }
}

extension ControlState {
  /// The state of rest from which it is a step, in a control that is chosen or in one that isn't.
  var atRest: ControlState { isSelected ? .selected : .normal }
}
