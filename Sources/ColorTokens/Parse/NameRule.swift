/// What a name of a token or group may be.
///
/// The format forbids `.`, `{` and `}` (5.1.1) and, by its schema, the empty name. We also refuse what can't
/// be seen or turns the reading direction, because names come to stand in other people's source code, and
/// names too long for any of its readers.
enum NameRule {
  static let lengthLimit = 255

  /// What is wrong with a name that doesn't begin with `$`, or `nil`.
  static func fault(in name: String) -> Diagnostic.NameFault? {
    if name.isEmpty { return .empty }
    for scalar in name.unicodeScalars {
      if scalar == "." || scalar == "{" || scalar == "}" { return .separator(Character(scalar)) }
      if scalar.isUnsafeToShow { return .unsafe(scalar.value) }
    }
    return name.utf8.count > lengthLimit ? .tooLong(limit: lengthLimit) : nil
  }
}
