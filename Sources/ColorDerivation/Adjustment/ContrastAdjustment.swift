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
      let gaps = LuminanceGaps(measure, below: minimum, on: luminances)
      var search = NearestSearch<SRGB8Box> { box in
        if gaps.hold(measure.luminance(of: box.low), measure.luminance(of: box.high)) { return nil }
        return box.leastDeltaEOK(from: wish)
      } distance: { box in
        let luminance = measure.luminance(of: box.low)
        guard luminances.allSatisfy({ measure.contrast(luminance, $0) >= minimum }) else { return nil }
        return wish.deltaEOK(to: box.low.oklab)
      }
      return search.nearest(in: .all)?.low
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
