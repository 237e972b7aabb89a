extension ColorWithRole: Codable {
  private enum Key: String, CodingKey {
    case role, color
  }

  /// Reads `role` and `color`.
  ///
  /// - Parameter decoder: Where it's stored.
  /// - Throws: `DecodingError` where the role that is written is another: a background that was stored doesn't come
  ///   back as a text color.
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: Key.self)
    try Role.check(in: values, forKey: .role)
    self.init(try values.decode(DynamicColor.self, forKey: .color))
  }

  /// Writes `role`, the role's name, and `color`.
  ///
  /// - Parameter encoder: Where it's to be stored.
  public func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: Key.self)
    try values.encode(Role.name, forKey: .role)
    try values.encode(color, forKey: .color)
  }
}

extension ColorRole {
  /// Throws where another role is written.
  static func check<Key>(in values: KeyedDecodingContainer<Key>, forKey key: Key) throws {
    let written = try values.decode(String.self, forKey: key)
    guard written == name else {
      throw DecodingError.dataCorruptedError(
        forKey: key, in: values, debugDescription: "the role is '\(written)', not '\(name)'")
    }
  }
}
