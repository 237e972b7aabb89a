internal import ColorDerive

/// The states of one color as they are answered.
struct DerivedStates {
  /// What the engine gave.
  let set: VariantSet
  /// The states that were asked for, `normal` first.
  let states: [ControlState]
  /// What was done to the colors before, then the engine's reasons, as sentences without full stops.
  let reasons: [String]

  init(set: VariantSet, states: [ControlState], notes: [String]) {
    self.set = set
    self.states = [.normal] + states.filter { $0 != .normal }
    var reasons = notes + set.reasons.map(\.description)
    if self.states.contains(.disabled), let content = set.disabledContent {
      let contrast = set.disabled.contrast(with: content).roundedDown
      reasons.append("content on disabled is \(content.hex), \(contrast):1")
    }
    self.reasons = reasons
  }

  /// 1 where no set could be made.
  var status: ExitStatus {
    if case .infeasible = set.verdict { return .unmet }
    return .clean
  }

  /// The contrast that a state is judged by: of the content on a background, or of a mark on the surface where
  /// it is least; `nil` for a background without content.
  func contrast(of state: ControlState) -> Contrast? {
    let color = set[state]
    guard case .background = set.recipe.role else {
      return set.recipe.surfaces.map { color.contrast(with: $0) }.min()
    }
    return (state == .disabled ? set.disabledContent : set.content).map { color.contrast(with: $0) }
  }
}
