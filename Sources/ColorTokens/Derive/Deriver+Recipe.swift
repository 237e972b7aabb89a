internal import ColorCore
internal import ColorDerivation

extension Deriver {
  /// The recipe of a request: the role's, changed by all that is asked for. What is asked for by itself goes before a
  /// contrast level.
  func recipe(_ request: DerivationRequest, base: SRGB8, surfaces: [StateSet.Surface]) -> Recipe {
    var recipe = Recipe(
      role: role(request, base, surfaces), appearance: appearance, surfaces: surfaces.map(\.color))
    if request.states.contains(where: \.isSelected) {
      let accent = request.accent.flatMap { emitted($0)?.bytes }
      recipe.selection = Selection(for: recipe.role, in: appearance, accent: accent)
    }
    if let level = request.level.flatMap(number).flatMap({ ContrastLevel($0) }) { recipe.adopt(level) }
    style.change(&recipe)
    if request.direction != .automatic || request.members["direction"] != nil {
      recipe.direction = request.direction
    }
    if request.members["profile"] != nil || request.profile != .monotone { recipe.profile = request.profile }
    if let policy = request.basePolicy { recipe.base = policy }
    if let relaxations = request.relaxations { recipe.relaxations = relaxations }
    if let chroma = request.chroma { recipe.chroma = chroma }
    if let hueTorsion = request.hueTorsion { recipe.hueTorsion = hueTorsion }
    if let keepsVividness = request.keepsVividness { recipe.keepsVividness = keepsVividness }
    if let preference = request.preference { recipe.preference = preference }
    if let level = request.disabledLevel {
      recipe.disabled = DisabledRule(level, for: recipe.role, in: appearance)
    }
    let resting = surfaces.filter { $0.state == .normal }.map(\.color)
    if resting.count < surfaces.count, !resting.isEmpty { recipe.disabled.surfaces = resting }
    takeSteps(request, &recipe)
    if case .background = recipe.role { recipe.content = contentRule(request) }
    takeRequirements(request, &recipe)
    recipe.lightnessContrast = request.lightnessContrast.flatMap(number)
    recipe.fallback = request.fallback.flatMap(number).map { Contrast($0) }
    return recipe
  }

  private func takeSteps(_ request: DerivationRequest, _ recipe: inout Recipe) {
    if let delta = request.deltas[.hovered].flatMap(number) {
      recipe.steps.hovered = delta.magnitude
      recipe.steps.leastLightness = 0
    }
    if let delta = request.deltas[.pressed].flatMap(number) { recipe.steps.pressed = delta.magnitude }
    recipe.holdsSteps = request.deltas[.hovered] != nil || request.deltas[.pressed] != nil
    guard var selection = recipe.selection else { return }
    if let delta = request.deltas[.selected].flatMap(number) { selection.step = delta.magnitude }
    if let delta = request.deltas[.selectedHovered].flatMap(number) { selection.hovered = delta.magnitude }
    if let delta = request.deltas[.selectedPressed].flatMap(number) { selection.pressed = delta.magnitude }
    recipe.selection = selection
  }

  /// Of several requirements the greatest counts.
  private func takeRequirements(_ request: DerivationRequest, _ recipe: inout Recipe) {
    var minimum: Double?, standalone: Double?
    for requirement in request.requirements where requirement.isHeld(for: request.role) {
      guard let ratio = number(requirement.minimum) else { continue }
      if request.role == .background, requirement.against == .surfaces {
        standalone = max(standalone ?? 0, ratio)
      } else {
        minimum = max(minimum ?? 0, ratio)
      }
    }
    if let standalone { recipe.standalone = Contrast(standalone) }
    if let minimum { recipe.minimum = Contrast(minimum) }
  }

  private func contentRule(_ request: DerivationRequest) -> ContentRule {
    guard let content = request.content else { return .blackOrWhite }
    if request.changesContent {
      let candidates = content.candidates.compactMap { emitted($0)?.bytes }
      return .perState(candidates.isEmpty ? [.white, .black] : candidates)
    }
    let written = request.pathOfContent(in: .normal).flatMap { emitted($0) }
    let colors = written.map { [$0] } ?? content.candidates.compactMap { emitted($0) }
    if colors.isEmpty { return .blackOrWhite }
    guard request.mayHaveTranslucentContent, colors.contains(where: { !$0.isOpaque }) else {
      let opaque = colors.filter(\.isOpaque).map(\.bytes)
      return opaque.isEmpty ? .blackOrWhite : .candidates(opaque)
    }
    return .translucent(colors.map { TranslucentColor($0.bytes, alpha: $0.alpha) })
  }

  private func role(_ request: DerivationRequest, _ base: SRGB8, _ surfaces: [StateSet.Surface]) -> Role {
    switch request.role {
    case .foreground: .foreground
    case .border: .border(request.kind.flatMap(Role.BorderKind.init) ?? .functional)
    case .background:
      request.kind.flatMap(Role.BackgroundKind.init).map { .background($0) }
        ?? .background(base, on: surfaces.map(\.color))
    }
  }

  // MARK: Presets, wide colors and layers

  /// Takes a preset's states as the wish of a recipe. Gives the color that the states are made from: the base, or the
  /// one that the preset has in its place. The author's own candidates for the content go before the preset's.
  func adoptPreset(_ request: DerivationRequest, base: SRGB8, _ recipe: inout Recipe) -> SRGB8 {
    guard let preset = request.preset else { return base }
    let candidates: [SRGB8] =
      switch recipe.content {
      case .candidates(let colors), .perState(let colors): colors
      case .translucent(let colors): colors.map { $0.composited(over: base, .exact) }
      case .none, .blackOrWhite: []
      }
    var input = PresetInput(
      base: base, role: recipe.role, appearance: appearance, surface: recipe.surfaces[0],
      content: candidates.first)
    // On a background the least contrast is that of its content, which no preset aims at.
    if request.role != .background { input.minimum = recipe.minimum }
    let asked = recipe
    recipe = preset.recipe(for: input, from: asked)
    if !candidates.isEmpty { recipe.content = asked.content }
    return preset.states(of: input).normal
  }

  /// The states in ten bits of a wide space, with the content of those in bytes: a screen changes no text's color.
  func wide(_ variants: VariantSet, from base: AnyColor, in space: WideColor.Space) -> WideVariantSet {
    var recipe = variants.recipe
    if let content = variants.content { recipe.content = .candidates([content]) }
    return recipe.variants(of: base, in: space)
  }

  /// The layers of a set, on the base as it is seen on every surface and on what else is named.
  ///
  /// Of the candidates for the content the first is taken with which all holds, else the first with the best outcome.
  func layers(
    _ layer: DerivationRequest.Layer, of base: EmittedColor, on surfaces: [StateSet.Surface],
    _ variants: VariantSet, _ recipe: Recipe
  ) -> LayerSet {
    let page = Recipe.canvas(of: appearance).color
    var grounds: [SRGB8] = []
    let seen =
      surfaces.map { base.composited(over: $0.color.color) }
      + layer.grounds.compactMap { emitted($0)?.composited(over: page) }
    for color in seen.map({ SRGB8(clipping: $0) }) where !grounds.contains(color) { grounds.append(color) }
    let overlay = layer.overlay.flatMap { emitted($0)?.bytes }
    var best: LayerSet?
    for content in contents(variants, recipe) {
      let set = layers(layer, content, overlay, grounds, variants, recipe)
      if set.outcome < best?.outcome ?? .infeasible || best == nil { best = set }
      if set.outcome == .exact { break }
    }
    return best ?? layers(layer, nil, overlay, grounds, variants, recipe)
  }

  private func contents(_ variants: VariantSet, _ recipe: Recipe) -> [SRGB8] {
    let chosen = [variants.content].compactMap { $0 }
    let others: [SRGB8] =
      if case .candidates(let colors) = recipe.content { colors } else { [.white, .black] }
    return chosen + others.filter { !chosen.contains($0) }
  }

  private func layers(
    _ layer: DerivationRequest.Layer, _ content: SRGB8?, _ overlay: SRGB8?, _ grounds: [SRGB8],
    _ variants: VariantSet, _ recipe: Recipe
  ) -> LayerSet {
    let text = [content].compactMap { $0 }
    // The opaque states are the twins of the first ground's layers.
    let laid = grounds.enumerated().map { index, color in
      index == 0
        ? LayerGround(color, text: text, hovered: variants.hovered, pressed: variants.pressed)
        : LayerGround(color, text: text)
    }
    var layers = LayerRecipe(rule(layer, text, overlay), on: laid, role: recipe.role, appearance: appearance)
    layers.text = recipe.minimum
    layers.floors = recipe.floors
    return layers.layers()
  }

  private func rule(_ layer: DerivationRequest.Layer, _ text: [SRGB8], _ overlay: SRGB8?) -> LayerRule {
    let hovered = layer.opacities[.hovered].flatMap(number),
      pressed = layer.opacities[.pressed].flatMap(number)
    guard let hovered, let pressed else {
      if let overlay { return .solved([overlay], by: .opacity) }
      return .solved([.black, .white] + text.filter { $0 != .black && $0 != .white }, by: .opacity)
    }
    return .fixed(
      LayerOpacities(hovered: hovered, pressed: pressed), of: overlay.map { .color($0) } ?? .current)
  }
}
