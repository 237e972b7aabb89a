public import ColorCore

/// A color that says something by itself: danger, success, a series of a chart.
public struct MeaningColor: Hashable, Sendable {
  /// What it says, as the palette names it.
  public var name: String
  /// The color.
  public var color: SRGB8

  /// A color with its meaning.
  ///
  /// - Parameters:
  ///   - name: What it says.
  ///   - color: The color.
  public init(_ name: String, _ color: SRGB8) {
    self.name = name
    self.color = color
  }
}
