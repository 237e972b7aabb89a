internal import ColorCore

// A value that is added to one of these types must be added here too; a test counts them.

extension FocusRule: ConfigurationValue {
  func add(to hash: inout ConfigurationHash) { hash.add(brand, dark, light, minimum, holdsAnywhere) }
}

extension LayerRecipe: ConfigurationValue {
  func add(to hash: inout ConfigurationHash) {
    hash.add(rule, grounds, text, icons, floors, models, scale)
  }
}

extension LayerRule: ConfigurationValue {
  func add(to hash: inout ConfigurationHash) {
    switch self {
    case .fixed(let opacities, let overlay): hash.add(0, opacities, overlay)
    case .solved(let colors, let preference): hash.add(1, colors, preference)
    }
  }
}

extension LayerRule.Overlay: ConfigurationValue {
  func add(to hash: inout ConfigurationHash) {
    switch self {
    case .current: hash.add(0)
    case .color(let color): hash.add(1, color)
    }
  }
}

extension LayerOpacities: ConfigurationValue {
  func add(to hash: inout ConfigurationHash) { hash.add(normal, hovered, pressed) }
}

extension LayerGround: ConfigurationValue {
  func add(to hash: inout ConfigurationHash) { hash.add(color, text, icons, hovered, pressed) }
}
