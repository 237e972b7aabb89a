/// A color with the platform's own color at hand, behind the dollar sign.
///
///     label.textColor = set.$hovered  // UIColor in UIKit
///     set.hovered                     // ForegroundColor, everywhere
///
/// It holds the value and nothing else, so it is as large as the value and costs nothing to read. The platform
/// color is made anew each time it's asked for (an allocation in UIKit and AppKit) and follows the
/// appearance by itself from then on: ask for it where a view is set up, not where it's drawn.
///
/// It answers with a color; what a program does must not depend on it. A control that acts differently when
/// its color differs has hidden a decision in a theme.
@propertyWrapper
public struct InterfaceColor<Role: ColorRole>: Hashable, Sendable {
  /// The color in its role.
  public var wrappedValue: ColorWithRole<Role>

  /// Holds a color.
  public init(wrappedValue: ColorWithRole<Role>) {
    self.wrappedValue = wrappedValue
  }

  /// The color for the platform: ``PlatformColor``. The role is gone from its type.
  public var projectedValue: PlatformColor {
    wrappedValue.color.platformColor
  }
}
