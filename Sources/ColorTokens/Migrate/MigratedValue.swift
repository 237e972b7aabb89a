internal import ColorCore

/// Reads values as older formats write them.
enum MigratedValue {
  /// A value that is written as text, as the type that its file states, or as the one that its form shows; `nil` where
  /// the format has no form for it.
  static func literal(_ text: String, type: String?) -> (TokenType, JSONValue)? {
    let type = type?.lowercased()
    switch type {
    case "fontfamily", "fontfamilies": return (.fontFamily, .string(text))
    case "fontweight", "fontweights":
      if let number = Double(text), number.isFinite { return (.fontWeight, .number(number)) }
      return nil
    case "string", "boolean", "content", "asset": return nil
    default: break
    }
    if let number = Double(text), number.isFinite {
      // A length of 0 needs no unit; any other is none without it.
      if type == "dimension" { return number == 0 ? quantity(.dimension, 0, "px") : nil }
      return (.number, .number(number))
    }
    for (suffix, kind) in [
      ("px", TokenType.dimension), ("rem", .dimension), ("ms", .duration), ("s", .duration),
    ] {
      guard text.hasSuffix(suffix), let number = Double(String(text.dropLast(suffix.count))), number.isFinite
      else { continue }
      return quantity(kind, number, suffix)
    }
    return color(text).map { (.color, $0) }
  }

  /// A dimension or a duration.
  static func quantity(_ type: TokenType, _ number: Double, _ unit: String) -> (TokenType, JSONValue) {
    (type, .object([JSONMember("value", .number(number)), JSONMember("unit", .string(unit))]))
  }

  /// A color that is written as CSS, as an object of the format; `nil` where it isn't one.
  static func color(_ text: String) -> JSONValue? {
    guard let color = try? AnyColor(css: text) else { return nil }
    return Self.color(color)
  }

  /// A color in its own space where the format has that and its numbers, else in OKLCH.
  static func color(_ color: AnyColor) -> JSONValue? {
    for color in [color, color.converted(to: .oklch)] {
      guard let space = TokenColorSpace(rawValue: color.space.rawValue) else { continue }
      let isInside = zip(space.ranges, 0..<3).allSatisfy { $0.contains(color.components[$1]) }
      guard isInside else { continue }
      let components = (0..<3).map { color.missing.contains(.component($0)) ? nil : color.components[$0] }
      let hex = space == .srgb ? SRGB8(fitting: color).hex : nil
      return ColorValue(space, components, alpha: color.alpha, hex: hex).json
    }
    return nil
  }

  /// The color that an object of the format is; `nil` where it isn't one.
  static func color(of value: JSONValue) -> AnyColor? {
    guard case .string(let name)? = value["colorSpace"], let space = TokenColorSpace(rawValue: name),
      case .array(let elements)? = value["components"], elements.count == 3
    else { return nil }
    var components: [Double?] = []
    for (range, element) in zip(space.ranges, elements) {
      switch element {
      case .number(let number) where range.isAdvisory || range.contains(number.value):
        components.append(number.value)
      case .string("none"): components.append(nil)
      default: return nil
      }
    }
    var alpha = 1.0
    switch value["alpha"] {
    case nil: break
    case .number(let number)? where (0...1).contains(number.value): alpha = number.value
    default: return nil
    }
    return AnyColor(ColorValue(space, components, alpha: alpha))
  }
}
