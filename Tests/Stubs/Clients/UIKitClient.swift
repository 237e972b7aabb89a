import ColorRoles
import SwiftUI
import UIKit

struct Backgrounds {
  @IdleColor var accent: BackgroundColorSet
}

func draw(_ backgrounds: Backgrounds) -> (UIColor, UIColor, SwiftUI.Color) {
  (backgrounds.$accent, backgrounds.accent.$hovered, SwiftUI.Color(backgrounds.accent.pressed.color))
}
