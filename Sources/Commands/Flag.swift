/// A switch without a value: `--bpc`, `-q`. Giving it turns the default around; giving it again changes nothing.
///
/// A flag that switches something off has a name that says so:
///
///     @Flag(help: "Write without colors.") var noColor = false  // --no-color
@propertyWrapper
public struct Flag {
  private let shape: ParameterShape
  private let slot: Slot<Bool>

  /// Whether the switch is on.
  public var wrappedValue: Bool { slot.filled }

  /// A flag with what holds where it is absent.
  public init(wrappedValue: Bool, name: NameSpecification = .long, help: String) {
    shape = ParameterShape(kind: .flag, name: name, help: help)
    slot = Slot(initial: wrappedValue) { _ in !wrappedValue }
  }
}

extension Flag: Declared {
  func declaration(property: String) -> Declaration {
    Declaration(parameter: shape.parameter(property: property), fill: slot.fill)
  }
}
