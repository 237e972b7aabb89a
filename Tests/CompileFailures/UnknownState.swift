// A state that isn't one has no color.
import ColorDerivation
import ColorRoles

func color(of set: BackgroundColorSet) -> BackgroundColor {
  set[.highlighted]
  // expected-error@-1 {{type 'ControlState' has no member 'highlighted'}}
}
