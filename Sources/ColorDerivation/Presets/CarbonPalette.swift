public import ColorCore

/// The palette of IBM Carbon 11: twelve hues in ten grades, each with a half-step for hovered.
///
///     CarbonPalette.swatch(of: SRGB8(0x0F62FE))?.name  // blue 60
///
/// - SeeAlso: Carbon, `@carbon/colors` (Apache-2.0).
public enum CarbonPalette {
  /// A color of the palette.
  public struct Swatch: Hashable, Sendable {
    /// The hue, such as `blue` or `warm gray`.
    public let hue: String
    /// The grade, 10 to 100.
    public let grade: Int
    /// The color.
    public let color: SRGB8
    /// Its half-step: darker up to grade 60, lighter from 70 on.
    public let hovered: SRGB8
    /// The color two grades on: darker up to grade 60, lighter from 70 on.
    public let pressed: SRGB8

    /// Hue and grade, such as `blue 60`.
    public var name: String { "\(hue) \(grade)" }
  }

  /// All swatches, hue by hue and light to dark.
  public static let swatches: [Swatch] = table.flatMap { hue in
    hue.grades.indices.map { index in
      Swatch(
        hue: hue.name, grade: (index + 1) * 10, color: SRGB8(hue.grades[index]),
        hovered: SRGB8(hue.halfSteps[index]),
        pressed: SRGB8(hue.grades[index < 6 ? index + 2 : index - 2]))
    }
  }

  /// The swatch of a color; nothing if it isn't one of the palette.
  public static func swatch(of color: SRGB8) -> Swatch? { swatches.first { $0.color == color } }

  /// The grade of a color: that of the gray whose lightness L* is nearest; of two as near the lighter.
  public static func grade(of color: SRGB8) -> Int {
    let tone = MaterialHCT.tone(of: color)
    let distances = grays.map { (MaterialHCT.tone(of: $0) - tone).magnitude }
    return (distances.indices.reduce(0) { distances[$1] < distances[$0] ? $1 : $0 } + 1) * 10
  }

  private static let grays = swatches.filter { $0.hue == "gray" }.map(\.color)

  /// The step of OKLCH lightness to hovered that colors outside the palette take, by their grade.
  private static let steps = [
    -0.037, -0.046, -0.054, -0.052, -0.062, -0.059, 0.065, 0.058, 0.049, 0.086,
  ]

  static func states(of input: PresetInput) -> PresetStates {
    var states = PresetStates(normal: input.base)
    if let swatch = swatch(of: input.base) {
      (states.hovered, states.pressed) = (swatch.hovered, swatch.pressed)
      states.palette = swatches.filter { $0.hue == swatch.hue }.map {
        PaletteColor(name: $0.name, color: $0.color)
      }
    } else if input.base == .white {
      // white-hover and the layer's active; in dark the tertiary button's hover.
      (states.hovered, states.pressed) = (SRGB8(input.isDark ? 0xF4F4F4 : 0xE8E8E8), SRGB8(0xC6C6C6))
    } else if input.base == .black {
      states.hovered = SRGB8(0x212121)
    } else {
      (states.hovered, states.pressed) = steps(of: input.base)
    }
    guard case .background(let kind) = input.role else { return states }
    if kind == .surface, let selected = selected(from: input.base) {
      (states.selected, states.selectedHovered) = (selected.color, selected.hovered)
    }
    states.content = input.plainContent(on: input.base)
    // button-disabled and text-on-color-disabled.
    if input.isDark {
      let disabled = input.surface.overlaid(with: SRGB8(0x8D8D8D), thousandths: 300)
      states.disabled = disabled
      states.disabledContent = disabled.overlaid(with: .white, thousandths: 250)
    } else {
      (states.disabled, states.disabledContent) = (SRGB8(0xC6C6C6), SRGB8(0x8D8D8D))
    }
    return states
  }

  /// What a layer is when it is selected: a grade on, and gray 20 of white.
  private static func selected(from base: SRGB8) -> Swatch? {
    if base == .white { return swatches.first { $0.hue == "gray" && $0.grade == 20 } }
    guard let swatch = swatch(of: base) else { return nil }
    let grade = swatch.grade + (swatch.grade <= 60 ? 10 : -10)
    return swatches.first { $0.hue == swatch.hue && $0.grade == grade }
  }

  /// The states of a color outside the palette: hovered by the step of its grade, pressed by as much as two grades
  /// of gray lie apart.
  private static func steps(of base: SRGB8) -> (hovered: SRGB8, pressed: SRGB8) {
    let path = HuePath(through: Sample(base), in: .srgb8)
    let index = grade(of: base) / 10 - 1
    let two = grays[index < 6 ? index + 2 : index - 2].oklab.components.x - grays[index].oklab.components.x
    return (path.color(at: path.base.x + steps[index]).color, path.color(at: path.base.x + two).color)
  }
}
