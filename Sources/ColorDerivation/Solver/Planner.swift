internal import ColorCore

/// Places the states of one normal color, with one content, on one side.
struct Planner {
  let context: Context
  let path: HuePath
  let normal: Sample
  /// The contrasts that every state must have.
  let demands: [Demand]
  /// The steps that are wished for at this color.
  let steps: Steps
  let seenNormal: SeenSample

  init(_ context: Context, normal: Sample, demands: [Demand]) {
    self.context = context
    path = HuePath(
      through: normal, in: context.space, chroma: context.recipe.chroma, torsion: context.recipe.hueTorsion)
    self.normal = normal
    self.demands = demands
    steps = context.steps(from: normal)
    seenNormal = normal.seen
  }

  /// The width of one step of the search, in lightness; a byte is about twice as wide.
  static let stride = 0.002
  /// The width where a whole set is tried at each step.
  static let coarseStride = 0.01

  /// A color with the step at which it lies, and how it is seen.
  struct Placed {
    var sample: Sample
    var step: Double
    var seen: SeenSample
  }

  /// What a color in a state falls short of; nothing if it meets every demand.
  func shortfall(of sample: Sample, in state: ControlState) -> Reason.Miss? {
    for demand in demands {
      let worst = demand.worst(of: sample)
      if worst < demand.minimum.ratio {
        return .contrast(state, Contrast(worst), asked: demand.minimum)
      }
    }
    return lightnessContrastMiss(of: sample, in: state)
  }

  /// A color with how it is seen, if it can be told from each of some others.
  func distinct(_ sample: Sample, at step: Double, from others: Neighbors) -> Placed? {
    guard others.allSatisfy({ $0.isApart(from: sample) }) else { return nil }
    let seen = sample.seen
    guard others.allSatisfy({ seen.deltaE(to: $0.seen) >= context.recipe.floors.colorVision }) else {
      return nil
    }
    return Placed(sample: sample, step: step, seen: seen)
  }

  /// The plan with the wished steps, made larger where two states couldn't be told apart.
  func plan(_ side: Side, profile: StepProfile) -> Result<Plan, PlanFailure> {
    let floors = context.recipe.floors
    let pressedSide = profile == .monotone ? side : side.opposite
    let fromNormal = Neighbors(Neighbor(normal, seenNormal, floors.hovered))
    guard let hovered = place(.hovered, side, from: steps.hovered, apart: fromNormal) else {
      return .failure(PlanFailure(.room(.hovered)))
    }
    // When hovered had to go farther, pressed keeps its distance from it.
    let ideal =
      profile == .monotone
      ? max(steps.pressed, hovered.step + (steps.pressed - steps.hovered)) : steps.pressed
    let fromBoth = Neighbors(
      Neighbor(normal, seenNormal, floors.pressed), Neighbor(hovered.sample, hovered.seen, floors.between))
    let beyond = profile == .monotone ? hovered.sample : normal
    guard
      let pressed = place(.pressed, pressedSide, from: ideal, apart: fromBoth, beyond: beyond)
    else { return .failure(PlanFailure(.room(.pressed))) }
    for (state, placed) in [(ControlState.hovered, hovered), (.pressed, pressed)] {
      if let miss = shortfall(of: placed.sample, in: state) { return .failure(PlanFailure(miss)) }
    }
    var plan = Plan(side: side, hovered: hovered.sample, pressed: pressed.sample)
    note(hovered, .hovered, steps.hovered, in: &plan)
    note(pressed, .pressed, steps.pressed, in: &plan)
    return withSelection(plan, hovered, pressed)
  }

  private func note(_ placed: Placed, _ state: ControlState, _ wish: Double, in plan: inout Plan) {
    if let ideal = context.recipe.ideals?[state] {
      if placed.sample.written != .srgb8(ideal) {
        plan.reasons.append(.departed(state, from: ideal, to: placed.sample.written))
      }
    } else if placed.step > wish + Planner.stride / 2 {
      plan.reasons.append(.widened(state, from: wish, to: placed.step))
    }
  }

  /// The first color at `ideal` or beyond that can be told from the others; nothing if the end of the scale comes
  /// first. A color that the recipe wishes for goes before, and then those of its hue around it.
  func place(
    _ state: ControlState, _ side: Side, from ideal: Double,
    apart others: Neighbors, beyond: Sample? = nil
  ) -> Placed? {
    if let wish = context.recipe.ideals?[state] {
      return placeNear(Sample(wish), state, side, apart: others, beyond: beyond ?? normal)
    }
    return placeOnPath(path, side, from: ideal, beyond: path.base.x, apart: others)
  }

  /// The first color of a path at `ideal` or beyond, counted from a lightness, that can be told from the others.
  func placeOnPath(
    _ path: HuePath, _ side: Side, from ideal: Double, beyond origin: Double,
    apart others: Neighbors
  ) -> Placed? {
    var step = ideal
    while true {
      let lightness = origin + side.sign * step
      let sample = path.color(at: lightness)
      if let placed = distinct(sample, at: step, from: others), path.keepsHueAndChroma(sample) {
        return placed
      }
      if lightness <= 0 || lightness >= 1 { return nil }
      step += Planner.stride
    }
  }

  /// A wished color, or of those of its hue the nearest in lightness that keeps every demand and floor and lies on
  /// the given side of `anchor`.
  private func placeNear(
    _ wish: Sample, _ state: ControlState, _ side: Side,
    apart others: Neighbors, beyond anchor: Sample
  ) -> Placed? {
    func fit(_ sample: Sample) -> Placed? {
      guard (sample.lightness - anchor.lightness) * side.sign >= Verification.leastStep,
        shortfall(of: sample, in: state) == nil
      else { return nil }
      return distinct(
        sample, at: (sample.lightness - normal.lightness).magnitude, from: others)
    }
    if let placed = fit(wish) { return placed }
    let path = HuePath(through: wish, in: self.path.space)
    var step = Planner.stride
    while step < 1 {
      for lightness in [wish.lightness + side.sign * step, wish.lightness - side.sign * step]
      where (0...1).contains(lightness) {
        if let placed = fit(path.color(at: lightness)) { return placed }
      }
      step += Planner.stride
    }
    return nil
  }
}
