internal import ColorCore

/// The set as a whole: content, side, hovered and pressed, by what the recipe allows to be given up.
struct Solver {
  let recipe: Recipe
  let base: SRGB8

  /// A set before disabled is placed and all is measured.
  struct Solution {
    var normal: Sample
    var content: Sample?
    var plan: Plan
    var reasons: [Reason]
    var relaxations: [Relaxation]
    var certificate: Certificate?
  }

  func solve() -> Solution {
    let normal = Sample(base)
    if let solution = solution(normal, recipe.minimum, giving: allowed) { return solution }
    if allows(.base), recipe.base == .adjust, let moved = movedBase(recipe.minimum) { return moved }
    if allows(.target), let fallback = recipe.fallback, fallback < recipe.minimum,
      var solution = solution(normal, fallback, giving: allowed)
    {
      solution.reasons.insert(.fellBack(from: recipe.minimum, to: fallback), at: 0)
      solution.relaxations.append(
        Relaxation(.target, wanted: recipe.minimum.ratio, given: fallback.ratio))
      return solution
    }
    return infeasible(normal)
  }

  private var allowed: [Relaxation.Kind] {
    // A base that must not miss its contrast has nothing to fall back on.
    recipe.base == .fail ? recipe.relaxations.filter { $0 != .base && $0 != .target } : recipe.relaxations
  }
  private func allows(_ kind: Relaxation.Kind) -> Bool { allowed.contains(kind) }

  /// A set without giving up anything.
  func plainSolution(_ normal: Sample, _ minimum: Contrast) -> Solution? {
    solution(normal, minimum, giving: [])
  }

  /// The first plan that keeps `minimum`, giving up no more than it must, in the recipe's order.
  func solution(
    _ normal: Sample, _ minimum: Contrast, giving kinds: [Relaxation.Kind]
  ) -> Solution? {
    let candidates = recipe.content.candidates(on: normal.color).map { Sample($0) }
    if let exact = attempt(normal, candidates, minimum, .plain) { return exact }
    for kind in kinds {
      let found: Solution? =
        switch kind {
        case .direction: attempt(normal, candidates, minimum, .turned)
        case .step: attempt(normal, candidates, minimum, .narrowed)
        case .profile: attempt(normal, candidates, minimum, .opposed)
        case .content: blackOrWhite(normal, candidates, minimum)
        case .base, .target, .disabled: nil
        }
      if let found { return found }
    }
    return nil
  }

  private enum Attempt { case plain, turned, narrowed, opposed }

  private func attempt(
    _ normal: Sample, _ candidates: [Sample], _ minimum: Contrast, _ attempt: Attempt
  ) -> Solution? {
    var refused: [Reason] = []
    for content in contents(candidates) {
      let planner = planner(normal, content, minimum)
      if let miss = planner.shortfall(of: normal, in: .normal) {
        if let content { refused.append(.contentRefused(content.color, miss)) }
        continue
      }
      switch plan(planner, content, attempt) {
      case .success(let plan):
        var reasons = plan.reasons
        if let content {
          reasons.insert(.content(content.color, normal.contrast(with: content)), at: 0)
        }
        return Solution(
          normal: normal, content: content, plan: plan, reasons: refused + reasons,
          relaxations: plan.relaxations)
      case .failure(let failure):
        if let content { refused.append(.contentRefused(content.color, failure.miss)) }
      }
    }
    return nil
  }

  /// The candidates, or one empty place where no content is asked for.
  private func contents(_ candidates: [Sample]) -> [Sample?] {
    if case .background = recipe.role, recipe.content != .none { return candidates }
    return [nil]
  }

  private func planner(_ normal: Sample, _ content: Sample?, _ minimum: Contrast) -> Planner {
    Planner(
      recipe: recipe, normal: normal, demands: recipe.demands(content: content, minimum: minimum))
  }

  private func plan(
    _ planner: Planner, _ content: Sample?, _ attempt: Attempt
  ) -> Result<Plan, PlanFailure> {
    let (first, mayTurn) = recipe.sides(for: planner.normal, content: content)
    let order: [Side] =
      switch attempt {
      case .turned: mayTurn ? [] : [first.opposite]
      default: mayTurn ? [first, first.opposite] : [first]
      }
    var miss: Reason.Miss = .room(.hovered)
    for side in order {
      switch planned(planner, side, attempt) {
      case .success(var plan):
        if attempt == .plain, side == first, mayTurn, let vivid = vivider(planner, plan) {
          return .success(vivid)
        }
        plan.reasons.insert(reason(for: side, first, miss, mayTurn), at: 0)
        if attempt == .turned { plan.relaxations.append(Relaxation(.direction)) }
        return .success(plan)
      case .failure(let failure):
        if side == first { miss = failure.miss }
      }
    }
    return .failure(PlanFailure(miss))
  }

  private func planned(
    _ planner: Planner, _ side: Side, _ attempt: Attempt
  ) -> Result<Plan, PlanFailure> {
    switch attempt {
    case .plain, .turned: return planner.plan(side, profile: recipe.profile)
    case .narrowed:
      guard let plan = planner.narrowedPlan(side, profile: recipe.profile) else {
        return .failure(PlanFailure(.room(.pressed)))
      }
      return .success(plan)
    case .opposed:
      guard recipe.profile == .monotone else { return .failure(PlanFailure(.room(.pressed))) }
      return planner.plan(side, profile: .opposed).map { plan in
        var plan = plan
        plan.reasons.append(.opposed)
        plan.relaxations.append(Relaxation(.profile))
        return plan
      }
    }
  }

  private func reason(for side: Side, _ first: Side, _ miss: Reason.Miss, _ mayTurn: Bool) -> Reason {
    if side != first { return .otherSide(side, miss) }
    return mayTurn ? .preferredSide(side, recipe.role, recipe.appearance.scheme) : .requestedSide(side)
  }

  /// The plan on the other side, where the preferred one costs a vivid color more than a quarter of its chroma
  /// and the other one doesn't, with a ratio of 1 to spare.
  private func vivider(_ planner: Planner, _ plan: Plan) -> Plan? {
    let chroma = planner.path.chroma
    guard recipe.keepsVividness, chroma >= recipe.limits.vividChroma, plan.pressed.chroma < 0.75 * chroma,
      case .success(var other) = planner.plan(plan.side.opposite, profile: recipe.profile),
      other.pressed.chroma >= 0.75 * chroma
    else { return nil }
    for demand in planner.demands {
      let spare = Contrast(demand.minimum.ratio + 1)
      for sample in [other.hovered, other.pressed] {
        for mark in demand.others where sample.contrast(with: mark) < spare { return nil }
      }
    }
    other.reasons.insert(.vividness(other.side, chromaKept: plan.pressed.chroma / chroma), at: 0)
    return other
  }

  /// Why a candidate can't be the content.
  private func refusal(of content: Sample, _ normal: Sample, _ minimum: Contrast) -> Reason? {
    let planner = planner(normal, content, minimum)
    if let miss = planner.shortfall(of: normal, in: .normal) { return .contentRefused(content.color, miss) }
    guard case .failure(let failure) = plan(planner, content, .plain) else { return nil }
    return .contentRefused(content.color, failure.miss)
  }

  /// Black and white as a last resort for the content.
  private func blackOrWhite(_ normal: Sample, _ candidates: [Sample], _ minimum: Contrast) -> Solution? {
    guard case .candidates = recipe.content else { return nil }
    let last = ContentRule.blackOrWhite.candidates(on: normal.color).map { Sample($0) }
      .filter { !candidates.contains($0) }
    guard !last.isEmpty else { return nil }
    for kind in [Attempt.plain, .narrowed, .opposed] {
      if var solution = attempt(normal, last, minimum, kind) {
        solution.reasons = candidates.compactMap { refusal(of: $0, normal, minimum) } + solution.reasons
        solution.relaxations.append(Relaxation(.content))
        return solution
      }
    }
    return nil
  }
}
