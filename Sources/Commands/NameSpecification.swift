/// How an option or a flag is called on the command line.
///
/// A string literal is a long name, an array literal several names:
///
///     @Option(name: "format", …)                      // --format
///     @Option(name: .shortAndLong, …) var output      // -o, --output
///     @Flag(name: ["quiet", .customShort("s")], …)    // --quiet, -s
public struct NameSpecification: Hashable, Sendable, ExpressibleByStringLiteral, ExpressibleByArrayLiteral {
  enum Element: Hashable, Sendable {
    case long
    case short
    case customLong(String)
    case customShort(Character)
  }

  var elements: [Element]

  init(elements: [Element]) {
    self.elements = elements
  }

  /// A long name, given without its hyphens.
  public init(stringLiteral value: String) {
    elements = [.customLong(value)]
  }

  /// All names of the parts.
  public init(arrayLiteral parts: NameSpecification...) {
    elements = parts.flatMap(\.elements)
  }

  /// The property's name: `atLeast` is `--at-least`.
  public static let long = NameSpecification(elements: [.long])
  /// The first letter of the property's name: `output` is `-o`.
  public static let short = NameSpecification(elements: [.short])
  /// Both: `-o`, `--output`.
  public static let shortAndLong = NameSpecification(elements: [.short, .long])
  /// A long name, given without its hyphens.
  public static func customLong(_ name: String) -> NameSpecification { .init(elements: [.customLong(name)]) }
  /// A letter, given without its hyphen.
  public static func customShort(_ letter: Character) -> NameSpecification {
    .init(elements: [.customShort(letter)])
  }

  /// The names for a property, in the order given.
  func names(property: String) -> [Parameter.Name] {
    elements.compactMap { element in
      switch element {
      case .long: .long(Self.hyphenated(property))
      case .short: property.first.map { .short($0) }
      case .customLong(let name): .long(name)
      case .customShort(let letter): .short(letter)
      }
    }
  }

  /// The words of a name in camel case, in lowercase, with hyphens between: `maxURLCount` is `max-url-count`.
  static func hyphenated(_ name: String) -> String {
    let letters = Array(name)
    var result = ""
    for (index, letter) in letters.enumerated() {
      if letter.isUppercase, index > 0 {
        let endsWord = !letters[index - 1].isUppercase
        let beginsWord = index + 1 < letters.count && letters[index + 1].isLowercase
        if endsWord || beginsWord { result.append("-") }
      }
      result += letter.lowercased()
    }
    return result
  }
}
