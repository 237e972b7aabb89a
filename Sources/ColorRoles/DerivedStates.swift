internal import ColorCore
internal import ColorDerivation

/// The states of a color in one appearance, in bytes of sRGB or in ten bits of Display P3, as its base is.
struct DerivedStates {
  private let states: Answer

  private enum Answer {
    case bytes(VariantSet)
    case wide(WideVariantSet)
  }

  /// Derives the states of an opaque color on an opaque ground.
  init<Role: DerivableColorRole>(
    _ base: DisplayColor, on ground: DisplayColor, in appearance: Appearance, as role: Role.Type,
    adjusting adjust: (inout Recipe) -> Void
  ) {
    let surface = SRGB8(fitting: ground.anyColor)
    let nearest = SRGB8(fitting: base.anyColor)
    var recipe = Recipe(
      role: role.role(of: nearest, on: [surface]), appearance: appearance, surfaces: [surface])
    adjust(&recipe)
    states =
      base.space == .displayP3
      ? .wide(recipe.variants(of: base.anyColor, in: .displayP3)) : .bytes(recipe.variants(of: nearest))
  }

  /// What became of them.
  var verdict: Verdict {
    switch states {
    case .bytes(let set): set.verdict
    case .wide(let set): set.verdict
    }
  }

  /// The color of a state; `nil` for one that there isn't.
  subscript(state: ControlState) -> DisplayColor? {
    switch states {
    case .bytes(let set): set[state].map { DisplayColor($0) }
    case .wide(let set): set[state].map { DisplayColor($0) }
    }
  }

  /// The content in a state; `nil` where there is none.
  subscript(contentIn state: ControlState) -> DisplayColor? {
    switch states {
    case .bytes(let set): set.content(in: state).map { DisplayColor($0) }
    case .wide(let set): set.content(in: state).map { DisplayColor($0) }
    }
  }
}

extension DisplayColor {
  /// The color that was written, in its own space; one in another than sRGB and Display P3 is brought into them.
  fileprivate init(_ written: WrittenColor) {
    switch written {
    case .srgb8(let bytes): self.init(bytes)
    case .wide(let color): self.init(fitting: color.color)
    }
  }
}
