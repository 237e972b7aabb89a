internal import ColorCore

/// Places the disabled color, and the disabled content of a background.
struct DisabledSolver {
  let context: Context
  let normal: Sample
  /// The states that disabled must be told from, normal first.
  let states: [(state: ControlState, sample: Sample)]
  let content: Sample?
  /// What disabled is judged on.
  let surfaces: [Sample]

  struct Result {
    var sample: Sample
    var content: Sample?
    var reasons: [Reason] = []
    var relaxations: [Relaxation] = []
  }

  func solve() -> Result {
    let result =
      switch context.recipe.role {
      case .background: background()
      case .foreground, .border(.functional): mark()
      case .border(.decorative): nearSurface()
      }
    return reportingNearness(result)
  }

  private func path(through sample: Sample) -> HuePath { HuePath(through: sample, in: context.space) }

  /// The surface whose lightness is nearest to normal: what a disabled background fades into.
  private var nearestSurface: Sample {
    let distance = { (sample: Sample) in (sample.lightness - normal.lightness).magnitude }
    return surfaces.min { distance($0) < distance($1) } ?? normal
  }

  // MARK: Marks

  /// A mark in the band on every surface, as near to its middle as the bytes allow.
  private func mark() -> Result {
    let weakest = surfaces.map { normal.ratio(with: $0) }.min() ?? 1
    let band = limited(context.recipe.disabled.band, below: weakest)
    let search = BandSearch(
      path: path(through: normal), share: context.recipe.disabled.chroma, others: surfaces, band: band,
      of: context.recipe.disabled.band, near: normal)
    let color = search.best { isDistinct($0) }
    return reporting(Result(sample: color), color, on: surfaces)
  }

  /// The band, with its upper end no higher than a share of normal's contrast. The lower end stays, and a tenth
  /// above it is left for the bytes to land in.
  private func limited(_ band: ClosedRange<Double>, below normal: Double) -> ClosedRange<Double> {
    let lower = band.lowerBound
    return lower...max(lower * 1.1, min(band.upperBound, normal / context.recipe.disabled.weaker))
  }

  // MARK: Backgrounds and lines near their surface

  private func background() -> Result {
    var result = nearSurface()
    guard let content else { return result }
    let search = BandSearch(
      path: path(through: content), share: context.recipe.disabled.chroma, others: [result.sample],
      band: limited(context.recipe.disabled.band, below: normal.ratio(with: content)),
      of: context.recipe.disabled.band, near: content)
    let text = search.best { _ in true }
    result.content = text
    return reporting(result, text, on: [result.sample])
  }

  /// Lightness moved to the surface, chroma lowered, and far enough from every other state: of all such colors
  /// the one nearest to the wish.
  private func nearSurface() -> Result {
    let path = path(through: normal)
    let target = nearestSurface.lightness
    let wish = normal.lightness + (target - normal.lightness) * context.recipe.disabled.towardSurface
    let first = path.color(at: wish, chroma: context.recipe.disabled.chroma)
    if isDistinct(first) { return Result(sample: first) }
    // Outward from the wish, darker before lighter.
    var step = Planner.stride
    while step <= 1 {
      for lightness in [wish - step, wish + step] where (0...1).contains(lightness) {
        let sample = path.color(at: lightness, chroma: context.recipe.disabled.chroma)
        if isDistinct(sample) { return Result(sample: sample) }
      }
      step += Planner.stride
    }
    return Result(sample: first)
  }

  // MARK: Distance from the other states

  private func asked(_ state: ControlState) -> Double { context.disabledDeltaE(to: state) }

  private func isDistinct(_ sample: Sample) -> Bool {
    for (state, other) in states where sample.deltaE(to: other) < asked(state) { return false }
    return true
  }

  private func reportingNearness(_ result: Result) -> Result {
    var result = result
    for (state, sample) in states {
      let deltaE = result.sample.deltaE(to: sample)
      if deltaE < asked(state) {
        result.reasons.append(.disabledNear(state, deltaE: deltaE, asked: asked(state)))
        result.relaxations.append(Relaxation(.disabled, wanted: asked(state), given: deltaE))
      }
    }
    return result
  }

  private func reporting(_ result: Result, _ mark: Sample, on others: [Sample]) -> Result {
    var result = result
    let band = context.recipe.disabled.band
    for other in others {
      let ratio = mark.ratio(with: other)
      if band.contains(ratio) { continue }
      let reason = Reason.disabledOutside(contrast: ratio, on: other.written, band: band)
      // A light theme raises no surface, so that its levels are one color.
      if result.reasons.contains(reason) { continue }
      result.reasons.append(reason)
      result.relaxations.append(
        Relaxation(
          .disabled, wanted: ratio < band.lowerBound ? band.lowerBound : band.upperBound, given: ratio))
    }
    return result
  }
}

extension Context {
  /// How far disabled must be from a state, as ΔE OK.
  func disabledDeltaE(to state: ControlState) -> Double {
    if state == .normal, recipe.appearance.contrast == .standard {
      return min(recipe.disabled.deltaE, recipe.floors.hovered.deltaE)
    }
    // A chosen control that can't be used isn't drawn by this color: it need only not be mistaken for one.
    return state.isSelected
      ? min(recipe.disabled.deltaE, recipe.floors.hovered.deltaE) : recipe.disabled.deltaE
  }
}
