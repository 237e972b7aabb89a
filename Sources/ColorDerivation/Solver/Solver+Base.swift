internal import ColorCore

extension Solver {
  /// The set of the nearest base at the same hue for which one can be made.
  func movedBase(_ minimum: Contrast) -> Solution? {
    guard let (normal, found) = nearestBase(minimum) else { return nil }
    let distance = normal.deltaE(to: Sample(base))
    var solution = found
    solution.reasons.insert(.baseMoved(from: base, to: normal.color, deltaE: distance), at: 0)
    solution.relaxations.append(Relaxation(.base, wanted: 0, given: distance))
    return solution
  }

  /// The nearest color on the base's hue path for which a set can be made, with that set.
  func nearestBase(_ minimum: Contrast) -> (Sample, Solution)? {
    let path = HuePath(through: base)
    let origin = Sample(base)
    var best: (distance: Double, normal: Sample, solution: Solution)?
    for side in [Side.darker, .lighter] {
      var step = Planner.stride
      while true {
        let lightness = path.base.x + side.sign * step
        let normal = path.color(at: lightness)
        let distance = normal.deltaE(to: origin)
        if let best, distance >= best.distance { break }
        if isReadable(normal, minimum), let solution = plainSolution(normal, minimum) {
          best = (distance, normal, solution)
          break
        }
        if lightness <= 0 || lightness >= 1 { break }
        step += Planner.stride
      }
    }
    return best.map { ($0.normal, $0.solution) }
  }

  /// A cheap look before a plan is made: whether the normal state itself holds.
  private func isReadable(_ normal: Sample, _ minimum: Contrast) -> Bool {
    contents(normal).contains { shortfall(normal, $0, minimum) == nil }
  }

  /// The first demand that the normal state doesn't meet, with what it reaches.
  private func shortfall(_ normal: Sample, _ content: Sample?, _ minimum: Contrast) -> (Demand, Contrast)? {
    for demand in recipe.demands(content: content, minimum: minimum) {
      if let worst = demand.others.map({ normal.contrast(with: $0) }).min(), worst < demand.minimum {
        return (demand, worst)
      }
    }
    return nil
  }

  private func contents(_ normal: Sample) -> [Sample?] {
    let candidates = recipe.content.candidates(on: normal.color).map { Sample($0) }
    return candidates.isEmpty ? [nil] : candidates
  }

  /// What is left when nothing holds: the best content, states that at least lose no contrast, and a
  /// certificate.
  func infeasible(_ normal: Sample) -> Solution {
    let certificate = certificate(normal)
    let candidates = recipe.content.candidates(on: normal.color).map { Sample($0) }
    let content = candidates.max { normal.contrast(with: $0) < normal.contrast(with: $1) }
    var loose = recipe
    loose.direction = .automatic
    loose.standalone = nil
    loose.content = content.map { .candidates([$0.color]) } ?? .none
    let solver = Solver(recipe: loose, base: base)
    let kept = shortfall(normal, content, recipe.minimum).map { min($0.1, recipe.minimum) } ?? recipe.minimum
    let found =
      solver.solution(normal, kept, giving: [.step, .profile])
      ?? solver.solution(normal, Contrast(1), giving: [.step, .profile])
      ?? Solution(
        normal: normal, content: content,
        plan: Plan(side: .darker, hovered: normal, pressed: normal), reasons: [], relaxations: [])
    var solution = found
    solution.reasons.insert(.infeasible(certificate), at: 0)
    solution.certificate = certificate
    return solution
  }

  private func certificate(_ normal: Sample) -> Certificate {
    let misses = contents(normal).map { shortfall(normal, $0, recipe.minimum) }
    let nearest = nearestBase(recipe.minimum)?.0.color
    // When the normal state itself holds with some content, it is the room for the others that is missing.
    if misses.contains(where: { $0 == nil }) {
      let reached = contents(normal).compactMap { content in
        recipe.demands(content: content, minimum: recipe.minimum).first?.others
          .map { normal.contrast(with: $0) }.min()
      }.max()
      return Certificate(
        constraints: [recipe.role.contrastConstraint, .stateFloor], required: recipe.minimum,
        best: reached ?? recipe.minimum, nearestBase: nearest)
    }
    let best = misses.compactMap { $0 }.max {
      $0.1.ratio / $0.0.minimum.ratio < $1.1.ratio / $1.0.minimum.ratio
    }
    return Certificate(
      constraints: [best?.0.constraint ?? recipe.role.contrastConstraint],
      required: best?.0.minimum ?? recipe.minimum, best: best?.1 ?? Contrast(1), nearestBase: nearest)
  }
}
