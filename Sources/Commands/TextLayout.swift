/// Text set in lines of at most 80 columns, where its words allow.
enum TextLayout {
  static let width = 80

  /// The words in lines, the second and later ones indented. The first line has `used` columns taken already.
  static func wrap(_ words: [String], used: Int = 0, indent: Int = 0) -> String {
    var result = ""
    var column = used
    for (index, word) in words.enumerated() {
      if index > 0 {
        if column + 1 + word.count > width {
          result += "\n" + spaces(indent)
          column = indent
        } else {
          result += " "
          column += 1
        }
      }
      result += word
      column += word.count
    }
    return result
  }

  static func wrap(_ text: String, used: Int = 0, indent: Int = 0) -> String {
    wrap(text.split(whereSeparator: \.isWhitespace).map(String.init), used: used, indent: indent)
  }

  static func spaces(_ count: Int) -> String {
    String(repeating: " ", count: count)
  }

  /// Paragraphs separated by an empty line, with whether each is kept as it is.
  static func paragraphs(of text: String) -> [(text: String, isVerbatim: Bool)] {
    var groups: [[Substring]] = [[]]
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      if line.allSatisfy(\.isWhitespace) {
        groups.append([])
      } else {
        groups[groups.count - 1].append(line)
      }
    }
    return groups.filter { !$0.isEmpty }.map { lines in
      (lines.joined(separator: "\n"), lines[0].first?.isWhitespace ?? false)
    }
  }
}
