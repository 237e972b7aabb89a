/// A value that is known by its place on the command line.
///
/// The type says how many there are: a plain type needs one (or has a default), an optional may be absent, an array
/// takes all that remain, at least one unless it has a default. An array stands last, and what may be absent
/// stands behind what is needed.
///
///     @Argument(help: "The color of the text.") var foreground: String
///     @Argument(help: "More colors.") var others: [String] = []
///
/// In help a value is called by the property's name in capitals unless `valueName` says otherwise.
@propertyWrapper
public struct Argument<Value> {
  private var shape: ParameterShape
  private let slot: Slot<Value>

  /// The value read from the command line, or the default.
  public var wrappedValue: Value { slot.filled }

  private init(
    _ shape: ParameterShape, initial: Value?, completion: ArgumentCompletion?,
    read: @escaping ([String]) throws(RejectedValue) -> Value
  ) {
    self.shape = shape
    self.shape.completion = completion
    slot = Slot(initial: initial, read: read)
  }
}

extension Argument where Value: ArgumentValue {
  /// An argument that must be given.
  public init(help: String, valueName: String? = nil, completion: ArgumentCompletion? = nil) {
    var shape = Value.shape(.argument, help: help, valueName: valueName)
    shape.isRequired = true
    self.init(shape, initial: nil, completion: completion, read: Value.readLast)
  }

  /// An argument with a default.
  public init(
    wrappedValue: Value, help: String, valueName: String? = nil, completion: ArgumentCompletion? = nil
  ) {
    var shape = Value.shape(.argument, help: help, valueName: valueName)
    shape.defaultText = wrappedValue.argumentText
    self.init(shape, initial: wrappedValue, completion: completion, read: Value.readLast)
  }
}

extension Argument {
  /// An argument that may be absent.
  public init<Wrapped: ArgumentValue>(
    help: String, valueName: String? = nil, completion: ArgumentCompletion? = nil
  ) where Value == Wrapped? {
    let shape = Wrapped.shape(.argument, help: help, valueName: valueName)
    self.init(shape, initial: .some(nil), completion: completion) { texts throws(RejectedValue) in
      try Wrapped.readLast(texts)
    }
  }

  /// All remaining arguments; at least one.
  public init<Element: ArgumentValue>(
    help: String, valueName: String? = nil, completion: ArgumentCompletion? = nil
  ) where Value == [Element] {
    var shape = Element.shape(.argument, help: help, valueName: valueName)
    shape.isRequired = true
    shape.isRepeating = true
    self.init(shape, initial: nil, completion: completion, read: Element.readAll)
  }

  /// All remaining arguments, or the default where there are none.
  public init<Element: ArgumentValue>(
    wrappedValue: [Element], help: String, valueName: String? = nil, completion: ArgumentCompletion? = nil
  ) where Value == [Element] {
    var shape = Element.shape(.argument, help: help, valueName: valueName)
    shape.isRepeating = true
    shape.defaultText = wrappedValue.defaultText
    self.init(shape, initial: wrappedValue, completion: completion, read: Element.readAll)
  }
}

extension Argument: Declared {
  func declaration(property: String) -> Declaration {
    Declaration(parameter: shape.parameter(property: property), fill: slot.fill)
  }
}

extension Array where Element: ArgumentValue {
  /// The values as shown for a default; nothing for an empty array.
  var defaultText: String? {
    isEmpty ? nil : map(\.argumentText).joined(separator: " ")
  }
}
