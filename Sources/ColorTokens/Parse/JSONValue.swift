internal import ColorCore

/// A JSON value without a place: what is written, and what is kept of other tools' data.
///
/// The order of members is part of the value.
public indirect enum JSONValue: Hashable, Sendable {
  /// `null`.
  case null
  /// `true` or `false`.
  case bool(Bool)
  /// A number, with its spelling.
  case number(JSONNumber)
  /// A string.
  case string(String)
  /// An array.
  case array([JSONValue])
  /// An object; names should stand once.
  case object([JSONMember])

  /// A number in its shortest spelling. The number must be finite.
  public static func number(_ value: Double) -> JSONValue { .number(JSONNumber(value)) }

  /// A whole number.
  public static func number(_ value: Int) -> JSONValue { .number(JSONNumber(text: String(value))) }

  /// The member of that name in an object, or `nil`.
  public subscript(name: String) -> JSONValue? {
    guard case .object(let members) = self else { return nil }
    return members.first { $0.name == name }?.value
  }
}

/// A name and its value.
public struct JSONMember: Hashable, Sendable {
  /// The name.
  public var name: String
  /// The value.
  public var value: JSONValue

  /// A member made of its parts.
  public init(_ name: String, _ value: JSONValue) {
    self.name = name
    self.value = value
  }
}

/// A number as JSON spells it. `1.0` and `1` are two spellings, and stay so.
public struct JSONNumber: Hashable, Sendable {
  /// The spelling.
  public let text: String

  /// A number in the spelling of a text that was read.
  init(text: String) { self.text = text }

  /// The shortest spelling that reads back as the same double; zero has no sign. The number must be finite.
  public init(_ value: Double) { text = NumberText.shortest(value) }

  /// The nearest double.
  public var value: Double { Double(text) ?? 0 }
}
