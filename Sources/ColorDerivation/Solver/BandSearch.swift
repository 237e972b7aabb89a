internal import ColorCore

/// A search for the color of a path whose contrast with some others lies in a band.
struct BandSearch {
  let path: HuePath
  /// The share of the chroma that is kept.
  let share: Double
  let others: [Sample]
  let band: ClosedRange<Double>
  /// The color to stay near to, between colors that do as well.
  let near: Sample

  private static let lightnesses = (0...Int(1 / Planner.stride)).map { Double($0) * Planner.stride }

  /// The contrast to aim at.
  let middle: Double

  /// A search in a band, which may be narrower than the `wish` that it came from; where that is open above its lower
  /// end is aimed at, and the middle of the default band where it has no ends at all.
  init(
    path: HuePath, share: Double, others: [Sample], band: ClosedRange<Double>, of wish: ClosedRange<Double>,
    near: Sample
  ) {
    (self.path, self.share, self.others, self.band, self.near) = (path, share, others, band, near)
    if wish.upperBound < 21 {
      middle = (band.lowerBound + band.upperBound) / 2
    } else {
      middle = wish.lowerBound <= 1 ? min(2.65, band.upperBound) : band.lowerBound
    }
  }

  /// The color in the band that is fit if there is one, else any in it, else the nearest to it. Of equals the one
  /// nearest to the middle of the band and to ``near``.
  func best(if isFit: (Sample) -> Bool) -> Sample {
    var best: (score: Double, sample: Sample)?
    func consider(_ sample: Sample) -> Double {
      let score = score(sample, isFit)
      if score < best?.score ?? .infinity { best = (score, sample) }
      return score
    }
    for range in luminances {
      let middle = path.lightness(ofLuminance: luminance(nearest: middle, in: range), chroma: share)
      if consider(path.color(at: middle, chroma: share)) < BandSearch.unfit { continue }
      let low = path.lightness(ofLuminance: range.lowerBound, chroma: share)
      let high = path.lightness(ofLuminance: range.upperBound, chroma: share)
      for part in 0...12 {
        _ = consider(path.color(at: low + (high - low) * Double(part) / 12, chroma: share))
      }
    }
    if let best, best.score < BandSearch.unfit { return best.sample }
    for lightness in BandSearch.lightnesses { _ = consider(path.color(at: lightness, chroma: share)) }
    return best?.sample ?? near
  }

  /// A color that isn't fit comes after every one that is, and one outside the band after those.
  private static let unfit = 100.0, outside = 1_000.0

  private func score(_ sample: Sample, _ isFit: (Sample) -> Bool) -> Double {
    var low = Double.infinity, high = 0.0
    for other in others {
      let ratio = sample.ratio(with: other)
      low = min(low, ratio)
      high = max(high, ratio)
    }
    let miss = max(band.lowerBound - low, high - band.upperBound, 0)
    let rank = miss + (miss > 0 ? BandSearch.outside : 0) + (isFit(sample) ? 0 : BandSearch.unfit)
    return rank + (low - middle).magnitude + sample.deltaE(to: near)
  }

  /// The luminances whose contrast with each of the others lies in the band: each allows some above itself and
  /// some below.
  private var luminances: [ClosedRange<Double>] {
    var ranges: [ClosedRange<Double>] = [0...1]
    for other in others {
      let low = other.darkest + 0.05, high = other.lightest + 0.05
      var allowed: [ClosedRange<Double>] = []
      allowed.reserveCapacity(2 * ranges.count)
      for range in ranges {
        func take(_ low: Double, _ high: Double) {
          let lower = max(range.lowerBound, low), upper = min(range.upperBound, high)
          if lower <= upper { allowed.append(lower...upper) }
        }
        take(high * band.lowerBound - 0.05, low * band.upperBound - 0.05)
        take(high / band.upperBound - 0.05, low / band.lowerBound - 0.05)
      }
      ranges = allowed
    }
    return ranges
  }

  /// The luminance of a range at which the least contrast is nearest to a wish. A range lies on one side of each color.
  private func luminance(nearest wish: Double, in range: ClosedRange<Double>) -> Double {
    let low = range.lowerBound, high = range.upperBound
    // The lightest of the colors below the range, and the darkest of those above it.
    var below = -1.0, above = 2.0
    for other in others {
      if low + high >= other.darkest + other.lightest {
        below = max(below, other.lightest)
      } else {
        above = min(above, other.darkest)
      }
    }
    if above > 1 { return min(max(wish * (below + 0.05) - 0.05, low), high) }
    if below < 0 { return min(max((above + 0.05) / wish - 0.05, low), high) }
    // Between two of them it is greatest in the middle: of the two places that may have the wish the darker one.
    let middle = ((below + 0.05) * (above + 0.05)).squareRoot() - 0.05
    return min(max(min(wish * (below + 0.05) - 0.05, middle), low), high)
  }
}
