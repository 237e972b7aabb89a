// A control that can be chosen can be pressed then, too.
import ColorRoles

func chosen(fill: BackgroundColor) -> SelectedColors<BackgroundColorRole> {
  SelectedColors(normal: fill, hovered: fill)
  // expected-error@-1 {{missing argument for parameter 'pressed' in call}}
}
