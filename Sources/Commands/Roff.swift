/// Text in the spelling of roff.
enum Roff {
  /// The text with roff's own signs spelled out, and without letters beyond ASCII.
  static func escaped(_ text: some StringProtocol) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\\": result += "\\e"
      // Typewriter signs, as a reader copies them: a plain `-`, `'`, `` ` ``, `^` and `~` would be set as others.
      case "-": result += "\\-"
      case "'": result += "\\(aq"
      case "`": result += "\\(ga"
      case "^": result += "\\(ha"
      case "~": result += "\\(ti"
      case let scalar where scalar.isASCII: result.unicodeScalars.append(scalar)
      default:
        let digits = String(scalar.value, radix: 16, uppercase: true)
        result += "\\[u\(String(repeating: "0", count: max(0, 4 - digits.count)))\(digits)]"
      }
    }
    return result
  }

  /// A line of text, which is no request even if it begins with a point.
  static func line(_ text: String) -> String {
    let text = escaped(text)
    return text.hasPrefix(".") ? "\\&\(text)" : text
  }

  /// An argument of a request.
  static func quoted(_ text: String) -> String {
    "\"" + escaped(text).split(separator: "\"", omittingEmptySubsequences: false).joined(separator: "\\(dq")
      + "\""
  }

  /// Lines that stay lines, indented.
  static func verbatim(_ lines: [String]) -> [String] {
    [".RS 4", ".nf"] + lines.map(line) + [".fi", ".RE"]
  }

  /// Paragraphs with `.PP` between them.
  static func paragraphs(_ text: String) -> [String] {
    let blocks = TextLayout.paragraphs(of: text).map { paragraph in
      let lines = paragraph.text.split(separator: "\n").map { String($0.drop(while: \.isWhitespace)) }
      return paragraph.isVerbatim ? verbatim(lines) : lines.map(line)
    }
    return Array(blocks.joined(separator: [".PP"]))
  }
}
