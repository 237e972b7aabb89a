public import ColorCore

/// A translucent color that is laid on a control to show a state.
///
///     StateLayer(.white, LayerAlpha(steps: 40, of: .bytes)).description  // #ffffff28
public struct StateLayer: Hashable, Sendable {
  /// The color, as if it were opaque.
  public let color: SRGB8
  /// The opacity.
  public let alpha: LayerAlpha

  /// A layer.
  ///
  /// - Parameters:
  ///   - color: The color, as if it were opaque.
  ///   - alpha: The opacity.
  public init(_ color: SRGB8, _ alpha: LayerAlpha) {
    self.color = color
    self.alpha = alpha
  }

  /// The layer in bytes; nothing for one in thousandths, which bytes don't hold exactly.
  public var translucent: TranslucentColor? {
    alpha.scale == .bytes ? TranslucentColor(color, alpha: UInt8(alpha.steps)) : nil
  }
}

extension StateLayer: CustomStringConvertible {
  /// The layer in CSS: `#rrggbbaa`, or `rgb(255 255 255 / 0.157)` where its opacity is in thousandths.
  public var description: String {
    translucent?.hex ?? "rgb(\(color.red) \(color.green) \(color.blue) / \(NumberText.shortest(alpha.value)))"
  }
}
