public import ColorCore

/// A color that layers are laid on, and what lies on it.
public struct LayerGround: Hashable, Sendable {
  /// The opaque color at rest.
  public var color: SRGB8
  /// The text that must stay readable on it. The first one is its current color.
  public var text: [SRGB8]
  /// The icons and lines that must stay visible on it.
  public var icons: [SRGB8]
  /// What hovered would be as an opaque color, to compare with.
  public var hovered: SRGB8?
  /// What pressed would be as an opaque color, to compare with.
  public var pressed: SRGB8?

  /// A ground.
  ///
  /// - Parameters:
  ///   - color: The opaque color at rest.
  ///   - text: The text that must stay readable on it, the current color first.
  ///   - icons: The icons and lines that must stay visible on it.
  ///   - hovered: What hovered would be as an opaque color.
  ///   - pressed: What pressed would be as an opaque color.
  public init(
    _ color: SRGB8, text: [SRGB8] = [], icons: [SRGB8] = [], hovered: SRGB8? = nil, pressed: SRGB8? = nil
  ) {
    self.color = color
    self.text = text
    self.icons = icons
    self.hovered = hovered
    self.pressed = pressed
  }

  /// The background of a set with its content, and its states as the opaque twins.
  ///
  /// - Parameter set: The states of a background.
  public init(_ set: VariantSet) {
    self.init(
      set.normal, text: set.content.map { [$0] } ?? [], hovered: set.hovered, pressed: set.pressed)
  }

  /// The opaque twin of a state.
  func twin(in state: ControlState) -> SRGB8? {
    switch state {
    case .normal: color
    case .hovered: hovered
    case .pressed: pressed
    default: nil
    }
  }
}
