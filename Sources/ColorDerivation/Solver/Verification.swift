internal import ColorCore

/// Measures a finished set on its integers. It knows the recipe and nothing of how the set was found.
struct Verification {
  let context: Context
  let terms: SetTerms
  let normal: Sample
  let hovered: Sample
  let pressed: Sample
  let selection: SelectedSamples?
  let disabled: Sample
  let content: Content?
  let disabledContent: Sample?

  /// The least step that counts as one: a thousandth of the scale. Any two bytes that differ in lightness are
  /// farther apart.
  static let leastStep = 0.001

  /// All that is measured, in the order of constraints and states.
  func checks() -> [Check] {
    var checks: [Check] = []
    checks.reserveCapacity(selection == nil ? 24 : 96)
    appendContrast(to: &checks)
    appendFloors(to: &checks)
    appendOrder(to: &checks)
    appendHue(to: &checks)
    appendDisabled(to: &checks)
    if !terms.silent.isEmpty { checks.removeAll { terms.silent.contains($0.state) } }
    return checks
  }

  private var minimum: Contrast { terms.minimum }

  /// The states that can be used, normal first.
  private var activeStates: [(state: ControlState, sample: Sample)] {
    [(.normal, normal), (.hovered, hovered), (.pressed, pressed)] + (selection?.placed ?? [])
  }

  /// C1, C2, C11 and C12.
  private func appendContrast(to checks: inout [Check]) {
    // A decorative border has none, unless one is asked of it.
    if case .border(.decorative) = context.recipe.role, minimum.ratio <= 1 { return }
    let demands = context.demands(content: content, minimum: minimum)
    for demand in demands {
      for (state, sample) in activeStates {
        func append(_ mark: Sample, _ ground: Sample) {
          checks.append(
            Check(
              demand.constraint, state, .wcag2, mark.written, against: ground.written,
              mark.ratio(with: ground), atLeast: demand.minimum.ratio))
        }
        // Of a background and its content the content is the one that is read.
        switch demand.partner {
        case .all(let others): for other in others { append(sample, other) }
        case .content(.fixed(let content)): append(content, sample)
        case .content(let content):
          for seen in content.seen(on: sample, minimum: demand.minimum.ratio) { append(seen, sample) }
        }
      }
    }
    guard let asked = context.recipe.lightnessContrast else { return }
    for (state, sample) in activeStates {
      for (text, ground) in context.readings(of: sample, demands) {
        checks.append(
          Check(
            .lightness, state, .apca, text.written, against: ground.written,
            text.lightnessContrast(on: ground), atLeast: asked))
      }
    }
  }

  /// Whether the states take no step on purpose, so that nothing tells them apart.
  private var isStill: Bool { context.recipe.direction == .still }

  /// C4 and C6, of every two states.
  private func appendFloors(to checks: inout [Check]) {
    let states = activeStates.map { (state: $0.state, sample: $0.sample, seen: $0.sample.seen) }
    for i in states.indices.dropFirst() {
      for j in 0..<i {
        let (a, b) = (states[i], states[j])
        if isStill, a.state.atRest == b.state.atRest { continue }
        let floor = context.floor(a.state, b.state)
        if floor.contrast > 1 {
          checks.append(
            Check(
              .stateFloor, a.state, .wcag2, a.sample.written, against: b.sample.written,
              a.sample.ratio(with: b.sample), atLeast: floor.contrast))
        }
        checks.append(
          Check(
            .stateFloor, a.state, .deltaEOK, a.sample.written, against: b.sample.written,
            a.sample.deltaE(to: b.sample), atLeast: floor.deltaE))
        checks.append(
          Check(
            .colorVision, a.state, .deltaEOKColorVision, a.sample.written, against: b.sample.written,
            a.seen.deltaE(to: b.seen), atLeast: context.recipe.floors.colorVision))
      }
    }
  }

  /// C5: the step from hovered to pressed, in the direction of hovered.
  private func appendOrder(to checks: inout [Check]) {
    if isStill { return }
    let anchor = terms.profile == .monotone ? hovered : normal
    let turned = (pressed.lightness - anchor.lightness) * (hovered.lightness < normal.lightness ? -1 : 1)
    let least = Verification.leastStep
    checks.append(
      Check(
        .order, .pressed, .lightness, pressed.written, against: anchor.written, turned,
        terms.profile == .monotone ? least...Double.infinity : -Double.infinity...(-least)))
    guard let selection else { return }
    let (first, second) = (
      selection.hovered.lightness - selection.selected.lightness,
      selection.pressed.lightness - selection.hovered.lightness
    )
    checks.append(
      Check(
        .order, .selectedPressed, .lightness, selection.pressed.written, against: selection.hovered.written,
        first < 0 ? -second : second, atLeast: least))
  }

  /// C8: hue and chroma of the states that were made from normal, and of those made from an accent.
  private func appendHue(to checks: inout [Check]) {
    appendHue(of: [(.hovered, hovered), (.pressed, pressed)], from: normal, to: &checks)
    guard let selection else { return }
    if isElsewhere {
      appendHue(of: Array(selection.placed.dropFirst()), from: selection.selected, to: &checks)
    } else {
      appendHue(of: selection.placed, from: normal, to: &checks)
    }
  }

  private func appendHue(
    of states: [(state: ControlState, sample: Sample)], from origin: Sample, to checks: inout [Check]
  ) {
    let path = HuePath(
      through: origin, in: context.space, chroma: context.recipe.chroma, torsion: context.recipe.hueTorsion)
    let hue = path.hue
    for (state, sample) in states where context.recipe.ideals?[state] == nil {
      let gain = path.allowedGain(at: sample)
      if gain.isFinite {
        checks.append(
          Check(
            .hue, state, .chroma, sample.written, against: origin.written, sample.chroma - origin.chroma,
            -Double.infinity...gain))
      }
      guard let allowed = path.allowedDrift(at: sample) else { continue }
      checks.append(
        Check(
          .hue, state, .hue, sample.written, against: origin.written, path.hueDrift(of: sample, from: hue),
          0...allowed))
    }
  }

  /// Whether the selected states have a color of their own.
  private var isElsewhere: Bool {
    context.recipe.selection?.accent != nil || context.recipe.ideals?.selected != nil
  }

  /// C9.
  private func appendDisabled(to checks: inout [Check]) {
    let (mark, grounds): (Sample?, [Sample]) =
      switch context.recipe.role {
      case .background: (disabledContent, [disabled])
      case .foreground, .border(.functional): (disabled, context.disabledSurfaces)
      case .border(.decorative): (nil, [])
      }
    // A band without ends asks nothing, and what can't fail is no check.
    if let mark, context.recipe.disabled.band != 1...21 {
      for ground in grounds {
        checks.append(
          Check(
            .disabled, .disabled, .wcag2, mark.written, against: ground.written, mark.ratio(with: ground),
            context.recipe.disabled.band))
      }
    }
    for (state, sample) in activeStates {
      checks.append(
        Check(
          .disabled, .disabled, .deltaEOK, disabled.written, against: sample.written,
          disabled.deltaE(to: sample), atLeast: context.disabledDeltaE(to: state)))
    }
  }
}

extension Context {
  /// What disabled is judged on. Of a backdrop that is not known no band can be promised.
  var disabledSurfaces: [Sample] { (recipe.disabled.surfaces ?? recipe.surfaces).map { Sample($0) } }

  /// The least difference of two states that can be used.
  func floor(_ a: ControlState, _ b: ControlState) -> Floors.Floor {
    if let selection = recipe.selection, a.isSelected || b.isSelected { return selection.floor }
    switch (a, b) {
    case (.pressed, .hovered), (.hovered, .pressed): return recipe.floors.between
    case (.pressed, _), (_, .pressed): return recipe.floors.pressed
    default: return recipe.floors.hovered
    }
  }
}
