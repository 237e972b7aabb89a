internal import ColorCore
internal import ColorDerivation

extension Deriver {
  /// The states of a request, with the colors of the other sets as they were in the pass before.
  func set(for sound: SoundRequest) -> StateSet {
    let request = sound.request
    let surfaces = surfaces(of: request)
    let base = written(request.base)
    let opaque = SRGB8(clipping: base.composited(over: surfaces[0].color.color))
    var recipe = recipe(request, base: opaque, surfaces: surfaces)
    let origin = adoptPreset(request, base: opaque, &recipe)
    takeWishes(request, base: origin, &recipe)
    let written = sound.written
    let wanted = request.states.filter { !written.contains($0) }
    let (variants, place) = solved.variants(of: origin, by: recipe)
    var set = StateSet.Parts(
      sound: sound, recipe: recipe, surfaces: surfaces,
      variants: wanted.isEmpty && !written.isEmpty ? nil : variants)
    if set.variants != nil {
      for space in request.gamut.spaces {
        let found = wide(variants, from: origin == opaque ? base.source : AnyColor(origin), in: space)
        if space == .displayP3 { set.wide = found } else { set.rec2020 = found }
      }
    }
    if set.variants != nil, let layer = request.layer {
      set.layers = layers(layer, of: base, on: surfaces, variants, recipe)
    }
    for state in ControlState.withTokens
    where state == .normal || request.states.contains(state) || written.contains(state) {
      set.members.append(
        member(state, of: set, variants, base: base, opaque, isWritten: written.contains(state)))
    }
    set.content = set.variants == nil ? writtenContent(set) : content(of: set, variants)
    set.changingContent = changingContent(of: set, variants)
    if request.states.contains(.disabled), !written.contains(.disabled), request.content?.name != nil {
      set.disabledContent = variants.disabledContent.map {
        StateSet.Member(
          state: .disabled, path: request.pathOfContent(in: .disabled),
          color: EmittedColor($0, wide: set.contentCodes(in: .disabled)), isWritten: false,
          position: request.position)
      }
    }
    addAlphaTwin(to: &set)
    set.focus = focus(of: set)
    let made = StateSet(set)
    solved.keep(made, at: place)
    return made
  }

  private func member(
    _ state: ControlState, of set: StateSet.Parts, _ variants: VariantSet, base: EmittedColor,
    _ opaque: SRGB8,
    isWritten: Bool
  ) -> StateSet.Member {
    let request = set.request, path = request.path(of: state)
    let isLayer = request.layer != nil && (state == .hovered || state == .pressed)
    // The base is what is written, unless it had to move or a preset has another in its place.
    if isWritten || (state == .normal && (variants.normal == opaque || set.layers != nil)) {
      let target = request.fixed[state]
      var color = isWritten ? target.flatMap(emitted) ?? self.written(path) : base
      let codes = set.codes(of: .normal)
      if state == .normal, !codes.isEmpty { color = EmittedColor(color.bytes, wide: codes) }
      return StateSet.Member(
        state: state, path: path, color: color, isWritten: true,
        position: request.fixedPlaces[state] ?? tokens[path]?.position ?? request.position, isLayer: isLayer)
    }
    var color = EmittedColor(variants[state] ?? variants.normal, wide: set.codes(of: state))
    // A layer that differs by ground can't be: there is one content on all of them.
    if isLayer, let layer = set.layers?.layer(in: state) { color = EmittedColor(layer) }
    return StateSet.Member(
      state: state, path: path, color: color, isWritten: false, position: request.position, isLayer: isLayer)
  }

  private func content(of set: StateSet.Parts, _ variants: VariantSet) -> StateSet.Member? {
    let request = set.request
    let path = request.pathOfContent(in: .normal)
    if let path, let color = emitted(path) {
      return StateSet.Member(
        state: .normal, path: path, color: color, isWritten: true,
        position: tokens[path]?.position ?? request.position)
    }
    if let translucent = variants.translucentContent, set.layers == nil {
      return StateSet.Member(
        state: .normal, path: path, color: EmittedColor(translucent), isWritten: false,
        position: request.position)
    }
    let chosen = set.layers.map { $0.recipe.grounds.first?.text.first } ?? variants.content
    return chosen.map {
      StateSet.Member(
        state: .normal, path: path, color: EmittedColor($0, wide: set.contentCodes(in: .normal)),
        isWritten: false, position: request.position)
    }
  }

  /// The content in the states in which it has a token of its own, but for normal and disabled. One that is written by
  /// hand is taken as it is, and judged like the others.
  private func changingContent(of set: StateSet.Parts, _ variants: VariantSet) -> [StateSet.Member] {
    let request = set.request
    return request.contentStates.filter { $0 != .normal && $0 != .disabled }.compactMap { state in
      guard let path = request.pathOfContent(in: state) else { return nil }
      let own = emitted(path)
      let chosen = set.variants == nil ? set.content?.color.bytes : variants.content(in: state)
      guard let color = own ?? chosen.map({ EmittedColor($0) }) else { return nil }
      return StateSet.Member(
        state: state, path: path, color: color, isWritten: own != nil,
        position: tokens[path]?.position ?? request.position)
    }
  }

  /// The content of a set that is written by hand: the first candidate that can be read in every state, else
  /// the first, so that its faults are seen.
  private func writtenContent(_ set: StateSet.Parts) -> StateSet.Member? {
    guard case .background = set.recipe.role else { return nil }
    let colors: [EmittedColor]
    switch set.recipe.content {
    case .candidates(let candidates), .perState(let candidates): colors = candidates.map { EmittedColor($0) }
    case .translucent(let candidates): colors = candidates.map { EmittedColor($0) }
    case .none, .blackOrWhite: return nil
    }
    let grounds = set.members.filter { $0.state != .disabled }.flatMap { member in
      set.surfaces.map { set.seen(member, on: $0) }
    }
    let readable = colors.first { color in
      grounds.allSatisfy { color.seen(on: $0).contrast(with: $0) >= set.recipe.minimum }
    }
    return (readable ?? colors.first).map {
      StateSet.Member(
        state: .normal, path: nil, color: $0, isWritten: true, position: set.request.position)
    }
  }

  /// The twin of disabled, made for the first surface.
  private func addAlphaTwin(to set: inout StateSet.Parts) {
    guard set.request.hasAlphaTwin, let disabled = set[.disabled], disabled.color.isOpaque else { return }
    let path = set.request.path(named: DerivationRequest.alphaTwin)
    let twin = AlphaTwin(of: disabled.color.bytes, on: set.surfaces[0].color)
    set.alphaTwin = twin
    let own = emitted(path)
    let color =
      own ?? EmittedColor(StateLayer(twin.color.color, LayerAlpha(steps: Int(twin.color.alpha), of: .bytes)))
    set.alphaTwinMember = StateSet.Member(
      state: .disabled, path: path, color: color, isWritten: own != nil,
      position: tokens[path]?.position ?? set.request.position)
  }

  /// All that a color may lie on: what is named, with the states and the raised levels of it.
  private func surfaces(of request: DerivationRequest) -> [StateSet.Surface] {
    let page = Recipe.canvas(of: appearance)
    var surfaces: [StateSet.Surface] = []
    for path in request.surfaces {
      // A surface brings its own states, for text on a row that is hovered.
      let states: Set<ControlState> =
        request.includesSurfaceStates ? [.normal, .hovered, .pressed] : [.normal]
      let set = set(at: path)
      let members = set?.members.filter { states.contains($0.state) && $0.path != nil } ?? []
      if let set, !members.isEmpty {
        let bottom = StateSet.Surface(path: nil, state: .normal, color: page)
        surfaces += members.map {
          StateSet.Surface(
            path: $0.path ?? path, state: $0.state, color: SRGB8(clipping: set.seen($0, on: bottom)))
        }
      } else if let color = emitted(path) {
        surfaces.append(
          StateSet.Surface(
            path: path, state: .normal, color: SRGB8(clipping: color.composited(over: page.color))))
      }
    }
    if surfaces.isEmpty { surfaces = [StateSet.Surface(path: nil, state: .normal, color: page)] }
    guard request.elevation > 0 else { return surfaces }
    return surfaces.flatMap { surface -> [StateSet.Surface] in
      guard surface.state == .normal else { return [surface] }
      let levels =
        surface.path.map { raised($0, by: request.elevation) }
        ?? Elevation(for: appearance.scheme).levels(of: surface.color, count: request.elevation + 1)
      // In a light theme all levels are one.
      return levels.enumerated().filter { $0.offset == 0 || $0.element != surface.color }.map {
        StateSet.Surface(path: surface.path, state: .normal, color: $0.element, level: $0.offset)
      }
    }
  }
}

extension WrittenColor {
  /// The ten bits of a wide color; `nil` for bytes of sRGB.
  var wide: WideColor? { if case .wide(let color) = self { color } else { nil } }
}
