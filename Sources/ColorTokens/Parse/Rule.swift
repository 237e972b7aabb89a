/// The name of a rule that an input broke: the same in every format of report, and stable.
public struct Rule: Hashable, Sendable, RawRepresentable, CustomStringConvertible {
  /// The name, in small letters with hyphens.
  public let rawValue: String

  /// A rule of that name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// A rule of that name.
  public init(_ name: String) { rawValue = name }

  /// The name.
  public var description: String { rawValue }
}
