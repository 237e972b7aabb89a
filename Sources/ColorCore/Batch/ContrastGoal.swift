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

  /// Between which luminances the contrast isn't reached: the greatest below that does, and the least above. Both are
  /// found by halving, to the last bit: a ratio that is just reached in doubles counts.
  private static func gap(around surface: Double, _ ratio: Double) -> (below: Double, above: Double) {
    if ratio <= 1 { return (surface, surface) }
    func reaches(_ luminance: Double) -> Bool { Contrast(luminances: luminance, surface).ratio >= ratio }
    // The bits of numbers from 0 on are in the order of the numbers.
    func edge(from reached: Double, orElse none: Double) -> Double {
      guard reaches(reached) else { return none }
      var (yes, no) = (reached.bitPattern, surface.bitPattern)
      while max(yes, no) - min(yes, no) > 1 {
        let middle = min(yes, no) + (max(yes, no) - min(yes, no)) / 2
        if reaches(Double(bitPattern: middle)) { yes = middle } else { no = middle }
      }
      return Double(bitPattern: yes)
    }
    // No color is lighter than white.
    return (edge(from: 0, orElse: -.infinity), edge(from: 1, orElse: .infinity))
  }
}
