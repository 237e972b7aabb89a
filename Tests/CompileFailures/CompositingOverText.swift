// A color is laid over a surface, not over text.
import ColorRoles

func lay(veil: BackgroundColor, text: ForegroundColor) -> BackgroundColor {
  veil.composited(over: text)
  // expected-error@-1 {{instance method 'composited(over:)' requires that 'ForegroundColorRole' conform to 'SurfaceColorRole'}}
}
