import ColorRoles
import SwiftUI
import AppKit

struct Backgrounds {
  @IdleColor var accent: BackgroundColorSet
}

func draw(_ backgrounds: Backgrounds) -> (NSColor, NSColor, SwiftUI.Color) {
  (backgrounds.$accent, backgrounds.accent.$hovered, SwiftUI.Color(backgrounds.accent.pressed.color))
}

struct LoginButton: View {
  let accent: BackgroundColorSet
  let label: ForegroundColorSet

  var body: some View {
    Text(verbatim: "Log in")
      .foregroundStyle(label.normal)
      .background(accent.selected, in: Capsule())
      .followingControlState(isPressed: false, isSelected: true)
      .buttonStyle(VariantButtonStyle(accent, content: label, in: Capsule()))
  }
}
