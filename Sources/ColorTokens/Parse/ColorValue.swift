public import ColorCore

/// The names of color spaces in the Design Tokens format 2025.10, Color module.
public enum TokenColorSpace: String, CaseIterable, Hashable, Sendable {
  /// sRGB.
  case srgb
  /// sRGB in linear light.
  case srgbLinear = "srgb-linear"
  /// Hue, saturation and lightness of sRGB.
  case hsl
  /// Hue, whiteness and blackness of sRGB.
  case hwb
  /// CIE Lab, D50.
  case lab
  /// CIE LCH, D50.
  case lch
  /// OKLab; lightness from 0 to 1.
  case oklab
  /// OKLCH; lightness from 0 to 1.
  case oklch
  /// Display P3.
  case displayP3 = "display-p3"
  /// Adobe RGB (1998) compatible.
  case a98RGB = "a98-rgb"
  /// ProPhoto RGB.
  case prophotoRGB = "prophoto-rgb"
  /// ITU-R BT.2020.
  case rec2020
  /// CIE XYZ, D65.
  case xyzD65 = "xyz-d65"
  /// CIE XYZ, D50.
  case xyzD50 = "xyz-d50"
}

/// A color as a token file holds it: how it is written, and which color that is.
public struct TokenColor: Hashable, Sendable {
  /// How it is written.
  public var notation: Notation
  /// The color.
  public var color: AnyColor

  /// The ways to write a color.
  public enum Notation: Hashable, Sendable {
    /// An object of the format.
    case object(ColorValue)
    /// CSS text, as files before 2025.10 have it.
    case css(String)
  }

  /// A color and its spelling.
  public init(_ notation: Notation, color: AnyColor) {
    self.notation = notation
    self.color = color
  }
}

/// A color object of the Design Tokens format 2025.10: space, three components, alpha, fallback.
public struct ColorValue: Hashable, Sendable {
  /// The space that the components are in.
  public var space: TokenColorSpace
  /// The three components in the order and the units of the format; `nil` for `"none"`.
  public var components: [Double?]
  /// The opacity from 0 to 1.
  public var alpha: Double
  /// The fallback as written, `#rrggbb`; it never decides the color.
  public var hex: String?

  /// A color made of its parts; three components.
  public init(_ space: TokenColorSpace, _ components: [Double?], alpha: Double = 1, hex: String? = nil) {
    precondition(components.count == 3, "a color has three components")
    self.space = space
    self.components = components
    self.alpha = alpha
    self.hex = hex
  }

  /// The object as the format writes it, with the shortest numbers. Alpha is left out when it is 1.
  public var json: JSONValue {
    var members = [
      JSONMember("colorSpace", .string(space.rawValue)),
      JSONMember("components", .array(components.map { $0.map { .number($0) } ?? .string("none") })),
    ]
    if alpha != 1 { members.append(JSONMember("alpha", .number(alpha))) }
    if let hex { members.append(JSONMember("hex", .string(hex))) }
    return .object(members)
  }
}
