public import ColorCore

/// Finds colors of different meaning that differ by hue alone: some people can't tell them apart, so that an icon
/// or a word must say the same.
///
/// Two colors count as told apart when, for all three deficiencies of color vision, they differ by ``deltaE``, or
/// when their contrast is 3:1 or more, which WCAG 2.2, SC 1.4.1, takes for another means than color.
public struct MeaningCheck: Hashable, Sendable {
  /// The least ΔE OK. It is an engineering value of this project, three times what is just seen side by side.
  public var deltaE: Double
  /// The contrast that is enough by itself.
  public var contrast: Contrast

  /// A check.
  ///
  /// - Parameters:
  ///   - deltaE: The least ΔE OK.
  ///   - contrast: The contrast that is enough by itself.
  public init(deltaE: Double = 0.06, contrast: Contrast = SuccessCriterion.useOfColor.threshold()) {
    self.deltaE = deltaE
    self.contrast = contrast
  }

  /// What there is to say of a pair; nothing where it can be told apart.
  ///
  /// - Parameter pair: The two colors.
  public func finding(of pair: MeaningPair) -> MeaningFinding? {
    guard pair.contrast < contrast else { return nil }
    let visions = ColorVision.allCases.filter { pair.deltaE(with: $0) < deltaE }
    let isForAll = pair.deltaE < deltaE
    guard isForAll || !visions.isEmpty else { return nil }
    return MeaningFinding(pair: pair, visions: visions, isForAll: isForAll)
  }

  /// The findings among colors, each held against each, the nearest pair first; pairs as near in the order of the
  /// colors.
  ///
  /// - Parameter colors: Colors of different meaning.
  public func findings(among colors: [MeaningColor]) -> [MeaningFinding] {
    let pairs = colors.indices.flatMap { i in
      colors[(i + 1)...].map { MeaningPair(colors[i], $0) }
    }
    let found = pairs.compactMap { finding(of: $0) }
    return found.enumerated().sorted { a, b in
      (a.element.deltaE, a.offset) < (b.element.deltaE, b.offset)
    }.map(\.element)
  }
}
