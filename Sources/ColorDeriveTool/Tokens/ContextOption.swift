internal import ColorDerive
internal import Commands

/// A choice of a context for a modifier: `theme=dark`.
struct ContextOption: ArgumentValue, Hashable {
  var modifier: String
  var context: String

  init?(argument: String) {
    guard let equals = argument.firstIndex(of: "="), equals != argument.startIndex else { return nil }
    modifier = String(argument[..<equals])
    context = String(argument[argument.index(after: equals)...])
    guard !context.isEmpty else { return nil }
  }

  static func parse(argument: String) throws(InvalidArgument) -> ContextOption {
    guard let value = ContextOption(argument: argument) else {
      throw InvalidArgument(reason: "expected MODIFIER=CONTEXT, such as theme=dark")
    }
    return value
  }

  static var valueName: String { "K=V" }
  static var allValues: [String] { [] }
  var argumentText: String { "\(modifier)=\(context)" }
}

extension Project {
  /// The contexts that are meant, as the resolver spells them: the case of letters doesn't matter.
  ///
  /// - Throws: All that the project has none of, in one error.
  func choices(_ options: [ContextOption]) throws(ToolError) -> [Permutation.Choice] {
    var faults: [String] = []
    var choices: [Permutation.Choice] = []
    for option in options {
      guard let modifier = modifiers.first(where: { $0.name.lowercased() == option.modifier.lowercased() })
      else {
        faults.append(
          "no modifier is named '\(option.modifier)'" + hint(option.modifier, modifiers.map(\.name)))
        continue
      }
      let names = modifier.contexts.map(\.name)
      guard let context = names.first(where: { $0.lowercased() == option.context.lowercased() }) else {
        faults.append("'\(modifier.name)' has no context '\(option.context)'" + hint(option.context, names))
        continue
      }
      if let other = choices.first(where: { $0.modifier == modifier.name }), other.context != context {
        faults.append("'\(modifier.name)' can't be both '\(other.context)' and '\(context)'")
      }
      choices.append(.init(modifier: modifier.name, context: context))
    }
    if !faults.isEmpty { throw .request(faults) }
    return choices
  }

  private func hint(_ word: String, _ known: [String]) -> String {
    if let nearest = Spelling.nearest(to: word, in: known) { return "; did you mean '\(nearest)'?" }
    return known.isEmpty ? "; there are no modifiers" : "; there are \(known.joined(separator: ", "))"
  }
}
