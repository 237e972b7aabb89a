import ColorRoles
import SwiftUI
import AppKit

struct Backgrounds {
  @IdleColor var accent: BackgroundColorSet
}

func draw(_ backgrounds: Backgrounds) -> (NSColor, NSColor, SwiftUI.Color) {
  (backgrounds.$accent, backgrounds.accent.$hovered, SwiftUI.Color(backgrounds.accent.pressed.color))
}
