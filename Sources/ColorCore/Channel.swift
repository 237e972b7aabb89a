/// One component of a color space: its name, its usual range, and what it is alike to elsewhere.
public struct Channel: Hashable, Sendable {
  /// The name as CSS writes it in relative colors: `r`, `l`, `h`, `alpha` …
  public let name: String

  /// The range that a display color usually keeps to. Values outside are kept.
  public let range: ClosedRange<Double>

  /// What 100 % stands for in CSS.
  public let percentReference: Double

  /// The kind of quantity, by which a missing component is carried from space to space.
  public let quantity: Quantity

  /// The kinds of quantity that CSS Color 4 calls analogous (section 12.2). X, Y and Z are red, green and blue
  /// in this sense.
  public enum Quantity: Hashable, Sendable {
    case red, green, blue, lightness, chroma, hue, greenRed, blueYellow
    /// What has no like elsewhere.
    case value, whiteness, blackness, brightness
  }

  init(_ name: String, _ quantity: Quantity, _ range: ClosedRange<Double>, percent: Double? = nil) {
    self.name = name
    self.quantity = quantity
    self.range = range
    self.percentReference = percent ?? range.upperBound
  }
}
