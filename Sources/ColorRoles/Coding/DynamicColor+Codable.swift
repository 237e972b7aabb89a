extension DynamicColor: Codable {
  private enum Key: String, CodingKey {
    case light, dark, lightIncreasedContrast, darkIncreasedContrast
  }

  /// Reads `light`, `dark`, and those with increased contrast where they differ from them.
  ///
  /// - Parameter decoder: Where it's stored.
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: Key.self)
    self.init(
      light: try values.decode(DisplayColor.self, forKey: .light),
      dark: try values.decode(DisplayColor.self, forKey: .dark),
      lightIncreasedContrast: try values.decodeIfPresent(DisplayColor.self, forKey: .lightIncreasedContrast),
      darkIncreasedContrast: try values.decodeIfPresent(DisplayColor.self, forKey: .darkIncreasedContrast))
  }

  /// Writes `light`, `dark`, and those with increased contrast where they differ from them.
  ///
  /// - Parameter encoder: Where it's to be stored.
  public func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: Key.self)
    try values.encode(light, forKey: .light)
    try values.encode(dark, forKey: .dark)
    if lightIncreasedContrast != light {
      try values.encode(lightIncreasedContrast, forKey: .lightIncreasedContrast)
    }
    if darkIncreasedContrast != dark {
      try values.encode(darkIncreasedContrast, forKey: .darkIncreasedContrast)
    }
  }
}
