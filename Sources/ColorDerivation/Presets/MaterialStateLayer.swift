public import ColorCore

/// The state layers of Material Design 3: the color of the content, laid over its container.
///
///     MaterialStateLayer.hovered.laid(.white, over: SRGB8(0x6750A4))  // #735eab
///
/// - SeeAlso: Material Design 3, “States: state layers”.
public enum MaterialStateLayer: Int, CaseIterable, Hashable, Sendable {
  /// Under the pointer.
  case hovered = 80
  /// With the keyboard's focus, or pressed.
  case pressed = 120
  /// While it is dragged.
  case dragged = 160

  /// The opacity, 0 to 1.
  public var opacity: Double { Double(rawValue) / 1000 }

  /// The container with the layer over it; each channel is rounded once, half up.
  ///
  /// - Parameters:
  ///   - content: The color of the layer.
  ///   - container: What lies below.
  public func laid(_ content: SRGB8, over container: SRGB8) -> SRGB8 {
    container.overlaid(with: content, thousandths: rawValue)
  }

  /// A container with a layer of any opacity over it; each channel is rounded once, half up.
  ///
  /// - Parameters:
  ///   - content: The color of the layer.
  ///   - opacity: 0 to 1.
  ///   - container: What lies below.
  public static func overlay(_ content: SRGB8, opacity: Double, over container: SRGB8) -> SRGB8 {
    container.overlaid(with: content, opacity: opacity)
  }

  /// The content on surfaces in the baseline scheme, from which disabled is made.
  public static func onSurface(_ scheme: Appearance.Scheme) -> SRGB8 {
    scheme == .dark ? SRGB8(0xE6E0E9) : SRGB8(0x1D1B20)
  }

  static func states(of input: PresetInput) -> PresetStates {
    // A layer lies below text and lines; they keep their color.
    guard case .background(let kind) = input.role else { return PresetStates(normal: input.base) }
    let onSurface = onSurface(input.appearance.scheme)
    let content = input.content ?? (kind == .surface ? onSurface : input.plainContent(on: input.base))
    var states = states(of: input.base, content: content, in: input)
    states.palette = allCases.map {
      PaletteColor(name: "\($0.rawValue / 10) %", color: $0.laid(content, over: input.base))
    }
    return states
  }

  /// A container and its content with all layers.
  static func states(of container: SRGB8, content: SRGB8, in input: PresetInput) -> PresetStates {
    var states = PresetStates(normal: container, content: content)
    states.hovered = hovered.laid(content, over: container)
    states.pressed = pressed.laid(content, over: container)
    states.focused = states.pressed
    let onSurface = onSurface(input.appearance.scheme)
    let disabled = input.surface.overlaid(with: onSurface, thousandths: 120)
    states.disabled = disabled
    states.disabledContent = disabled.overlaid(with: onSurface, thousandths: 380)
    return states
  }
}
