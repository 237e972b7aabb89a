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
    switch recipe.role {
    case .background:
      let candidates = recipe.content.candidates(on: normal.color)
      return candidates.isEmpty || candidates.contains { normal.color.contrast(with: $0) >= minimum }
    case .foreground, .border:
      return recipe.surfaces.allSatisfy { normal.color.contrast(with: $0) >= minimum }
    }
  }

  /// What is left when nothing holds: the best content, states that at least lose no contrast, and a
  /// certificate.
  func infeasible(_ normal: Sample) -> Solution {
    let certificate = certificate(normal)
    let candidates = recipe.content.candidates(on: normal.color).map { Sample($0) }
    let content = candidates.max { normal.contrast(with: $0) < normal.contrast(with: $1) }
    let kept = Contrast(min(reached(normal, content).ratio, recipe.minimum.ratio))
    var loose = recipe
    loose.direction = .automatic
    loose.content = content.map { .candidates([$0.color]) } ?? .none
    let solver = Solver(recipe: loose, base: base)
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
    let constraint = recipe.role.contrastConstraint
    let candidates = recipe.content.candidates(on: normal.color).map { Sample($0) }
    let best = candidates.map { reached(normal, $0) }.max() ?? reached(normal, nil)
    // When the normal state itself holds, it is the room for the others that is missing.
    let constraints = best < recipe.minimum ? [constraint] : [constraint, .stateFloor]
    return Certificate(
      constraints: constraints, required: recipe.minimum, best: best,
      nearestBase: nearestBase(recipe.minimum)?.0.color)
  }

  /// The contrast of the normal state.
  private func reached(_ normal: Sample, _ content: Sample?) -> Contrast {
    switch recipe.role {
    case .background: content.map { normal.contrast(with: $0) } ?? Contrast(21)
    case .foreground, .border:
      recipe.surfaces.map { normal.contrast(with: Sample($0)) }.min() ?? Contrast(21)
    }
  }
}
