/// The words of a name, for languages whose identifiers are made of letters and digits.
///
///     OutputWords(OutputName("color.bgAccent.50%")).camelCase   // colorBgAccent50
///     OutputWords(OutputName("größe")).snakeCase                // gr_uf6_udf_e
///
/// A word ends at a sign, at white space, and where small letters turn to capitals. A character beyond ASCII that the
/// language doesn't take is spelled by its code point, and so is a name that is made of signs alone: two names that
/// differ in them stay two.
struct OutputWords: Hashable, Sendable {
  /// The characters that stand in words as they are.
  enum Letters: Hashable, Sendable {
    /// Letters and digits of ASCII.
    case ascii
    /// Letters and decimal digits of every script.
    case unicode

    fileprivate func contains(_ scalar: Unicode.Scalar) -> Bool {
      if scalar.isASCII { return scalar.properties.isAlphabetic || ("0"..."9").contains(scalar) }
      guard self == .unicode else { return false }
      return switch scalar.properties.generalCategory {
      case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter: true
      case .decimalNumber: true
      default: false
      }
    }
  }

  /// The words in small letters; at least one.
  private(set) var words: [String] = []

  /// The words of a name.
  ///
  /// - Parameters:
  ///   - name: The name.
  ///   - prefix: What stands in front of it; empty for nothing.
  ///   - letters: The characters that stand as they are.
  init(_ name: OutputName, prefix: String = "", letters: Letters = .ascii) {
    for name in [prefix] + name.names where !name.isEmpty { append(name, letters) }
    // What begins with a digit is no identifier.
    if let first = words.first?.unicodeScalars.first, first.properties.numericType != nil {
      words.insert("color", at: 0)
    }
  }

  /// The words in one, each but the first with a capital. Two numbers have a low line between them.
  var camelCase: String {
    var result = ""
    for word in words {
      if result.isEmpty {
        result = word
        continue
      }
      if result.last?.isNumber == true, word.first?.isNumber == true { result += "_" }
      result += Self.capitalized(word)
    }
    return result
  }

  /// The words with low lines between them.
  var snakeCase: String { words.joined(separator: "_") }

  // MARK: Splitting

  private mutating func append(_ name: String, _ letters: Letters) {
    let count = words.count
    let scalars = Array(name.unicodeScalars)
    var word = ""
    for (index, scalar) in scalars.enumerated() {
      if letters.contains(scalar) {
        if Self.beginsWord(scalars, index) { end(&word, letters) }
        word.unicodeScalars.append(scalar)
      } else {
        end(&word, letters)
        if !scalar.isASCII, !scalar.isIgnorable { words.append(Self.spelled(scalar)) }
      }
    }
    end(&word, letters)
    if words.count == count { words += scalars.map(Self.spelled) }
  }

  /// Ends a word. It keeps its capitals where a small letter isn't one letter: `İ` would become `i` and a dot above,
  /// which no identifier of Kotlin has.
  private mutating func end(_ word: inout String, _ letters: Letters) {
    let small = word.lowercased()
    if !word.isEmpty { words.append(small.unicodeScalars.allSatisfy(letters.contains) ? small : word) }
    word = ""
  }

  /// Whether a capital begins a word: behind a small letter or a digit, and as the last of several capitals before a
  /// small letter.
  private static func beginsWord(_ scalars: [Unicode.Scalar], _ index: Int) -> Bool {
    guard index > 0, scalars[index].properties.isUppercase else { return false }
    let previous = scalars[index - 1].properties
    if !previous.isUppercase { return true }
    return index + 1 < scalars.count && scalars[index + 1].properties.isLowercase
  }

  private static func spelled(_ scalar: Unicode.Scalar) -> String { "u" + String(scalar.value, radix: 16) }

  /// The word with a capital; unchanged where the capital doesn't lead back, so that two words stay two, or isn't one
  /// letter: that of `ǰ` is `J` and a caron.
  private static func capitalized(_ word: String) -> String {
    let first = String(word.prefix(1))
    let capital = first.uppercased()
    let leadsBack =
      capital.lowercased() == first && capital.unicodeScalars.count == first.unicodeScalars.count
    return leadsBack ? capital + word.dropFirst() : word
  }
}

extension Unicode.Scalar {
  /// Whether a name loses nothing that can be seen when this is left out.
  var isIgnorable: Bool {
    isUnsafeToShow || properties.isWhitespace || properties.isDefaultIgnorableCodePoint
  }
}
