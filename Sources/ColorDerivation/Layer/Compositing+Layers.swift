public import ColorCore

extension Compositing {
  /// The color that is seen where a layer lies on an opaque color, each channel by itself; halves are rounded up.
  /// All of it is done in integers.
  ///
  /// Renderers are met with that round either way, so that a layer is proved under both.
  ///
  /// - Parameters:
  ///   - layer: The layer in front.
  ///   - ground: The opaque color behind it.
  /// - SeeAlso: Radix Colors, whose alpha scales are made for browsers that round both parts.
  public func composite(_ layer: StateLayer, over ground: SRGB8) -> SRGB8 {
    let front = layer.alpha.steps, whole = layer.alpha.scale.rawValue
    func rounded(_ steps: Int) -> Int { (2 * steps + whole) / (2 * whole) }
    func channel(_ path: KeyPath<SRGB8, UInt8>) -> UInt8 {
      let f = Int(layer.color[keyPath: path]) * front, b = Int(ground[keyPath: path]) * (whole - front)
      return UInt8(self == .exact ? rounded(f + b) : min(rounded(f) + rounded(b), 255))
    }
    return SRGB8(red: channel(\.red), green: channel(\.green), blue: channel(\.blue))
  }
}
