// What is derived from a background is a set of backgrounds.
import ColorRoles

func states(of paper: BackgroundColor) -> ForegroundColorSet {
  ColorVariantSet(deriving: paper)
  // expected-error@-1 {{cannot convert return expression of type 'ColorVariantSet<BackgroundColorRole>' to return type 'ForegroundColorSet' (aka 'ColorVariantSet<ForegroundColorRole>')}}
}
