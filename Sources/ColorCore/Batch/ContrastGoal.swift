/// What a color must reach on several surfaces, as the luminances that are allowed: what batches are adjusted to.
///
///     let goal = ContrastGoal(.text, on: [.white, SRGB8(0xF4F4F4)])
///     goal.allows(SRGB8(0x767676))  // false: 4.54 on white, but 4.13 on #f4f4f4
public struct ContrastGoal: Hashable, Sendable {
  /// The least luminance of each interval, rising.
  let low: [Double]
  /// The greatest of each.
  let high: [Double]

  /// A contrast that must be reached on each surface.
  ///
  /// - Parameters:
  ///   - contrast: The least contrast. One of 1 or less is reached by every color, one above 21 by none.
  ///   - surfaces: The colors behind. Without any, every color is allowed.
  public init(_ contrast: Contrast, on surfaces: [SRGB8]) {
    self.init(surfaces.map { ($0, contrast) })
  }

  /// A contrast for each surface.
  ///
  /// - Parameter requirements: The colors behind, each with the least contrast on it.
  public init(_ requirements: [(surface: SRGB8, contrast: Contrast)]) {
    var gaps = requirements.map { surface, contrast in
      Self.gap(around: surface.relativeLuminance, contrast.ratio)
    }
    gaps.sort { $0.below < $1.below }
    var low: [Double] = []
    var high: [Double] = []
    var start = 0.0
    for gap in gaps {
      if gap.below >= start {
        low.append(start)
        high.append(gap.below)
      }
      start = max(start, gap.above)
    }
    let greatest = SRGB8.white.relativeLuminance
    if start <= greatest {
      low.append(start)
      high.append(greatest)
    }
    self.low = low
    self.high = high
  }

  /// Whether a color reaches every contrast: decided as ``SRGB8/contrast(with:)`` is.
  public func allows(_ color: SRGB8) -> Bool {
    let luminance = color.relativeLuminance
    return low.indices.contains { luminance >= low[$0] && luminance <= high[$0] }
  }

  /// Whether no color at all does.
  public var isImpossible: Bool { low.isEmpty }

  /// Between which luminances the contrast isn't reached: the greatest below that does, and the least above. Each
  /// is found by its formula and then to the last bit, for a ratio that is just reached in doubles counts.
  private static func gap(around surface: Double, _ ratio: Double) -> (below: Double, above: Double) {
    guard ratio > 1 else { return (surface, surface) }
    func reaches(_ luminance: Double) -> Bool { Contrast(luminances: luminance, surface).ratio >= ratio }
    var above = max(ratio * (surface + 0.05) - 0.05, surface)
    guard above < 2 else { return (greatestBelow(surface, ratio, reaches), .infinity) }
    while !reaches(above) { above = above.nextUp }
    while above > surface, reaches(above.nextDown) { above = above.nextDown }
    return (greatestBelow(surface, ratio, reaches), above)
  }

  private static func greatestBelow(
    _ surface: Double, _ ratio: Double, _ reaches: (Double) -> Bool
  ) -> Double {
    var below = min((surface + 0.05) / ratio - 0.05, surface)
    // Black may be just reached where the formula is a hair below it.
    guard below > -1e-9 else { return -.infinity }
    below = max(below, 0)
    while below < surface, reaches(below.nextUp) { below = below.nextUp }
    while below > 0, !reaches(below) { below = below.nextDown }
    return reaches(below) ? below : -.infinity
  }
}
