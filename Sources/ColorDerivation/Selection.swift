public import ColorCore

/// How the states of a chosen control lie: selected is a normal color of its own, and hovered and pressed go on from
/// it.
public struct Selection: Hashable, Sendable {
  /// The step from normal to selected, in OKLCH lightness, on the side of the other states. It isn't used where
  /// there is an ``accent``.
  public var step: Double
  /// The step from selected to selected and hovered.
  public var hovered: Double
  /// The step from selected to selected and pressed, larger than that of hovered.
  public var pressed: Double
  /// The color of selected itself, where it is another color rather than a step: text that turns to the accent.
  public var accent: SRGB8?
  /// The least difference between any two states of which one is a selected one.
  public var floor: Floors.Floor

  /// The default of a role in an appearance: the middle of what hand-made systems choose. Increased contrast steps
  /// 1.6 times as far.
  ///
  /// - Parameters:
  ///   - role: What the color is for.
  ///   - appearance: The appearance it is for.
  ///   - accent: The color of selected, where it is another color.
  public init(for role: Role, in appearance: Appearance, accent: SRGB8? = nil) {
    let factor = appearance.contrast == .increased ? 1.6 : 1
    let (step, hovered): (Double, Double) =
      switch (role, appearance.scheme) {
      case (.background(.fill), _): (0.070, 0.030)
      case (.background(.surface), .light): (0.060, 0.030)
      case (.background(.surface), .dark): (0.080, 0.040)
      // Between hovered and pressed, since there is no accent to turn to.
      case (.foreground, _): (0.085, 0.045)
      case (.border(.functional), _): (0.120, 0.045)
      case (.border(.decorative), _): (0.060, 0.030)
      }
    self.step = step * factor
    self.hovered = hovered * factor
    pressed = 2 * hovered * factor
    self.accent = accent
    // A ratio too, because ΔE OK overstates what is seen near black.
    floor = Floors.Floor(contrast: 1.05, deltaE: 0.02)
  }
}
