/// The colors of a control that is chosen or switched on.
public struct SelectedColors<Role: ColorRole>: Hashable, Sendable {
  /// The color at rest.
  @inlinable @InterfaceColor public var normal: ColorWithRole<Role>
  /// The color under a pointer.
  @inlinable @InterfaceColor public var hovered: ColorWithRole<Role>
  /// The color while a finger or a button is down.
  @inlinable @InterfaceColor public var pressed: ColorWithRole<Role>

  /// These colors.
  ///
  /// - Parameters:
  ///   - normal: The color at rest.
  ///   - hovered: The color under a pointer.
  ///   - pressed: The color while a finger or a button is down.
  public init(
    normal: ColorWithRole<Role>, hovered: ColorWithRole<Role>, pressed: ColorWithRole<Role>
  ) {
    self.normal = normal
    self.hovered = hovered
    self.pressed = pressed
  }
}
