internal import ColorCore

/// The color and the opacities with which everything holds on every ground.
struct SolvedLayers {
  let recipe: LayerRecipe
  let colors: [SRGB8]
  let preference: LayerRule.Preference

  /// One color with the opacities of hovered and pressed, in steps.
  private struct Answer {
    var color: SRGB8
    var hovered: Int
    var pressed: Int
  }

  private var verification: LayerVerification { LayerVerification(recipe: recipe) }
  private var whole: Int { recipe.scale.rawValue }

  func set() -> LayerSet {
    precondition(!colors.isEmpty, "a layer has a color")
    let found = colors.map { answer($0) }
    let refused = zip(colors, found).filter { $0.1 == nil }.map { nearest($0.0) }
    var reasons = refused.compactMap { answer in misses(answer).map { LayerReason.refused(answer.color, $0) }
    }
    // `min` and `max` keep the first of equals, so that a later color must be better to be taken.
    if let best = found.compactMap({ $0 }).map({ ($0, rank($0)) }).min(by: { $0.1 < $1.1 })?.0 {
      reasons.append(
        .chosen(
          hovered: layer(best.color, best.hovered), pressed: layer(best.color, best.pressed), preference))
      return verification.set(rows(best.color, [best.hovered, best.pressed]), .exact, reasons)
    }
    reasons.append(.infeasible)
    let best = refused.map { ($0, attained($0)) }.max { $0.1 < $1.1 }?.0 ?? refused[0]
    return verification.set(rows(best.color, [best.hovered, best.pressed]), .infeasible, reasons)
  }

  /// For each ground the layers of normal and of the next states.
  private func rows(_ color: SRGB8, _ steps: [Int]) -> [[StateLayer]] {
    let row = ([0] + steps).map { layer(color, $0) }
    return recipe.grounds.map { _ in row }
  }

  private func layer(_ color: SRGB8, _ steps: Int) -> StateLayer {
    StateLayer(color, LayerAlpha(steps: steps, of: recipe.scale))
  }

  private func sights(_ color: SRGB8, _ steps: [Int]) -> [LayerVerification.Sight] {
    verification.sights(rows(color, steps))
  }

  // MARK: What holds

  /// The best opacities of a color; nothing where none hold.
  private func answer(_ color: SRGB8) -> Answer? {
    guard verification.holds(.normal, sights(color, [])) else { return nil }
    func holds(hovered: Int) -> Bool { verification.holds(.hovered, sights(color, [hovered])) }
    func holds(_ hovered: Int, pressed: Int) -> Bool {
      verification.holds(.pressed, sights(color, [hovered, pressed]))
    }
    guard let least = (1...whole).first(where: { holds(hovered: $0) }),
      let beyond = (least...whole).first(where: { holds(least, pressed: $0) })
    else { return nil }
    let answer = Answer(color: color, hovered: least, pressed: beyond)
    guard preference == .twins else { return answer }
    let hovers = (least...whole).filter { holds(hovered: $0) }
    for hovered in sorted(hovers, color, .hovered) {
      let presses = (hovered...whole).filter { holds(hovered, pressed: $0) }
      if let pressed = sorted(presses, color, .pressed).first {
        return Answer(color: color, hovered: hovered, pressed: pressed)
      }
    }
    return answer
  }

  /// Opacities, the one nearest to the opaque twins first, and of equals the least.
  private func sorted(_ steps: [Int], _ color: SRGB8, _ state: ControlState) -> [Int] {
    steps.map { (residual(color, $0, state), $0) }.sorted { $0 < $1 }.map(\.1)
  }

  private func residual(_ color: SRGB8, _ steps: Int, _ state: ControlState) -> Double {
    recipe.grounds.compactMap { ground in
      LayerComposite(state: state, ground: ground, layer: layer(color, steps)).residual(recipe.models)
    }.max() ?? 0
  }

  /// What is compared between colors, the least being the best.
  private func rank(_ answer: Answer) -> (Double, Int, Int) {
    switch preference {
    case .opacity: (0, answer.hovered, answer.pressed)
    case .twins:
      (
        max(
          residual(answer.color, answer.hovered, .hovered), residual(answer.color, answer.pressed, .pressed)),
        answer.hovered, answer.pressed
      )
    }
  }

  // MARK: What comes nearest

  /// The opacities of a color with which marks, and then differences, fall least short; the least of equals.
  private func nearest(_ color: SRGB8) -> Answer {
    func best(_ steps: ClosedRange<Int>, _ state: ControlState, _ before: [Int]) -> Int {
      steps.map { ($0, attained(state, sights(color, before + [$0]))) }.max { $0.1 < $1.1 }?.0
        ?? steps.lowerBound
    }
    let hovered = best(1...whole, .hovered, [])
    return Answer(color: color, hovered: hovered, pressed: best(hovered...whole, .pressed, [hovered]))
  }

  /// The least share that marks, and that differences, reach of what is asked; for differences 1 for their distance
  /// and 1 for color vision.
  private func attained(_ state: ControlState, _ sights: [LayerVerification.Sight]) -> (Double, Double) {
    let marks = sights.flatMap { verification.contrast(state, $0) }.map(\.attained).min() ?? 1
    let distance = sights.flatMap { verification.distance(state, $0) }.map(\.attained).min() ?? 1
    // Color vision takes most of the time, and matters only where all else is reached.
    guard distance == 1 else { return (marks, distance) }
    // All that falls short by distance comes before all that falls short by color vision alone.
    return (marks, 1 + (sights.flatMap { verification.vision(state, $0) }.map(\.attained).min() ?? 1))
  }

  private func attained(_ answer: Answer) -> (Double, Double) {
    let sights = sights(answer.color, [answer.hovered, answer.pressed])
    let all = [ControlState.hovered, .pressed].map { attained($0, sights) }
    return (min(all[0].0, all[1].0), min(all[0].1, all[1].1))
  }

  /// The check that falls shortest, that of a mark before others.
  private func misses(_ answer: Answer) -> Check? {
    let sights = sights(answer.color, [answer.hovered, answer.pressed])
    let missed = LayerVerification.states.flatMap { verification.checks($0, sights) }.filter { !$0.passes }
    let marks = missed.filter { $0.constraint == .text || $0.constraint == .nonText }
    return (marks.isEmpty ? missed : marks).min { $0.attained < $1.attained }
  }
}
