internal import ColorCore

extension FASTRamp {
  // neutral-fill-*-delta and accent-fill-*-delta.
  private static let neutral = (rest: 7, hover: 10, active: 5, focus: 0)
  private static let accent = (hover: 4, active: -5, focus: 0)

  /// The fills. A grey is taken as the neutral palette, whose fills depend on the surface alone; another color is
  /// the accent, and stands at hovered.
  static func states(of input: PresetInput) -> PresetStates {
    guard case .background = input.role else { return PresetStates(normal: input.base) }
    let base = input.base
    // Fills go darker from a light surface and lighter from a dark one.
    let surface = grey.index(nearestTo: input.surface)
    let side = surface >= max(neutral.rest, neutral.hover, neutral.active) ? -1 : 1
    let ramp: FASTRamp
    let places: (rest: Int, hover: Int, active: Int, focus: Int)
    if base.red == base.green, base.green == base.blue {
      ramp = grey
      places = (
        surface + side * neutral.rest, surface + side * neutral.hover, surface + side * neutral.active,
        surface + side * neutral.focus
      )
    } else {
      ramp = FASTRamp(base)
      let hover = ramp.index(nearestTo: base), rest = hover - side * accent.hover
      places = (rest, hover, rest + side * accent.active, rest + side * accent.focus)
    }
    var states = PresetStates(
      normal: ramp[places.rest], hovered: ramp[places.hover], pressed: ramp[places.active])
    states.focused = ramp[places.focus]
    // foreground-on-accent takes white if it can be read on the accent.
    let content: SRGB8 = base.contrast(with: .white) >= .text ? .white : .black
    states.content = input.content ?? (ramp == grey ? input.plainContent(on: states.normal) : content)
    states.palette = ramp.colors.enumerated().map { PaletteColor(name: "\($0)", color: $1) }
    return states
  }
}
