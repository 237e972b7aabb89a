internal import ColorCore

// A value that is added to one of these types must be added here too; a test counts them.

extension Recipe: ConfigurationValue {
  func add(to hash: inout ConfigurationHash) {
    hash.add(role, appearance, surfaces, backdrops, minimum, standalone, lightnessContrast, fallback)
    hash.add(content, preference, steps, holdsSteps, ideals, selection, chroma, hueTorsion, floors)
    hash.add(direction, limits, profile, keepsVividness, base, disabled, relaxations)
  }
}

extension Role: ConfigurationValue {
  func add(to hash: inout ConfigurationHash) { hash.add(name, kind) }
}

extension Appearance: ConfigurationValue {
  func add(to hash: inout ConfigurationHash) { hash.add(name) }
}

extension Backdrop: ConfigurationValue {
  func add(to hash: inout ConfigurationHash) { hash.add(darkest, lightest) }
}

extension ContentRule: ConfigurationValue {
  func add(to hash: inout ConfigurationHash) {
    switch self {
    case .none: hash.add(0)
    case .blackOrWhite: hash.add(1)
    case .candidates(let colors): hash.add(2, colors)
    case .translucent(let colors): hash.add(3, colors)
    case .perState(let colors): hash.add(4, colors)
    }
  }
}

extension Steps: ConfigurationValue {
  func add(to hash: inout ConfigurationHash) { hash.add(hovered, pressed, leastLightness) }
}

extension StateColors: ConfigurationValue {
  func add(to hash: inout ConfigurationHash) {
    hash.add(hovered, pressed, selected, selectedHovered, selectedPressed)
  }
}

extension Selection: ConfigurationValue {
  func add(to hash: inout ConfigurationHash) { hash.add(step, hovered, pressed, accent, floor) }
}

extension ChromaRule: ConfigurationValue {
  func add(to hash: inout ConfigurationHash) {
    switch self {
    case .keep: hash.add(0)
    case .scaled(let share, let above): hash.add(1, share, above)
    case .vivid: hash.add(2)
    }
  }
}

extension Floors: ConfigurationValue {
  func add(to hash: inout ConfigurationHash) { hash.add(hovered, pressed, between, colorVision) }
}

extension Floors.Floor: ConfigurationValue {
  func add(to hash: inout ConfigurationHash) { hash.add(contrast, deltaE) }
}

extension DirectionLimits: ConfigurationValue {
  func add(to hash: inout ConfigurationHash) { hash.add(nearBlack, nearWhite, middle, vividChroma) }
}

extension DisabledRule: ConfigurationValue {
  func add(to hash: inout ConfigurationHash) {
    hash.add(band, chroma, towardSurface, deltaE, weaker, surfaces)
  }
}
