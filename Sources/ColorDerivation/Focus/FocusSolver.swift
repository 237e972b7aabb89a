internal import ColorCore

/// Chooses a ring and measures it.
struct FocusSolver {
  let rule: FocusRule
  let neighbors: [FocusNeighbor]
  /// Whether what isn't known may be next to the ring too.
  let isOpen: Bool

  init(rule: FocusRule, neighbors: [FocusNeighbor], isOpen: Bool = false) {
    var rule = rule
    if isOpen { rule.holdsAnywhere = true }
    (self.rule, self.neighbors, self.isOpen) = (rule, neighbors, isOpen)
  }

  func ring() -> FocusRing {
    guard let brand = rule.brand else { return twoTones([]) }
    if isOpen || neighbors.isEmpty { return twoTones([.brandUnproved(brand)]) }
    let worst = neighbors.min { brand.contrast(with: $0.color) < brand.contrast(with: $1.color) }
    if let worst, brand.contrast(with: worst.color) < rule.minimum {
      return twoTones([.brandRefused(brand, worst, brand.contrast(with: worst.color), asked: rule.minimum)])
    }
    return FocusRing(
      outer: brand, inner: nil, outcome: .exact, checks: neighbors.map { check([brand], $0) },
      reasons: [.brand(brand)])
  }

  private typealias Tones = (dark: SRGB8, light: SRGB8)

  /// The tones of the house, and with black or white in the place of as few of them as will do.
  private var candidates: [Tones] {
    [(rule.dark, rule.light), (rule.dark, .white), (.black, rule.light), (.black, .white)]
  }

  private func twoTones(_ refusals: [FocusReason]) -> FocusRing {
    let found = candidates.first { checks($0).allSatisfy(\.passes) }
    let tones = found ?? (.black, .white)
    var reasons = refusals
    let isReplaced = tones != (rule.dark, rule.light)
    if isReplaced, let miss = checks((rule.dark, rule.light)).first(where: { !$0.passes }) {
      for (from, to) in [(rule.dark, tones.dark), (rule.light, tones.light)] where from != to {
        reasons.append(.toneReplaced(from: from, to: to, miss))
      }
    }
    let (outer, inner, reason) = order(tones)
    reasons.append(reason)
    let measured = checks(tones)
    reasons += measured.filter { !$0.passes }.map { .infeasible($0) }
    let outcome: Outcome = found == nil ? .infeasible : isReplaced ? .relaxed : .exact
    return FocusRing(outer: outer, inner: inner, outcome: outcome, checks: measured, reasons: reasons)
  }

  /// The tone outside is the one that stands out more from the surface where it does so least; of equals the dark
  /// one.
  private func order(_ tones: Tones) -> (outer: SRGB8, inner: SRGB8, FocusReason) {
    let surfaces = neighbors.filter(\.isSurface).map(\.color)
    func worst(_ tone: SRGB8) -> Contrast? { surfaces.map { tone.contrast(with: $0) }.min() }
    guard let dark = worst(tones.dark), let light = worst(tones.light) else {
      return (tones.dark, tones.light, .anySurface(outer: tones.dark))
    }
    if light > dark { return (tones.light, tones.dark, .outer(tones.light, light)) }
    return (tones.dark, tones.light, .outer(tones.dark, dark))
  }

  private func checks(_ tones: Tones) -> [Check] {
    let (outer, inner, _) = order(tones)
    let between = Check(
      .focus, .focused, .wcag2, .srgb8(outer), against: .srgb8(inner), outer.contrast(with: inner).ratio,
      atLeast: rule.between.ratio)
    return [between] + neighbors.map { check([outer, inner], $0) }
  }

  /// The tone that stands out more from a neighbor.
  private func check(_ tones: [SRGB8], _ neighbor: FocusNeighbor) -> Check {
    let color = neighbor.color
    let tone = tones.max { $0.contrast(with: color) < $1.contrast(with: color) } ?? color
    return Check(
      .focus, neighbor.state, .wcag2, .srgb8(tone), against: .srgb8(color), tone.contrast(with: color).ratio,
      atLeast: rule.minimum.ratio)
  }
}
