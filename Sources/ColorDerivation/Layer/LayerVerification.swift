internal import ColorCore

/// Measures layers on their composites, under each way of rounding. It knows nothing of how they were found.
struct LayerVerification {
  let recipe: LayerRecipe
  /// The states in their order, so that each can be held against those before it.
  static let states: [ControlState] = [.normal, .hovered, .pressed]

  /// What is seen of one ground, by some ways of rounding, in the first states.
  struct Sight: Hashable {
    var ground: LayerGround
    var layers: [StateLayer]
    var samples: [Sample]
    var models: [Compositing]
  }

  /// What is seen of each ground in the states that have layers; sights that are the same come once.
  ///
  /// - Parameter layers: For each ground the layers of the first one, two or three states.
  func sights(_ layers: [[StateLayer]]) -> [Sight] {
    zip(recipe.grounds, layers).flatMap { ground, layers in
      var sights: [Sight] = []
      for model in recipe.models {
        let colors = layers.map { model.composite($0, over: ground.color) }
        if let same = sights.firstIndex(where: { $0.samples.map(\.color) == colors }) {
          sights[same].models.append(model)
        } else {
          sights.append(
            Sight(ground: ground, layers: layers, samples: colors.map { Sample($0) }, models: [model]))
        }
      }
      return sights
    }
  }

  /// Everything that is measured of a state.
  func checks(_ state: ControlState, _ sights: [Sight]) -> [Check] {
    sights.flatMap { sight in contrast(state, sight) + apart(state, sight) }
  }

  /// Whether all of a state holds, cheapest first.
  func holds(_ state: ControlState, _ sights: [Sight]) -> Bool {
    sights.allSatisfy { contrast(state, $0).allSatisfy(\.passes) }
      && sights.allSatisfy { distance(state, $0).allSatisfy(\.passes) }
      && sights.allSatisfy { vision(state, $0).allSatisfy(\.passes) }
  }

  /// C1 and C2.
  func contrast(_ state: ControlState, _ sight: Sight) -> [Check] {
    let seen = sample(state, sight)
    func checks(_ marks: [SRGB8], _ constraint: ConstraintID, _ minimum: Contrast) -> [Check] {
      marks.map {
        Check(
          constraint, state, .wcag2, .srgb8($0), against: .srgb8(seen.color),
          $0.contrast(with: seen.color).ratio,
          atLeast: minimum.ratio)
      }
    }
    return checks(sight.ground.text, .text, recipe.text) + checks(sight.ground.icons, .nonText, recipe.icons)
  }

  /// C4, C5 and C6.
  func apart(_ state: ControlState, _ sight: Sight) -> [Check] {
    distance(state, sight) + vision(state, sight)
  }

  /// C4 and C5.
  func distance(_ state: ControlState, _ sight: Sight) -> [Check] {
    let seen = sample(state, sight)
    var checks: [Check] = []
    for (other, floor) in pairs(state, sight) {
      if floor.contrast > 1 {
        checks.append(
          Check(
            .stateFloor, state, .wcag2, .srgb8(seen.color), against: .srgb8(other.color),
            seen.contrast(with: other).ratio,
            atLeast: floor.contrast))
      }
      checks.append(
        Check(
          .stateFloor, state, .deltaEOK, .srgb8(seen.color), against: .srgb8(other.color),
          seen.deltaE(to: other),
          atLeast: floor.deltaE))
    }
    return checks + order(state, sight)
  }

  /// C5: pressed goes on in lightness where hovered went, by a thousandth of the scale or more.
  private func order(_ state: ControlState, _ sight: Sight) -> [Check] {
    guard state == .pressed else { return [] }
    let lightness = sight.samples.map(\.lab.x)
    let step = (lightness[2] - lightness[1]) * (lightness[1] < lightness[0] ? -1 : 1)
    return [
      Check(
        .order, state, .lightness, .srgb8(sight.samples[2].color), against: .srgb8(sight.samples[1].color),
        step,
        atLeast: 0.001)
    ]
  }

  /// C6.
  func vision(_ state: ControlState, _ sight: Sight) -> [Check] {
    let pairs = pairs(state, sight)
    guard !pairs.isEmpty else { return [] }
    let sample = sample(state, sight), seen = sample.seen
    return pairs.map { other, _ in
      Check(
        .colorVision, state, .deltaEOKColorVision, .srgb8(sample.color), against: .srgb8(other.color),
        seen.deltaE(to: other.seen), atLeast: recipe.floors.colorVision)
    }
  }

  private func sample(_ state: ControlState, _ sight: Sight) -> Sample {
    sight.samples[LayerVerification.states.firstIndex(of: state) ?? 0]
  }

  /// The states before this one, with how far it must be from them.
  private func pairs(_ state: ControlState, _ sight: Sight) -> [(Sample, Floors.Floor)] {
    switch state {
    case .hovered: [(sight.samples[0], recipe.floors.hovered)]
    case .pressed: [(sight.samples[0], recipe.floors.pressed), (sight.samples[1], recipe.floors.between)]
    default: []
    }
  }

  /// The finished set.
  ///
  /// - Parameters:
  ///   - layers: For each ground the layers of the three states.
  ///   - outcome: What became of it.
  ///   - reasons: Why the layers are what they are.
  func set(_ layers: [[StateLayer]], _ outcome: Outcome, _ reasons: [LayerReason]) -> LayerSet {
    let sights = sights(layers)
    let composites = LayerVerification.states.enumerated().flatMap { index, state in
      zip(recipe.grounds, layers).map { LayerComposite(state: state, ground: $0, layer: $1[index]) }
    }
    return LayerSet(
      recipe: recipe, composites: composites, outcome: outcome,
      checks: LayerVerification.states.flatMap { checks($0, sights) }, reasons: reasons)
  }
}
