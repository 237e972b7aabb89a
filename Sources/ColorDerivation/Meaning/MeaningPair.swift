public import ColorCore

/// Two colors of different meaning, and how far apart they are for all who see.
public struct MeaningPair: Hashable, Sendable {
  /// The one.
  public let first: MeaningColor
  /// The other.
  public let second: MeaningColor
  /// Their ΔE OK with full color vision.
  public let deltaE: Double
  /// Their contrast. Luminance isn't simulated: WCAG's stands for all.
  public let contrast: Contrast
  private let seen: [Double]

  /// Measures two colors.
  ///
  /// - Parameters:
  ///   - first: The one.
  ///   - second: The other.
  public init(_ first: MeaningColor, _ second: MeaningColor) {
    self.first = first
    self.second = second
    deltaE = first.color.deltaEOK(to: second.color)
    contrast = first.color.contrast(with: second.color)
    seen = ColorVision.allCases.map { vision in
      vision.seen(first.color).deltaEOK(to: vision.seen(second.color))
    }
  }

  /// Their ΔE OK with a deficiency of color vision, the cone missing: by Viénot for protan and deutan, by Brettel
  /// for tritan, cut off at what a screen shows.
  ///
  /// - Parameter vision: The deficiency.
  public func deltaE(with vision: ColorVision) -> Double {
    zip(ColorVision.allCases, seen).first { $0.0 == vision }?.1 ?? deltaE
  }

  /// The deficiency with which they are nearest to each other, and how near.
  public var nearest: (vision: ColorVision, deltaE: Double) {
    zip(ColorVision.allCases, seen).map { (vision: $0, deltaE: $1) }.min { $0.deltaE < $1.deltaE }
      ?? (.deutan, deltaE)
  }
}

extension ColorVision {
  /// How a color looks without the cone, by the model that suits best, in OKLab.
  fileprivate func seen(_ color: SRGB8) -> Color<OKLab> {
    let linear = simulated(color.linear, by: model).components
    let shown = linear.clamped(lowerBound: .zero, upperBound: .one)
    return Color<LinearSRGB>(components: shown).converted(to: OKLab.self)
  }
}
