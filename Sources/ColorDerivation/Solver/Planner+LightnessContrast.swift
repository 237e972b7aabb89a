internal import ColorCore

extension Planner {
  /// What a state falls short of by the lightness contrast Lc, where the recipe asks for one by name.
  func lightnessContrastMiss(of sample: Sample, in state: ControlState) -> Reason.Miss? {
    guard let asked = context.recipe.lightnessContrast else { return nil }
    for (text, ground) in context.readings(of: sample, demands) {
      let found = text.lightnessContrast(on: ground)
      if found < asked { return .lightnessContrast(state, found, asked: asked) }
    }
    return nil
  }
}

extension Sample {
  /// The magnitude of Lc of this color as a text on a ground, in bytes.
  func lightnessContrast(on ground: Sample) -> Double {
    APCA.lightnessContrast(text: color.color, background: ground.color.color).magnitude
  }
}

extension Context {
  /// The texts that are read in a state, each with what it lies on.
  func readings(of sample: Sample, _ demands: [Demand]) -> [(text: Sample, ground: Sample)] {
    demands.filter { $0.constraint == .text }.flatMap { demand in
      switch demand.partner {
      case .all(let surfaces): surfaces.map { (sample, $0) }
      case .content(let content):
        content.seen(on: sample, minimum: demand.minimum.ratio).map { ($0, sample) }
      }
    }
  }
}
