/// A value that is known by a name: `--at-least 4.5`, `--at-least=4.5`, `-n 4.5`, `-n4.5`.
///
/// The type says how many there are: a plain type needs one (or has a default), an optional may be absent, an array
/// may be repeated, at least once unless it has a default. Giving any other option twice is an error.
///
///     @Option(help: "The colors behind it.", parsing: .upToNextOption) var on: [String]
///     @Option(help: "The least ratio to accept.") var atLeast = 4.5
@propertyWrapper
public struct Option<Value> {
  private var shape: ParameterShape
  private let slot: Slot<Value>

  /// The value read from the command line, or the default.
  public var wrappedValue: Value { slot.filled }

  private init(
    _ shape: ParameterShape, name: NameSpecification, initial: Value?, completion: ArgumentCompletion?,
    read: @escaping ([String]) throws(RejectedValue) -> Value
  ) {
    self.shape = shape
    self.shape.name = name
    self.shape.completion = completion
    slot = Slot(initial: initial, read: read)
  }
}

/// How many words one occurrence of an array option takes.
public enum ArrayParsing: Hashable, Sendable {
  /// One: `--on white --on black`.
  case singleValue
  /// All up to the next option: `--on white black`; it may be repeated too.
  case upToNextOption
}

extension Option where Value: ArgumentValue {
  /// An option that must be given.
  public init(
    name: NameSpecification = .long, help: String, valueName: String? = nil,
    completion: ArgumentCompletion? = nil
  ) {
    var shape = Value.shape(.option, help: help, valueName: valueName)
    shape.isRequired = true
    self.init(shape, name: name, initial: nil, completion: completion, read: Value.readLast)
  }

  /// An option with a default, which help shows.
  public init(
    wrappedValue: Value, name: NameSpecification = .long, help: String, valueName: String? = nil,
    completion: ArgumentCompletion? = nil
  ) {
    var shape = Value.shape(.option, help: help, valueName: valueName)
    shape.defaultText = wrappedValue.argumentText
    self.init(shape, name: name, initial: wrappedValue, completion: completion, read: Value.readLast)
  }
}

extension Option {
  /// An option that may be absent.
  public init<Wrapped: ArgumentValue>(
    name: NameSpecification = .long, help: String, valueName: String? = nil,
    completion: ArgumentCompletion? = nil
  ) where Value == Wrapped? {
    let shape = Wrapped.shape(.option, help: help, valueName: valueName)
    self.init(shape, name: name, initial: .some(nil), completion: completion) {
      texts throws(RejectedValue) in try Wrapped.readLast(texts)
    }
  }

  /// An option that must be given, and may be repeated.
  public init<Element: ArgumentValue>(
    name: NameSpecification = .long, help: String, valueName: String? = nil,
    parsing: ArrayParsing = .singleValue, completion: ArgumentCompletion? = nil
  ) where Value == [Element] {
    var shape = Element.shape(.option, help: help, valueName: valueName)
    shape.isRequired = true
    shape.isRepeating = true
    shape.takesSeveral = parsing == .upToNextOption
    self.init(shape, name: name, initial: nil, completion: completion, read: Element.readAll)
  }

  /// An option that may be repeated, with what holds where it is absent.
  public init<Element: ArgumentValue>(
    wrappedValue: [Element], name: NameSpecification = .long, help: String, valueName: String? = nil,
    parsing: ArrayParsing = .singleValue, completion: ArgumentCompletion? = nil
  ) where Value == [Element] {
    var shape = Element.shape(.option, help: help, valueName: valueName)
    shape.isRepeating = true
    shape.takesSeveral = parsing == .upToNextOption
    shape.defaultText = wrappedValue.defaultText
    self.init(shape, name: name, initial: wrappedValue, completion: completion, read: Element.readAll)
  }
}

extension Option: Declared {
  func declaration(property: String) -> Declaration {
    Declaration(parameter: shape.parameter(property: property), fill: slot.fill)
  }
}
