// A color gets its role where someone says so, never by itself.
import ColorRoles

func show(text: ForegroundColor) {}

func show(color: DynamicColor) {
  show(text: color)
  // expected-error@-1 {{cannot convert value of type 'DynamicColor' to expected argument type 'ForegroundColor' (aka 'ColorWithRole<ForegroundColorRole>')}}
}
