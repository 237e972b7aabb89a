public import ColorCore

extension AnyColor {
  /// The color that an object of the Design Tokens format stands for; `nil` when its space isn't supported yet.
  ///
  /// The units of the format are those of ColorCore in every space that both have.
  public init?(_ value: ColorValue) {
    guard let space = ColorSpaceID(value.space) else { return nil }
    var components = SIMD3<Double>()
    var missing: MissingComponents = []
    for (index, component) in value.components.enumerated() {
      components[index] = component ?? 0
      if component == nil { missing.insert(.component(index)) }
    }
    self.init(space: space, components: components, alpha: value.alpha, missing: missing)
  }
}

extension ColorSpaceID {
  /// The space of the Design Tokens format; `nil` when it isn't supported yet.
  public init?(_ space: TokenColorSpace) {
    // The format and CSS have the same names.
    self.init(rawValue: space.rawValue)
  }
}
