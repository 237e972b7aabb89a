// The normal color is that of a set; a single color has no states.
import ColorRoles

struct Backgrounds {
  @IdleColor var accent: BackgroundColor
  // expected-error@-1 {{property type 'BackgroundColor' (aka 'ColorWithRole<BackgroundColorRole>') does not match 'wrappedValue' type 'ColorVariantSet<Role>'}}
  // expected-error@-2 {{generic parameter 'Role' could not be inferred}}
}
