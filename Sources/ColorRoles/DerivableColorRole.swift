public import ColorCore
public import ColorDerivation

/// A role whose states can be derived from a base color.
///
/// An app's own role says what its colors are to the engine; a background that is always a fill, for example:
///
///     enum BadgeColorRole: SurfaceColorRole, DerivableColorRole {
///       static var name: String { "badge" }
///       static func role(of base: SRGB8, on surfaces: [SRGB8]) -> Role { .background(.fill) }
///     }
public protocol DerivableColorRole: ColorRole {
  /// What a color in this role is to the engine, which chooses sides and steps by it.
  ///
  /// - Parameters:
  ///   - base: The color; the nearest bytes of one that sRGB can't show.
  ///   - surfaces: What it lies on.
  static func role(of base: SRGB8, on surfaces: [SRGB8]) -> Role
}

extension ForegroundColorRole: DerivableColorRole {
  /// Text.
  ///
  /// - Parameters:
  ///   - base: The color.
  ///   - surfaces: What it lies on.
  public static func role(of base: SRGB8, on surfaces: [SRGB8]) -> Role { .foreground }
}

extension BackgroundColorRole: DerivableColorRole {
  /// A fill where it stands out from its surfaces, otherwise a surface.
  ///
  /// - Parameters:
  ///   - base: The color.
  ///   - surfaces: What it lies on.
  public static func role(of base: SRGB8, on surfaces: [SRGB8]) -> Role { .background(base, on: surfaces) }
}

extension BorderColorRole: DerivableColorRole {
  /// A line that is needed to see a control.
  ///
  /// - Parameters:
  ///   - base: The color.
  ///   - surfaces: What it lies on.
  public static func role(of base: SRGB8, on surfaces: [SRGB8]) -> Role { .border(.functional) }
}
