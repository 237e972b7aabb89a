public import ColorCore

/// How the layers of states are found.
public enum LayerRule: Hashable, Sendable {
  /// A color is laid on with opacities that are given, lowered where text would not hold.
  case fixed(LayerOpacities, of: Overlay)
  /// The color among these, and the opacities, with which everything holds on every ground. Grounds at rest have
  /// no layer.
  case solved([SRGB8], by: Preference)

  /// The current color of each ground, with opacities that are given.
  ///
  /// - Parameter opacities: The opacities of the states.
  public static func fixed(_ opacities: LayerOpacities) -> LayerRule { .fixed(opacities, of: .current) }

  /// The least opacities of black, white or the colors that are given.
  ///
  /// - Parameter colors: Further colors to try, such as that of the content and that of the brand.
  public static func solved(and colors: SRGB8...) -> LayerRule {
    .solved([.black, .white] + colors, by: .opacity)
  }

  /// Which color is laid on.
  public enum Overlay: Hashable, Sendable {
    /// The first text of each ground, as Material and libadwaita do. Where a ground has none it is the first icon,
    /// and where there is no mark at all, black or white, whichever stands out more.
    case current
    /// One color on all grounds.
    case color(SRGB8)
  }

  /// Which of several layers that hold is taken. Of equals it is the color that is named first.
  public enum Preference: String, CaseIterable, Hashable, Sendable {
    /// The one with the least opacity in hovered, then in pressed.
    case opacity
    /// The one whose composites come nearest to the opaque twins, by the greatest ΔE OK of all grounds.
    case twins
  }
}
