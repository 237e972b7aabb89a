internal import ColorCore

/// Measures a finished set on its bytes. It knows the recipe and nothing of how the set was found.
struct Verification {
  let recipe: Recipe
  let minimum: Contrast
  let profile: StepProfile
  let normal: Sample
  let hovered: Sample
  let pressed: Sample
  let disabled: Sample
  let content: Sample?
  let disabledContent: Sample?

  func checks() -> [Check] {
    contrast() + floors() + order() + hue() + disabledBand() + disabledDistance()
  }

  private var activeStates: [(state: ControlState, sample: Sample)] {
    [(.normal, normal), (.hovered, hovered), (.pressed, pressed)]
  }

  private var surfaces: [Sample] { recipe.surfaces.map { Sample($0) } }

  /// C1, C2 and C12.
  private func contrast() -> [Check] {
    // A decorative border has none, unless one is asked of it.
    if case .border(.decorative) = recipe.role, minimum.ratio <= 1 { return [] }
    return recipe.demands(content: content, minimum: minimum).flatMap { demand in
      activeStates.flatMap { state, sample in
        demand.others.map { other in
          // Of a background and its content the content is the one that is read.
          let (mark, ground) = other == content ? (other, sample) : (sample, other)
          return Check(
            demand.constraint, state, .wcag2, mark.color, against: ground.color,
            sample.contrast(with: other).ratio, demand.minimum.ratio...Double.infinity)
        }
      }
    }
  }

  private var pairs: [(state: ControlState, a: Sample, b: Sample, floor: Floors.Floor)] {
    [
      (.hovered, hovered, normal, recipe.floors.hovered), (.pressed, pressed, normal, recipe.floors.pressed),
      (.pressed, pressed, hovered, recipe.floors.between),
    ]
  }

  /// C4 and C6.
  private func floors() -> [Check] {
    let seen = [normal, hovered, pressed].map { ($0, $0.seen) }
    func vision(_ sample: Sample) -> SeenSample { seen.first { $0.0 == sample }?.1 ?? sample.seen }
    return pairs.flatMap { state, a, b, floor in
      var checks: [Check] = []
      if floor.contrast > 1 {
        checks.append(
          Check(
            .stateFloor, state, .wcag2, a.color, against: b.color, a.contrast(with: b).ratio,
            floor.contrast...Double.infinity))
      }
      checks.append(
        Check(
          .stateFloor, state, .deltaEOK, a.color, against: b.color, a.deltaE(to: b),
          floor.deltaE...Double.infinity))
      checks.append(
        Check(
          .colorVision, state, .deltaEOKColorVision, a.color, against: b.color,
          vision(a).deltaE(to: vision(b)),
          recipe.floors.colorVision...Double.infinity))
      return checks
    }
  }

  /// C5: the step from hovered to pressed, in the direction of hovered.
  private func order() -> [Check] {
    let first = hovered.lab.x - normal.lab.x
    let second = pressed.lab.x - (profile == .monotone ? hovered.lab.x : normal.lab.x)
    let turned = first < 0 ? -second : second
    // A thousandth of the scale: any two bytes that differ in lightness are farther apart.
    let least = 0.001
    return [
      Check(
        .order, .pressed, .lightness, pressed.color,
        against: profile == .monotone ? hovered.color : normal.color, turned,
        profile == .monotone ? least...Double.infinity : -Double.infinity...(-least))
    ]
  }

  /// C8.
  private func hue() -> [Check] {
    let path = HuePath(through: normal.color)
    return activeStates.dropFirst().compactMap { state, sample in
      path.allowedDrift(at: sample).map {
        Check(.hue, state, .hue, sample.color, against: normal.color, path.hueDrift(of: sample), 0...$0)
      }
    }
  }

  /// C9, apart from the other states.
  private func disabledDistance() -> [Check] {
    activeStates.map { state, sample in
      Check(
        .disabled, .disabled, .deltaEOK, disabled.color, against: sample.color, disabled.deltaE(to: sample),
        recipe.disabledDeltaE(to: state)...Double.infinity)
    }
  }

  /// C9, the contrast.
  private func disabledBand() -> [Check] {
    let (mark, grounds): (Sample, [Sample])
    switch recipe.role {
    case .background:
      guard let disabledContent else { return [] }
      (mark, grounds) = (disabledContent, [disabled])
    case .foreground, .border(.functional):
      (mark, grounds) = (disabled, (recipe.disabled.surfaces ?? recipe.surfaces).map { Sample($0) })
    case .border(.decorative): return []
    }
    return grounds.map {
      Check(
        .disabled, .disabled, .wcag2, mark.color, against: $0.color, mark.contrast(with: $0).ratio,
        recipe.disabled.band)
    }
  }
}
