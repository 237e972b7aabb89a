internal import ColorDerive

extension DeriveRequest {
  /// The states of a color by a design system's rule: its own values, or ours as near to them as the recipe lets.
  func answer(
    for base: SRGB8, by preset: Preset, _ recipe: Recipe, content: SRGB8?, ring: FocusRule?, notes: [String]
  ) -> DerivedStates {
    var input = PresetInput(
      base: base, role: recipe.role, appearance: recipe.appearance, surface: recipe.surfaces[0],
      content: content)
    // On a background the least contrast is that of its content, which no preset aims at.
    if recipe.role.name != "background" { input.minimum = minimum?.contrast }
    let states = preset.states(of: input)
    var notes = notes
    if recipe.surfaces.count > 1 {
      notes.append("\(preset.rawValue) is made for \(input.surface.hex), the first surface")
    }
    if preset.isApproximate(for: base) {
      notes.append(
        "the values are near those of \(preset.rawValue.split(separator: "-")[0]), and not its own")
    }
    var answer: DerivedStates
    if emulates {
      answer = DerivedStates(
        set: preset.emulated(input, against: recipe), states: self.states.states, notes: notes,
        focused: states.focused, ring: ring)
    } else {
      if states.normal != base {
        notes.append(Reason.presetNormal(preset, from: base, to: states.normal).description)
      }
      let guarded = preset.recipe(for: input, from: recipe)
      answer =
        if let wide = gamut.wide {
          DerivedStates(
            set: guarded.variants(of: AnyColor(states.normal), in: wide), states: self.states.states,
            notes: notes)
        } else {
          DerivedStates(
            set: guarded.variants(of: states.normal), states: self.states.states, notes: notes, ring: ring)
        }
    }
    answer.preset = DerivedStates.AppliedPreset(
      preset: preset, isEmulated: emulates, base: base, palette: states.palette)
    return answer
  }
}
