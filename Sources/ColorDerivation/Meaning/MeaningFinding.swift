public import ColorCore

/// Two colors of different meaning that some can't tell apart. Its ``description`` is a sentence for people.
public struct MeaningFinding: Hashable, Sendable {
  /// The colors.
  public let pair: MeaningPair
  /// The deficiencies with which they look alike.
  public let visions: [ColorVision]
  /// Whether they look alike with full color vision too.
  public let isForAll: Bool

  /// The least ΔE OK of the pair, with full color vision and with each deficiency.
  public var deltaE: Double { min(pair.deltaE, pair.nearest.deltaE) }
}

extension MeaningFinding: CustomStringConvertible {
  /// The fact as a sentence without a full stop.
  public var description: String {
    let names = [pair.first, pair.second].map { "\($0.name) \($0.color.hex)" }.joined(separator: " and ")
    let seen = visions.map { "\($0.rawValue) \(MeaningFinding.number(pair.deltaE(with: $0)))" }
    let all = isForAll ? ["full vision \(MeaningFinding.number(pair.deltaE))"] : []
    return "\(names) look alike (ΔE OK with \((all + seen).joined(separator: ", ")); "
      + "\(pair.contrast.roundedDown):1): needs an icon or text"
  }

  private static func number(_ value: Double) -> String { NumberText.fixed(value, decimals: 3) }
}
