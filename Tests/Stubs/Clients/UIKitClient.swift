import ColorDerivation
import ColorRoles
import SwiftUI
import UIKit

struct Backgrounds {
  @IdleColor var accent: BackgroundColorSet
}

func draw(_ backgrounds: Backgrounds) -> (UIColor, UIColor, SwiftUI.Color) {
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

func fill(_ set: BackgroundColorSet, in state: UIControl.State) -> UIColor {
  UIColor(set[ControlState(state)].color)
}
