internal import CColorDeriveABI
internal import ColorCore
internal import ColorDerivation

extension VariantSet {
  /// The states for C.
  var c: colorderive_states { DerivedStates(self).c }
}

extension DerivedStates {
  /// The states for C. The engine gives content and disabled content together or neither.
  var c: colorderive_states {
    var states = colorderive_states()
    states.normal = normal.c
    states.hovered = hovered.c
    states.pressed = pressed.c
    states.disabled = disabled.c
    if let content, let disabledContent {
      states.has_content = 1
      states.content = content.c
      states.disabled_content = disabledContent.c
    }
    states.outcome = UInt8(outcome.c)
    return states
  }
}

extension Outcome {
  fileprivate var c: Int {
    switch self {
    case .exact: COLORDERIVE_EXACT
    case .relaxed: COLORDERIVE_RELAXED
    case .infeasible: COLORDERIVE_INFEASIBLE
    }
  }
}
