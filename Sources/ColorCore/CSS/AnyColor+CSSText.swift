extension AnyColor {
  /// The color as CSS, serialized as CSS Color 4 says: `rgb(12, 34, 56)` for a color that was written in one of
  /// the old ways, otherwise the function of its space. HSL and HWB are written as sRGB; spaces that CSS doesn't
  /// have stand in `color()` with two dashes before their name.
  ///
  /// Components have seven significant digits or fewer, never an exponent; what is missing is `none`, what is
  /// infinite `calc(infinity)`.
  public var css: String { AnyColor.text { appendCSS(to: &$0) } }

  /// The color in the function of its own space, also where a computed value is written as sRGB:
  /// `hsl(210 50% 40%)`, `hwb(210 20% 40%)`. It reads back in the same space. Otherwise as ``css``.
  public var cssInOwnSpace: String { AnyColor.text { appendCSS(inOwnSpace: true, to: &$0) } }

  /// The color as hex, `#rrggbb` or `#rrggbbaa`; brought into sRGB at the same lightness and hue first.
  public var hex: String { AnyColor.text { appendHex(to: &$0) } }

  private static func text(_ append: (inout [UInt8]) -> Void) -> String {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(64)
    append(&bytes)
    return String(decoding: bytes, as: UTF8.self)
  }
}
