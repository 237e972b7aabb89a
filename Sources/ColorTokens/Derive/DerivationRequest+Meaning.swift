/// What a color says by itself, and by which name.
struct SaidMeaning: Hashable, Sendable {
  /// `danger`, `success`, `warning` or `info`, or what the author calls it.
  var meaning: String
  /// The words of the name with the one that tells the meaning left open; `nil` where no word tells it.
  var pattern: [String]?

  /// Whether one may stand in the place of the other, so that a person must tell them apart: `bg-danger` and
  /// `bg-success`, but not `bg-danger` and `bg-success-strong`. Where the author says the meaning, the names needn't
  /// be alike.
  func isAlternative(to other: SaidMeaning) -> Bool {
    guard meaning != other.meaning else { return false }
    guard let pattern, let theirs = other.pattern else { return true }
    return pattern == theirs
  }
}

extension DerivationRequest {
  /// The word that says that a color means nothing, whatever its name.
  static let noMeaning = "none"

  /// The words in names that tell a meaning. An error is a danger by another name.
  private static let meanings = [
    "danger": "danger", "error": "danger", "success": "success", "warning": "warning", "info": "info",
  ]

  /// What the color says by itself: as the author has it, else as its name tells; `nil` where it says nothing.
  var said: SaidMeaning? {
    if meaning == Self.noMeaning { return nil }
    if let meaning { return SaidMeaning(meaning: Self.meanings[meaning] ?? meaning, pattern: nil) }
    var words = (group ?? base).words
    let place = words.firstIndex { Self.meanings[$0] != nil }
    guard let place, let meaning = Self.meanings[words[place]] else { return nil }
    words[place] = "*"
    return SaidMeaning(meaning: meaning, pattern: words)
  }
}

extension TokenPath {
  /// The words of the path in lower case, however they are joined: `bg-danger`, `bg_danger` and `bgDanger` are two.
  fileprivate var words: [String] {
    if let words = plainWords { return words }
    var words: [String] = []
    var word = ""
    var wasLower = false
    for character in text {
      if !character.isLetter && !character.isNumber || character.isUppercase && wasLower {
        if !word.isEmpty { words.append(word.lowercased()) }
        word = ""
      }
      if character.isLetter || character.isNumber { word.append(character) }
      wasLower = character.isLowercase
    }
    return word.isEmpty ? words : words + [word.lowercased()]
  }

  /// The words of a path in ASCII, as nearly all are; `nil` for another.
  private var plainWords: [String]? {
    var words: [String] = []
    var word: [UInt8] = []
    var wasLower = false
    for byte in text.utf8 {
      guard byte < 0x80 else { return nil }
      let isUpper = (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte)
      let isPart = byte.isLetter || byte.isDigit
      if (!isPart || isUpper && wasLower) && !word.isEmpty {
        words.append(String(decoding: word, as: UTF8.self))
        word.removeAll(keepingCapacity: true)
      }
      if isPart { word.append(isUpper ? byte | 0x20 : byte) }
      wasLower = byte.isLetter && !isUpper
    }
    return word.isEmpty ? words : words + [String(decoding: word, as: UTF8.self)]
  }
}
