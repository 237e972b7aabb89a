internal import ColorDerive

/// A color as the attributes of a shape.
enum SVGPaint {
  /// The attributes that fill a shape.
  static func fill(_ color: WrittenColor) -> String { attributes("fill", color) }

  /// The attributes that draw its outline.
  ///
  /// - Parameter width: In pixels.
  static func stroke(_ color: WrittenColor, width: Int) -> String {
    "fill=\"none\" \(attributes("stroke", color)) stroke-width=\"\(width)\""
  }

  /// Bytes of sRGB for every program, and behind them the wide color for those that know `color()`.
  private static func attributes(_ name: String, _ color: WrittenColor) -> String {
    guard case .wide = color else { return "\(name)=\"\(color.text)\"" }
    return "\(name)=\"\(SRGB8(fitting: color.color).hex)\" style=\"\(name):\(color.text)\""
  }
}
