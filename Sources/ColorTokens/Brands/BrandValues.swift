/// The values that differ by brand and are no colors: links, words, numbers and flags.
///
///     {
///       "values": {
///         "termsOfService": { "type": "url", "description": "What a customer agrees to." },
///         "retries": { "type": "number" }
///       },
///       "brands": {
///         "harbor": { "termsOfService": "https://harbor.example/terms", "retries": 3 },
///         "meadow": { "termsOfService": "https://meadow.example/terms", "retries": 5 }
///       }
///     }
///
/// Every brand has every value. A brand of more or less, or a value of another type, is an error where it stands.
public struct BrandValues: Hashable, Sendable {
  /// What a value can be.
  public enum Kind: String, CaseIterable, Hashable, Sendable {
    /// A link, absolute and as RFC 3986 has it.
    case url
    /// A text.
    case string
    /// A number.
    case number
    /// True or false.
    case bool
  }

  /// A value that every brand has.
  public struct Field: Hashable, Sendable {
    /// Its name.
    public var name: String
    /// What it is.
    public var kind: Kind
    /// The text for people.
    public var description: String?
    /// Where its name stands.
    public var position: SourcePosition
  }

  /// A brand's value.
  public enum Value: Hashable, Sendable {
    /// A link, as it is written.
    case url(String)
    /// A text.
    case string(String)
    /// A number, as it is written.
    case number(String)
    /// True or false.
    case bool(Bool)
  }

  /// What every brand has, in the order of the file.
  public internal(set) var fields: [Field] = []
  /// The brands' values by the brand's name and the value's.
  private var values: [String: [String: Value]] = [:]

  init() {}

  /// The value of a field in a brand; `nil` where there isn't one, which reading has reported.
  ///
  /// - Parameters:
  ///   - name: The field's name.
  ///   - brand: The brand's.
  public func value(_ name: String, of brand: String) -> Value? { values[brand]?[name] }

  mutating func set(_ value: Value, for name: String, of brand: String) {
    values[brand, default: [:]][name] = value
  }
}
