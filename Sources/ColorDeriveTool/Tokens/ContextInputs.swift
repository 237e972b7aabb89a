internal import ColorDerive

/// The contexts that a command line asks for, its files of them read.
struct ContextInputs {
  /// The choices, those of a file in the place of the file.
  var options: [ContextOption] = []
  private var sources: [SourceText] = []

  /// A choice that can't be taken.
  struct Fault {
    var message: String
    var hint: String?
    /// Where it stands; `nil` for one of the command line.
    var place: SourcePosition?

    /// The rule, wherever it stands.
    static let rule = Rule("resolver-input")
  }

  /// Reads the files among options: objects whose members are strings, as the format's resolver has inputs.
  ///
  /// - Throws: All that is wrong with one file, in one error.
  init(_ given: [ContextOption]) throws(ToolError) {
    for option in given {
      guard option.isFile else {
        options.append(option)
        continue
      }
      let source = SourceText(file: option.context, bytes: try InputFile(option.context).bytes)
      sources.append(source)
      options += try Self.choices(in: source)
    }
  }

  /// Whether a context of a modifier is asked for, be it one that there is or not.
  func names(_ modifier: String) -> Bool {
    options.contains { $0.modifier.lowercased() == modifier.lowercased() }
  }

  private static func choices(in source: SourceText) throws(ToolError) -> [ContextOption] {
    let root: JSONNode
    do throws(JSONError) {
      root = try JSONDocument(source).root
    } catch {
      throw .project(.input([Diagnostic(error, in: source)], [source]))
    }
    var faults: [Diagnostic] = []
    func refuse(_ message: String, _ node: JSONNode, _ pointer: String) {
      faults.append(
        Diagnostic(
          .other(Fault.rule, .error, message, hint: "such as {\"theme\": \"dark\"}"), at: node.position,
          pointer: pointer))
    }
    if root.kind != .object { refuse("an input is an object of modifiers and their contexts", root, "") }
    var options: [ContextOption] = []
    for (name, value) in root.members {
      let modifier = name.string ?? ""
      guard let context = value.string, !modifier.isEmpty else {
        refuse("the context of '\(modifier)' is a string", value, "/\(modifier)")
        continue
      }
      options.append(ContextOption(modifier, context, at: value.position))
    }
    if !faults.isEmpty { throw .project(.input(faults, [source])) }
    return options
  }

  /// Faults as one error: of a file, with their places, where all choices were read from one. What is missing is told at its
  /// beginning.
  func error(_ faults: [Fault]) -> ToolError {
    guard let first = sources.first, options.allSatisfy({ $0.place != nil }) else {
      return .request(
        faults.map { fault in
          (fault.place.map { "\($0): " } ?? "") + fault.message + (fault.hint.map { "; \($0)" } ?? "")
        }, Fault.rule)
    }
    return .project(
      .input(
        faults.map { fault in
          Diagnostic(
            .other(Fault.rule, .error, fault.message, hint: fault.hint),
            at: fault.place ?? first.position(at: 0))
        }, sources))
  }
}
