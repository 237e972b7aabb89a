public import ColorCore

/// How the color of the content on a background is chosen, once for the whole set of states.
public enum ContentRule: Hashable, Sendable {
  /// Nothing lies on it.
  case none
  /// White, unless black has more than 1.5 times its contrast.
  case blackOrWhite
  /// The first of these with which every state can be read.
  case candidates([SRGB8])

  /// The margin by which black must lead to be taken before white.
  public static let blackLead = 1.5

  /// The candidates for a background, best first.
  func candidates(on background: SRGB8) -> [SRGB8] {
    switch self {
    case .none: return []
    case .candidates(let colors): return colors
    case .blackOrWhite:
      let white = background.contrast(with: .white).ratio, black = background.contrast(with: .black).ratio
      return black > ContentRule.blackLead * white ? [.black, .white] : [.white, .black]
    }
  }
}
