extension Recipe {
  /// Takes the contrast, steps and floors of a level in place of those of the appearance, and at level 1 the disabled
  /// of increased contrast.
  ///
  ///     var recipe = Recipe(role: .foreground)
  ///     recipe.adopt(.medium)
  ///     recipe.minimum  // 5.75
  ///
  /// - Parameter level: How much contrast a person asks for.
  public mutating func adopt(_ level: ContrastLevel) {
    minimum = level.minimum(for: role)
    steps = level.steps(for: role, in: appearance.scheme)
    floors = level.floors(for: role, in: appearance.scheme)
    let isHigh = level >= .high
    disabled = DisabledRule(
      for: role, in: Appearance(appearance.scheme, contrast: isHigh ? .increased : .standard))
    if var selection {
      let standard = Selection(for: role, in: Appearance(appearance.scheme), accent: selection.accent)
      selection.step = standard.step * level.stepFactor
      selection.hovered = standard.hovered * level.stepFactor
      selection.pressed = standard.pressed * level.stepFactor
      self.selection = selection
    }
  }
}
