internal import ColorCore

extension Solver {
  /// Where a search for a readable color begins.
  enum Leap {
    /// At this step from the base: nothing before it can be read.
    case to(Double)
    /// No color on this side can be read.
    case nowhere
    /// Anywhere.
    case unknown
  }

  /// The step from the base at which the search on a side begins, by luminance alone: before it no color can be read.
  func leap(from normal: Sample, _ side: Side, _ minimum: Contrast, _ path: HuePath) -> Leap {
    guard case .background = context.recipe.role else {
      return leapOutOfGap(from: normal, side, minimum, path)
    }
    return leapToContent(from: normal, side, minimum, path)
  }

  /// The step at which a mark comes out of the gap around its surfaces.
  private func leapOutOfGap(
    from normal: Sample, _ side: Side, _ minimum: Contrast, _ path: HuePath
  ) -> Leap {
    var luminance = normal.luminance
    var isMoved = true
    while isMoved {
      isMoved = false
      for surface in context.surfaces {
        let gap = surface.unreadable(minimum)
        guard luminance > gap.lowerBound, luminance < gap.upperBound else { continue }
        luminance = side == .darker ? gap.lowerBound : gap.upperBound
        isMoved = true
      }
      if luminance < 0 || luminance > 1 { return .nowhere }
    }
    let lightness = path.lightness(ofLuminance: luminance)
    return .to((lightness - path.base.x) * side.sign - Planner.rounding(at: lightness))
  }

  /// The whole step at which a background can carry the first of its contents; unknown where these change with it.
  private func leapToContent(
    from normal: Sample, _ side: Side, _ minimum: Contrast, _ path: HuePath
  ) -> Leap {
    var nearest: Double?
    for content in contents(on: normal) {
      guard case .fixed(let content) = content else { return .unknown }
      let gap = content.unreadable(minimum)
      guard gap.contains(normal.luminance) else { return .unknown }
      let luminance = side == .darker ? gap.lowerBound : gap.upperBound
      guard (0...1).contains(luminance) else { continue }
      nearest = nearest.map { side == .darker ? max($0, luminance) : min($0, luminance) } ?? luminance
    }
    guard let nearest else { return .nowhere }
    let lightness = path.lightness(ofLuminance: nearest)
    let step = (lightness - path.base.x) * side.sign - Planner.rounding(at: lightness)
    return .to((step / Planner.stride).rounded(.down) * Planner.stride)
  }
}
