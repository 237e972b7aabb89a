/// A set of colors with the platform's color for the normal state at hand, behind the dollar sign.
///
///     struct CircuitBackgrounds {
///       @IdleColor var accent: BackgroundColorSet
///     }
///     circuit.background.accent.pressed  // BackgroundColor
///     view.backgroundColor = circuit.background.$accent
///
/// Most of an interface is at rest, and reads as easily as before it had states. A color is added by adding a
/// property to an open struct, which breaks no one who uses the others; a theme is another value of the same
/// struct.
///
/// It holds the set and nothing else, so it is as large as the set and costs nothing to read. The platform
/// color is made anew each time it's asked for: ``InterfaceColor``. It answers with a color; what a program
/// does must not depend on it.
@propertyWrapper
public struct IdleColor<Role: ColorRole>: Hashable, Sendable {
  /// The colors of every state.
  public var wrappedValue: ColorVariantSet<Role>

  /// Holds a set.
  public init(wrappedValue: ColorVariantSet<Role>) {
    self.wrappedValue = wrappedValue
  }

  /// The normal color for the platform: ``PlatformColor``. The role is gone from its type.
  public var projectedValue: PlatformColor {
    wrappedValue.$normal
  }
}
