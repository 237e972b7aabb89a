internal import ColorDerive

/// A line of text in a picture.
struct SVGText {
  let content: String
  var size = 12
  var weight = 400
  /// Which of its ends stands at its place: `start`, `middle` or `end`.
  var anchor = "start"

  /// A line of 12 pixels that begins at its place, unless other values are given.
  init(_ content: String, size: Int = 12, weight: Int = 400, anchor: String = "start") {
    self.content = content
    self.size = size
    self.weight = weight
    self.anchor = anchor
  }

  /// Its element, with a newline at its end.
  ///
  /// - Parameters:
  ///   - x: Its place from the left.
  ///   - y: The line that it stands on.
  ///   - ink: Its color.
  func svg(x: Int, y: Int, ink: SRGB8) -> String { svg(x: x, y: y, fill: SVGPaint.fill(.srgb8(ink))) }

  /// Its element in a paint.
  func svg(x: Int, y: Int, fill: String) -> String {
    var attributes = "x=\"\(x)\" y=\"\(y)\""
    if size != 12 { attributes += " font-size=\"\(size)\"" }
    if weight != 400 { attributes += " font-weight=\"\(weight)\"" }
    if anchor != "start" { attributes += " text-anchor=\"\(anchor)\"" }
    return "  <text \(attributes) \(fill)>\(Self.escaped(content))</text>\n"
  }

  /// A text in lines of so many characters; a longer word has a line of its own.
  static func wrapped(_ text: String, within limit: Int) -> [String] {
    var lines: [String] = []
    for word in text.split(separator: " ") {
      if let last = lines.last, last.count + 1 + word.count <= limit {
        lines[lines.count - 1] = "\(last) \(word)"
      } else {
        lines.append(String(word))
      }
    }
    return lines
  }

  /// A text as SVG can hold it, in an attribute too.
  static func escaped(_ text: String) -> String {
    var result = ""
    for character in text {
      switch character {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      default: result.append(character)
      }
    }
    return result
  }
}
