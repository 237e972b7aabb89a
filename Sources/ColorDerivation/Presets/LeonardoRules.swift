public import ColorCore

/// Leonardo's way to a color: by its contrast with the background.
///
/// Leonardo searches a scale of 3,000 colors and rounds what it finds, which then may have less than was asked for.
/// This is the color of the base's hue at the contrast, and then the nearest of bytes that really has it.
///
///     LeonardoRules.color(of: SRGB8(0x8F62FF), contrast: Contrast(3), on: SRGB8(0xE1E1E1))
///
/// - SeeAlso: Adobe Leonardo, `@adobe/leonardo-contrast-colors` (Apache-2.0).
public enum LeonardoRules {
  /// The color of a base's hue with a contrast on a background: darker on a background that is nearer to white, and
  /// lighter on another one; the other way where that can't be had. The farthest color where neither can.
  ///
  /// - Parameters:
  ///   - base: Gives the hue, and the chroma as far as sRGB has it.
  ///   - contrast: What is asked for.
  ///   - background: The background.
  public static func color(of base: SRGB8, contrast: Contrast, on background: SRGB8) -> SRGB8 {
    let white = background.contrast(with: .white), black = background.contrast(with: .black)
    if contrast >= max(white, black) { return white > black ? .white : .black }
    let path = HuePath(through: Sample(base), in: .srgb8)
    let y = background.relativeLuminance
    let darker = (y + 0.05) / contrast.ratio - 0.05, lighter = (y + 0.05) * contrast.ratio - 0.05
    let isLight = black >= white
    let wishes = (isLight ? [darker, lighter] : [lighter, darker]).filter { (0...1).contains($0) }
    let wish = path.color(at: path.lightness(ofLuminance: wishes.first ?? (isLight ? 0 : 1), chroma: 1)).color
    return ContrastAdjustment(of: AnyColor(wish), on: [background], minimum: contrast.ratio).color
  }

  /// By how much the states' contrast with the surface is more than that of normal. Leonardo has no states; these
  /// are ours.
  private static let hovered = 1.25, pressed = 1.6
  /// The targets of the palette: those of WCAG.
  private static let targets = [3.0, 4.5, 7]

  static func states(of input: PresetInput) -> PresetStates {
    let surface = input.surface
    var normal = input.base
    if let minimum = input.minimum { normal = color(of: input.base, contrast: minimum, on: surface) }
    let contrast = normal.contrast(with: surface).ratio
    let most = max(surface.contrast(with: .white).ratio, surface.contrast(with: .black).ratio)
    func at(_ factor: Double) -> SRGB8 {
      // Where the scale ends there is less contrast instead of more.
      let ratio = contrast * pressed <= most ? contrast * factor : contrast / factor
      return color(of: input.base, contrast: Contrast(max(1, ratio)), on: surface)
    }
    var states = PresetStates(normal: normal, hovered: at(hovered), pressed: at(pressed))
    if case .background = input.role { states.content = input.plainContent(on: normal) }
    states.palette = targets.map { ratio in
      PaletteColor(
        name: NumberText.shortest(ratio), color: color(of: input.base, contrast: Contrast(ratio), on: surface)
      )
    }
    return states
  }
}
