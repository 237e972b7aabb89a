/// A token or group while files are merged, its properties not understood further than they must be.
struct TokenEntry {
  var path: TokenPath
  /// The entry of the group around it; -1 for the root.
  var parent: Int
  var isToken: Bool
  var name: JSONNode?
  var node: JSONNode
  var type = StatedType.none
  var description: String?
  var extensions: JSONNode?
  var deprecation: StatedDeprecation?
  /// `$value`, or in an older form `value`.
  var value: JSONNode?
  /// The string of `$ref`.
  var pointer: JSONNode?
  /// The string of `$extends`, or of `$ref` on a group.
  var extends: JSONNode?
  /// The entry that it was inherited from.
  var origin: Int?
  var hasChildren = false
  /// Whether it is a token with `value` where the format has `$value`.
  var isOlderForm = false

  /// What `$type` says.
  enum StatedType {
    case none
    case known(TokenType)
    /// It was refused, which has been reported.
    case invalid
  }

  /// What `$deprecated` says.
  enum StatedDeprecation {
    case no
    case yes(Deprecation)
  }
}
