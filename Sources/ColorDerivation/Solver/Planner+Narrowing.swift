internal import ColorCore

extension Planner {
  /// The plan with steps smaller than wished, down to the floors; the largest that keep the contrast.
  func narrowedPlan(_ side: Side, profile: StepProfile) -> Plan? {
    let floors = context.recipe.floors
    let pressedSide = profile == .monotone ? side : side.opposite
    // What pressed may be at most doesn't depend on hovered.
    var allPressed = Descent(
      of: self, pressedSide, from: steps.pressed, apart: Neighbor(normal, seenNormal, floors.pressed))
    guard allPressed.next(above: 0) != nil else { return nil }
    var allHovered = Descent(
      of: self, side, from: steps.hovered, apart: Neighbor(normal, seenNormal, floors.hovered))
    // Of a chosen control not every one is tried: where some leave it no room, the rest seldom do.
    var attempts = context.recipe.selection == nil ? Int.max : 6
    while attempts > 0, let hovered = allHovered.next(above: 0) {
      let pressed = allPressed.first(
        above: profile == .monotone ? hovered.step : 0,
        apart: Neighbor(hovered.sample, hovered.seen, floors.between))
      guard let pressed else { continue }
      attempts -= 1
      var plan = Plan(side: side, hovered: hovered.sample, pressed: pressed.sample)
      for (state, placed, wish) in [
        (ControlState.hovered, hovered, steps.hovered), (.pressed, pressed, steps.pressed),
      ] where placed.step < wish - Planner.stride / 2 {
        plan.reasons.append(.narrowed(state, from: wish, to: placed.step))
        plan.relaxations.append(Relaxation(.step, wanted: wish, given: placed.step))
      }
      if case .success(let plan) = withSelection(plan, hovered, pressed) { return plan }
    }
    return nil
  }
}

/// The colors on one side of normal that can be read and told from it, from a step down to normal.
private struct Descent {
  let planner: Planner
  let side: Side
  let normal: Neighbors
  /// The next step to look at.
  private var step: Double
  /// What was found so far, the largest step first.
  private var found: [Planner.Placed] = []

  init(of planner: Planner, _ side: Side, from ideal: Double, apart normal: Neighbor) {
    (self.planner, self.side, self.normal) = (planner, side, Neighbors(normal))
    step = ideal
    // What surely can't be read needn't be looked at.
    let most = planner.farthestReadable(side, from: ideal)
    while step > most { step -= Planner.stride }
  }

  /// The next color with a step above `least`.
  mutating func next(above least: Double) -> Planner.Placed? {
    while step > least {
      let at = step
      let sample = planner.path.color(at: planner.path.base.x + side.sign * at)
      step -= Planner.stride
      if planner.shortfall(of: sample, in: .normal) == nil, planner.path.keepsHueAndChroma(sample),
        let placed = planner.distinct(sample, at: at, from: normal)
      {
        found.append(placed)
        return placed
      }
    }
    return nil
  }

  /// The color with the largest step above `least` that can be told from another color too.
  mutating func first(above least: Double, apart other: Neighbor) -> Planner.Placed? {
    func isApart(_ placed: Planner.Placed) -> Bool {
      other.isApart(from: placed.sample)
        && placed.seen.deltaE(to: other.seen) >= planner.context.recipe.floors.colorVision
    }
    if let placed = found.first(where: { $0.step > least && isApart($0) }) { return placed }
    while let placed = next(above: least) {
      if isApart(placed) { return placed }
    }
    return nil
  }
}

extension Planner {
  /// A step beyond which no color up to `ideal` can be read, by luminance alone; `ideal` itself where that isn't
  /// known.
  fileprivate func farthestReadable(_ side: Side, from ideal: Double) -> Double {
    let luminance = path.luminance(at: path.base.x + side.sign * ideal)
    var nearest: Double?
    for demand in demands {
      for gap in demand.gaps where gap.contains(luminance) {
        let end = side == .darker ? gap.upperBound : gap.lowerBound
        nearest = nearest.map { side == .darker ? max($0, end) : min($0, end) } ?? end
      }
    }
    guard let nearest else { return ideal }
    let lightness = path.lightness(ofLuminance: nearest)
    return (lightness - path.base.x) * side.sign + Planner.rounding(at: lightness)
  }

  /// More than what the lightness of a color can change by when it is written in integers. In the dark a byte is a
  /// large step.
  static func rounding(at lightness: Double) -> Double { lightness < 0.15 ? 20 * stride : 2 * stride }
}

extension Demand {
  /// The luminances around what it is asked with that can't be read on it; none where that changes with the color.
  fileprivate var gaps: [Range<Double>] {
    switch partner {
    case .all(let others): others.map { $0.unreadable(minimum) }
    case .content(.fixed(let content)): [content.unreadable(minimum)]
    case .content: []
    }
  }
}
