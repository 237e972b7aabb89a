// A set has every state.
import ColorRoles

func set(of color: BackgroundColor) -> BackgroundColorSet {
  BackgroundColorSet(normal: color, hovered: color, pressed: color)
  // expected-error@-1 {{missing argument for parameter 'disabled' in call}}
}
