/// A rule that a set of states must keep. The raw value is its name in reports and proofs.
public enum ConstraintID: String, CaseIterable, Hashable, Sendable {
  /// Text on every surface and in every state has its contrast.
  case text = "C1"
  /// A functional border or icon stands out from its surfaces.
  case nonText = "C2"
  /// One content lies on all states, unless the recipe says otherwise. It is kept by the shape of a set, which has
  /// one content, and so is never measured.
  case constantContent = "C3"
  /// Two states can be told apart.
  case stateFloor = "C4"
  /// Pressed lies beyond hovered, or on the other side where the profile says so.
  case order = "C5"
  /// Two states can be told apart with a deficiency of color vision.
  case colorVision = "C6"
  /// The color is inside the gamut at the depth that is written. It is kept by the type of the integers.
  case gamut = "C7"
  /// The hue stays, and the chroma grows by no more than rounding.
  case hue = "C8"
  /// The contrast of disabled lies in its band.
  case disabled = "C9"
  /// A ring that shows the focus is seen beside all that it touches.
  case focus = "C10"
  /// Text has its lightness contrast Lc, where one is asked for by name.
  case lightness = "C11"
  /// A background stands out from its surfaces.
  case standalone = "C12"
  /// What is decoration carries no text. It is kept by the types: a border has no content.
  case decoration = "C13"
}

extension Role {
  /// The constraint that asks for this role's contrast.
  var contrastConstraint: ConstraintID {
    if case .border = self { .nonText } else { .text }
  }
}

/// What a check measures.
public enum Metric: String, Hashable, Sendable {
  /// The contrast ratio of WCAG 2.x.
  case wcag2
  /// The magnitude of the advisory lightness contrast Lc.
  case apca
  /// The distance in OKLab.
  case deltaEOK
  /// The distance in OKLab, the least of three deficiencies of color vision.
  case deltaEOKColorVision = "deltaEOK-cvd"
  /// The difference of OKLCH lightness, in the direction of the states.
  case lightness
  /// The difference of OKLCH hue in degrees.
  case hue
  /// The OKLCH chroma above that of what it is held against.
  case chroma
}

/// One thing that was measured on the bytes of a finished set.
public struct Check: Hashable, Sendable {
  /// The rule.
  public var constraint: ConstraintID
  /// The state that is judged.
  public var state: ControlState
  /// What is measured.
  public var metric: Metric
  /// The color that is judged.
  public var subject: WrittenColor
  /// The color it is held against.
  public var against: WrittenColor
  /// What was found.
  public var value: Double
  /// The range it must lie in, both ends allowed; the upper end is infinite where only a least is asked for.
  public var allowed: ClosedRange<Double>

  /// Whether the value lies in the range. Nothing is rounded.
  public var passes: Bool { allowed.contains(value) }

  /// Whether WCAG exempts what is measured: the contrast of a component that can't be used now (SC 1.4.3 and
  /// 1.4.11). Such a check may hold by its band, which is ours, but never passes by the standard.
  public var isExempt: Bool { constraint == .disabled && metric == .wcag2 }

  init(
    _ constraint: ConstraintID, _ state: ControlState, _ metric: Metric, _ subject: WrittenColor,
    against: WrittenColor, _ value: Double, atLeast least: Double
  ) {
    self.init(constraint, state, metric, subject, against: against, value, least...Double.infinity)
  }

  init(
    _ constraint: ConstraintID, _ state: ControlState, _ metric: Metric, _ subject: WrittenColor,
    against: WrittenColor, _ value: Double, _ allowed: ClosedRange<Double>
  ) {
    self.constraint = constraint
    self.state = state
    self.metric = metric
    self.subject = subject
    self.against = against
    self.value = value
    self.allowed = allowed
  }
}
