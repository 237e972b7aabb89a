public import ColorCore

/// A color that a focus ring may lie next to.
public struct FocusNeighbor: Hashable, Sendable {
  /// What the color belongs to.
  public enum Part: Hashable, Sendable {
    /// The control itself, in a state.
    case component(ControlState)
    /// What the control lies on.
    case surface
  }

  /// The color.
  public var color: SRGB8
  /// What it belongs to.
  public var part: Part

  /// A neighbor of a ring.
  ///
  /// - Parameters:
  ///   - color: The color.
  ///   - part: What it belongs to.
  public init(_ color: SRGB8, _ part: Part) {
    self.color = color
    self.part = part
  }

  /// A color of the control itself.
  ///
  /// - Parameters:
  ///   - color: The color of the control.
  ///   - state: The state in which it has it.
  public static func component(_ color: SRGB8, in state: ControlState = .normal) -> FocusNeighbor {
    FocusNeighbor(color, .component(state))
  }

  /// What a control lies on.
  ///
  /// - Parameter color: The color of the surface.
  public static func surface(_ color: SRGB8) -> FocusNeighbor { FocusNeighbor(color, .surface) }

  /// The state of a check with this color: that of the control, and focused where it is the surface.
  var state: ControlState {
    if case .component(let state) = part { state } else { .focused }
  }

  var isSurface: Bool { part == .surface }
}
