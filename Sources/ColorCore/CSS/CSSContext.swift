/// What a CSS color may depend on beside its own text.
///
///     try AnyColor(css: "light-dark(white, #222)", in: CSSContext(scheme: .dark))  // #222
public struct CSSContext: Hashable, Sendable {
  /// A color scheme, as `light-dark()` asks for.
  public enum Scheme: String, CaseIterable, Hashable, Sendable {
    case light, dark
  }

  /// The scheme that `light-dark()` chooses by; without one it is refused.
  public var scheme: Scheme?

  /// The color of `currentcolor`; without one it is refused.
  public var currentColor: AnyColor?

  /// The context with a scheme and a current color, or without.
  public init(scheme: Scheme? = nil, currentColor: AnyColor? = nil) {
    self.scheme = scheme
    self.currentColor = currentColor
  }
}
