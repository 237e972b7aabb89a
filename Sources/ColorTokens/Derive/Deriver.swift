internal import ColorCore
internal import ColorDerivation

/// Makes the theme of a permutation. It always gives one: what is wrong with it is for verification to find.
struct Deriver {
  let tokens: ResolvedTokens
  let appearance: Appearance
  var diagnostics: [Diagnostic] = []
  private var sets: [TokenPath: StateSet] = [:]

  init(_ tokens: ResolvedTokens, in appearance: Appearance) {
    self.tokens = tokens
    self.appearance = appearance
  }

  /// The theme of these requests. A request whose tokens are missing or of another type is left out, with a
  /// diagnostic.
  mutating func theme(_ requests: [DerivationRequest], permutation: Permutation) -> Theme {
    let sound = requests.filter { isSound($0) }
    for request in ordered(sound) { sets[request.base] = set(for: request) }
    let ordered = sound.compactMap { sets[$0.base] }
    return Theme(
      permutation: permutation, appearance: appearance, tokens: tokens, entries: entries(ordered),
      sets: ordered)
  }

  // MARK: Order

  /// Surfaces before what lies on them, so that their states are known; a ring is left as it stands.
  private func ordered(_ requests: [DerivationRequest]) -> [DerivationRequest] {
    let byBase = Dictionary(requests.map { ($0.base, $0) }, uniquingKeysWith: { first, _ in first })
    var done: Set<TokenPath> = [], result: [DerivationRequest] = []
    for request in requests where !done.contains(request.base) {
      var stack = [request]
      var open: Set<TokenPath> = []
      while let top = stack.last {
        open.insert(top.base)
        let next = top.surfaces.compactMap { byBase[$0] }
          .first { !done.contains($0.base) && !open.contains($0.base) }
        if let next {
          stack.append(next)
        } else {
          stack.removeLast()
          if done.insert(top.base).inserted { result.append(top) }
        }
      }
    }
    return result
  }

  // MARK: Sets

  private func set(for request: DerivationRequest) -> StateSet {
    let surfaces = surfaces(of: request)
    let base = emitted(request.base) ?? EmittedColor(.black)
    let opaque = SRGB8(clipping: base.composited(over: surfaces[0].color.color))
    let recipe = recipe(request, base: opaque, surfaces: surfaces)
    let written = ControlState.allCases.filter { $0 != .normal && self.written(request.path(of: $0)) != nil }
    let wanted = request.states.filter { !written.contains($0) }
    let variants = recipe.variants(of: opaque)
    var set = StateSet(
      request: request, recipe: recipe, surfaces: surfaces, members: [], content: nil, disabledContent: nil,
      variants: wanted.isEmpty && !written.isEmpty ? nil : variants)
    for state in ControlState.allCases
    where state == .normal || request.states.contains(state) || written.contains(state) {
      set.members.append(member(state, request, variants, base: base, isWritten: written.contains(state)))
    }
    set.content = content(request, variants)
    if request.states.contains(.disabled), !written.contains(.disabled), request.content?.name != nil {
      set.disabledContent = variants.disabledContent.map {
        StateSet.Member(
          state: .disabled, path: request.path(named: (request.content?.name ?? "") + "-disabled"),
          color: EmittedColor($0), isWritten: false, position: request.position)
      }
    }
    return set
  }

  private func member(
    _ state: ControlState, _ request: DerivationRequest, _ variants: VariantSet, base: EmittedColor,
    isWritten: Bool
  ) -> StateSet.Member {
    let path = request.path(of: state)
    if isWritten || (state == .normal && variants.normal == variants.base) {
      return StateSet.Member(
        state: state, path: path, color: emitted(path) ?? base, isWritten: true,
        position: tokens[path]?.position ?? request.position)
    }
    return StateSet.Member(
      state: state, path: path, color: EmittedColor(variants[state]), isWritten: false,
      position: request.position)
  }

  private func content(_ request: DerivationRequest, _ variants: VariantSet) -> StateSet.Member? {
    let path = request.content?.name.map { request.path(named: $0) }
    if let path, let color = emitted(path) {
      return StateSet.Member(
        state: .normal, path: path, color: color, isWritten: true,
        position: tokens[path]?.position ?? request.position)
    }
    return variants.content.map {
      StateSet.Member(
        state: .normal, path: path, color: EmittedColor($0), isWritten: false, position: request.position)
    }
  }

  private func surfaces(of request: DerivationRequest) -> [StateSet.Surface] {
    let page = Recipe.canvas(of: appearance)
    guard !request.surfaces.isEmpty else { return [StateSet.Surface(path: nil, color: page)] }
    var surfaces: [StateSet.Surface] = []
    for path in request.surfaces {
      // A surface brings its own states, for text on a row that is hovered.
      let members = sets[path]?.members.filter { $0.state != .disabled && $0.path != nil } ?? []
      let colors =
        members.isEmpty
        ? emitted(path).map { [(path, $0)] } ?? [] : members.map { ($0.path ?? path, $0.color) }
      for (path, color) in colors {
        surfaces.append(
          StateSet.Surface(path: path, color: SRGB8(clipping: color.composited(over: page.color))))
      }
    }
    return surfaces
  }

  private func recipe(
    _ request: DerivationRequest, base: SRGB8, surfaces: [StateSet.Surface]
  ) -> Recipe {
    var recipe = Recipe(
      role: role(request, base, surfaces), appearance: appearance, surfaces: surfaces.map(\.color))
    recipe.direction = request.direction
    recipe.profile = request.profile
    if let policy = request.basePolicy { recipe.base = policy }
    if let relaxations = request.relaxations { recipe.relaxations = relaxations }
    if let level = request.disabledLevel {
      recipe.disabled = DisabledRule(level, for: recipe.role, in: appearance)
    }
    if let delta = request.deltas[.hovered].flatMap(number) { recipe.steps.hovered = delta.magnitude }
    if let delta = request.deltas[.pressed].flatMap(number) { recipe.steps.pressed = delta.magnitude }
    if case .background = recipe.role { recipe.content = contentRule(request) }
    for requirement in request.requirements where requirement.metric == .wcag2 {
      adopt(requirement, into: &recipe)
    }
    return recipe
  }

  /// The requirements that the engine itself can hold; the others are only verified.
  private func adopt(_ requirement: Requirement, into recipe: inout Recipe) {
    guard let minimum = number(requirement.minimum) else { return }
    switch (recipe.role, requirement.subject, requirement.against) {
    case (.background, .content, .own), (.background, .own, .content): recipe.minimum = Contrast(minimum)
    case (.background, .own, .surfaces): recipe.standalone = Contrast(minimum)
    case (.foreground, .own, .surfaces), (.border, .own, .surfaces): recipe.minimum = Contrast(minimum)
    default: break
    }
  }

  private func contentRule(_ request: DerivationRequest) -> ContentRule {
    guard let content = request.content else { return .blackOrWhite }
    if let path = content.name.map({ request.path(named: $0) }), let color = emitted(path), color.isOpaque {
      return .candidates([color.bytes])
    }
    let candidates = content.candidates.compactMap { emitted($0) }.filter(\.isOpaque).map(\.bytes)
    return candidates.isEmpty ? .blackOrWhite : .candidates(candidates)
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

  // MARK: Tokens

  private func emitted(_ path: TokenPath) -> EmittedColor? { tokens[path]?.color.map { EmittedColor($0) } }

  private func written(_ path: TokenPath) -> ResolvedToken? {
    tokens[path].flatMap { $0.color == nil ? nil : $0 }
  }

  private func number(_ number: TokenNumber) -> Double? {
    switch number {
    case .literal(let value): value
    case .token(let path, _): tokens[path]?.number
    }
  }
}
