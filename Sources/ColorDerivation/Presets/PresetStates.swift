public import ColorCore

/// The states of a color as a design system makes them, unchanged. A state is nothing where the system has no rule
/// for it.
public struct PresetStates: Hashable, Sendable {
  /// At rest: the base, unless the system puts a color of its palette in its place.
  public var normal: SRGB8
  /// Under the pointer.
  public var hovered: SRGB8?
  /// While pressed.
  public var pressed: SRGB8?
  /// Not to be used now.
  public var disabled: SRGB8?
  /// With the keyboard's focus, where that changes the color itself.
  public var focused: SRGB8?
  /// Chosen, checked or on.
  public var selected: SRGB8?
  /// Chosen, and under the pointer.
  public var selectedHovered: SRGB8?
  /// Chosen, and pressed.
  public var selectedPressed: SRGB8?
  /// The content of a background; translucent contents are laid on normal.
  public var content: SRGB8?
  /// The content of a background that is disabled.
  public var disabledContent: SRGB8?
  /// The palette that the system makes of the base, in its own order; empty where it makes none.
  public var palette: [PaletteColor]

  init(
    normal: SRGB8, hovered: SRGB8? = nil, pressed: SRGB8? = nil, disabled: SRGB8? = nil,
    content: SRGB8? = nil,
    palette: [PaletteColor] = []
  ) {
    self.normal = normal
    self.hovered = hovered
    self.pressed = pressed
    self.disabled = disabled
    self.content = content
    self.palette = palette
  }

  /// The active states as a wish. Where selected looks like normal there is none for it: a recipe asks that they can
  /// be told apart.
  public var wish: StateColors {
    guard selected != normal else { return StateColors(hovered: hovered, pressed: pressed) }
    return StateColors(
      hovered: hovered, pressed: pressed, selected: selected, selectedHovered: selectedHovered,
      selectedPressed: selectedPressed)
  }

  /// Opposed where hovered is lighter than normal and pressed darker, or the other way; else monotone.
  public var profile: StepProfile {
    guard let hovered, let pressed else { return .monotone }
    let lightness = normal.oklab.components.x
    return (hovered.oklab.components.x - lightness) * (pressed.oklab.components.x - lightness) < 0
      ? .opposed : .monotone
  }
}

/// A color of a system's palette, with the system's name for it.
public struct PaletteColor: Hashable, Sendable {
  /// The name, such as `6`, `T40` or `blue 60`.
  public var name: String
  /// The color.
  public var color: SRGB8

  /// A color with its name.
  public init(name: String, color: SRGB8) {
    self.name = name
    self.color = color
  }
}
