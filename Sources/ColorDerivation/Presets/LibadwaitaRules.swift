public import ColorCore

/// The rules of libadwaita 1 for buttons and for accents used as text.
///
/// A default button is a layer of the current color on the surface; an opaque one has a layer over its own color.
///
///     LibadwaitaRules.accentText(SRGB8(0x3584E4), in: .light)  // #0461be
///
/// - SeeAlso: libadwaita, `src/stylesheet` (LGPL-2.1; facts only).
public enum LibadwaitaRules {
  /// The ink of light surfaces, `rgb(0 0 6)`.
  public static let ink = SRGB8(0x000006)
  /// The opacity of that ink as the current color, in thousandths.
  static let inkOpacity = 800

  /// An accent color as it is used for text: its OKLab lightness is at most .5 in light and at least .85 in dark.
  /// What then lies outside sRGB is cut off, as on the screen.
  ///
  /// - Parameters:
  ///   - accent: The accent.
  ///   - scheme: Light or dark.
  public static func accentText(_ accent: SRGB8, in scheme: Appearance.Scheme) -> SRGB8 {
    let lab = accent.oklab.components
    let lightness = scheme == .dark ? max(lab.x, 0.85) : min(lab.x, 0.5)
    return SRGB8(clipping: Color<OKLab>(lightness, lab.y, lab.z).converted(to: SRGB.self))
  }

  static func states(of input: PresetInput) -> PresetStates {
    switch input.role {
    case .background(.fill): opaque(input)
    case .background(.surface): plain(input)
    case .foreground: PresetStates(normal: accentText(input.base, in: input.appearance.scheme))
    case .border: PresetStates(normal: input.base)
    }
  }

  /// A default button on the base.
  private static func plain(_ input: PresetInput) -> PresetStates {
    // A content that is given is the current color; else it is white, or the ink at .8.
    let isInk = input.content == nil && !input.isDark
    let current = input.content ?? (input.isDark ? .white : ink)
    let opacity = isInk ? inkOpacity : 1000
    func layer(_ percent: Int) -> SRGB8 {
      input.base.overlaid(with: current, thousandths: percent * opacity / 100)
    }
    var states = PresetStates(normal: layer(10), hovered: layer(15), pressed: layer(30))
    (states.selected, states.selectedHovered, states.selectedPressed) = (layer(30), layer(35), layer(40))
    let content = states.normal.overlaid(with: current, thousandths: opacity)
    states.content = content
    return faded(states, content, on: input.base)
  }

  /// A button of the base's color: suggested, destructive or opaque.
  private static func opaque(_ input: PresetInput) -> PresetStates {
    let content = input.content ?? .white
    var states = PresetStates(normal: input.base, content: content)
    states.hovered = input.base.overlaid(with: content, thousandths: 100)
    states.pressed = input.base.overlaid(with: ink, thousandths: 200)
    return faded(states, content, on: input.surface)
  }

  /// The states with disabled at half the opacity.
  private static func faded(_ states: PresetStates, _ content: SRGB8, on surface: SRGB8) -> PresetStates {
    var states = states
    states.disabled = surface.overlaid(with: states.normal, thousandths: 500)
    states.disabledContent = surface.overlaid(with: content, thousandths: 500)
    return states
  }
}
