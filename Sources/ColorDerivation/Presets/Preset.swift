public import ColorCore

/// A design system whose rule for states can be taken over. The raw value is its name on the command line.
///
///     let input = PresetInput(base: SRGB8(0x1677FF))
///     Preset.ant.states(of: input).hovered  // #4096ff
///
/// ``states(of:)`` gives the system's own values, whatever they break; ``recipe(for:from:)`` takes them as the wish
/// and keeps the guarantees. None of it is endorsed by the makers of these systems.
public enum Preset: String, CaseIterable, Hashable, Sendable {
  /// Bootstrap 5.3: sRGB mixed with black or white.
  case bootstrap
  /// Ant Design 5 and 6: a palette of ten by hue, saturation and value.
  case ant
  /// Material UI 5 and later: channels scaled, and truncated.
  case mui
  /// Material Design 3: the content's color laid over the container.
  case materialStateLayer = "material-state-layer"
  /// Material Design 3: tones of one hue and chroma in HCT.
  case materialTones = "material-tones"
  /// Atlassian's custom themes: ten steps at fixed contrasts with white, in HCT.
  case atlassianCustom = "atlassian-custom"
  /// FAST 2: a ramp of 94 steps, and distances on it.
  case fastV2 = "fast-v2"
  /// IBM Carbon 11: a published palette, its half-steps, and two grades.
  case carbon
  /// Fluent 9: places on a brand ramp of sixteen.
  case fluent
  /// libadwaita 1: layers of the current color.
  case libadwaita
  /// The hover of Radix' custom palettes, without its scales.
  case radixLike = "radix-like"
  /// Leonardo's way: a color for a contrast with the background.
  case leonardoLike = "leonardo-like"

  /// What the rule is, in one line without a full stop.
  public var summary: String {
    switch self {
    case .bootstrap: "Bootstrap 5.3: mixes with black or white, chosen by the content's color"
    case .ant: "Ant Design 5 and 6: a palette of ten in HSV; hovered and pressed are its neighbors"
    case .mui: "Material UI 5: hovered has 70 % of each channel, truncated"
    case .materialStateLayer: "Material 3: the content's color over the fill, 8 % hovered and 12 % pressed"
    case .materialTones: "Material 3: tones of the base's hue in HCT, with state layers"
    case .atlassianCustom: "Atlassian custom themes: ten steps at fixed contrasts with white, in HCT"
    case .fastV2: "FAST 2: a ramp of 94 steps and distances on it"
    case .carbon: "IBM Carbon 11: published half-steps for hovered, two grades for pressed"
    case .fluent: "Fluent 9: places on a brand ramp of sixteen steps"
    case .libadwaita: "libadwaita: layers of the current color"
    case .radixLike: "Radix custom palettes, nearly: one step in OKLCH for hovered, nothing for pressed"
    case .leonardoLike: "Leonardo, nearly: a color for a contrast with the surface"
    }
  }

  /// Whether the values are near the system's and not its own: within ΔE OK .05 for Radix, .03 for colors outside
  /// Carbon's palette or Fluent's ramps; Leonardo's misses are mended.
  public func isApproximate(for base: SRGB8) -> Bool {
    switch self {
    case .radixLike, .leonardoLike: true
    case .carbon: CarbonPalette.swatch(of: base) == nil
    case .fluent: FluentRamp.published(containing: base) == nil
    default: false
    }
  }
}
