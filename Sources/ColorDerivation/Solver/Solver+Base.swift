internal import ColorCore

extension Solver {
  /// The set of the nearest base at the same hue for which one can be made, giving up no more than these.
  func movedBase(_ minimum: Contrast, giving kinds: [Relaxation.Kind] = []) -> Solution? {
    guard let (normal, found) = nearestBase(minimum, giving: kinds) else { return nil }
    let distance = normal.deltaE(to: base)
    var solution = found
    solution.reasons.insert(.baseMoved(from: base.written, to: normal.written, deltaE: distance), at: 0)
    solution.relaxations.append(Relaxation(.base, wanted: 0, given: distance))
    return solution
  }

  /// The nearest color on the base's hue path for which a set can be made, with that set.
  ///
  /// - Parameters:
  ///   - minimum: The contrast to keep.
  ///   - kinds: What else the set may give up.
  func nearestBase(_ minimum: Contrast, giving kinds: [Relaxation.Kind] = []) -> (Sample, Solution)? {
    let path = HuePath(through: base, in: context.space)
    // What a mark must have doesn't change with its color.
    let marks = context.recipe.role.isBackground ? nil : demands(nil, minimum)
    var best: (distance: Double, normal: Sample, solution: Solution)?
    for side in [Side.darker, .lighter] {
      var step = Planner.stride
      switch leap(from: base, side, minimum, path) {
      case .to(let leap): step = max(step, leap)
      case .nowhere: continue
      case .unknown: break
      }
      // The set with this base, or whether one was tried at all.
      func attempt(_ step: Double) -> (normal: Sample, solution: Solution?, isTried: Bool) {
        let normal = path.color(at: path.base.x + side.sign * step)
        let isReadable = marks.map { $0.allSatisfy { $0.isMet(by: normal) } } ?? isReadable(normal, minimum)
        guard kinds.contains(.content) || isReadable else { return (normal, nil, false) }
        return (normal, solution(normal, minimum, giving: kinds), true)
      }
      var tried: Double?
      while true {
        var (normal, solution, isTried) = attempt(step)
        if let best, normal.deltaE(to: base) >= best.distance { break }
        if solution != nil, var finer = tried {
          // A long step may have gone too far.
          while finer + Planner.stride < step {
            finer += Planner.stride
            let nearer = attempt(finer)
            if nearer.solution == nil { continue }
            (normal, solution, isTried) = nearer
            break
          }
        }
        if let solution {
          best = (normal.deltaE(to: base), normal, solution)
          break
        }
        let lightness = path.base.x + side.sign * step
        if lightness <= 0 || lightness >= 1 { break }
        // The sets of chosen controls take long, so that not each color is tried once one has failed.
        let isLong = isTried && context.recipe.selection != nil
        tried = isLong ? step : nil
        step += isLong ? Planner.coarseStride : Planner.stride
      }
    }
    return best.map { ($0.normal, $0.solution) }
  }

  /// A cheap look before a plan is made: whether the normal state itself holds.
  private func isReadable(_ normal: Sample, _ minimum: Contrast) -> Bool {
    contents(on: normal).contains { shortfall(normal, $0, minimum) == nil }
  }

  /// The first demand that the normal state doesn't meet, with what it reaches.
  private func shortfall(_ normal: Sample, _ content: Content?, _ minimum: Contrast) -> (Demand, Contrast)? {
    for demand in demands(content, minimum) where !demand.isMet(by: normal) {
      return (demand, Contrast(demand.worst(of: normal)))
    }
    return nil
  }

  /// What is left when nothing holds: the best content, states that at least lose no contrast, and a
  /// certificate.
  ///
  /// A base that may move is taken to the nearest color that can be read itself, if there is one: then it is the room
  /// for its states that is missing.
  func infeasible() -> Solution {
    let start = readableBase ?? base
    var solution = Solver(context, base: start).best(for: base)
    if start != base {
      solution.reasons.insert(
        .baseMoved(from: base.written, to: start.written, deltaE: start.deltaE(to: base)), at: 1)
    }
    return solution
  }

  /// The nearest color of the hue that can be read, where the base can't and may move.
  private var readableBase: Sample? {
    guard context.recipe.base == .adjust, allowed.contains(.base), !isReadable(base, context.recipe.minimum)
    else { return nil }
    let path = HuePath(through: base, in: context.space)
    let samples = (0...Int(1 / Planner.stride)).map { path.color(at: Double($0) * Planner.stride) }
    return samples.filter { isReadable($0, context.recipe.minimum) }
      .min { $0.deltaE(to: base) < $1.deltaE(to: base) }
  }

  /// The best set of this base, with the certificate of the one that was asked for.
  private func best(for asked: Sample) -> Solution {
    let content = contents(on: base).compactMap { $0 }.max { $0.ratio(on: base) < $1.ratio(on: base) }
    var loose = context.recipe
    loose.direction = .automatic
    loose.standalone = nil
    loose.ideals = nil
    loose.lightnessContrast = nil
    loose.content = content?.rule ?? .none
    let solver = Solver(Context(loose, surfaces: context.surfaces, in: context.space), base: base)
    let kept =
      shortfall(base, content, context.recipe.minimum).map { min($0.1, context.recipe.minimum) }
      ?? context.recipe.minimum
    let found =
      solver.solution(base, kept, giving: [.step, .profile])
      ?? solver.solution(base, Contrast(1), giving: [.step, .profile])
      ?? Solution(
        normal: base, content: content,
        plan: Plan(
          side: .darker, hovered: base, pressed: base,
          selection: context.recipe.selection.map { _ in
            SelectedSamples(selected: base, hovered: base, pressed: base)
          }), reasons: [], relaxations: [])
    var solution = found
    let certificate = certificate(for: asked)
    solution.reasons.insert(.infeasible(certificate), at: 0)
    solution.certificate = certificate
    return solution
  }

  private func certificate(for asked: Sample) -> Certificate {
    let misses = contents(on: base).map { shortfall(base, $0, context.recipe.minimum) }
    let solver = Solver(context, base: asked)
    let nearest =
      (solver.nearestBase(context.recipe.minimum)
      ?? solver.nearestBase(context.recipe.minimum, giving: allowed))?.0.written
    // When the normal state itself holds with some content, it is the room for the others that is missing.
    if misses.contains(where: { $0 == nil }) {
      let reached = contents(on: base).compactMap { content in
        demands(content, context.recipe.minimum).first.map { Contrast($0.worst(of: base)) }
      }.max()
      let floors: [ConstraintID] =
        context.recipe.lightnessContrast == nil ? [.stateFloor] : [.stateFloor, .lightness]
      return Certificate(
        constraints: [context.recipe.role.contrastConstraint] + floors, required: context.recipe.minimum,
        best: reached ?? context.recipe.minimum, nearestBase: nearest)
    }
    let best = misses.compactMap { $0 }.max {
      $0.1.ratio / $0.0.minimum.ratio < $1.1.ratio / $1.0.minimum.ratio
    }
    // What a base that may move reaches at most, at the ends of its path, is below what was asked too.
    let ends = context.recipe.base == .adjust ? [context.space.black, context.space.white] : []
    let farthest = ends.map { end in demands(nil, context.recipe.minimum).map { $0.worst(of: end) }.min() ?? 1
    }
    return Certificate(
      constraints: [best?.0.constraint ?? context.recipe.role.contrastConstraint],
      required: best?.0.minimum ?? context.recipe.minimum,
      best: max(best?.1 ?? Contrast(1), Contrast(farthest.max() ?? 1)), nearestBase: nearest)
  }
}

extension Content {
  /// The rule that gives this content alone.
  fileprivate var rule: ContentRule {
    switch self {
    case .fixed(let sample): .candidates([sample.color])
    case .translucent(let color): .translucent([color])
    case .perState(let candidates): .perState(candidates.map(\.color))
    }
  }
}
