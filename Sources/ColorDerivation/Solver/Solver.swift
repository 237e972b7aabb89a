internal import ColorCore

/// The set as a whole: content, side and states, by what the recipe allows to be given up.
struct Solver {
  let context: Context
  let base: Sample

  init(_ context: Context, base: Sample) {
    (self.context, self.base) = (context, base)
  }

  /// A set before disabled is placed and all is measured.
  struct Solution {
    var normal: Sample
    var content: Content?
    var plan: Plan
    var reasons: [Reason]
    var relaxations: [Relaxation]
    var certificate: Certificate?
  }

  func solve() -> Solution {
    if let solution = solution(base, context.recipe.minimum, giving: allowed) { return solution }
    if allows(.base), context.recipe.base == .adjust,
      let moved = movedBase(context.recipe.minimum)
        ?? movedBase(context.recipe.minimum, giving: Array(allowed.prefix { $0 != .base }))
    {
      return moved
    }
    if allows(.target), let fallback = context.recipe.fallback, fallback < context.recipe.minimum {
      // No lower than needed: what normal has itself, if all states can hold it.
      let best = min(reached, context.recipe.minimum)
      for held in best > fallback ? [best, fallback] : [fallback] {
        guard var solution = solution(base, held, giving: allowed) else { continue }
        solution.reasons.insert(.fellBack(from: context.recipe.minimum, to: held), at: 0)
        solution.relaxations.append(
          Relaxation(.target, wanted: context.recipe.minimum.ratio, given: held.ratio))
        return solution
      }
    }
    return infeasible()
  }

  /// The contrast that normal has with the best content, or on the surface where it has least.
  private var reached: Contrast {
    let ratios = contents(on: base).map { content in
      demands(content, context.recipe.minimum).map { $0.worst(of: base) }.min() ?? 1
    }
    return Contrast(ratios.max() ?? 1)
  }

  /// What may be given up.
  var allowed: [Relaxation.Kind] {
    // A base that must not miss its contrast has nothing to fall back on.
    context.recipe.base == .fail
      ? context.recipe.relaxations.filter { $0 != .base && $0 != .target } : context.recipe.relaxations
  }
  private func allows(_ kind: Relaxation.Kind) -> Bool { allowed.contains(kind) }

  /// The first plan that keeps `minimum`, giving up no more than it must, in the recipe's order: what comes later
  /// may be given up together with what came before.
  func solution(
    _ normal: Sample, _ minimum: Contrast, giving kinds: [Relaxation.Kind]
  ) -> Solution? {
    let candidates = contents(on: normal)
    var latitude = Latitude()
    if let exact = attempt(normal, candidates, minimum, latitude) { return exact }
    for kind in kinds {
      var found: Solution?
      switch kind {
      case .direction:
        latitude.turns = true
        found = attempt(normal, candidates, minimum, latitude)
      case .step:
        latitude.narrows = true
        found = attempt(normal, candidates, minimum, latitude)
      case .profile:
        latitude.opposes = true
        found = attempt(normal, candidates, minimum, latitude)
      case .content: found = blackOrWhite(normal, candidates, minimum, latitude)
      case .base, .target, .accent, .disabled: break
      }
      if let found { return found }
    }
    return nil
  }

  /// What a plan may give up.
  struct Latitude {
    /// The side that was asked for.
    var turns = false
    /// The size of the steps.
    var narrows = false
    /// The profile.
    var opposes = false
  }

  private func attempt(
    _ normal: Sample, _ candidates: [Content?], _ minimum: Contrast, _ latitude: Latitude
  ) -> Solution? {
    var refused: [Reason] = []
    for content in candidates {
      let planner = planner(normal, content, minimum)
      if let miss = planner.shortfall(of: normal, in: .normal) {
        if let content { refused.append(.contentRefused(content.name(on: normal), miss)) }
        continue
      }
      switch plan(planner, content, latitude) {
      case .success(let plan):
        var reasons = plan.reasons
        if let content {
          reasons.insert(
            .content(content.name(on: normal), Contrast(content.ratio(on: normal))), at: 0)
        }
        return Solution(
          normal: normal, content: content, plan: plan,
          reasons: refused.isEmpty ? reasons : refused + reasons,
          relaxations: plan.relaxations)
      case .failure(let failure):
        if let content { refused.append(.contentRefused(content.name(on: normal), failure.miss)) }
      }
    }
    return nil
  }

  private func planner(_ normal: Sample, _ content: Content?, _ minimum: Contrast) -> Planner {
    Planner(context, normal: normal, demands: demands(content, minimum))
  }

  /// What contrasts are asked of every state, with this content.
  func demands(_ content: Content?, _ minimum: Contrast) -> [Demand] {
    context.demands(content: content, minimum: minimum)
  }

  private func plan(
    _ planner: Planner, _ content: Content?, _ latitude: Latitude
  ) -> Result<Plan, PlanFailure> {
    if context.recipe.direction == .still { return planner.stillPlan() }
    let partner = content.flatMap { $0.firstSeen(on: planner.normal, minimum: context.recipe.minimum.ratio) }
    let (first, mayTurn) =
      wishedSide(planner.normal) ?? context.sides(for: planner.normal, content: partner)
    let order: [Side] = mayTurn || latitude.turns ? [first, first.opposite] : [first]
    var miss: Reason.Miss = .room(.hovered)
    for side in order {
      var result = planned(planner, side, latitude)
      if case .failure = result, mayTurn, let plan = smallerPlan(planner, side) { result = .success(plan) }
      switch result {
      case .success(var plan):
        if side == first, mayTurn, plan.relaxations.isEmpty, let vivid = vivider(planner, plan) {
          return .success(vivid)
        }
        plan.reasons.insert(reason(for: side, first, miss, mayTurn), at: 0)
        if side != first, !mayTurn { plan.relaxations.append(Relaxation(.direction)) }
        return .success(plan)
      case .failure(let failure):
        if side == first { miss = failure.miss }
      }
    }
    return .failure(PlanFailure(miss))
  }

  /// The side on which a wish for hovered lies; nothing where a side was asked for.
  private func wishedSide(_ normal: Sample) -> (first: Side, mayTurn: Bool)? {
    guard context.recipe.direction == .automatic,
      let wish = context.recipe.ideals?.hovered ?? context.recipe.ideals?.pressed
    else { return nil }
    let step = Sample(wish).lightness - normal.lightness
    return step == 0 ? nil : (step < 0 ? .darker : .lighter, true)
  }

  private func planned(
    _ planner: Planner, _ side: Side, _ latitude: Latitude
  ) -> Result<Plan, PlanFailure> {
    let plain = planner.plan(side, profile: context.recipe.profile)
    guard case .failure(let failure) = plain else { return plain }
    if latitude.narrows, let plan = planner.narrowedPlan(side, profile: context.recipe.profile) {
      return .success(plan)
    }
    guard latitude.opposes else { return .failure(failure) }
    let profile = context.recipe.profile.other
    var turned: Plan?
    if case .success(let plan) = planner.plan(side, profile: profile) {
      turned = plan
    } else if latitude.narrows {
      turned = planner.narrowedPlan(side, profile: profile)
    }
    guard var plan = turned else { return .failure(failure) }
    plan.reasons.append(.profile(profile))
    plan.relaxations.append(Relaxation(.profile))
    return .success(plan)
  }

  /// A plan on a side with smaller steps, where the side is free: designers would rather step less than turn round.
  /// Steps that nobody chose are wishes, as they are when they are widened, so that nothing is given up by it.
  private func smallerPlan(_ planner: Planner, _ side: Side) -> Plan? {
    guard context.recipe.ideals == nil, context.recipe.relaxations.contains(.step),
      var plan = planner.narrowedPlan(side, profile: context.recipe.profile)
    else { return nil }
    if !context.recipe.holdsSteps { plan.relaxations.removeAll { $0.kind == .step } }
    return plan
  }

  private func reason(for side: Side, _ first: Side, _ miss: Reason.Miss, _ mayTurn: Bool) -> Reason {
    if side != first { return .otherSide(side, miss) }
    if mayTurn, context.recipe.ideals?.hovered != nil { return .wishedSide(side) }
    return mayTurn
      ? .preferredSide(side, context.recipe.role, context.recipe.appearance.scheme) : .requestedSide(side)
  }

  /// The plan on the other side, where the preferred one costs a vivid color more than a quarter of its chroma
  /// and the other one doesn't, with a ratio of 1 to spare.
  private func vivider(_ planner: Planner, _ plan: Plan) -> Plan? {
    let chroma = planner.path.chroma
    guard context.recipe.keepsVividness, context.recipe.ideals == nil,
      chroma >= context.recipe.limits.vividChroma,
      plan.pressed.chroma < 0.75 * chroma,
      case .success(var other) = planner.plan(plan.side.opposite, profile: context.recipe.profile),
      other.pressed.chroma >= 0.75 * chroma, other.relaxations.isEmpty
    else { return nil }
    for demand in planner.demands {
      for (_, sample) in other.placed where demand.worst(of: sample) < demand.minimum.ratio + 1 { return nil }
    }
    other.reasons.insert(.vividness(other.side, chromaKept: plan.pressed.chroma / chroma), at: 0)
    return other
  }

  // MARK: Content

  /// The candidates for the content, best first, or one empty place where none is asked for.
  func contents(on normal: Sample) -> [Content?] {
    guard case .background = context.recipe.role else { return [nil] }
    let contents: [Content?] = context.contents(on: normal)
    return contents.isEmpty ? [nil] : contents
  }

  /// Why a candidate can't be the content.
  private func refusal(of content: Content, _ normal: Sample, _ minimum: Contrast) -> Reason? {
    let planner = planner(normal, content, minimum), name = content.name(on: normal)
    if let miss = planner.shortfall(of: normal, in: .normal) { return .contentRefused(name, miss) }
    guard case .failure(let failure) = plan(planner, content, Latitude()) else { return nil }
    return .contentRefused(name, failure.miss)
  }

  /// Black and white as a last resort for the content.
  private func blackOrWhite(
    _ normal: Sample, _ candidates: [Content?], _ minimum: Contrast, _ latitude: Latitude
  ) -> Solution? {
    switch context.recipe.content {
    case .none, .blackOrWhite: return nil
    case .candidates, .translucent, .perState: break
    }
    let last = context.blackOrWhite(on: normal).filter { !candidates.contains($0) }
    guard !last.isEmpty else { return nil }
    let loose = Latitude(turns: latitude.turns, narrows: true, opposes: true)
    for latitude in [Latitude(), loose] {
      if var solution = attempt(normal, last, minimum, latitude) {
        solution.reasons =
          candidates.compactMap { $0 }.compactMap { refusal(of: $0, normal, minimum) } + solution.reasons
        solution.relaxations.append(Relaxation(.content))
        return solution
      }
    }
    return nil
  }
}
