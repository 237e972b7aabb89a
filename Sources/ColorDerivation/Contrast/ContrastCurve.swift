/// A value that follows the contrast level: given at −1, 0, ½ and 1, and straight lines between them.
///
/// - SeeAlso: Material Design 3, `ContrastCurve`, which has the same four places.
public struct ContrastCurve: Hashable, Sendable {
  /// The value at −1.
  public var low: Double
  /// The value at 0.
  public var standard: Double
  /// The value at ½.
  public var medium: Double
  /// The value at 1.
  public var high: Double

  /// A curve through four values.
  ///
  /// - Parameters:
  ///   - low: The value at −1.
  ///   - standard: The value at 0.
  ///   - medium: The value at ½.
  ///   - high: The value at 1.
  public init(low: Double, standard: Double, medium: Double, high: Double) {
    self.low = low
    self.standard = standard
    self.medium = medium
    self.high = high
  }

  /// A curve with the middle of standard and high at ½.
  init(low: Double, standard: Double, high: Double) {
    self.init(low: low, standard: standard, medium: (standard + high) / 2, high: high)
  }

  /// The value at a level; exactly the given ones at the four places.
  ///
  /// - Parameter level: The level.
  public func value(at level: ContrastLevel) -> Double {
    let x = level.value
    if x < 0 { return ContrastCurve.between(low, standard, x + 1) }
    if x < 0.5 { return ContrastCurve.between(standard, medium, x * 2) }
    return ContrastCurve.between(medium, high, x * 2 - 1)
  }

  /// Weighted so that both ends come out exactly, and equal ends everywhere.
  private static func between(_ a: Double, _ b: Double, _ share: Double) -> Double {
    a == b ? a : a * (1 - share) + b * share
  }
}
