/// A color that knows what it is for.
///
///     let ink = ForegroundColor(light: .srgb(0x1F1F1F), dark: .srgb(0xE3E3E3))
///     let paper = BackgroundColor(light: .srgb(0xFFFFFF), dark: .srgb(0x131314))
///     ink.contrast(on: paper, appearance: .light)  // 16.48
///     paper.contrast(on: ink)                      // doesn't compile
///
/// The role is in the type only: a value is as large as its ``DynamicColor``, and is read as fast.
public struct ColorWithRole<Role: ColorRole>: Hashable, Sendable {
  /// The color without its role.
  ///
  /// The way out of the type, for what knows no roles. Looked for in a review: `ForegroundColor(paper.color)`
  /// is how a background becomes a foreground, and no other way is.
  public var color: DynamicColor

  /// The color, in this role from now on.
  public init(_ color: DynamicColor) {
    self.color = color
  }

  /// The color of these appearances. Without one for increased contrast, that of standard contrast is taken.
  public init(
    light: DisplayColor, dark: DisplayColor, lightIncreasedContrast: DisplayColor? = nil,
    darkIncreasedContrast: DisplayColor? = nil
  ) {
    color = DynamicColor(
      light: light, dark: dark, lightIncreasedContrast: lightIncreasedContrast,
      darkIncreasedContrast: darkIncreasedContrast)
  }

  /// The color that is shown in an appearance.
  @inlinable public func resolved(for appearance: Appearance) -> DisplayColor {
    color.resolved(for: appearance)
  }

  /// This color laid over a surface, in each appearance. It keeps its role.
  public func composited<Surface: SurfaceColorRole>(over surface: ColorWithRole<Surface>) -> ColorWithRole {
    ColorWithRole(color.composited(over: surface.color))
  }
}

extension ColorWithRole: CustomStringConvertible {
  /// The role's name and the four colors.
  public var description: String { "\(Role.name) (\(color))" }
}
