extension ColorVariantSet: Codable {
  private enum Key: String, CodingKey {
    case role, normal, hovered, pressed, disabled, selected, selectedHovered, selectedPressed
  }

  /// Reads `role` and a color for each state. The three of a chosen control are all there or none is.
  ///
  /// - Parameter decoder: Where it's stored.
  /// - Throws: `DecodingError` where the role that is written is another, and where a state is missing.
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: Key.self)
    try Role.check(in: values, forKey: .role)
    func color(_ key: Key) throws -> ColorWithRole<Role> {
      ColorWithRole(try values.decode(DynamicColor.self, forKey: key))
    }
    let chosen: [Key] = [.selected, .selectedHovered, .selectedPressed]
    self.init(
      normal: try color(.normal), hovered: try color(.hovered), pressed: try color(.pressed),
      disabled: try color(.disabled),
      selection: chosen.contains(where: values.contains)
        ? SelectedColors(
          normal: try color(.selected), hovered: try color(.selectedHovered),
          pressed: try color(.selectedPressed)) : nil)
  }

  /// Writes `role`, the role's name, and a color for each state.
  ///
  /// - Parameter encoder: Where it's to be stored.
  public func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: Key.self)
    try values.encode(Role.name, forKey: .role)
    try values.encode(normal.color, forKey: .normal)
    try values.encode(hovered.color, forKey: .hovered)
    try values.encode(pressed.color, forKey: .pressed)
    try values.encode(disabled.color, forKey: .disabled)
    guard let selection else { return }
    try values.encode(selection.normal.color, forKey: .selected)
    try values.encode(selection.hovered.color, forKey: .selectedHovered)
    try values.encode(selection.pressed.color, forKey: .selectedPressed)
  }
}
