public import ColorCore

/// The color of bytes nearest to a wish, by ΔE OK, that reaches a contrast on every one of several backgrounds.
///
///     ContrastAdjustment(of: AnyColor(SRGB8(0x777777)), on: [.white], minimum: 4.5).color  // #777676
///
/// It is the true nearest of all 2²⁴ colors; of two as near the one that comes first as `0xRRGGBB`. Whether a color
/// reaches the contrast is decided on its bytes.
///
/// - Complexity: All colors are halved again and again, and halves passed over that can't hold the answer: about a
///   thousand are looked at where the answer is near, and some ten thousand where it is far.
public struct ContrastAdjustment: Hashable, Sendable {
  /// Whether the contrast can be had.
  public enum Outcome: String, CaseIterable, Hashable, Sendable {
    /// The color reaches the contrast on every background.
    case exact
    /// No color does. This one is the nearest that does as well as the best grey, black and white among them, on
    /// the background where it does worst.
    case infeasible
  }

  /// The color.
  public let color: SRGB8
  /// Its contrast on each background, in their order.
  public let contrasts: [Double]
  /// The difference ΔE OK between the color and the wish.
  public let deltaEOK: Double
  /// Whether the contrast is reached.
  public let outcome: Outcome

  /// The nearest color to `wish`, whose opacity is left out.
  ///
  /// - Parameters:
  ///   - wish: The color to stay near to.
  ///   - backgrounds: At least one.
  ///   - minimum: The least contrast on each background, in the units of the measure.
  ///   - measure: What the contrast is measured by.
  public init(
    of wish: AnyColor, on backgrounds: [SRGB8], minimum: Double, by measure: ContrastMeasure = .wcag2
  ) {
    precondition(!backgrounds.isEmpty, "a contrast needs a background")
    precondition(minimum.isFinite, "a contrast is a finite number")
    let wish = wish.converted(to: OKLab.self)
    let luminances = backgrounds.map { measure.luminance(of: $0) }
    func nearest(_ minimum: Double) -> SRGB8? {
      var search = NearestSearch(
        wish: wish, measure: measure, backgrounds: luminances, minimum: minimum)
      return search.nearest()
    }
    func worst(_ color: SRGB8) -> Double {
      let luminance = measure.luminance(of: color)
      return luminances.map { measure.contrast(luminance, $0) }.min() ?? 0
    }
    let exact = nearest(minimum)
    let greys = (UInt8.min...UInt8.max).map { SRGB8(red: $0, green: $0, blue: $0) }
    let color = exact ?? nearest(greys.map(worst).max() ?? 0) ?? .black
    self.color = color
    outcome = exact == nil ? .infeasible : .exact
    contrasts = backgrounds.map { measure.contrast(of: color, on: $0) }
    deltaEOK = wish.deltaEOK(to: color.oklab)
  }
}

/// A search through boxes of colors, the nearer half first.
private struct NearestSearch {
  let wish: Color<OKLab>
  let measure: ContrastMeasure
  let backgrounds: [Double]
  let minimum: Double
  let gaps: LuminanceGaps
  private var best: (color: SRGB8, distance: Double)?

  init(wish: Color<OKLab>, measure: ContrastMeasure, backgrounds: [Double], minimum: Double) {
    self.wish = wish
    self.measure = measure
    self.backgrounds = backgrounds
    self.minimum = minimum
    gaps = LuminanceGaps(measure, below: minimum, on: backgrounds)
  }

  mutating func nearest() -> SRGB8? {
    visit(.all, 0)
    return best?.color
  }

  private mutating func visit(_ box: SRGB8Box, _ least: Double) {
    // A box that might be as near is looked into: the order of numbers decides between equals.
    if let best, least > best.distance { return }
    if box.isSingle { return consider(box.low) }
    let (a, b) = box.halves
    let toA = bound(of: a), toB = bound(of: b)
    if let toA, let toB {
      if toA <= toB {
        visit(a, toA)
        visit(b, toB)
      } else {
        visit(b, toB)
        visit(a, toA)
      }
    } else if let toA {
      visit(a, toA)
    } else if let toB {
      visit(b, toB)
    }
  }

  /// How near a color of the box can be; nothing where none reaches the contrast.
  private func bound(of box: SRGB8Box) -> Double? {
    if gaps.hold(measure.luminance(of: box.low), measure.luminance(of: box.high)) { return nil }
    return box.leastDeltaEOK(from: wish)
  }

  private mutating func consider(_ color: SRGB8) {
    let luminance = measure.luminance(of: color)
    guard backgrounds.allSatisfy({ measure.contrast(luminance, $0) >= minimum }) else { return }
    let distance = wish.deltaEOK(to: color.oklab)
    if let best, (best.distance, best.color) <= (distance, color) { return }
    best = (color, distance)
  }
}
