// A background is no text color.
import ColorRoles

func show(text: ForegroundColor) {}

func swapped(paper: BackgroundColor) {
  show(text: paper)
  // expected-error@-1 {{cannot convert value of type 'BackgroundColor' (aka 'ColorWithRole<BackgroundColorRole>') to expected argument type 'ForegroundColor' (aka 'ColorWithRole<ForegroundColorRole>')}}
}
