public import ColorCore

extension Compositing {
  /// The color that is seen where a layer lies on an opaque color, each channel by itself; halves are rounded up.
  /// All of it is done in integers.
  ///
  /// Renderers are met with that round in each of these ways, so that a layer is proved under all.
  ///
  /// - Parameters:
  ///   - layer: The layer in front.
  ///   - ground: The opaque color behind it.
  /// - SeeAlso: Radix Colors, whose alpha scales are made for browsers that round both parts.
  public func composite(_ layer: StateLayer, over ground: SRGB8) -> SRGB8 {
    func channel(_ front: UInt8, _ back: UInt8) -> UInt8 {
      UInt8(self.channel(Int(front), over: Int(back), layer.alpha.steps, of: layer.alpha.scale.rawValue))
    }
    return SRGB8(
      red: channel(layer.color.red, ground.red), green: channel(layer.color.green, ground.green),
      blue: channel(layer.color.blue, ground.blue))
  }
}
