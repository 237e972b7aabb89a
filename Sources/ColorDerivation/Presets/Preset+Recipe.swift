internal import ColorCore

extension Preset {
  /// A recipe with the system's states as its wish, and all guarantees of the default.
  ///
  /// Give it ``PresetStates/normal`` as the base: where a system puts a color of its palette in the base's place, as
  /// Ant Design does in dark and FAST always, the states are those of that color.
  ///
  ///     let states = Preset.ant.states(of: input)
  ///     Preset.ant.recipe(for: input).variants(of: states.normal)
  ///
  /// The content is the system's own; where the states can't be read with it, ``Recipe/relaxations`` say whether it
  /// gives way. States for which the system has no rule take the steps of the default. Where hovered and pressed lie
  /// on two sides of normal and one content can be read on all three, the profile is opposed if a set can be had so;
  /// else it stays that of the recipe, and pressed goes on where hovered went.
  ///
  /// - Parameters:
  ///   - input: The base color, what it is for and what it lies on.
  ///   - recipe: What else is asked for; by default what ``Recipe/init(role:appearance:surfaces:minimum:)`` gives.
  public func recipe(for input: PresetInput, from recipe: Recipe? = nil) -> Recipe {
    let states = states(of: input)
    var recipe =
      recipe ?? Recipe(role: input.role, appearance: input.appearance, surfaces: [input.surface])
    if case .background = input.role, let content = states.content { recipe.content = .candidates([content]) }
    recipe.ideals = states.wish
    // An accent that was asked for goes before what the system selects with.
    if recipe.selection?.accent != nil {
      recipe.ideals = StateColors(hovered: states.wish.hovered, pressed: states.wish.pressed)
    }
    if states.profile == .opposed, recipe.isReadable(states) {
      let asked = recipe.profile
      recipe.profile = .opposed
      if case .infeasible = recipe.variants(of: states.normal).verdict { recipe.profile = asked }
    }
    return recipe
  }
}

extension Recipe {
  /// Whether normal, hovered and pressed all keep the contrast, on the surfaces or with one content.
  fileprivate func isReadable(_ states: PresetStates) -> Bool {
    let colors = [states.normal, states.hovered, states.pressed].compactMap { $0 }
    func keeps(_ other: SRGB8) -> Bool { colors.allSatisfy { $0.contrast(with: other) >= minimum } }
    guard case .background = role else { return surfaces.allSatisfy(keeps) }
    guard let content = states.content else { return true }
    return [content, .white, .black].contains(where: keeps)
  }
}
