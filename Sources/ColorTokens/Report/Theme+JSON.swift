extension Theme {
  /// The tokens of the theme as a file of the Design Tokens format 2025.10, with every value a literal and the derived
  /// colors too, whether or not they meet what is asked of them.
  public var resolvedJSON: JSONValue {
    var tree = DTCGTree(self)
    return tree.json()
  }
}
