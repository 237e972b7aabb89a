// A color without a role has no contrast to be asked for: what would lie on what?
import ColorRoles

func read(ink: ForegroundColor, paper: BackgroundColor) {
  _ = ink.color.contrast(on: paper)
  // expected-error@-1 {{value of type 'DynamicColor' has no member 'contrast'}}
}
