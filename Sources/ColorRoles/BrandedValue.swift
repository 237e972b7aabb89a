/// A value of the app's brand, by its key path.
///
/// An app names its ``BrandSelection`` once, and then reads any value of any type:
///
///     typealias Branded<Value> = BrandedValue<AppBrand, Value>
///
///     struct LoginPage {
///       @Branded(\.accent) private var accent: BackgroundColorSet
///       @Branded(\.termsOfService) private var termsOfService: String
///     }
///
/// The value is read through the key path once, when the owner is made; from then on it costs what a stored
/// property costs, and it can't be set. It holds the value and nothing else.
///
/// What differs between brands goes one of three ways:
///
/// 1. A **value** (a color, a link, a word, a number) goes on the sheet and is read by this wrapper.
/// 2. A **behavior** (one brand asks for a passport, another for a phone) goes behind a protocol with a type
///    for each brand. The wrapper must not decide a flow: `if isZen { … } else { … }` on a branded flag is
///    the `#if` again, without the compiler's help.
/// 3. A **structure** (a screen or a feature that one brand lacks) goes into a target of its own, which that
///    brand doesn't link.
@propertyWrapper
public struct BrandedValue<Selection: BrandSelection, Value> {
  /// The value of the brand that this program is built for.
  public let wrappedValue: Value

  /// Reads a value of the current brand's sheet.
  public init(_ keyPath: KeyPath<Selection.Sheet, Value>) {
    wrappedValue = Selection.current[keyPath: keyPath]
  }
}

extension BrandedValue: Sendable where Value: Sendable {}
extension BrandedValue: Equatable where Value: Equatable {}
extension BrandedValue: Hashable where Value: Hashable {}
