// States are derived for a surface, not for text to lie on text.
import ColorRoles

func states(of ink: ForegroundColor, beside text: ForegroundColor) -> ForegroundColorSet {
  ForegroundColorSet(deriving: ink, on: text)
  // expected-error@-1 {{cannot convert value of type 'ForegroundColor' (aka 'ColorWithRole<ForegroundColorRole>') to expected argument type 'BackgroundColor' (aka 'ColorWithRole<BackgroundColorRole>')}}
}
