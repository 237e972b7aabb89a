/// What becomes of the chroma of a color when its lightness moves.
public enum ChromaRule: Hashable, Sendable {
  /// It stays, or as much of it as the gamut holds.
  case keep
  /// A share of it, 0 to 1, is kept by every color with more chroma than `above`; `keep` below.
  case scaled(Double, above: Double)
  /// The share of what the gamut can show at the lightness is kept, so that a state may have more chroma than the
  /// base where there is room for it.
  case vivid

  /// The default: fills of dark themes with a chroma above 0.15 lose a twentieth, all others keep theirs.
  public init(for role: Role, in appearance: Appearance) {
    if role == .background(.fill), appearance.scheme == .dark {
      self = .scaled(0.95, above: 0.15)
    } else {
      self = .keep
    }
  }
}
