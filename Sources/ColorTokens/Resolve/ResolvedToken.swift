public import ColorCore

/// A token after references are followed: its type and final value.
public struct ResolvedToken: Hashable, Sendable {
  /// The token as it stands in its file.
  public var token: Token
  /// Its type: its own, or its target's, or its group's.
  public var type: TokenType
  /// Its value.
  public var value: ResolvedValue
  /// The token that it refers to directly; `nil` when it has a value of its own.
  public var alias: TokenPath?

  /// Its name in the tree.
  public var path: TokenPath { token.path }
  /// Where its name stands.
  public var position: SourcePosition { token.position }
  /// The text for people.
  public var description: String? { token.description }
  /// The data of tools.
  public var extensions: JSONNode? { token.extensions }
  /// Set when it is deprecated.
  public var deprecation: Deprecation? { token.deprecation }

  /// Its color; `nil` when it is of another type.
  public var color: AnyColor? {
    if case .color(let color) = value { color.color } else { nil }
  }

  /// Its number; `nil` when it is of another type.
  public var number: Double? {
    if case .number(let number) = value { number } else { nil }
  }
}

/// A final value.
public enum ResolvedValue: Hashable, Sendable {
  /// A color.
  case color(TokenColor)
  /// A number.
  case number(Double)
  /// A value of another type, as it is written.
  case other(JSONNode)
}
