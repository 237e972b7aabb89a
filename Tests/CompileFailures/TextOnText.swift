// Text has a contrast on a surface, not on other text.
import ColorCore
import ColorRoles

func read(text: ForegroundColor, border: BorderColor) -> Contrast {
  _ = text.contrast(on: border, appearance: .light)
  // expected-error@-1 {{instance method 'contrast(on:appearance:)' requires that 'BorderColorRole' conform to 'SurfaceColorRole'}}
  return text.contrast(on: text)
  // expected-error@-1 {{instance method 'contrast(on:)' requires that 'ForegroundColorRole' conform to 'SurfaceColorRole'}}
}
