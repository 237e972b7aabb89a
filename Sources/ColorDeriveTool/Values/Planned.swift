internal import Commands

/// A set of values with names, some of which this version doesn't know yet.
protocol PlannedValue: ArgumentValue, Sendable {
  /// What is named, with its article: `the gamut`.
  static var noun: String { get }
  /// Names that the command's contract has and this version hasn't.
  static var later: [String] { get }
}

/// A value by its name, or a name that will have one: it is told apart from one that means nothing.
struct Planned<Value: PlannedValue>: ArgumentValue, Sendable {
  private let name: String
  private let known: Value?

  init(_ value: Value) {
    name = value.argumentText
    known = value
  }

  init?(argument: String) {
    known = Value(argument: argument)
    guard known != nil || Value.later.contains(argument) else { return nil }
    name = argument
  }

  static var valueName: String { Value.valueName }
  static var allValues: [String] { Value.allValues }
  var argumentText: String { name }

  /// The value, or that it isn't supported yet.
  func value() throws(UsageError.Fault) -> Value {
    guard let known else { throw .broken(rule: "\(Value.noun) '\(name)' isn't supported yet") }
    return known
  }
}
