// The set of one role isn't the set of another.
import ColorRoles

struct Backgrounds {
  @IdleColor var accent: BackgroundColorSet
}

func swapped(foreground: ForegroundColorSet) -> Backgrounds {
  Backgrounds(accent: foreground)
  // expected-error@-1 {{cannot convert value of type 'ForegroundColorSet' (aka 'ColorVariantSet<ForegroundColorRole>') to expected argument type 'BackgroundColorSet' (aka 'ColorVariantSet<BackgroundColorRole>')}}
}
