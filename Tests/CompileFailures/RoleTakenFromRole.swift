// A role is left by '.color' alone, which a review finds.
import ColorRoles

func text(of paper: BackgroundColor) -> ForegroundColor {
  ForegroundColor(paper)
  // expected-error@-1 {{cannot convert value of type 'BackgroundColor' (aka 'ColorWithRole<BackgroundColorRole>') to expected argument type 'DynamicColor'}}
}
