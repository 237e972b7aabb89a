import ColorRoles
import SwiftUI

struct Backgrounds {
  @IdleColor var accent: BackgroundColorSet
}

func draw(_ backgrounds: Backgrounds) -> (SwiftUI.Color, SwiftUI.Color, SwiftUI.Color) {
  (backgrounds.$accent, backgrounds.accent.$hovered, SwiftUI.Color(backgrounds.accent.pressed.color))
}
