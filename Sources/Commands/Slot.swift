/// A text that a parameter's type refused.
struct RejectedValue: Error {
  var text: String
  var reason: String?
}

/// The place where a parameter's value is kept.
///
/// A class, because Mirror shows the wrappers of a command but can't write to them. It is filled once, before the
/// command is handed out; the wrappers are the only ones to know it, and neither they nor a command are `Sendable`.
final class Slot<Value> {
  private var value: Value?
  private let read: ([String]) throws(RejectedValue) -> Value

  init(initial: Value?, read: @escaping ([String]) throws(RejectedValue) -> Value) {
    value = initial
    self.read = read
  }

  func fill(with texts: [String]) throws(RejectedValue) {
    value = try read(texts)
  }

  var filled: Value {
    guard let value else {
      preconditionFailure("A parameter has no value before its command came out of parse(arguments:).")
    }
    return value
  }
}

extension ArgumentValue {
  /// The value of one text.
  static func read(_ text: String) throws(RejectedValue) -> Self {
    do {
      return try parse(argument: text)
    } catch {
      throw RejectedValue(text: text, reason: error.reason)
    }
  }

  /// The value of the last text; there is at least one.
  static func readLast(_ texts: [String]) throws(RejectedValue) -> Self {
    try read(texts[texts.count - 1])
  }

  static func readAll(_ texts: [String]) throws(RejectedValue) -> [Self] {
    var values: [Self] = []
    for text in texts { values.append(try read(text)) }
    return values
  }

  /// The shape of a parameter with values of this type.
  static func shape(_ kind: Parameter.Kind, help: String, valueName: String?) -> ParameterShape {
    ParameterShape(
      kind: kind, help: help, valueName: valueName, typeName: Self.valueName, allowed: allValues)
  }
}
