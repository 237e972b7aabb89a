internal import ColorDerive

/// A patch of color for a terminal that shows 24-bit color.
enum Swatch {
  /// Two cells of the color, then a space.
  static func text(_ color: SRGB8) -> String {
    "\u{1B}[48;2;\(color.red);\(color.green);\(color.blue)m  \u{1B}[0m "
  }

  /// The color as it is seen on white, as far as sRGB can show it.
  static func text(_ color: AnyColor) -> String {
    text(SRGB8(clipping: color.fitted(to: SRGB.self).composited(over: SRGB8.white.color)))
  }
}
