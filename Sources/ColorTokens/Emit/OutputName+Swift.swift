/// Names as Swift writes them.
enum SwiftText {
  /// The identifier of a name, in lowerCamelCase and without backticks: `bg-accent` is `bgAccent`.
  ///
  /// Words end at what is no letter or digit. A name without any, such as an arrow, is spelled by its code points:
  /// `u2192`. Behind a digit at the front stands `_`.
  static func identifier(_ text: String) -> String {
    let words = words(of: text)
    var result = lowercased(words[0])
    for word in words.dropFirst() { result += uppercasedFirst(word) }
    guard let first = result.unicodeScalars.first else { return "_" }
    return first.properties.isXIDStart || isEmoji(first) ? result : "_" + result
  }

  /// The name of a type that is named after an identifier: `bgAccent` makes `BgAccent`.
  static func typeName(_ identifier: String) -> String { uppercasedFirst(identifier) }

  /// The name of a type that holds a family, with an ending: the name that is given, or that of the family's key.
  static func familyType(_ name: String?, _ family: ThemeFamily, ending: String) -> String {
    let contexts = family.key.choices.map(\.context)
    let name = name ?? (contexts.isEmpty ? "Design" : contexts.joined(separator: "-"))
    let type = typeName(identifier(name.isEmpty ? "Design" : name))
    return type.hasSuffix(ending) ? type : type + ending
  }

  /// An identifier where it is declared, in backticks if Swift has another meaning for it.
  static func escaped(_ identifier: String) -> String {
    keywords.contains(identifier) ? "`\(identifier)`" : identifier
  }

  /// A string literal.
  static func literal(_ text: String) -> String {
    "\"" + OutputText.escaped(OutputText.line(text), "\"\\") + "\""
  }

  /// A string literal of exactly this text, on one line and without anything that can't be seen.
  static func exactLiteral(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      if scalar == "\"" || scalar == "\\" {
        result += "\\"
        result.unicodeScalars.append(scalar)
      } else if scalar == "\n" {
        result += "\\n"
      } else if scalar.isUnsafeToShow || scalar.properties.isWhitespace && scalar != " " {
        result += "\\u{" + String(scalar.value, radix: 16, uppercase: true) + "}"
      } else {
        result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }

  // MARK: Words

  private static func words(of text: String) -> [String] {
    var words: [String] = []
    var word = ""
    for scalar in text.unicodeScalars {
      if isWordPart(scalar) {
        word.unicodeScalars.append(scalar)
      } else if !word.isEmpty {
        words.append(word)
        word = ""
      }
    }
    if !word.isEmpty { words.append(word) }
    guard words.isEmpty else { return words }
    let visible = text.unicodeScalars.filter { !$0.properties.isDefaultIgnorableCodePoint }
    return visible.isEmpty ? ["_"] : visible.map { "u" + String($0.value, radix: 16) }
  }

  /// All that XID_Continue has may stand in a Swift identifier, and so may the emoji of the higher planes.
  private static func isWordPart(_ scalar: Unicode.Scalar) -> Bool {
    if isEmoji(scalar) { return true }
    let properties = scalar.properties
    return properties.isXIDContinue && !properties.isDefaultIgnorableCodePoint
      && properties.generalCategory != .connectorPunctuation && scalar != "\u{B7}"
  }

  private static func isEmoji(_ scalar: Unicode.Scalar) -> Bool { (0x1F000...0x1FAFF).contains(scalar.value) }

  /// The word in small letters if it is all in capitals, as abbreviations are; otherwise only its first letter.
  private static func lowercased(_ word: String) -> String {
    if !word.unicodeScalars.contains(where: { $0.properties.isLowercase }) { return word.lowercased() }
    return word.prefix(1).lowercased() + word.dropFirst()
  }

  /// The word with a capital; unchanged where the capital doesn't lead back, so that two words stay two.
  private static func uppercasedFirst(_ word: String) -> String {
    let first = String(word.prefix(1))
    let capital = first.uppercased()
    return capital.lowercased() == first ? capital + word.dropFirst() : word
  }

  /// The words that can't be declared as they are.
  ///
  /// - SeeAlso: The Swift Programming Language, “Lexical Structure”, keywords in declarations, statements,
  ///   expressions and types.
  private static let keywords: Set<String> = [
    "associatedtype", "class", "deinit", "enum", "extension", "fileprivate", "func", "import", "init",
    "inout",
    "internal", "let", "open", "operator", "private", "precedencegroup", "protocol", "public", "rethrows",
    "static",
    "struct", "subscript", "typealias", "var", "break", "case", "catch", "continue", "default", "defer", "do",
    "else",
    "fallthrough", "for", "guard", "if", "in", "repeat", "return", "throw", "switch", "where", "while", "Any",
    "as",
    "await", "false", "is", "nil", "self", "Self", "super", "throws", "true", "try", "_",
  ]
}
