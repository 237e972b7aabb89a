internal import ColorCore

/// Hovered and pressed, placed on one side of normal.
struct Plan {
  var side: Side
  var hovered: Sample
  var pressed: Sample
  var reasons: [Reason] = []
  var relaxations: [Relaxation] = []
}

/// Places hovered and pressed for one normal color, one content and one side.
struct Planner {
  let recipe: Recipe
  let path: HuePath
  let normal: Sample
  /// The contrasts that every state must have.
  let demands: [Demand]
  private let seenNormal: SeenSample

  init(recipe: Recipe, normal: Sample, demands: [Demand]) {
    self.recipe = recipe
    path = HuePath(through: normal)
    self.normal = normal
    self.demands = demands
    seenNormal = normal.seen
  }

  /// The width of one step of the search, in lightness; a byte is about twice as wide.
  static let stride = 0.002

  /// What a color in a state falls short of; nothing if it meets every demand.
  func shortfall(of sample: Sample, in state: ControlState) -> Reason.Miss? {
    for demand in demands {
      guard let worst = demand.others.map({ sample.contrast(with: $0) }).min(), worst < demand.minimum
      else { continue }
      return .contrast(state, worst, asked: demand.minimum)
    }
    return nil
  }

  /// Whether two colors can be told apart, by all who see and by those who lack a cone.
  func isApart(_ a: Sample, _ b: Sample, seen: SeenSample, _ floor: Floors.Floor) -> Bool {
    a.contrast(with: b).ratio >= floor.contrast && a.deltaE(to: b) >= floor.deltaE
      && a.seen.deltaE(to: seen) >= recipe.floors.colorVision
  }

  func keepsHue(_ sample: Sample) -> Bool {
    guard let allowed = path.allowedDrift(at: sample) else { return true }
    return path.hueDrift(of: sample) <= allowed
  }

  /// The plan with the wished steps, made larger where two states couldn't be told apart.
  func plan(_ side: Side, profile: StepProfile) -> Result<Plan, PlanFailure> {
    let floors = recipe.floors, steps = recipe.steps
    let isHovered = { (sample: Sample) in isApart(sample, normal, seen: seenNormal, floors.hovered) }
    guard let hovered = place(side, from: steps.hovered, if: isHovered) else {
      return .failure(PlanFailure(.room(.hovered)))
    }
    let pressedSide = profile == .monotone ? side : side.opposite
    // When hovered had to go farther, pressed keeps its distance from it.
    let ideal =
      profile == .monotone
      ? max(steps.pressed, hovered.step + (steps.pressed - steps.hovered)) : steps.pressed
    let seenHovered = hovered.sample.seen
    let pressed = place(pressedSide, from: ideal) {
      isApart($0, normal, seen: seenNormal, floors.pressed)
        && isApart($0, hovered.sample, seen: seenHovered, floors.between)
    }
    guard let pressed else { return .failure(PlanFailure(.room(.pressed))) }
    for (state, placed) in [(ControlState.hovered, hovered), (.pressed, pressed)] {
      if let miss = shortfall(of: placed.sample, in: state) { return .failure(PlanFailure(miss)) }
    }
    var plan = Plan(side: side, hovered: hovered.sample, pressed: pressed.sample)
    if hovered.step > steps.hovered + Planner.stride / 2 {
      plan.reasons.append(.widened(.hovered, from: steps.hovered, to: hovered.step))
    }
    if pressed.step > steps.pressed + Planner.stride / 2 {
      plan.reasons.append(.widened(.pressed, from: steps.pressed, to: pressed.step))
    }
    return .success(plan)
  }

  /// The plan with steps smaller than wished, down to the floors; the largest that keep the contrast.
  func narrowedPlan(_ side: Side, profile: StepProfile) -> Plan? {
    let floors = recipe.floors, steps = recipe.steps
    let pressedSide = profile == .monotone ? side : side.opposite
    let hovers = narrowed(side, below: steps.hovered) {
      isApart($0, normal, seen: seenNormal, floors.hovered)
    }
    for hovered in hovers {
      let seenHovered = hovered.sample.seen
      let pressed = narrowed(pressedSide, below: max(steps.pressed, hovered.step)) {
        isApart($0, normal, seen: seenNormal, floors.pressed)
          && isApart($0, hovered.sample, seen: seenHovered, floors.between)
      }
      let beyond = pressed.first { profile == .opposed || $0.step > hovered.step }
      guard let pressed = beyond else { continue }
      var plan = Plan(side: side, hovered: hovered.sample, pressed: pressed.sample)
      for (state, placed, wish) in [
        (ControlState.hovered, hovered, steps.hovered), (.pressed, pressed, steps.pressed),
      ] where placed.step < wish - Planner.stride / 2 {
        plan.reasons.append(.narrowed(state, from: wish, to: placed.step))
        plan.relaxations.append(Relaxation(.step, wanted: wish, given: placed.step))
      }
      return plan
    }
    return nil
  }

  private typealias Placed = (sample: Sample, step: Double)

  /// The first color at `ideal` or beyond that is fit; nothing if the end of the scale comes first.
  private func place(_ side: Side, from ideal: Double, if isFit: (Sample) -> Bool) -> Placed? {
    var step = ideal
    while true {
      let lightness = path.base.x + side.sign * step
      let sample = path.color(at: lightness)
      if isFit(sample), keepsHue(sample) { return (sample, step) }
      if lightness <= 0 || lightness >= 1 { return nil }
      step += Planner.stride
    }
  }

  /// The readable colors from `ideal` down to the floor, largest step first.
  private func narrowed(_ side: Side, below ideal: Double, _ isFit: (Sample) -> Bool) -> [Placed] {
    var found: [Placed] = []
    var step = ideal
    while step > 0 {
      let sample = path.color(at: path.base.x + side.sign * step)
      if shortfall(of: sample, in: .normal) == nil, keepsHue(sample), isFit(sample) {
        found.append((sample, step))
      }
      step -= Planner.stride
    }
    return found
  }
}

/// A contrast that is asked for with each of some colors.
struct Demand {
  var constraint: ConstraintID
  var others: [Sample]
  var minimum: Contrast
}

extension Recipe {
  /// What contrasts the recipe asks of every state, with this content.
  func demands(content: Sample?, minimum: Contrast) -> [Demand] {
    let surfaces = surfaces.map { Sample($0) }
    guard case .background = role else {
      return [Demand(constraint: role.contrastConstraint, others: surfaces, minimum: minimum)]
    }
    var demands: [Demand] = []
    if let content { demands.append(Demand(constraint: .text, others: [content], minimum: minimum)) }
    if let standalone {
      demands.append(Demand(constraint: .standalone, others: surfaces, minimum: standalone))
    }
    return demands
  }
}

struct PlanFailure: Error {
  var miss: Reason.Miss
  init(_ miss: Reason.Miss) { self.miss = miss }
}
