internal import ColorDerivation

extension DerivationRequest {
  /// The token of the content in a state; `nil` where no token is made for it. Content that stays the same has one token
  /// for all states but disabled.
  func pathOfContent(in state: ControlState) -> TokenPath? {
    guard let name = content?.name else { return nil }
    let own = state == .disabled || changesContent ? state : .normal
    return path(named: own == .normal ? name : "\(name)-\(own.rawValue)")
  }

  /// Whether something may shine through the content: it is laid on colors of bytes, and is the same in all states.
  var mayHaveTranslucentContent: Bool { layer == nil && gamut == .srgb && !changesContent }

  /// The states in which the content has a token of its own, normal first.
  var contentStates: [ControlState] {
    let changing = states.filter { $0 != .disabled && changesContent }
    return [.normal] + changing + states.filter { $0 == .disabled }
  }
}

extension StateSet {
  /// What lies on a background in a state; `nil` where nothing is known of it.
  func content(in state: ControlState) -> Member? {
    if state == .disabled { return disabledContent ?? content }
    return changingContent.first { $0.state == state } ?? content
  }

  /// What lies on a background in all states but disabled: one member, or one for each state where it changes with them.
  var usableContents: [Member] { (content.map { [$0] } ?? []) + changingContent }

  /// What lies on a background in any state.
  var contents: [Member] { usableContents + (disabledContent.map { [$0] } ?? []) }
}
