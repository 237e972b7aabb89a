public import ColorCore

/// What a layer looks like on a backdrop of which nothing is known: any luminance between that over black and that
/// over white.
///
/// - SeeAlso: `ContrastBounds`, for text that is translucent itself.
public struct UnknownBackdrop: Hashable, Sendable {
  /// The luminances that the layer may have, over black to over white.
  public let luminance: ClosedRange<Double>

  /// A layer on any backdrop.
  ///
  /// Every channel that is seen grows with that of the backdrop, also when it is rounded, so that black and white
  /// are the ends.
  ///
  /// - Parameters:
  ///   - layer: The layer.
  ///   - models: How renderers may round; the range holds for all of them.
  public init(under layer: StateLayer, models: [Compositing] = Compositing.allCases) {
    precondition(!models.isEmpty, "a layer is composited in some way")
    let over = { (ground: SRGB8) in models.map { $0.composite(layer, over: ground).relativeLuminance } }
    let low = over(.black).min() ?? 0, high = over(.white).max() ?? 1
    luminance = low...high
  }

  /// The least and the greatest contrast of a mark with the layer; the least is 1 where the luminance of the mark
  /// lies among those that the layer may have.
  ///
  /// - Parameter mark: The opaque color of the text or icon.
  public func contrast(of mark: SRGB8) -> ClosedRange<Contrast> {
    let y = mark.relativeLuminance
    let ends = [luminance.lowerBound, luminance.upperBound].map { Contrast(luminances: y, $0) }
    let best = max(ends[0], ends[1])
    return (luminance.contains(y) ? Contrast(1) : min(ends[0], ends[1]))...best
  }
}
