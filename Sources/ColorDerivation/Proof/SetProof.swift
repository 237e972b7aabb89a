internal import ColorCore

/// Makes the records of a set from its checks.
struct SetProof {
  let recipe: Recipe
  let base: WrittenColor
  let theme: String
  let brand: String?
  let token: String?
  /// The color of a state.
  let color: (ControlState) -> WrittenColor?

  /// The records of checks, in their order.
  func records(of checks: [Check]) -> [ProofRecord] {
    let origin = Sample(base), space = OutputSpace.of(base.space)
    let ray = Ray(origin.lab.y, origin.lab.z, in: space)
    let configuration = ConfigurationHash(of: recipe)
    return checks.map { check in
      let isText = self.isText(check)
      var record = ProofRecord(
        theme: theme, brand: brand, token: token, role: recipe.role.name, kind: recipe.role.kind, base: base,
        check: check, darkestBackdrop: darkestBackdrop(of: check), direction: direction(of: check),
        hueTorsion: check.metric == .hue ? recipe.hueTorsion : 0,
        content: isText && check.constraint == .text ? contentKind : nil,
        derivation: derivation(of: Sample(isText ? check.against : check.subject), from: origin, ray),
        configuration: configuration)
      // Lc is defined for sRGB, and measured on the nearest bytes.
      if check.metric == .apca, check.subject.bytes == nil || check.against.bytes == nil {
        record.check.subject = .srgb8(Sample(check.subject).color)
        record.check.against = .srgb8(Sample(check.against).color)
        record.derivation = nil
      }
      return record
    }
  }

  /// Whether what is judged is the content of a background, and the color of the state what it lies on.
  private func isText(_ check: Check) -> Bool {
    guard case .background = recipe.role else { return false }
    switch (check.constraint, check.metric) {
    case (.text, _), (.lightness, _), (.disabled, .wcag2): return true
    default: return false
    }
  }

  private var contentKind: ProofRecord.ContentKind {
    switch recipe.content {
    case .none, .blackOrWhite, .candidates: .fixed
    case .translucent: .translucent
    case .perState: .perState
    }
  }

  /// The darkest color of the backdrop that a check was made on; nothing for one on a color that is known.
  private func darkestBackdrop(of check: Check) -> SRGB8? {
    guard check.metric == .wcag2, let against = check.against.bytes else { return nil }
    let subject = Sample(check.subject)
    if recipe.surfaces.contains(against), subject.ratio(with: Sample(against)) == check.value { return nil }
    return recipe.backdrops.first {
      $0.lightest == against && subject.ratio(with: $0.sample) == check.value
    }?.darkest
  }

  /// The step from rest to hovered, which says what pressed goes on from.
  private func direction(of check: Check) -> ProofRecord.Direction? {
    guard check.metric == .lightness else { return nil }
    let ends: (ControlState, ControlState) =
      check.state.isSelected ? (.selected, .selectedHovered) : (.normal, .hovered)
    guard let from = color(ends.0), let to = color(ends.1) else { return nil }
    return ProofRecord.Direction(from: from, to: to)
  }

  private func derivation(of sample: Sample, from origin: Sample, _ ray: Ray) -> ProofRecord.Derivation {
    // Below this chroma CSS Color 4 calls a hue powerless.
    let hue =
      sample.chroma > 0.000_004 ? Color<OKLab>(components: sample.lab).converted(to: OKLCH.self).hue : nil
    // A grey has no chroma to lose, and of a base at the edge the ray may miss a little itself.
    let share = { (lightness: Double) in ray.shareInGamut(at: min(max(lightness, 0), 1), 1) }
    let isReduced =
      origin.chroma >= HuePath.neutral && share(sample.lightness) < share(origin.lightness) * 0.995
    return ProofRecord.Derivation(
      baseLightness: origin.lightness, step: sample.lightness - origin.lightness, chroma: sample.chroma,
      hue: hue, isGamutReduced: isReduced)
  }
}

extension WrittenColor {
  /// The wide space; nothing for bytes of sRGB.
  fileprivate var space: WideColor.Space? {
    if case .wide(let color) = self { color.space } else { nil }
  }
}
