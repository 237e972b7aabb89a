/// Which colors of a tree stand on a brand sheet, and what they are called there.
struct SheetColors {
  private struct Rule {
    var pattern: Pattern
    /// How many names before the first star are left out.
    var silent: Int
  }

  private let rules: [Rule]

  /// The colors that fit any of the patterns; all where there are none.
  init(_ patterns: [String]?) {
    rules = (patterns ?? ["**"]).map { text in
      let fixed = text.prefix { $0 != "*" }
      return Rule(pattern: Pattern(text), silent: fixed.count { $0 == "." })
    }
  }

  /// The colors in the order of the tree, each with its identifier. The first pattern that fits names it.
  func named(_ tree: [SwiftNamespace]) -> [(identifier: String, color: SwiftColor)] {
    var result: [(identifier: String, color: SwiftColor)] = []
    walk(tree, 0, [], &result)
    return result
  }

  private func walk(
    _ tree: [SwiftNamespace], _ number: Int, _ outer: [String],
    _ result: inout [(identifier: String, color: SwiftColor)]
  ) {
    for (identifier, member) in tree[number].members {
      let names = outer + [identifier]
      switch member {
      case .namespace(let inner): walk(tree, inner, names, &result)
      case .color(let color):
        guard let rule = rules.first(where: { $0.pattern.matches(color.entry.path) }) else { continue }
        result.append((Self.joined(names.dropFirst(min(rule.silent, names.count - 1))), color))
      }
    }
  }

  /// One identifier of several.
  private static func joined(_ names: ArraySlice<String>) -> String {
    names.enumerated().map { $0 == 0 ? $1 : SwiftText.typeName($1) }.joined()
  }
}
