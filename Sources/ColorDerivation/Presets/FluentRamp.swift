public import ColorCore

/// A brand ramp of Fluent 9: sixteen steps from 10, dark, to 160, light, and the places on it that states have.
///
///     FluentRamp.web[80]                                              // #0f6cbd
///     FluentRamp.web.states(of: .background, in: .light).hovered      // #115ea3
///
/// - SeeAlso: Fluent UI, `@fluentui/tokens` (MIT).
public struct FluentRamp: Hashable, Sendable {
  /// What the brand color is used for.
  public enum Use: String, CaseIterable, Hashable, Sendable {
    /// A filled button.
    case background
    /// A checked control, and brand-colored strokes and icons.
    case compound
    /// A link.
    case link
    /// A subtle tint.
    case subtle
  }

  /// The sixteen colors, step 10 first.
  public let colors: [SRGB8]

  /// The ramp of these colors.
  ///
  /// - Parameter colors: Sixteen, dark to light.
  public init(_ colors: [SRGB8]) {
    precondition(colors.count == 16, "a brand ramp has sixteen steps")
    self.colors = colors
  }

  /// The color of a step, 10 to 160 by tens.
  public subscript(step: Int) -> SRGB8 {
    precondition(step % 10 == 0 && (10...160).contains(step), "a step is one of 10, 20 … 160")
    return colors[step / 10 - 1]
  }

  /// The ramp of Fluent's web brand.
  public static let web = FluentRamp(
    [
      0x061724, 0x082338, 0x0A2E4A, 0x0C3B5E, 0x0E4775, 0x0F548C, 0x115EA3, 0x0F6CBD, 0x2886DE, 0x479EF5,
      0x62ABF5,
      0x77B7F7, 0x96C6FA, 0xB4D6FA, 0xCFE4FA, 0xEBF3FC,
    ].map { SRGB8($0) })
  /// The ramp of the web's brand before the present one, which the tokens' own tables still name.
  public static let earlierWeb = FluentRamp(
    [
      0x001526, 0x002848, 0x043862, 0x004578, 0x004C87, 0x005A9E, 0x106EBE, 0x0078D4, 0x1890F1, 0x2899F5,
      0x3AA0F3,
      0x6CB8F6, 0x82C7FF, 0xC7E0F4, 0xDEECF9, 0xEFF6FC,
    ].map { SRGB8($0) })
  /// The ramp of Teams' brand.
  public static let teams = FluentRamp(
    [
      0x2B2B40, 0x2F2F4A, 0x333357, 0x383966, 0x3D3E78, 0x444791, 0x4F52B2, 0x5B5FC7, 0x7579EB, 0x7F85F5,
      0x9299F7,
      0xAAB1FA, 0xB6BCFA, 0xC5CBFA, 0xDCE0FA, 0xE8EBFA,
    ].map { SRGB8($0) })
  /// The ramp of Office's brand.
  public static let office = FluentRamp(
    [
      0x29130B, 0x4D2415, 0x792000, 0x99482B, 0xA52C00, 0xC33400, 0xE06A3F, 0xD83B01, 0xDD4F1B, 0xFE7948,
      0xFF865A,
      0xFF9973, 0xE8825D, 0xFFB498, 0xF4BEAA, 0xF9DCD1,
    ].map { SRGB8($0) })

  /// The first of Fluent's own ramps that has a color; nothing if none does.
  public static func published(containing color: SRGB8) -> FluentRamp? {
    [web, earlierWeb, teams, office].first { $0.colors.contains(color) }
  }

  /// A ramp for a brand that has none: the base at step 80, and the lightness of the other steps as far from it as
  /// on the web's ramp. Fluent's own designer draws other curves; give a ramp where there is one.
  ///
  /// - Parameter base: The brand color.
  public init(like base: SRGB8) {
    let path = HuePath(through: Sample(base), in: .srgb8)
    let web = FluentRamp.web
    let middle = web[80].oklab.components.x
    let (low, high) = (web[10].oklab.components.x, web[160].oklab.components.x)
    colors = web.colors.enumerated().map { index, color in
      if index == 7 { return base }
      let lightness = color.oklab.components.x, start = path.base.x
      // Both sides keep the shares of the web's ramp, so that the ramp of a light or dark base stays in order.
      let (end, share) =
        lightness < middle
        ? (min(low, start), (middle - lightness) / (middle - low))
        : (max(high, start), (lightness - middle) / (high - middle))
      let wish = start + (end - start) * share
      return path.color(at: wish).color
    }
  }

  /// The brand's states for a use.
  ///
  /// - Parameters:
  ///   - use: What the color is used for.
  ///   - scheme: Light or dark.
  public func states(of use: Use, in scheme: Appearance.Scheme) -> PresetStates {
    let (steps, selected) = places(of: use, in: scheme)
    var states = PresetStates(normal: self[steps.0], hovered: self[steps.1], pressed: self[steps.2])
    states.selected = selected.map { self[$0] }
    states.palette = colors.enumerated().map { PaletteColor(name: "\(($0 + 1) * 10)", color: $1) }
    return states
  }

  private func places(of use: Use, in scheme: Appearance.Scheme) -> ((Int, Int, Int), selected: Int?) {
    switch (use, scheme) {
    case (.background, .light): ((80, 70, 40), 60)
    case (.background, .dark): ((70, 80, 40), 60)
    case (.compound, .light): ((80, 70, 60), nil)
    case (.compound, .dark): ((100, 110, 90), nil)
    case (.link, .light): ((70, 60, 40), 70)
    case (.link, .dark): ((100, 110, 90), 100)
    case (.subtle, .light): ((160, 150, 130), nil)
    case (.subtle, .dark): ((20, 40, 10), nil)
    }
  }
}
