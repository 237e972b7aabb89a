internal import ColorCore
internal import ColorDerivation

extension Deriver {
  /// Takes what is asked of the color of a state as the wish of a recipe: a state that keeps every constraint has that
  /// color, another one the nearest of its hue.
  ///
  /// A chroma and a hue change the color that the state would have by its step alone, so that its lightness stays.
  func takeWishes(_ request: DerivationRequest, base: SRGB8, _ recipe: inout Recipe) {
    guard !request.wishes.isEmpty else { return }
    let plain = recipe.variants(of: base)
    var ideals = recipe.ideals ?? StateColors()
    for state in ControlState.withTokens {
      guard let wish = request.wishes[state], let color = color(wish, base, plain[state] ?? plain.normal)
      else {
        continue
      }
      switch state {
      case .hovered: ideals.hovered = color
      case .pressed: ideals.pressed = color
      case .selected: ideals.selected = color
      case .selectedHovered: ideals.selectedHovered = color
      case .selectedPressed: ideals.selectedPressed = color
      case .normal, .disabled, .focused: break
      }
    }
    recipe.ideals = ideals
  }

  private func color(_ wish: DerivationRequest.Wish, _ base: SRGB8, _ plain: SRGB8) -> SRGB8? {
    switch wish {
    case .changed(let chroma, let hue):
      var color = plain.color.converted(to: OKLCH.self)
      if let share = chroma.flatMap(number) { color = color.with(\.chroma, color.chroma * share) }
      if let turn = hue.flatMap(number) {
        let turned = (color.hue + turn).truncatingRemainder(dividingBy: 360)
        color = color.with(\.hue, turned < 0 ? turned + 360 : turned)
      }
      return SRGB8(fitting: AnyColor(color))
    case .mixed(let path, let amount):
      guard let other = emitted(path)?.bytes, let share = number(amount) else { return nil }
      let (a, b) = (base.color.converted(to: OKLab.self), other.color.converted(to: OKLab.self))
      let mixed = a.components + (b.components - a.components) * share
      return SRGB8(fitting: AnyColor(Color<OKLab>(components: mixed)))
    }
  }
}
