public import ColorCore

/// A fact about why a set is as it is. Its ``description`` is a sentence for people.
public enum Reason: Hashable, Sendable {
  /// The states go to the side that is usual for the role and theme.
  case preferredSide(Side, Role, Appearance.Scheme)
  /// The side was asked for.
  case requestedSide(Side)
  /// The states take no step, as was asked for.
  case still
  /// The states go to this side because the other one fails.
  case otherSide(Side, Miss)
  /// The states go to this side because the other one would pale the color.
  case vividness(Side, chromaKept: Double)
  /// The states go to the side of the colors that were wished for.
  case wishedSide(Side)
  /// A state isn't the color that was wished for, so that the constraints hold.
  case departed(ControlState, from: SRGB8, to: WrittenColor)
  /// The accent can't be selected itself, so that the constraints hold.
  case accentMoved(from: SRGB8, to: WrittenColor)
  /// A step was made larger so that the states can be told apart.
  case widened(ControlState, from: Double, to: Double)
  /// A step was made smaller so that a constraint holds.
  case narrowed(ControlState, from: Double, to: Double)
  /// The content was chosen.
  case content(ContentName, Contrast)
  /// A candidate for the content was passed over.
  case contentRefused(ContentName, Miss)
  /// The base was moved.
  case baseMoved(from: WrittenColor, to: WrittenColor, deltaE: Double)
  /// The profile was turned round, to this one.
  case profile(StepProfile)
  /// The fallback contrast holds instead.
  case fellBack(from: Contrast, to: Contrast)
  /// The contrast of disabled lies outside its band.
  case disabledOutside(contrast: Double, on: WrittenColor, band: ClosedRange<Double>)
  /// Disabled is nearer to another state than the rule asks.
  case disabledNear(ControlState, deltaE: Double, asked: Double)
  /// Nothing allowed meets the contrast that was asked for.
  case infeasible(Certificate)
  /// A preset put a color of its own in the base's place.
  case presetNormal(Preset, from: SRGB8, to: SRGB8)
  /// A preset has no rule for a state.
  case presetSilence(Preset, ControlState)
  /// A preset's own value breaks a constraint.
  case breach(Check)

  /// What a side or a candidate fails on.
  public enum Miss: Hashable, Sendable {
    /// A state would have less contrast than is asked for.
    case contrast(ControlState, Contrast, asked: Contrast)
    /// There is no room before black or white for a state that can be told apart.
    case room(ControlState)
    /// A text would have less lightness contrast Lc than is asked for.
    case lightnessContrast(ControlState, Double, asked: Double)
  }
}

extension Reason {
  /// Whether something was given up by it.
  public var isConcession: Bool {
    switch self {
    case .narrowed, .accentMoved, .baseMoved, .profile, .fellBack, .disabledOutside, .disabledNear,
      .infeasible, .breach:
      true
    case .preferredSide, .requestedSide, .still, .wishedSide, .departed, .otherSide, .vividness, .widened,
      .content,
      .contentRefused, .presetNormal, .presetSilence:
      false
    }
  }
}

extension Reason: CustomStringConvertible {
  /// The fact as a sentence without a full stop.
  public var description: String {
    switch self {
    case .preferredSide(let side, let role, let scheme):
      "states are \(side.name), as is usual for \(Reason.kind(role, side, scheme)) in a \(scheme.rawValue) theme"
    case .requestedSide(let side): "states are \(side.name), as asked for"
    case .still: "hovered and pressed are normal, as asked for"
    case .otherSide(let side, let miss):
      "states are \(side.name) because \(side.opposite.name) \(Reason.words(miss))"
    case .vividness(let side, let kept):
      "states are \(side.name) because \(side.opposite.name) would keep only \(Reason.percent(kept)) of the chroma"
    case .wishedSide(let side): "states are \(side.name), as the colors that were wished for"
    case .departed(let state, let from, let to):
      "\(state.words) is \(to.text) instead of \(from.hex), the nearest that keeps every constraint"
    case .accentMoved(let from, let to):
      "selected is \(to.text) instead of the accent \(from.hex), the nearest of its hue that keeps every constraint"
    case .widened(let state, let from, let to):
      "\(state.words) steps by \(Reason.step(to)) in lightness instead of \(Reason.step(from)), to be told apart"
    case .narrowed(let state, let from, let to):
      "\(state.words) steps by \(Reason.step(to)) in lightness instead of \(Reason.step(from)), the largest that can be had"
    case .content(let color, let contrast):
      "content is \(color), \(contrast.roundedDown):1 on normal"
    case .contentRefused(let color, let miss): "content isn't \(color) because it \(Reason.words(miss))"
    case .baseMoved(let from, let to, let deltaE):
      "normal is \(to) instead of \(from) (ΔE OK \(Reason.step(deltaE))), the nearest that meets the contrast"
    case .profile(.opposed): "pressed goes the other way than hovered, because there is no room beyond it"
    case .profile(.monotone):
      "pressed goes on where hovered went, because there is no room for it on the other side"
    case .fellBack(let from, let to):
      "contrast is held at \(to.roundedDown):1 because \(from.roundedDown):1 can't be had"
    case .disabledOutside(let contrast, let ground, let band):
      "disabled has a contrast of \(Contrast(contrast).roundedDown):1 on \(ground), outside \(Reason.range(band))"
    case .disabledNear(let state, let deltaE, let asked):
      "disabled is only \(Reason.step(deltaE)) (ΔE OK) from \(state.words), \(Reason.step(asked)) was asked for"
    case .infeasible(let certificate): Reason.words(certificate)
    case .presetNormal(let preset, let from, let to):
      "normal is \(to.hex) instead of \(from.hex), as \(preset.rawValue) has it"
    case .presetSilence(let preset, let state): "\(preset.rawValue) has no rule for \(state.words)"
    case .breach(let check): check.breach
    }
  }

  /// What of a role goes to a side: most backgrounds go one way, those at the end of the scale the other.
  private static func kind(_ role: Role, _ side: Side, _ scheme: Appearance.Scheme) -> String {
    switch (role, scheme, side) {
    case (.background, .light, .lighter): "backgrounds near black"
    case (.background, .dark, .darker):
      "backgrounds near white, and for fills of middle lightness with lighter content,"
    case (.background, _, _): "backgrounds"
    // Text and lines go away from what they lie on, whatever the theme, and back from the ends of the scale.
    case (_, .light, .lighter): "\(role.name)s on what is darker, and near black,"
    case (_, .dark, .darker): "\(role.name)s on what is lighter, and near white,"
    default: "\(role.name)s"
    }
  }

  private static func words(_ miss: Miss) -> String {
    switch miss {
    case .contrast(let state, let contrast, let asked):
      "would bring \(state.words) to \(contrast.roundedDown):1, below \(asked.roundedDown):1"
    case .room(let state): "leaves no room for \(state.words)"
    case .lightnessContrast(let state, let value, let asked):
      "would bring \(state.words) to Lc \(NumberText.fixed(value, decimals: 1)), below \(NumberText.fixed(asked, decimals: 1))"
    }
  }

  private static func words(_ certificate: Certificate) -> String {
    let way = certificate.nearestBase.map { "; the nearest base that works is \($0)" } ?? ""
    let what = certificate.constraints.map(\.rawValue).joined(separator: ", ")
    if certificate.constraints.contains(.stateFloor) {
      return "states that can be told apart can't be had at \(certificate.required.roundedDown):1 (\(what)): "
        + "normal alone has \(certificate.best.roundedDown):1\(way)"
    }
    return
      "\(certificate.required.roundedDown):1 can't be had here (\(what)): the best is \(certificate.best.roundedDown):1\(way)"
  }

  private static func step(_ value: Double) -> String { NumberText.fixed(value, decimals: 3) }
  private static func percent(_ share: Double) -> String { NumberText.fixed(share * 100, decimals: 0) + " %" }
  private static func range(_ band: ClosedRange<Double>) -> String {
    "\(Contrast(band.lowerBound).roundedDown) to \(Contrast(band.upperBound).roundedDown)"
  }
}
