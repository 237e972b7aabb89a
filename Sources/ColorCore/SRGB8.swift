/// An opaque sRGB color in bytes: what is written to a file and lit on a screen.
///
/// Every promise of this library is decided on these integers.
public struct SRGB8: Hashable, Sendable, BitwiseCopyable {
  /// Red, 0 to 255.
  public var red: UInt8
  /// Green, 0 to 255.
  public var green: UInt8
  /// Blue, 0 to 255.
  public var blue: UInt8

  /// The color with these bytes.
  public init(red: UInt8, green: UInt8, blue: UInt8) {
    self.red = red
    self.green = green
    self.blue = blue
  }

  /// The color of a number written as `0xRRGGBB`; bits above are ignored.
  public init(_ rrggbb: UInt32) {
    self.init(
      red: UInt8(truncatingIfNeeded: rrggbb >> 16), green: UInt8(truncatingIfNeeded: rrggbb >> 8),
      blue: UInt8(truncatingIfNeeded: rrggbb)
    )
  }

  /// Black.
  public static let black = SRGB8(0x000000)
  /// White.
  public static let white = SRGB8(0xFFFFFF)

  /// The nearest bytes, each channel by itself; what lies outside sRGB is cut off. Halves are rounded up.
  public init(clipping color: Color<SRGB>) {
    self.init(
      red: SRGB8.byte(color.components.x), green: SRGB8.byte(color.components.y),
      blue: SRGB8.byte(color.components.z)
    )
  }

  /// The color as bytes: brought into sRGB at the same lightness and hue first, then rounded.
  public init(fitting color: AnyColor) {
    self.init(clipping: color.fitted(to: SRGB.self))
  }

  /// The byte of a value from 0 to 1, half up; what lies outside is brought to the nearer end.
  ///
  /// A value within 1e-10 of a half counts as one: `hsl(10 100% 50%)` has a green of 42.5, which comes out of
  /// doubles as 42.49999999999999.
  @inline(__always)
  static func byte(_ value: Double) -> UInt8 {
    let raised = value > 0 ? value : 0
    return UInt8(truncatingIfNeeded: Int32((raised < 1 ? raised : 1) * 255 + 0.500_000_000_1))
  }

  /// The number that `0xRRGGBB` writes.
  public var rrggbb: UInt32 { UInt32(red) << 16 | UInt32(green) << 8 | UInt32(blue) }

  /// The color in doubles, each a 255th.
  public var color: Color<SRGB> {
    Color(kept: SIMD3(Double(red), Double(green), Double(blue)) / 255)
  }

  /// The color in linear light, from a table of all 256 bytes.
  public var linear: Color<LinearSRGB> {
    Color(kept: linearComponents)
  }

  @inline(__always)
  var linearComponents: SIMD3<Double> {
    SIMD3(
      TransferFunction.SRGB.light(red), TransferFunction.SRGB.light(green), TransferFunction.SRGB.light(blue))
  }

  /// The color in OKLab.
  public var oklab: Color<OKLab> { Color(kept: OKLab.from(linear: linearComponents)) }

  /// The color in OKLCH.
  public var oklch: Color<OKLCH> {
    let (lch, missing) = OKLCH.marked(OKLCH.fromBase(OKLab.from(linear: linearComponents)))
    return Color(kept: lch, missing: missing)
  }
}

extension SRGB8: Comparable {
  /// The order of the numbers `0xRRGGBB`, by which ties are broken.
  public static func < (a: SRGB8, b: SRGB8) -> Bool { a.rrggbb < b.rrggbb }
}

extension SRGB8: CustomStringConvertible {
  /// The color as `#rrggbb`.
  public var hex: String {
    var digits: [UInt8] = []
    appendHex(to: &digits)
    return String(decoding: digits, as: UTF8.self)
  }

  /// Appends ``hex`` in UTF-8.
  public func appendHex(to output: inout [UInt8]) {
    output.append(0x23)
    output.append(hexDigit(red >> 4))
    output.append(hexDigit(red & 15))
    output.append(hexDigit(green >> 4))
    output.append(hexDigit(green & 15))
    output.append(hexDigit(blue >> 4))
    output.append(hexDigit(blue & 15))
  }

  /// The color as `#rrggbb`.
  public var description: String { hex }
}

extension AnyColor {
  /// An opaque color of bytes, written as hex writes it.
  public init(_ color: SRGB8) {
    self.init(space: .srgb, components: color.color.components, isLegacy: true)
  }
}

package func hexDigit(_ nibble: UInt8) -> UInt8 { nibble < 10 ? 0x30 + nibble : 0x57 + nibble }
