// Text doesn't lie higher or lower; what it stands on does.
import ColorRoles

func raise(text: ForegroundColor) -> ForegroundColor {
  text.elevated(by: 1)
  // expected-error@-1 {{referencing instance method 'elevated(by:)' on 'ColorWithRole' requires that 'ForegroundColorRole' conform to 'SurfaceColorRole'}}
}
