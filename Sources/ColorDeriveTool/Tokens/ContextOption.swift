internal import ColorDerive
internal import Commands

/// A choice of a context for a modifier, `theme=dark`, or a file of them: `{"theme": "dark"}`.
struct ContextOption: ArgumentValue, Hashable {
  /// The modifier; empty for a file.
  var modifier: String
  /// The context, or the path of the file.
  var context: String
  /// Where the choice stands, when it was read from a file.
  var place: SourcePosition?

  /// Whether it is a file that hasn't been read yet.
  var isFile: Bool { modifier.isEmpty }

  init(_ modifier: String, _ context: String, at place: SourcePosition? = nil) {
    self.modifier = modifier
    self.context = context
    self.place = place
  }

  init?(argument: String) {
    guard let equals = argument.firstIndex(of: "="), equals != argument.startIndex else {
      guard argument.hasSuffix(".json") else { return nil }
      self.init("", argument)
      return
    }
    self.init(String(argument[..<equals]), String(argument[argument.index(after: equals)...]))
    guard !context.isEmpty else { return nil }
  }

  static func parse(argument: String) throws(InvalidArgument) -> ContextOption {
    guard let value = ContextOption(argument: argument) else {
      throw InvalidArgument(reason: "expected MODIFIER=CONTEXT, such as theme=dark, or a JSON file")
    }
    return value
  }

  static var valueName: String { "K=V" }
  static var allValues: [String] { [] }
  var argumentText: String { isFile ? context : "\(modifier)=\(context)" }
}

extension Project {
  /// The contexts that are meant, as the resolver spells them: the case of letters doesn't matter.
  ///
  /// - Parameters:
  ///   - inputs: What is asked for.
  ///   - isWhole: Whether there must be one of each modifier: its default where none is asked for.
  /// - Throws: All that the project has none of, and all that is missing, in one error.
  func choices(_ inputs: ContextInputs, isWhole: Bool = false) throws(ToolError) -> [Permutation.Choice] {
    var faults: [ContextInputs.Fault] = []
    var choices: [Permutation.Choice] = []
    for option in inputs.options {
      func refuse(_ message: String, _ hint: String? = nil) {
        faults.append(ContextInputs.Fault(message: message, hint: hint, place: option.place))
      }
      guard let modifier = modifiers.first(where: { $0.name.lowercased() == option.modifier.lowercased() })
      else {
        refuse("no modifier is named '\(option.modifier)'", hint(option.modifier, modifiers.map(\.name)))
        continue
      }
      let names = modifier.contexts.map(\.name)
      guard let context = names.first(where: { $0.lowercased() == option.context.lowercased() }) else {
        refuse("'\(modifier.name)' has no context '\(option.context)'", hint(option.context, names))
        continue
      }
      if let other = choices.first(where: { $0.modifier == modifier.name }), other.context != context {
        refuse("'\(modifier.name)' can't be both '\(other.context)' and '\(context)'")
      }
      choices.append(.init(modifier: modifier.name, context: context))
    }
    for modifier in modifiers where isWhole && !inputs.names(modifier.name) {
      let names = modifier.contexts.map(\.name)
      if let context = modifier.defaultContext ?? (names.count == 1 ? names.first : nil) {
        choices.append(.init(modifier: modifier.name, context: context))
      } else {
        faults.append(
          ContextInputs.Fault(
            message: "'\(modifier.name)' has no default: say which with '--input \(modifier.name)=…', one of "
              + names.joined(separator: ", ")))
      }
    }
    if !faults.isEmpty { throw inputs.error(faults) }
    return choices
  }

  /// All that is allowed, the nearest first said.
  private func hint(_ word: String, _ known: [String]) -> String {
    guard !known.isEmpty else { return "there are no modifiers" }
    let all = "there are \(known.joined(separator: ", "))"
    return Spelling.nearest(to: word, in: known).map { "did you mean '\($0)'? \(all)" } ?? all
  }
}
