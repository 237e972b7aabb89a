// The colors of a chosen control have the role of their set.
import ColorRoles

func chosen(fill: BackgroundColor, ink: ForegroundColor) -> BackgroundColorSet {
  let marks = SelectedColors(normal: ink, hovered: ink, pressed: ink)
  return BackgroundColorSet(normal: fill, hovered: fill, pressed: fill, disabled: fill, selection: marks)
  // expected-error@-1 {{cannot convert value of type 'SelectedColors<ForegroundColorRole>' to expected argument type 'SelectedColors<BackgroundColorRole>'}}
}
