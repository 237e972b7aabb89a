internal import ColorCore

/// A token of another format, before it has its place in a tree.
struct MigratedToken {
  /// The names that lead to it, as the file has them.
  var names: [String]
  /// What references to it are written as.
  var key: String
  var value: Value
  var description: String?
  var deprecation: Deprecation?
  var position: SourcePosition

  /// The name as a person knows it.
  var shownName: String { names.joined(separator: ".") }

  enum Value {
    case literal(TokenType, JSONValue)
    /// The key of another.
    case reference(String)
  }

  /// That something isn't in the new file, or isn't there as it was.
  static func remark(_ message: String, _ hint: String? = nil, at position: SourcePosition) -> Diagnostic {
    Diagnostic(.other(Rule("migrated-partly"), .warning, message, hint: hint), at: position)
  }
}

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

  private static func quantity(_ type: TokenType, _ number: Double, _ unit: String) -> (TokenType, JSONValue)
  {
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
}
