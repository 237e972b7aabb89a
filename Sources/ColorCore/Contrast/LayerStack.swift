/// Layers of color, from the back to the front, as a renderer lays them on each other.
///
///     let veil = LayerStack([.color(page), .group([.color(card), .color(ink)], opacity: 0.5)])
///     veil.flattened.alpha
///
/// Layers are laid by source-over on encoded sRGB, unrounded; a group is laid out by itself first and then as a
/// whole with its opacity, as CSS's `opacity` does. Colors that sRGB can't show are brought into it first.
public struct LayerStack: Hashable, Sendable {
  /// One layer.
  public indirect enum Layer: Hashable, Sendable {
    /// A color, translucent or not.
    case color(AnyColor)
    /// Layers that fade as a whole. What lies outside 0 to 1 is brought to the nearer end.
    case group([Layer], opacity: Double)
  }

  /// The layers, the backmost first.
  public var layers: [Layer]

  /// The stack of these layers, the backmost first.
  public init(_ layers: [Layer]) { self.layers = layers }

  /// The stack of one color.
  public init(_ color: AnyColor) { layers = [.color(color)] }

  /// The layers as one color, translucent where they are. No layers are transparent.
  public var flattened: Color<SRGB> { LayerStack.flattened(layers) }

  /// The layers as one color over a backdrop.
  public func flattened(over backdrop: Color<SRGB>) -> Color<SRGB> { flattened.composited(over: backdrop) }

  private static func flattened(_ layers: [Layer]) -> Color<SRGB> {
    layers.reduce(Color(0, 0, 0, alpha: 0)) { below, layer in
      switch layer {
      case .color(let color): return color.fitted(to: SRGB.self).composited(over: below)
      case .group(let layers, let opacity):
        let group = flattened(layers)
        return group.with(alpha: group.alpha * min(max(opacity, 0), 1)).composited(over: below)
      }
    }
  }
}

extension ContrastReading {
  /// Reads layers in front on the layers behind them, over an opaque backdrop: white, as WCAG assumes.
  public init(_ foreground: LayerStack, on background: LayerStack, over backdrop: SRGB8 = .white) {
    self.init(
      AnyColor(foreground.flattened), on: AnyColor(background.flattened), over: AnyColor(backdrop))
  }
}
