internal import ColorDerivation

extension DerivationRequest {
  /// What the color of a state should be beyond its step: a wish under all guarantees.
  public enum Wish: Hashable, Sendable {
    /// The color of the step with another chroma, as a share of its own, and its hue turned by so many degrees.
    case changed(chroma: TokenNumber?, hue: TokenNumber?)
    /// The base mixed with a color in OKLab, by the share of that color, 0 to 1.
    case mixed(with: TokenPath, TokenNumber)
  }

  /// The tokens that stand for states, in the order of the states.
  var fixedStates: [(state: ControlState, target: TokenPath)] {
    ControlState.withTokens.compactMap { state in fixed[state].map { (state, $0) } }
  }

  /// The tokens that wishes name, in the order of the states.
  var mixedColors: [TokenPath] {
    ControlState.withTokens.compactMap { state in
      if case .mixed(let path, _)? = wishes[state] { path } else { nil }
    }
  }

  /// The numbers that wishes name, with what they are called.
  var wishedNumbers: [(number: TokenNumber, name: String)] {
    ControlState.withTokens.flatMap { state -> [(number: TokenNumber, name: String)] in
      switch wishes[state] {
      case .changed(let chroma, let hue)?:
        [(chroma, "chroma"), (hue, "hue")].compactMap { number, name in number.map { ($0, name) } }
      case .mixed(_, let amount)?: [(amount, "amount")]
      case nil: []
      }
    }
  }
}
