internal import ColorDerive

extension DeriveRequest {
  /// Translucent states, laid on the base and on every other surface that was named, with the content that the
  /// engine chooses for the base or that was asked for.
  func layers(_ name: LayerName, on base: SRGB8, _ recipe: Recipe, notes: [String]) -> DerivedStates {
    let set = recipe.variants(of: base)
    let content = contents.isEmpty ? set.content.map { [$0] } ?? [] : contents.map { SRGB8(fitting: $0) }
    let others = surfaces.map { SRGB8(fitting: $0) }.filter { $0 != base }
    // The opaque states are the twins of the base's own layers.
    var grounds = [LayerGround(base, text: content, hovered: set.hovered, pressed: set.pressed)]
    grounds += others.map { LayerGround($0, text: content) }
    let rule: LayerRule =
      switch name {
      case .material: .fixed(.material)
      case .libadwaita: .fixed(.libadwaita)
      case .solved: .solved([.black, .white] + content.filter { $0 != .black && $0 != .white }, by: .opacity)
      }
    var layers = LayerRecipe(rule, on: grounds, role: recipe.role, appearance: recipe.appearance)
    layers.text = recipe.minimum
    var notes = notes
    if states.states.contains(.disabled), states != .standard { notes.append("disabled has no layer") }
    return DerivedStates(
      layers: layers.layers(), of: set, states: states.states, notes: notes)
  }
}
