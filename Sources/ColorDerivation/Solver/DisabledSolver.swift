internal import ColorCore

/// Places the disabled color, and the disabled content of a background.
struct DisabledSolver {
  let recipe: Recipe
  let normal: Sample
  let hovered: Sample
  let pressed: Sample
  let content: Sample?

  struct Result {
    var sample: Sample
    var content: Sample?
    var reasons: [Reason] = []
    var relaxations: [Relaxation] = []
  }

  func solve() -> Result {
    let result =
      switch recipe.role {
      case .background: background()
      case .foreground, .border(.functional): mark()
      case .border(.decorative): nearSurface()
      }
    return reportingNearness(result)
  }

  /// The width of one step of a search, in lightness; a byte is about twice as wide.
  private static let stride = 0.002
  private static let lightnesses = (0...500).map { Double($0) * stride }

  private var surfaces: [Sample] { (recipe.disabled.surfaces ?? recipe.surfaces).map { Sample($0) } }

  /// The surface whose lightness is nearest to normal: what a disabled background fades into.
  private var nearestSurface: Sample {
    let distance = { (sample: Sample) in (sample.lab.x - normal.lab.x).magnitude }
    return surfaces.min { distance($0) < distance($1) } ?? normal
  }

  // MARK: Marks

  /// A mark in the band on every surface, as near to its middle as the bytes allow.
  private func mark() -> Result {
    let weakest = surfaces.map { normal.contrast(with: $0).ratio }.min() ?? 1
    let band = limited(recipe.disabled.band, below: weakest)
    let color = inBand(HuePath(through: normal.color), on: surfaces, band, near: normal) { isDistinct($0) }
    return reporting(Result(sample: color), color, on: surfaces)
  }

  /// The band, with its upper end no higher than a share of normal's contrast. The lower end stays, and a tenth
  /// above it is left for the bytes to land in.
  private func limited(_ band: ClosedRange<Double>, below normal: Double) -> ClosedRange<Double> {
    let lower = band.lowerBound
    return lower...max(lower * 1.1, min(band.upperBound, normal / recipe.disabled.weaker))
  }

  /// The color of a path whose contrast lies in a band on all of `others`: one that is fit if there is one, else
  /// any, else the nearest to the band. Of equals the one nearest to the middle of the band and to `wish`.
  private func inBand(
    _ path: HuePath, on others: [Sample], _ band: ClosedRange<Double>, near wish: Sample,
    if isFit: (Sample) -> Bool
  ) -> Sample {
    let middle = band.upperBound >= 21 ? band.lowerBound : (band.lowerBound + band.upperBound) / 2
    func score(_ sample: Sample) -> Double {
      let ratios = others.map { sample.contrast(with: $0).ratio }
      let low = ratios.min() ?? 1, high = ratios.max() ?? 1
      let outside = max(band.lowerBound - low, high - band.upperBound, 0)
      // A color that isn't fit comes after every one that is, and one outside the band after those.
      let rank = outside + (outside > 0 ? 1_000 : 0) + (isFit(sample) ? 0 : 100)
      return rank + (low - middle).magnitude + sample.deltaE(to: wish)
    }
    let share = recipe.disabled.chroma
    let near = luminances(inBand: band, on: others).flatMap { range in
      let low = path.lightness(ofLuminance: range.lowerBound, chroma: share)
      let high = path.lightness(ofLuminance: range.upperBound, chroma: share)
      return (0...12).map { path.color(at: low + (high - low) * Double($0) / 12, chroma: share) }
    }
    if let best = near.map({ (score($0), $0) }).min(by: { $0.0 < $1.0 }), best.0 < 100 { return best.1 }
    let all = DisabledSolver.lightnesses.map { path.color(at: $0, chroma: share) }
    return all.map { (score($0), $0) }.min { $0.0 < $1.0 }?.1 ?? wish
  }

  /// The luminances whose contrast with each of `others` lies in a band: each allows some above itself and some
  /// below.
  private func luminances(inBand band: ClosedRange<Double>, on others: [Sample]) -> [ClosedRange<Double>] {
    others.reduce([0...1]) { ranges, other in
      let y = other.luminance + 0.05
      let bounds = [
        (y * band.lowerBound - 0.05, y * band.upperBound - 0.05),
        (y / band.upperBound - 0.05, y / band.lowerBound - 0.05),
      ]
      return ranges.flatMap { range in
        bounds.compactMap { low, high in
          let lower = max(range.lowerBound, low), upper = min(range.upperBound, high)
          return lower <= upper ? lower...upper : nil
        }
      }
    }
  }

  // MARK: Backgrounds and lines near their surface

  private func background() -> Result {
    var result = nearSurface()
    guard let content else { return result }
    let text = inBand(
      HuePath(through: content.color), on: [result.sample],
      limited(recipe.disabled.band, below: normal.contrast(with: content).ratio), near: content,
      if: { _ in true })
    result.content = text
    return reporting(result, text, on: [result.sample])
  }

  /// Lightness moved to the surface, chroma lowered, and far enough from every other state: of all such colors
  /// the one nearest to the wish.
  private func nearSurface() -> Result {
    let path = HuePath(through: normal.color)
    let target = nearestSurface.lab.x
    let wish = normal.lab.x + (target - normal.lab.x) * recipe.disabled.towardSurface
    let first = path.color(at: wish, chroma: recipe.disabled.chroma)
    if isDistinct(first) { return Result(sample: first) }
    // Outward from the wish, darker before lighter.
    var step = DisabledSolver.stride
    while step <= 1 {
      for lightness in [wish - step, wish + step] where (0...1).contains(lightness) {
        let sample = path.color(at: lightness, chroma: recipe.disabled.chroma)
        if isDistinct(sample) { return Result(sample: sample) }
      }
      step += DisabledSolver.stride
    }
    return Result(sample: first)
  }

  // MARK: Distance from the other states

  private func asked(_ state: ControlState) -> Double { recipe.disabledDeltaE(to: state) }

  private var states: [(ControlState, Sample)] {
    [(.normal, normal), (.hovered, hovered), (.pressed, pressed)]
  }

  private func isDistinct(_ sample: Sample) -> Bool {
    states.allSatisfy { sample.deltaE(to: $0.1) >= asked($0.0) }
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
    let band = recipe.disabled.band
    for ratio in others.map({ mark.contrast(with: $0).ratio }) where !band.contains(ratio) {
      result.reasons.append(.disabledOutside(contrast: ratio, band: band))
      result.relaxations.append(
        Relaxation(
          .disabled, wanted: ratio < band.lowerBound ? band.lowerBound : band.upperBound, given: ratio))
    }
    return result
  }
}

extension Recipe {
  /// How far disabled must be from a state, as ΔE OK.
  func disabledDeltaE(to state: ControlState) -> Double {
    if state == .normal, appearance.contrast == .standard {
      return min(disabled.deltaE, floors.hovered.deltaE)
    }
    return disabled.deltaE
  }
}
