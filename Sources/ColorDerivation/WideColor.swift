public import ColorCore

/// An opaque color in ten bits a channel of a space wider than sRGB.
public struct WideColor: Hashable, Sendable {
  /// The spaces.
  public enum Space: String, CaseIterable, Hashable, Sendable {
    /// Display P3.
    case displayP3 = "display-p3"
    /// ITU-R BT.2020, with the display's power of 2.4.
    case rec2020
  }

  /// The space.
  public let space: Space
  /// Red, 0 to 1023.
  public let red: UInt16
  /// Green, 0 to 1023.
  public let green: UInt16
  /// Blue, 0 to 1023.
  public let blue: UInt16

  /// The color of these codes.
  ///
  /// - Parameters:
  ///   - space: The space.
  ///   - red: 0 to 1023.
  ///   - green: 0 to 1023.
  ///   - blue: 0 to 1023.
  public init(_ space: Space, red: UInt16, green: UInt16, blue: UInt16) {
    precondition(max(red, green, blue) <= 1023, "a code has ten bits")
    (self.space, self.red, self.green, self.blue) = (space, red, green, blue)
  }

  /// The color of ten bits nearest to one of any kind, whose opacity is left out: what lies outside the space keeps
  /// its lightness and hue and loses chroma.
  ///
  /// - Parameters:
  ///   - color: The color.
  ///   - space: The space.
  public init(fitting color: AnyColor, in space: Space) {
    guard case .wide(let written) = OutputSpace.of(space).sample(of: color).written else {
      preconditionFailure("the space is wide")
    }
    self = written
  }

  /// The color as CSS writes it, with five decimals: they read back as the same ten bits.
  public var css: String {
    let channels = [red, green, blue].map { code in
      NumberText.shortest(WideColor.printed(code))
    }
    return "color(\(space.rawValue) \(channels.joined(separator: " ")))"
  }

  /// The color that ``css`` reads back as.
  public var color: AnyColor {
    AnyColor(
      space: space == .displayP3 ? .displayP3 : .rec2020,
      components: SIMD3(WideColor.printed(red), WideColor.printed(green), WideColor.printed(blue)))
  }

  /// The value of a code as it is printed: to five decimals, half up.
  static func printed(_ code: UInt16) -> Double {
    ((Double(code) / 1023 * 100_000) + 0.5).rounded(.down) / 100_000
  }
}
