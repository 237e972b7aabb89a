internal import ColorDerive
internal import Commands

/// A contrast that is asked for: a ratio, or a level of WCAG 2.
struct MinimumContrast: ArgumentValue, Hashable {
  /// The ratio, 1 to 21.
  let contrast: Contrast
  /// As it was written.
  let argumentText: String

  /// The levels, by the names of the contract.
  private static let levels: [(name: String, contrast: Contrast)] = [
    ("AA", .text), ("AA-large", .largeText), ("AAA", .enhancedText), ("non-text", .nonText),
  ]

  init?(argument: String) {
    guard let value = try? Self.parse(argument: argument) else { return nil }
    self = value
  }

  private init(_ contrast: Contrast, _ text: String) {
    self.contrast = contrast
    argumentText = text
  }

  static func parse(argument: String) throws(InvalidArgument) -> MinimumContrast {
    if let level = levels.first(where: { $0.name == argument }) {
      return MinimumContrast(level.contrast, argument)
    }
    guard let ratio = Double(argument: argument) else {
      throw InvalidArgument(reason: "not a ratio, nor AA, AA-large, AAA or non-text")
    }
    guard (1...21).contains(ratio) else {
      throw InvalidArgument(reason: "a contrast ratio lies between 1 and 21")
    }
    return MinimumContrast(Contrast(ratio), argument)
  }

  static var valueName: String { "N|AA|AA-large|AAA|non-text" }
}
