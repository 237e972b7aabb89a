extension DisplayColor: Codable {
  private enum Key: String, CodingKey {
    case space, red, green, blue, alpha
  }

  /// Reads `space`, `red`, `green`, `blue`, and `alpha` where it isn't 1.
  ///
  /// - Parameter decoder: Where it's stored.
  /// - Throws: `DecodingError` for a space that isn't known and for a component that isn't from 0 to 1. None is brought
  ///   to the nearer end: a color that can't be shown isn't another one.
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: Key.self)
    let name = try values.decode(String.self, forKey: .space)
    guard let space = Space(rawValue: name) else {
      throw DecodingError.dataCorruptedError(
        forKey: .space, in: values, debugDescription: "'\(name)' is neither srgb nor display-p3")
    }
    func component(_ key: Key) throws -> Double {
      let value = try values.decode(Double.self, forKey: key)
      guard (0...1).contains(value) else {
        throw DecodingError.dataCorruptedError(
          forKey: key, in: values, debugDescription: "\(value) isn't from 0 to 1")
      }
      return value
    }
    self.init(
      space, red: try component(.red), green: try component(.green), blue: try component(.blue),
      alpha: values.contains(.alpha) ? try component(.alpha) : 1)
  }

  /// Writes `space`, `red`, `green`, `blue`, and `alpha` where it isn't 1.
  ///
  /// - Parameter encoder: Where it's to be stored.
  public func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: Key.self)
    try values.encode(space.rawValue, forKey: .space)
    try values.encode(red, forKey: .red)
    try values.encode(green, forKey: .green)
    try values.encode(blue, forKey: .blue)
    if alpha != 1 { try values.encode(alpha, forKey: .alpha) }
  }
}
