/// The facts of one declared parameter, from which reading, help, completions and the manual page are made.
struct Parameter: Hashable, Sendable {
  enum Kind: Hashable, Sendable {
    case argument
    case option
    case flag
  }

  enum Name: Hashable, Sendable {
    case long(String)
    case short(Character)

    /// The name as written on the command line: `--on`, `-n`.
    var spelled: String {
      switch self {
      case .long(let name): "--\(name)"
      case .short(let letter): "-\(letter)"
      }
    }
  }

  var kind: Kind
  /// The names of an option or a flag, short ones first; none for an argument.
  var names: [Name] = []
  var help: String
  /// What stands for the value; nothing for a flag.
  var placeholder = ""
  /// All texts accepted, or nothing if they can't be listed.
  var allowed: [String] = []
  /// The default as text, if there is one to show.
  var defaultText: String?
  var isRequired = false
  var isRepeating = false
  /// Whether one occurrence takes all words up to the next option.
  var takesSeveral = false
  var completion = ArgumentCompletion.none

  /// The parameter in messages: `COLOR`, `--on`, and `-n` if there is no long name.
  var title: String {
    guard kind != .argument else { return placeholder }
    let long = names.first { if case .long = $0 { true } else { false } }
    return (long ?? names.first)?.spelled ?? ""
  }

  static let help = Parameter(
    kind: .flag, names: [.short("h"), .long("help")], help: "Show this help.")
  static let version = Parameter(
    kind: .flag, names: [.long("version")], help: "Show the version.")
}

/// What a wrapper was given, before the property's name is known.
struct ParameterShape {
  var kind: Parameter.Kind
  var name: NameSpecification = .long
  var help: String
  var valueName: String?
  var typeName = ""
  var allowed: [String] = []
  var defaultText: String?
  var isRequired = false
  var isRepeating = false
  var takesSeveral = false
  var completion: ArgumentCompletion?

  func parameter(property: String) -> Parameter {
    var parameter = Parameter(kind: kind, help: help)
    parameter.allowed = allowed
    parameter.defaultText = defaultText
    parameter.isRequired = isRequired
    parameter.isRepeating = isRepeating
    parameter.takesSeveral = takesSeveral
    parameter.completion = completion ?? (allowed.isEmpty ? .none : .values(allowed))
    switch kind {
    case .argument:
      parameter.placeholder = valueName ?? NameSpecification.hyphenated(property).uppercased()
    case .option:
      let choices = allowed.joined(separator: "|")
      // A longer list would crowd out the rest of the usage line; help then names the values one by one.
      let showsChoices = !choices.isEmpty && choices.count <= 36
      parameter.placeholder = valueName ?? (showsChoices ? choices : typeName)
    case .flag: break
    }
    if kind != .argument {
      let names = name.names(property: property)
      parameter.names =
        names.filter { if case .short = $0 { true } else { false } }
        + names.filter { if case .long = $0 { true } else { false } }
    }
    return parameter
  }
}
