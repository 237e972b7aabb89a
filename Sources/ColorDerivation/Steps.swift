/// How far the states lie from the normal color, in OKLCH lightness, 0 to 1.
public struct Steps: Hashable, Sendable {
  /// The step of hovered, 0 or more.
  public var hovered: Double
  /// The step of pressed, larger than that of hovered.
  public var pressed: Double
  /// The lightness that hovered has at least when it goes lighter, 0 to 1; 0 for none. Near black a step that is
  /// well seen elsewhere is hardly one. Pressed keeps its distance from hovered.
  public var leastLightness: Double

  /// Steps of these sizes.
  ///
  /// - Parameters:
  ///   - hovered: The step of hovered, 0 or more.
  ///   - pressed: The step of pressed; without it, ``pressedFactor`` times that of hovered.
  ///   - leastLightness: The lightness that hovered has at least when it goes lighter; 0 for none.
  public init(hovered: Double, pressed: Double? = nil, leastLightness: Double = 0) {
    self.hovered = hovered
    self.pressed = pressed ?? hovered * Steps.pressedFactor
    self.leastLightness = leastLightness
  }

  /// The steps from a color that goes lighter: larger where it is so dark that hovered would stay below
  /// ``leastLightness``.
  func lighter(from lightness: Double) -> Steps {
    let more = max(0, leastLightness - lightness - hovered)
    return Steps(hovered: hovered + more, pressed: pressed + more, leastLightness: leastLightness)
  }

  /// How many times the step of hovered pressed takes by default: the most stable law of hand-made systems.
  public static let pressedFactor = 2.0

  /// How many times the step is larger where a person asked for more contrast.
  public static let increasedContrastFactor = 1.6

  /// The default steps: the middle of what hand-made systems choose for each role, in light and dark alike.
  ///
  /// The article “What designers choose” says how they were found. Increased contrast takes 1.6 times as much, by this
  /// project's judgement: too few systems have such themes.
  public init(for role: Role, in appearance: Appearance) {
    let hovered =
      switch role {
      case .background(.surface): 0.040
      case .background(.fill): 0.055
      case .foreground: 0.075
      case .border(.functional): 0.060
      case .border(.decorative): 0.040
      }
    let factor = appearance.contrast == .increased ? Steps.increasedContrastFactor : 1
    self.init(hovered: hovered * factor, leastLightness: 0.25)
  }
}

/// The least visible difference between states. These are engineering values of this project; no standard
/// asks for a contrast between states.
public struct Floors: Hashable, Sendable {
  /// The least difference of two states.
  public struct Floor: Hashable, Sendable {
    /// The least ratio of their WCAG luminances, 1 for none.
    public var contrast: Double
    /// The least ΔE OK.
    public var deltaE: Double

    /// A floor of a ratio and a ΔE OK.
    public init(contrast: Double, deltaE: Double) {
      self.contrast = contrast
      self.deltaE = deltaE
    }
  }

  /// Between normal and hovered.
  public var hovered: Floor
  /// Between normal and pressed.
  public var pressed: Floor
  /// Between hovered and pressed.
  public var between: Floor
  /// The least ΔE OK of any two of these under each deficiency of color vision.
  public var colorVision: Double

  /// Floors of these sizes.
  public init(hovered: Floor, pressed: Floor, between: Floor, colorVision: Double) {
    self.hovered = hovered
    self.pressed = pressed
    self.between = between
    self.colorVision = colorVision
  }

  /// The default floors of a role.
  public init(for role: Role, in appearance: Appearance) {
    func floors(_ hovered: Double, _ pressed: Double, _ between: Double) -> Floors {
      Floors(
        hovered: Floor(contrast: hovered, deltaE: 0.02), pressed: Floor(contrast: pressed, deltaE: 0.02),
        between: Floor(contrast: between, deltaE: 0.02), colorVision: 0.012
      )
    }
    switch (role, appearance.scheme) {
    case (.background(.fill), _): self = floors(1.10, 1.20, 1.05)
    case (.background(.surface), _): self = floors(1.05, 1.10, 1.04)
    case (.foreground, _):
      self = floors(1.15, 1.35, 1.08)
      hovered.deltaE = 0.04
      pressed.deltaE = 0.06
    case (.border(.functional), _): self = floors(1.15, 1.25, 1.05)
    case (.border(.decorative), _): self = floors(1, 1, 1)
    }
    if appearance.contrast == .increased {
      hovered.contrast = 1.25
      pressed.contrast = 1.50
      between.contrast = 1.15
      colorVision = 0.02
    }
  }
}
