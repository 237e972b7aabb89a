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
    func channel(_ front: UInt8, _ back: UInt8) -> UInt8 {
      let (front, back) = (Int(front) * Int(alpha), Int(back) * (255 - Int(alpha)))
      switch model {
      case .exact: return UInt8((2 * (front + back) + 255) / 510)
      case .split: return UInt8(min((2 * front + 255) / 510 + (2 * back + 255) / 510, 255))
      }
    }
    return SRGB8(
      red: channel(color.red, backdrop.red), green: channel(color.green, backdrop.green),
      blue: channel(color.blue, backdrop.blue))
  }
}

/// How a program rounds when it lays a translucent color over an opaque one, in encoded sRGB.
public enum Compositing: String, CaseIterable, Hashable, Sendable {
  /// The sum is rounded, once.
  case exact
  /// The two parts are rounded, and then added: what browsers have been seen to do.
  case split
}
