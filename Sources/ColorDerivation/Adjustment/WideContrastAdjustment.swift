public import ColorCore

/// The color of ten bits nearest to a wish, by ΔE OK, that reaches a contrast on every one of several backgrounds.
///
///     let wish = try AnyColor(css: "color(display-p3 0 0.6 0.2)")
///     WideContrastAdjustment(of: wish, on: [.srgb8(.white)], in: .displayP3, minimum: 4.5).color.css
///     // color(display-p3 0.01173 0.54936 0.1437)
///
/// It is the true nearest of all 2³⁰ colors of the space; of two as near the one with the least codes, red first. The
/// contrast is the least that follows from the integers and from the printed digits, as in ``WideVariantSet``.
///
/// - Complexity: As that of ``ContrastAdjustment``, with a third more halvings.
public struct WideContrastAdjustment: Hashable, Sendable {
  /// The color.
  public let color: WideColor
  /// Its WCAG 2.x ratio on each background, in their order.
  public let contrasts: [Double]
  /// The difference ΔE OK between the wish and the color that is read back from its ``WideColor/css``.
  public let deltaEOK: Double
  /// Whether the contrast is reached.
  public let outcome: ContrastAdjustment.Outcome

  /// The nearest color to `wish`, whose opacity is left out.
  ///
  /// - Parameters:
  ///   - wish: The color to stay near to.
  ///   - backgrounds: At least one, each as it is written.
  ///   - space: The space of the color.
  ///   - minimum: The least ratio of WCAG 2.x on each background.
  public init(
    of wish: AnyColor, on backgrounds: [WrittenColor], in space: WideColor.Space, minimum: Double
  ) {
    precondition(!backgrounds.isEmpty, "a contrast needs a background")
    precondition(minimum.isFinite, "a contrast is a finite number")
    let output = OutputSpace.of(space)
    let wish = wish.converted(to: OKLab.self)
    let grounds = backgrounds.map { Sample($0) }
    func worst(_ color: Sample) -> Double { grounds.map { color.ratio(with: $0) }.min() ?? 0 }
    func nearest(_ minimum: Double) -> Sample? {
      // A color that reaches the contrast does so with the least and with the greatest of its luminances.
      let gaps = LuminanceGaps(.wcag2, below: minimum, on: grounds.flatMap { [$0.darkest, $0.lightest] })
      var search = NearestSearch<WideBox> { box in
        let low = output.luminances(of: box.low).darkest, high = output.luminances(of: box.high).lightest
        if gaps.hold(low, high) { return nil }
        return output.light(of: box.low, box.high).leastDeltaEOK(from: wish)
      } distance: { box in
        let sample = output.sample(codes: box.low)
        return worst(sample) < minimum ? nil : wish.deltaEOK(to: Color(components: sample.lab))
      }
      return search.nearest(in: .all).map { output.sample(codes: $0.low) }
    }
    let exact = nearest(minimum)
    let greys = (0...UInt16(output.greatest)).map { output.sample(codes: SIMD3(repeating: $0)) }
    let found = exact ?? nearest(greys.map(worst).max() ?? 0) ?? output.black
    guard case .wide(let color) = found.written else { preconditionFailure("the space is wide") }
    self.color = color
    outcome = exact == nil ? .infeasible : .exact
    contrasts = grounds.map { found.ratio(with: $0) }
    deltaEOK = wish.deltaEOK(to: Color(components: found.lab))
  }
}
