/// What a token holds before references are followed.
public enum TokenValue: Hashable, Sendable {
  /// A color.
  case color(TokenColor)
  /// A number.
  case number(Double)
  /// A value of another type, as it is written.
  case other(JSONNode)
  /// A reference to another token.
  case reference(TokenReference)
  /// A value of that type with references inside it, or one that is itself the inside of another token.
  case composed(TokenType, JSONNode)
  /// A value that was refused; a diagnostic says why.
  case invalid
}

/// A reference to a whole token.
public struct TokenReference: Hashable, Sendable {
  /// The token that is meant.
  public var target: TokenPath
  /// Whether it is written as a JSON Pointer (`{"$ref": "#/a/b"}`) rather than in curly brackets.
  public var isPointer: Bool
  /// The string that it is written in.
  public var node: JSONNode

  /// The reference as written: `{a.b}` or `#/a/b`.
  public var text: String { node.string ?? "" }

  /// The byte where the name or the pointer begins.
  var offset: Int { node.offset + (isPointer ? 1 : 2) }
}

/// That a token or group shouldn't be used any more.
public struct Deprecation: Hashable, Sendable {
  /// Why, or what to use instead, if it is said.
  public var reason: String?

  /// A deprecation with or without a reason.
  public init(reason: String? = nil) { self.reason = reason }
}
