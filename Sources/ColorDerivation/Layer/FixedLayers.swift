internal import ColorCore

/// Layers of given opacities, lowered until text holds.
struct FixedLayers {
  let recipe: LayerRecipe
  let opacities: LayerOpacities
  let overlay: LayerRule.Overlay

  private var verification: LayerVerification { LayerVerification(recipe: recipe) }

  func set() -> LayerSet {
    var reasons: [LayerReason] = []
    var isMissed = false
    let alphas = LayerVerification.states.map { state in
      let wish = LayerAlpha(nearest: opacities[state], in: recipe.scale)
      let alpha = held(wish)
      if let alpha, alpha != wish, let miss = miss(state, wish) {
        reasons.append(.capped(state, from: wish, to: alpha, miss))
      }
      if alpha == nil, let miss = miss(state, best(wish)) {
        isMissed = true
        reasons.append(.missed(miss))
      }
      return alpha ?? best(wish)
    }
    let layers = recipe.grounds.map { ground in alphas.map { layer(on: ground, $0) } }
    let givenUp = floorsGivenUp(layers)
    reasons += givenUp
    let isInvisible = givenUp.contains { if case .invisible = $0 { true } else { false } }
    let outcome: Outcome =
      isMissed || isInvisible ? .infeasible : reasons.contains(where: \.isConcession) ? .relaxed : .exact
    return verification.set(layers, outcome, reasons)
  }

  private func layer(on ground: LayerGround, _ alpha: LayerAlpha) -> StateLayer {
    switch overlay {
    case .color(let color): StateLayer(color, alpha)
    case .current: StateLayer(ground.text.first ?? ground.icons.first ?? strongest(on: ground.color), alpha)
    }
  }

  private func strongest(on color: SRGB8) -> SRGB8 {
    color.contrast(with: .white) >= color.contrast(with: .black) ? .white : .black
  }

  private func alpha(_ steps: Int) -> LayerAlpha { LayerAlpha(steps: steps, of: recipe.scale) }

  /// What is measured of the marks with an opacity.
  private func contrast(_ state: ControlState, _ alpha: LayerAlpha) -> [Check] {
    verification.sights(recipe.grounds.map { [layer(on: $0, alpha)] }).flatMap { sight in
      verification.contrast(.normal, sight).map { check in
        var check = check
        check.state = state
        return check
      }
    }
  }

  /// The check that falls shortest.
  private func miss(_ state: ControlState, _ alpha: LayerAlpha) -> Check? {
    contrast(state, alpha).filter { !$0.passes }.min { $0.attained < $1.attained }
  }

  /// The largest opacity, no larger than the wish, with which the marks hold.
  private func held(_ wish: LayerAlpha) -> LayerAlpha? {
    (0...wish.steps).reversed().map(alpha).first { contrast(.normal, $0).allSatisfy(\.passes) }
  }

  /// The opacity, no larger than the wish, with which the marks fall least short; the largest of equals.
  private func best(_ wish: LayerAlpha) -> LayerAlpha {
    let all = (0...wish.steps).reversed().map(alpha)
    let least = { (alpha: LayerAlpha) in contrast(.normal, alpha).map(\.attained).min() ?? 1 }
    return all.map { ($0, least($0)) }.max { $0.1 < $1.1 }?.0 ?? wish
  }

  /// For each rule and state the check that falls shortest: opacities that are given aren't changed for them.
  private func floorsGivenUp(_ layers: [[StateLayer]]) -> [LayerReason] {
    let sights = verification.sights(layers)
    var reasons: [LayerReason] = []
    for (index, state) in LayerVerification.states.enumerated().dropFirst() {
      let missed = sights.flatMap { verification.apart(state, $0) }.filter { !$0.passes }
      if let same = sights.first(where: { $0.samples[index] == $0.samples[0] }) {
        reasons.append(.invisible(state, on: same.samples[0].color))
        continue
      }
      for metric in [Metric.wcag2, .deltaEOK, .lightness, .deltaEOKColorVision] {
        let worst = missed.filter { $0.metric == metric }.min { $0.attained < $1.attained }
        if let worst { reasons.append(.givenUp(worst)) }
      }
    }
    return reasons
  }
}
