internal import ColorDerive

/// The states of one color as they are answered.
struct DerivedStates {
  /// What they were made by.
  let recipe: Recipe
  /// The color that was given, as it was taken.
  let base: WrittenColor
  /// The states that were asked for, `normal` first.
  let states: [ControlState]
  /// What became of it.
  let outcome: Outcome
  /// What was given up.
  let relaxations: [Relaxation]
  /// All that was measured.
  let checks: [Check]
  /// What was done to the colors before, then the engine's reasons, as sentences without full stops.
  let reasons: [String]
  /// The preset they were made by.
  var preset: AppliedPreset?
  /// The ring of focused, where it was asked for.
  let ring: FocusRing?
  /// The layers, where states are translucent.
  let layers: LayerSet?
  private let records: () -> [ProofRecord]
  private let colors: [ControlState: WrittenColor]
  private let contents: [ControlState: WrittenColor]

  /// A preset as it was used.
  struct AppliedPreset {
    let preset: Preset
    /// Whether its own values are given.
    let isEmulated: Bool
    /// The color that was given, which the preset may have replaced.
    let base: SRGB8
    /// What it made of it.
    let palette: [PaletteColor]
  }

  /// The answer in bytes of sRGB.
  ///
  /// - Parameters:
  ///   - set: What the engine gave.
  ///   - states: The states that were asked for.
  ///   - notes: What was done to the colors before.
  ///   - focused: The color of focused, where a preset changes more than a ring.
  ///   - ring: The rule of the focus ring, where one is asked for.
  init(
    set: VariantSet, states: [ControlState], notes: [String], focused: SRGB8? = nil,
    ring rule: FocusRule? = nil
  ) {
    let ring = rule?.ring(around: set)
    self.init(
      recipe: set.recipe, base: .srgb8(set.base), states: states, outcome: set.verdict.outcome,
      checks: set.checks, reasons: notes + set.reasons.map(\.description), ring: ring,
      records: { set.proof() + Self.proof(ring, by: rule, set.recipe) },
      color: { state in (state == .focused ? focused ?? set[state] : set[state]).map { .srgb8($0) } },
      content: { set.content(in: $0).map { .srgb8($0) } })
  }

  /// The answer in ten bits of a wider space.
  init(set: WideVariantSet, states: [ControlState], notes: [String]) {
    let rule = FocusRule()
    // The tones are black and white, which are seen beside any color, also beside one that sRGB doesn't hold.
    let ring =
      states.contains(.focused) ? rule.ring(among: set.recipe.surfaces.map { .surface($0) }) : nil
    self.init(
      recipe: set.recipe, base: .wide(set.taken), states: states, outcome: set.verdict.outcome,
      checks: set.checks, reasons: notes + set.reasons.map(\.description), ring: ring,
      records: { set.proof() + Self.proof(ring, by: rule, set.recipe) },
      color: { set[$0] }, content: { set.content(in: $0) })
  }

  /// The answer in translucent layers on the normal color.
  init(layers: LayerSet, of set: VariantSet, states: [ControlState], notes: [String]) {
    let models = layers.recipe.models
    self.init(
      recipe: set.recipe, base: .srgb8(set.base), states: states, outcome: layers.outcome,
      checks: layers.checks, reasons: notes + layers.reasons.map(\.description), layers: layers,
      records: { layers.proof(theme: set.recipe.appearance.name) },
      color: { state in
        let seen = layers.composites(in: state).first?.color(models[0])
        return (state == .normal ? seen ?? set.normal : seen).map { .srgb8($0) }
      }, content: { _ in layers.recipe.grounds.first?.text.first.map { .srgb8($0) } })
  }

  private init(
    recipe: Recipe, base: WrittenColor, states: [ControlState], outcome: Outcome,
    relaxations: [Relaxation] = [], checks: [Check],
    reasons: [String], ring: FocusRing? = nil, layers: LayerSet? = nil,
    records: @escaping () -> [ProofRecord], color: (ControlState) -> WrittenColor?,
    content: (ControlState) -> WrittenColor?
  ) {
    self.recipe = recipe
    self.base = base
    self.ring = ring
    self.relaxations =
      outcome == .relaxed ? relaxations.filter { $0.kind != .disabled || states.contains(.disabled) } : []
    self.layers = layers
    self.records = records
    // A ring that gives something up makes the whole a relaxed one.
    self.outcome = max(outcome, ring?.outcome ?? .exact)
    self.checks = checks + (ring?.checks ?? [])
    var colors: [ControlState: WrittenColor] = [:], contents: [ControlState: WrittenColor] = [:]
    for state in ControlState.allCases {
      colors[state] = color(state)
      contents[state] = content(state)
    }
    self.states = [.normal] + states.filter { $0 != .normal && colors[$0] != nil }
    self.colors = colors
    self.contents = contents
    var reasons = reasons
    if let ring {
      if let inner = ring.inner {
        reasons.append(
          "the focus ring is \(ring.outer.hex) outside and \(inner.hex) inside, "
            + "\(ring.contrastAnywhere.roundedDown):1 or more on any backdrop")
      }
      reasons += ring.reasons.map(\.description)
    }
    if self.states.contains(.disabled), let content = contents[.disabled], let ground = colors[.disabled] {
      reasons.append("content on disabled is \(content), \(ground.contrast(with: content).roundedDown):1")
    }
    self.reasons = reasons
  }

  /// A state as it is written: its color, or the layer that is laid on the normal one.
  func text(of state: ControlState) -> String {
    guard let layers, let layer = layers.layer(in: state), layer.alpha.steps > 0 else {
      return self[state].text
    }
    return layer.description
  }

  /// A record of every check of these states.
  var proof: [ProofRecord] { records().filter { states.contains($0.check.state) } }

  private static func proof(_ ring: FocusRing?, by rule: FocusRule?, _ recipe: Recipe) -> [ProofRecord] {
    guard let ring, let rule else { return [] }
    return ring.proof(by: rule, theme: recipe.appearance.name)
  }

  /// The color of a state.
  subscript(state: ControlState) -> WrittenColor { colors[state] ?? base }

  /// The content as it is seen in a state; `nil` where there is none.
  func content(in state: ControlState) -> WrittenColor? { contents[state] }

  /// 1 where no set could be made.
  var status: ExitStatus {
    outcome == .infeasible ? .unmet : .clean
  }

  /// The contrast that a state is judged by: of the content on a background, or of a mark on the surface where
  /// it is least; `nil` for a background without content.
  func contrast(of state: ControlState) -> Contrast? {
    let color = self[state]
    guard case .background = recipe.role else {
      return recipe.surfaces.map { color.contrast(with: .srgb8($0)) }.min()
    }
    return content(in: state).map { color.contrast(with: $0) }
  }
}

extension Verdict {
  /// The outcome as if one thing hadn't been given up: that of a state which wasn't asked for.
  fileprivate func outcome(without kind: Relaxation.Kind?) -> Outcome {
    if case .relaxed(let given) = self, let kind, !given.isEmpty, given.allSatisfy({ $0.kind == kind }) {
      return .exact
    }
    return outcome
  }
}

extension [Reason] {
  /// The reasons in words, without those of disabled where it wasn't asked for.
  fileprivate func told(of states: [ControlState]) -> [String] {
    filter { reason in
      switch reason {
      case .disabledOutside, .disabledNear: states.contains(.disabled)
      case .breach(let check): check.state != .disabled || states.contains(.disabled)
      default: true
      }
    }.map(\.description)
  }
}
