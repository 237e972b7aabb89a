#if canImport(SwiftUI)
  public import ColorDerivation
  public import SwiftUI

  extension EnvironmentValues {
    private struct ControlStateKey: EnvironmentKey {
      static let defaultValue = ControlState.normal
    }

    /// The state of the control that a view is in; normal outside of one. Sets that are used as styles follow it.
    public var controlState: ControlState {
      get { self[ControlStateKey.self] }
      set { self[ControlStateKey.self] = newValue }
    }
  }

  // A set fills and strokes as a color does, and follows the state, the color scheme and the contrast by itself.
  extension ColorVariantSet: ShapeStyle {
    /// The color of the environment's `controlState`, or that of disabled where a view
    /// isn't enabled, in its color scheme and contrast.
    ///
    /// - Parameter environment: The environment of the view that is drawn.
    public func resolve(in environment: EnvironmentValues) -> SwiftUI.Color {
      let state = environment.isEnabled ? environment.controlState : .disabled
      return SwiftUI.Color(resolved(for: state, appearance: Appearance(environment)))
    }
  }

  extension ColorWithRole: ShapeStyle {
    /// The color of the environment's color scheme and contrast.
    ///
    /// - Parameter environment: The environment of the view that is drawn.
    public func resolve(in environment: EnvironmentValues) -> SwiftUI.Color {
      SwiftUI.Color(resolved(for: Appearance(environment)))
    }
  }
#endif
