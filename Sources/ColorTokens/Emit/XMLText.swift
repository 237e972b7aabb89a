/// Text as XML holds it.
enum XMLText {
  /// A text on one line between tags or in an attribute.
  static func escaped(_ text: String) -> String {
    var result = ""
    for scalar in OutputText.line(text).unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      // Not characters of XML 1.0, section 2.2.
      case "\u{FFFE}", "\u{FFFF}": continue
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  /// A comment on one line. It holds no two hyphens in a row, which would end it.
  static func comment(_ text: String) -> String {
    var result = ""
    for scalar in OutputText.line(text).unicodeScalars where scalar != "\u{FFFE}" && scalar != "\u{FFFF}" {
      if scalar == "-", result.hasSuffix("-") { result += " " }
      result.unicodeScalars.append(scalar)
    }
    return "<!-- \(result) -->"
  }
}
