internal import ColorDerivation

/// Names of a family and its colors in languages with classes.
struct CodeName: Hashable, Sendable {
  /// The language, as messages call it.
  var language: String
  /// The characters of its identifiers.
  var letters: OutputWords.Letters
  /// What can't be the name of a color: words of the language, and members that the class has already.
  var reserved: Set<String>

  /// The name of the class: the name that is asked for, or that of the family's key, with `Colors` at its end.
  func type(_ name: String?, for family: ThemeFamily) -> String {
    let contexts = family.key.choices.map(\.context).filter { !$0.isEmpty }
    let asked = name.map { [$0] } ?? contexts
    let words = OutputWords(
      OutputName(names: asked.allSatisfy(\.isEmpty) ? ["design"] : asked), letters: letters)
    let type = OutputText.capitalized(words.camelCase)
    return type.hasSuffix("Colors") ? type : type + "Colors"
  }

  /// The name of a color in lowerCamelCase; with a low line behind it where the language or the class has another
  /// meaning for it.
  func member(_ name: OutputName) -> String {
    let text = OutputWords(name, letters: letters).camelCase
    return reserved.contains(text) ? text + "_" : text
  }

  /// The name of an appearance: `light`, `darkHc`.
  static func appearance(_ appearance: Appearance) -> String {
    OutputWords(OutputName(names: [appearance.name])).camelCase
  }

  /// The colors of a family with their names, in the order of the tokens.
  ///
  /// - Throws: A finding `name-collision` for each token whose name another token has already.
  func members(of family: ThemeFamily) throws(EmitError) -> [CodeMember] {
    let names = OutputNames(family.primary)
    let columns = EmittedColumns(family)
    var collisions = NameCollisions(in: language)
    let members = family.primary.entries.enumerated().map { row, entry in
      let name = member(names.flat(entry.path))
      collisions.take(name, as: name, for: entry.path, at: entry.position)
      return CodeMember(name: name, remarks: OutputRemarks(entry), colors: columns[row])
    }
    try collisions.check()
    return members
  }
}

/// A color of a class.
struct CodeMember: Sendable {
  /// Its name.
  var name: String
  /// What is said about it.
  var remarks: OutputRemarks
  /// Its color in every appearance.
  var colors: AppearanceColors

  /// Whether an appearance has another color than the first theme.
  func differs(in appearance: Appearance, from first: Appearance) -> Bool {
    guard let a = colors[appearance], let b = colors[first] else { return false }
    return a.argb != b.argb || a.wideComponents != b.wideComponents
  }
}
