/// What a conversion keeps when two devices can't show the same colors.
///
/// The raw value is ICC's number, LittleCMS's `INTENT_…`.
public enum RenderingIntent: UInt32, CaseIterable, Hashable, Sendable {
  /// The look of the whole, at the price of single colors. `INTENT_PERCEPTUAL`.
  case perceptual = 0
  /// Each color relative to the medium's white. `INTENT_RELATIVE_COLORIMETRIC`.
  case relative = 1
  /// Vividness before likeness. `INTENT_SATURATION`.
  case saturation = 2
  /// Each color as measured, the white of the medium with it. `INTENT_ABSOLUTE_COLORIMETRIC`.
  case absolute = 3

  /// The intent's name on the command line.
  public var name: String {
    switch self {
    case .perceptual: "perceptual"
    case .relative: "relative"
    case .saturation: "saturation"
    case .absolute: "absolute"
    }
  }

  /// The intent with this name.
  public init?(name: String) {
    guard let found = RenderingIntent.allCases.first(where: { $0.name == name }) else { return nil }
    self = found
  }
}
