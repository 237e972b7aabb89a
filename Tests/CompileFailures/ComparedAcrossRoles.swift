// A text color is never the same as a background, whatever it looks like.
import ColorRoles

func same(paper: BackgroundColor, ink: ForegroundColor) -> Bool {
  paper == ink
  // expected-error@-1 {{conflicting arguments to generic parameter 'Self' ('BackgroundColor' vs. 'ForegroundColor')}}
}
