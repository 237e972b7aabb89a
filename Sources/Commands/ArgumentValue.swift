/// A type that can be read from one word of the command line.
///
/// An enum with string cases needs no more than the conformance: its cases are listed in help, in errors and in
/// completions.
///
///     enum Format: String, CaseIterable, ArgumentValue { case css, hex, json }
public protocol ArgumentValue {
  /// The value that the text spells, or `nil`.
  init?(argument: String)

  /// The value that the text spells, or an error that says why there is none.
  ///
  /// The default is `init(argument:)`, without a reason.
  static func parse(argument: String) throws(InvalidArgument) -> Self

  /// What stands for a value in help: `N`.
  static var valueName: String { get }

  /// All texts that spell a value, or nothing if they can't be listed.
  static var allValues: [String] { get }

  /// The text that spells this value, as shown for a default.
  var argumentText: String { get }
}

/// A text that doesn't spell a value.
public struct InvalidArgument: Error, Hashable, Sendable {
  /// Why not, as the end of a sentence without a full stop, or `nil` where there's nothing to say.
  public var reason: String?

  /// An error with its reason.
  public init(reason: String? = nil) {
    self.reason = reason
  }
}

extension ArgumentValue {
  /// The value that the text spells, by `init(argument:)`.
  public static func parse(argument: String) throws(InvalidArgument) -> Self {
    guard let value = Self(argument: argument) else { throw InvalidArgument() }
    return value
  }

  /// `VALUE`.
  public static var valueName: String { "VALUE" }

  /// Nothing: the values can't be listed.
  public static var allValues: [String] { [] }
}

extension ArgumentValue where Self: CustomStringConvertible {
  /// The description.
  public var argumentText: String { description }
}

extension ArgumentValue where Self: RawRepresentable, RawValue == String {
  /// The value with the text as its raw value.
  public init?(argument: String) {
    self.init(rawValue: argument)
  }

  /// The raw value.
  public var argumentText: String { rawValue }
}

extension ArgumentValue where Self: RawRepresentable & CaseIterable, RawValue == String {
  /// The raw values of all cases, in the order of declaration.
  public static var allValues: [String] { allCases.map(\.rawValue) }
}
