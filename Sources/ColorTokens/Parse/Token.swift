/// One token of a document: where it stands and what it says.
public struct Token: Hashable, Sendable {
  /// Its name in the tree.
  public var path: TokenPath
  /// The type that it states itself.
  public var ownType: TokenType?
  /// The type of the nearest group that states one. It counts only when neither the token nor the target of
  /// its reference has one.
  public var groupType: TokenType?
  /// What it holds.
  public var value: TokenValue
  /// The text for people.
  public var description: String?
  /// The data of tools, ours under `colorderive`, with its places.
  public var extensions: JSONNode?
  /// Set when it, or a group around it, is deprecated.
  public var deprecation: Deprecation?
  /// The string of its name in the file.
  public var name: JSONNode
  /// Its object in the file.
  public var node: JSONNode

  /// Where its name stands.
  public var position: SourcePosition { name.position }

  /// Whether it has `value` where the format has `$value`.
  var isOlderForm: Bool { node["$value"] == nil && node["$ref"] == nil }

  /// Its value as it is written; `nil` for one that is a `$ref`.
  var valueNode: JSONNode? { node[isOlderForm ? "value" : "$value"] }
}

/// One group of a document; the root is one too.
public struct TokenGroup: Hashable, Sendable {
  /// Its name in the tree; empty for the root.
  public var path: TokenPath
  /// Its own type or the one it inherits.
  public var type: TokenType?
  /// The text for people.
  public var description: String?
  /// The data of tools, ours under `colorderive`, with its places.
  public var extensions: JSONNode?
  /// Set when it, or a group around it, is deprecated.
  public var deprecation: Deprecation?
  /// The string of its name in the file where it first stands; `nil` for the root.
  public var name: JSONNode?
  /// Its object in the file where it first stands.
  public var node: JSONNode

  /// Where its name stands; for the root where the file begins.
  public var position: SourcePosition { (name ?? node).position }
}
