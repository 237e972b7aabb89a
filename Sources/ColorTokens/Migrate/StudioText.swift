internal import ColorCore

/// Texts of Tokens Studio: values, once what they refer to is put in.
enum StudioText {
  /// The keys that stand in curly brackets, in order.
  static func keys(in text: String) -> [String] {
    var keys: [String] = []
    var rest = text[...]
    while let open = rest.firstIndex(of: "{"), let close = rest[open...].firstIndex(of: "}") {
      keys.append(named(rest[rest.index(after: open)..<close]))
      rest = rest[rest.index(after: close)...]
    }
    return keys
  }

  /// The key where a text is one reference and nothing else: `{a.b}`, or `$a.b` as the first versions had it.
  static func key(_ text: String) -> String? {
    let text = trimmed(text[...])
    if text.hasPrefix("{"), text.hasSuffix("}"), text.count(where: { $0 == "{" }) == 1 {
      return named(text.dropFirst().dropLast())
    }
    guard text.hasPrefix("$"), text.count > 1,
      text.dropFirst().allSatisfy({ $0.isLetter || $0.isNumber || ".-_".contains($0) })
    else { return nil }
    return String(text.dropFirst())
  }

  /// The text with every reference put in; `nil` where one has no text.
  static func filled(_ text: String, _ value: (String) -> JSONValue?) -> String? {
    var result = ""
    var rest = text[...]
    while let open = rest.firstIndex(of: "{"), let close = rest[open...].firstIndex(of: "}") {
      guard let found = value(named(rest[rest.index(after: open)..<close])), let text = self.text(found)
      else { return nil }
      result += rest[..<open] + text
      rest = rest[rest.index(after: close)...]
    }
    return result + rest
  }

  /// A value of the format as Tokens Studio would write it.
  private static func text(_ value: JSONValue) -> String? {
    switch value {
    case .number(let number): number.text
    case .string(let text): text
    case .object:
      if let color = MigratedValue.color(of: value) {
        color.css
      } else if case .number(let number)? = value["value"], case .string(let unit)? = value["unit"] {
        number.text + unit
      } else {
        nil
      }
    default: nil
    }
  }

  /// The number of a text; `nil` where it has none, or a unit.
  static func number(_ text: String) -> Double? {
    guard let value = Arithmetic.value(of: text) else { return nil }
    switch value.unit {
    case "": return value.number
    case "%": return value.number / 100
    default: return nil
    }
  }

  /// A color: as CSS writes it, or `rgba(color, opacity)`, which lays another opacity on any color.
  static func color(_ text: String) -> AnyColor? {
    let text = trimmed(text[...])
    if let color = try? AnyColor(css: text) { return color }
    guard text.lowercased().hasPrefix("rgba("), text.hasSuffix(")"), let comma = text.lastIndex(of: ",")
    else {
      return nil
    }
    let inner = text[text.index(text.startIndex, offsetBy: 5)..<comma]
    guard let base = try? AnyColor(css: trimmed(inner)),
      let opacity = number(trimmed(text[text.index(after: comma)...].dropLast())), (0...1).contains(opacity)
    else { return nil }
    return base.with(alpha: opacity)
  }

  /// A value of a type that a token of Tokens Studio states; `nil` where the format has no form for it.
  static func literal(_ text: String, type: String?) -> (TokenType, JSONValue)? {
    let text = trimmed(text[...])
    switch StudioType(type) {
    case .color: return color(text).flatMap { MigratedValue.color($0) }.map { (.color, $0) }
    case .dimension: return length(text)
    case .number: return number(text).map { (.number, .number($0)) }
    case .lineHeight:
      // Without a unit it is a multiple of the size; with one it is a length.
      return number(text).map { (.number, .number($0)) } ?? length(text)
    case .duration:
      guard let value = Arithmetic.value(of: text), ["", "ms", "s"].contains(value.unit) else { return nil }
      return MigratedValue.quantity(.duration, value.number, value.unit.isEmpty ? "ms" : value.unit)
    case .fontFamily:
      let names = text.split(separator: ",").map { unquoted(trimmed($0)) }.filter { !$0.isEmpty }
      guard !names.isEmpty else { return nil }
      return (.fontFamily, names.count == 1 ? .string(names[0]) : .array(names.map { .string($0) }))
    case .fontWeight: return weight(text).map { (.fontWeight, .number($0)) }
    case .byForm:
      if let value = Arithmetic.value(of: text) {
        switch value.unit {
        case "": return (.number, .number(value.number))
        case "%": return (.number, .number(value.number / 100))
        case "px", "rem": return MigratedValue.quantity(.dimension, value.number, value.unit)
        case "ms", "s": return MigratedValue.quantity(.duration, value.number, value.unit)
        default: return nil
        }
      }
      return color(text).flatMap { MigratedValue.color($0) }.map { (.color, $0) }
    case .shadow, .border, .typography, .none: return nil
    }
  }

  /// A length in one of the two units of the format; a number alone is pixels.
  private static func length(_ text: String) -> (TokenType, JSONValue)? {
    guard let value = Arithmetic.value(of: text) else { return nil }
    switch value.unit {
    case "", "px": return MigratedValue.quantity(.dimension, value.number, "px")
    case "rem": return MigratedValue.quantity(.dimension, value.number, "rem")
    default: return nil
    }
  }

  /// A weight as a number: 700, or one of the names of OpenType and of CSS.
  private static func weight(_ text: String) -> Double? {
    if let number = Arithmetic.value(of: text), number.unit.isEmpty {
      return (1...1000).contains(number.number) ? number.number : nil
    }
    switch text.lowercased().filter({ $0 != " " && $0 != "-" }) {
    case "thin", "hairline": return 100
    case "extralight", "ultralight": return 200
    case "light": return 300
    case "normal", "regular", "book": return 400
    case "medium": return 500
    case "semibold", "demibold": return 600
    case "bold": return 700
    case "extrabold", "ultrabold": return 800
    case "black", "heavy": return 900
    case "extrablack", "ultrablack": return 950
    default: return nil
    }
  }

  /// What stands in curly brackets as a key; the token of a group is known by the group's name.
  private static func named(_ text: Substring) -> String {
    let key = trimmed(text)
    // Style Dictionary's references once ended in the value.
    return key.hasSuffix(".$root") || key.hasSuffix(".value") ? String(key.dropLast(6)) : key
  }

  static func trimmed(_ text: Substring) -> String {
    var text = text
    while text.first?.isWhitespace == true { text.removeFirst() }
    while text.last?.isWhitespace == true { text.removeLast() }
    return String(text)
  }

  private static func unquoted(_ text: String) -> String {
    guard let first = text.first, first == "'" || first == "\"", text.last == first, text.count > 1 else {
      return text
    }
    return String(text.dropFirst().dropLast())
  }
}

/// What a type of Tokens Studio is in the format.
enum StudioType {
  case color, dimension, number, lineHeight, duration, fontFamily, fontWeight, shadow, border, typography
  /// The form of the value tells.
  case byForm
  /// There is none.
  case none

  init(_ name: String?) {
    self =
      switch name?.lowercased() {
      case nil, "other", "math": .byForm
      case "color": .color
      case "dimension", "sizing", "spacing", "borderradius", "borderwidth", "fontsizes", "fontsize",
        "letterspacing",
        "paragraphspacing", "paragraphindent":
        .dimension
      case "number", "opacity": .number
      case "lineheights", "lineheight": .lineHeight
      case "duration", "time": .duration
      case "fontfamilies", "fontfamily": .fontFamily
      case "fontweights", "fontweight": .fontWeight
      case "boxshadow", "shadow": .shadow
      case "border": .border
      case "typography": .typography
      default: .none
      }
  }

  /// The names that only Tokens Studio has.
  static let ownNames: Set<String> = [
    "sizing", "spacing", "borderRadius", "borderWidth", "fontSizes", "lineHeights", "letterSpacing",
    "paragraphSpacing", "paragraphIndent", "fontFamilies", "fontWeights", "boxShadow", "textCase",
    "textDecoration", "composition", "math", "opacity",
  ]
}
