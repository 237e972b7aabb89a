/// The opacities of the layers of each state, 0 to 1.
public struct LayerOpacities: Hashable, Sendable {
  /// At rest.
  public var normal: Double
  /// Under the pointer.
  public var hovered: Double
  /// While pressed.
  public var pressed: Double

  /// Opacities, 0 to 1.
  ///
  /// - Parameters:
  ///   - normal: At rest; nothing by default.
  ///   - hovered: Under the pointer.
  ///   - pressed: While pressed.
  public init(normal: Double = 0, hovered: Double, pressed: Double) {
    self.normal = normal
    self.hovered = hovered
    self.pressed = pressed
  }

  /// Those of Material Design 3: .08 and .12.
  public static let material = LayerOpacities(hovered: 0.08, pressed: 0.12)
  /// Those of libadwaita's buttons: .10, .15 and .30 of a current color that has an opacity of .8 itself, which is
  /// .08, .12 and .24 of the color.
  public static let libadwaita = LayerOpacities(normal: 0.08, hovered: 0.12, pressed: 0.24)

  /// The opacity of a state; that of normal for those that have none of their own.
  subscript(state: ControlState) -> Double {
    switch state {
    case .hovered: hovered
    case .pressed: pressed
    default: normal
    }
  }
}
