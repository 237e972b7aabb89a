// A surface isn't read: it has no contrast of its own, whatever it lies on.
import ColorCore
import ColorRoles

func read(paper: BackgroundColor, ink: ForegroundColor) {
  _ = paper.contrast(on: paper)
  // expected-error@-1 {{referencing instance method 'contrast(on:)' on 'ColorWithRole' requires that 'BackgroundColorRole' conform to 'MarkColorRole'}}
}
