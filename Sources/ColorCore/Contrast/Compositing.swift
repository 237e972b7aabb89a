extension Color where Space == SRGB {
  /// This color laid over another, as renderers do it: source-over on encoded values, unrounded.
  ///
  /// The result is opaque when the backdrop is.
  ///
  /// - SeeAlso: CSS Compositing and Blending 1, “simple alpha compositing”.
  public func composited(over backdrop: Color<SRGB>) -> Color<SRGB> {
    let rest = backdrop.alpha * (1 - alpha)
    let whole = alpha + rest
    guard whole > 0 else { return Color(0, 0, 0, alpha: 0) }
    return Color(
      components: (components * alpha + backdrop.components * rest) / whole, alpha: whole
    )
  }
}

/// The contrast of a color on another, after compositing.
public struct ContrastReading: Hashable, Sendable {
  /// The color in front, as it is seen.
  public let foreground: Color<SRGB>

  /// What it lies on, as it is seen.
  public let background: Color<SRGB>

  /// Reads a foreground on a background, both brought into sRGB, over an opaque backdrop.
  ///
  /// The backdrop lies behind a translucent background; it is white by default, as WCAG assumes, and lies on
  /// white itself where it is translucent.
  public init(_ foreground: AnyColor, on background: AnyColor, over backdrop: AnyColor = AnyColor(.white)) {
    let paper = backdrop.fitted(to: SRGB.self).composited(over: SRGB8.white.color)
    let ground = background.fitted(to: SRGB.self).composited(over: paper)
    self.background = ground
    self.foreground = foreground.fitted(to: SRGB.self).composited(over: ground)
  }

  /// The WCAG 2.x ratio.
  public var wcag2: Contrast { foreground.contrast(with: background) }

  /// The advisory APCA lightness contrast, signed: negative for light on dark.
  public var apca: Double { APCA.lightnessContrast(text: foreground, background: background) }
}
