extension ConfigurationReader {
  /// By what share contrast should exceed what is asked for: a number above 0 and up to 1.
  mutating func margin(_ node: JSONNode) -> Double? {
    if let margin = node.number, margin > 0, margin <= 1 { return margin }
    fault("'margin' is a number above 0 and up to 1", "0.01 is one percent", node)
    return nil
  }
}
