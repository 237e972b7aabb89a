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
  ///
  /// A color may lie on another that is derived too, and take a third as its content. So the sets are made again
  /// with the colors of the pass before, until no color changes any more.
  mutating func theme(_ requests: [DerivationRequest], permutation: Permutation) -> Theme {
    var bases: Set<TokenPath> = []
    let sound = requests.filter { isSound($0) && isFirst($0, &bases) }
    // What lies on fixed colors alone is the same in every pass.
    let isSettled = sound.map { request in neighbors(of: request).allSatisfy { !bases.contains($0) } }
    var passes = 0
    while true {
      let made = sound.enumerated().map { index, request in
        if passes > 0, isSettled[index], let known = sets[request.base] { return known }
        return set(for: request)
      }
      let next = Dictionary(made.map { ($0.request.base, $0) }, uniquingKeysWith: { first, _ in first })
      let unsettled = made.filter { $0 != sets[$0.request.base] }
      sets = next
      passes += 1
      if unsettled.isEmpty { break }
      if passes == Deriver.passLimit {
        tellUnsettled(unsettled.map(\.request))
        break
      }
    }
    let ordered = sound.compactMap { sets[$0.base] }
    return Theme(
      permutation: permutation, appearance: appearance, tokens: tokens, entries: entries(ordered),
      sets: ordered)
  }

  /// The tokens that a set may look at beside its own base.
  private func neighbors(of request: DerivationRequest) -> [TokenPath] {
    let tones = request.focus == nil ? [] : FocusTone.allCases.map { request.path(of: $0) }
    let content = [request.content?.name.map { request.path(named: $0) }, request.focus?.brand]
    return request.surfaces + (request.content?.candidates ?? []) + content.compactMap { $0 } + tones
  }

  /// A chain of surfaces and contents is seldom longer than three; what still changes then goes in a ring.
  private static let passLimit = 8

  private mutating func tellUnsettled(_ requests: [DerivationRequest]) {
    guard let first = requests.first else { return }
    let names = requests.prefix(4).map { "'\($0.base)'" }.joined(separator: ", ")
    diagnostics.append(
      Diagnostic(
        .other(
          Rule("derive-ring"), .error,
          "colors that lie on each other never settle: \(names)\(requests.count > 4 ? ", …" : "")",
          hint: "give one of them a fixed color, or 'base': 'keep'"),
        at: first.position, token: first.base))
  }

  // MARK: Sets

  private func set(for request: DerivationRequest) -> StateSet {
    let surfaces = surfaces(of: request)
    let base = written(request.base)
    let opaque = SRGB8(clipping: base.composited(over: surfaces[0].color.color))
    let recipe = recipe(request, base: opaque, surfaces: surfaces)
    let written = ControlState.withTokens.filter { $0 != .normal && isWritten(request.path(of: $0)) }
    let wanted = request.states.filter { !written.contains($0) }
    let variants = recipe.variants(of: opaque)
    var set = StateSet(
      request: request, recipe: recipe, surfaces: surfaces, members: [], content: nil, disabledContent: nil,
      variants: wanted.isEmpty && !written.isEmpty ? nil : variants)
    for state in ControlState.withTokens
    where state == .normal || request.states.contains(state) || written.contains(state) {
      set.members.append(member(state, request, variants, base: base, isWritten: written.contains(state)))
    }
    set.content = set.variants == nil ? writtenContent(set) : content(request, variants)
    if request.states.contains(.disabled), !written.contains(.disabled), request.content?.name != nil {
      set.disabledContent = variants.disabledContent.map {
        StateSet.Member(
          state: .disabled, path: request.path(named: (request.content?.name ?? "") + "-disabled"),
          color: EmittedColor($0), isWritten: false, position: request.position)
      }
    }
    set.focus = focus(of: set)
    return set
  }

  private func member(
    _ state: ControlState, _ request: DerivationRequest, _ variants: VariantSet, base: EmittedColor,
    isWritten: Bool
  ) -> StateSet.Member {
    let path = request.path(of: state)
    if isWritten || (state == .normal && variants.normal == variants.base) {
      return StateSet.Member(
        state: state, path: path, color: isWritten ? self.written(path) : base, isWritten: true,
        position: tokens[path]?.position ?? request.position)
    }
    return StateSet.Member(
      state: state, path: path, color: EmittedColor(variants[state] ?? variants.normal), isWritten: false,
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

  /// The content of a set that is written by hand: the first candidate that can be read in every state, else
  /// the first, so that its faults are seen.
  private func writtenContent(_ set: StateSet) -> StateSet.Member? {
    guard case .background = set.recipe.role, case .candidates(let colors) = set.recipe.content else {
      return nil
    }
    let grounds = set.members.filter { $0.state != .disabled }.flatMap { member in
      set.surfaces.map { member.color.composited(over: $0.color.color) }
    }
    let readable = colors.first { color in
      grounds.allSatisfy { $0.contrast(with: color.color) >= set.recipe.minimum }
    }
    return (readable ?? colors.first).map {
      StateSet.Member(
        state: .normal, path: nil, color: EmittedColor($0), isWritten: true, position: set.request.position)
    }
  }

  private func surfaces(of request: DerivationRequest) -> [StateSet.Surface] {
    let page = Recipe.canvas(of: appearance)
    guard !request.surfaces.isEmpty else { return [StateSet.Surface(path: nil, state: .normal, color: page)] }
    var surfaces: [StateSet.Surface] = []
    for path in request.surfaces {
      // A surface brings its own states, for text on a row that is hovered.
      let states: Set<ControlState> =
        request.includesSurfaceStates ? [.normal, .hovered, .pressed] : [.normal]
      let members = sets[path]?.members.filter { states.contains($0.state) && $0.path != nil } ?? []
      let colors =
        members.isEmpty
        ? emitted(path).map { [(ControlState.normal, path, $0)] } ?? []
        : members.map { ($0.state, $0.path ?? path, $0.color) }
      for (state, path, color) in colors {
        let seen = SRGB8(clipping: color.composited(over: page.color))
        surfaces.append(StateSet.Surface(path: path, state: state, color: seen))
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
    let resting = surfaces.filter { $0.state == .normal }.map(\.color)
    if resting.count < surfaces.count, !resting.isEmpty { recipe.disabled.surfaces = resting }
    if let delta = request.deltas[.hovered].flatMap(number) {
      recipe.steps.hovered = delta.magnitude
      recipe.steps.leastLightness = 0
    }
    if let delta = request.deltas[.pressed].flatMap(number) { recipe.steps.pressed = delta.magnitude }
    recipe.holdsSteps = request.deltas[.hovered] != nil || request.deltas[.pressed] != nil
    if request.states.contains(where: \.isSelected) { recipe.selection = selection(request, recipe.role) }
    if case .background = recipe.role { recipe.content = contentRule(request) }
    // Of several requirements the greatest counts.
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
    return recipe
  }

  private func selection(_ request: DerivationRequest, _ role: Role) -> Selection {
    var selection = Selection(for: role, in: appearance)
    if let delta = request.deltas[.selected].flatMap(number) { selection.step = delta.magnitude }
    if let delta = request.deltas[.selectedHovered].flatMap(number) { selection.hovered = delta.magnitude }
    if let delta = request.deltas[.selectedPressed].flatMap(number) { selection.pressed = delta.magnitude }
    return selection
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

  /// The color of a token as outputs will have it: that of its set, where it has one.
  func emitted(_ path: TokenPath) -> EmittedColor? {
    sets[path]?[.normal]?.color ?? tokens[path]?.color.map { EmittedColor($0) }
  }

  /// The color of a token as it is written. It is there: ``isSound(_:)`` has looked.
  private func written(_ path: TokenPath) -> EmittedColor {
    guard let color = tokens[path]?.color else { preconditionFailure("'\(path)' has no color") }
    return EmittedColor(color)
  }

  private func isWritten(_ path: TokenPath) -> Bool { tokens[path]?.color != nil }

  private func number(_ number: TokenNumber) -> Double? {
    switch number {
    case .literal(let value): value
    case .token(let path, _): tokens[path]?.number
    }
  }
}
