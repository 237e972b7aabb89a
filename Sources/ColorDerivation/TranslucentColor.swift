public import ColorCore

/// A translucent color in bytes.
public struct TranslucentColor: Hashable, Sendable {
  /// The color.
  public var color: SRGB8
  /// The opacity in 255ths, 0 to 255.
  public var alpha: UInt8

  /// A color with an opacity.
  ///
  /// - Parameters:
  ///   - color: The color.
  ///   - alpha: The opacity in 255ths.
  public init(_ color: SRGB8, alpha: UInt8) {
    self.color = color
    self.alpha = alpha
  }

  /// `#rrggbbaa`.
  public var hex: String {
    color.hex + String(decoding: [hexDigit(alpha >> 4), hexDigit(alpha & 15)], as: UTF8.self)
  }

  /// The bytes that are seen on an opaque backdrop.
  ///
  /// - Parameters:
  ///   - backdrop: What lies behind.
  ///   - model: How the program rounds.
  public func composited(over backdrop: SRGB8, _ model: Compositing) -> SRGB8 {
    model.composite(StateLayer(color, LayerAlpha(steps: Int(alpha), of: .bytes)), over: backdrop)
  }
}
