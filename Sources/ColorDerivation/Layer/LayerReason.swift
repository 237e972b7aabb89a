public import ColorCore

/// A fact about why layers are as they are. Its ``description`` is a sentence for people.
public enum LayerReason: Hashable, Sendable {
  /// An opacity was lowered because of what was measured with the one asked for.
  case capped(ControlState, from: LayerAlpha, to: LayerAlpha, Check)
  /// A mark doesn't reach its contrast with any opacity up to the one asked for.
  case missed(Check)
  /// Two states can't be told apart as well as was asked: opacities that are given aren't raised.
  case givenUp(Check)
  /// A state looks like normal on this ground.
  case invisible(ControlState, on: SRGB8)
  /// The layers that were found.
  case chosen(hovered: StateLayer, pressed: StateLayer, LayerRule.Preference)
  /// A color with which nothing holds: what falls shortest with the best of its opacities.
  case refused(SRGB8, Check)
  /// No color does it.
  case infeasible

  /// Whether something was given up by it.
  public var isConcession: Bool {
    switch self {
    case .capped, .missed, .givenUp, .invisible, .infeasible: true
    case .chosen, .refused: false
    }
  }
}

extension LayerReason: CustomStringConvertible {
  /// The fact as a sentence without a full stop.
  public var description: String {
    switch self {
    case .capped(let state, let from, let to, let check):
      "\(state.words) is laid on at \(LayerReason.opacity(to)) instead of \(LayerReason.opacity(from)), "
        + "with which \(LayerReason.words(check))"
    case .missed(let check): "no opacity that was asked for does it: \(LayerReason.words(check))"
    case .givenUp(let check): "opacities stay as given, though \(LayerReason.words(check))"
    case .invisible(let state, let ground): "\(state.words) can't be seen on \(ground.hex)"
    case .chosen(let hovered, let pressed, let preference):
      "the layers are \(hovered) for hovered and \(pressed) for pressed, "
        + (preference == .opacity
          ? "the least opacities with which all holds"
          : "the nearest to the opaque colors with which all holds")
    case .refused(let color, let check):
      "the layer isn't \(color.hex): at its best, \(LayerReason.words(check))"
    case .infeasible: "no color that was allowed can be laid on every surface"
    }
  }

  private static func opacity(_ alpha: LayerAlpha) -> String { NumberText.fixed(alpha.value, decimals: 3) }

  private static func words(_ check: Check) -> String {
    let state = check.state.words
    let least = check.allowed.lowerBound
    switch (check.constraint, check.metric) {
    case (.text, _), (.nonText, _):
      return
        "\(check.subject) on \(check.against) has \(Contrast(check.value).roundedDown):1, below \(Contrast(least).roundedDown):1"
    case (.order, _): return "\(state) \(check.subject) isn't beyond hovered \(check.against)"
    case (_, .wcag2):
      return
        "\(state) \(check.subject) has \(Contrast(check.value).roundedDown):1 with \(check.against), "
        + "\(Contrast(least).roundedDown):1 was asked for"
    default:
      let vision = check.constraint == .colorVision ? " with a deficiency of color vision" : ""
      return "\(state) \(check.subject) is only \(distance(check.value)) (ΔE OK\(vision)) from "
        + "\(check.against), \(distance(least)) was asked for"
    }
  }

  private static func distance(_ value: Double) -> String { NumberText.fixed(value, decimals: 3) }
}
