internal import ColorCore

extension Recipe {
  /// What the colors may lie on, backdrops that aren't known among them.
  var surfaceSamples: [Sample] { surfaces.map { Sample($0) } + backdrops.map(\.sample) }

}

extension Context {
  /// What contrasts the recipe asks of every state, with this content.
  func demands(content: Content?, minimum: Contrast) -> [Demand] {
    guard case .background = recipe.role else {
      return [Demand(constraint: recipe.role.contrastConstraint, partner: .all(surfaces), minimum: minimum)]
    }
    var demands: [Demand] = []
    if let content {
      demands.append(Demand(constraint: .text, partner: .content(content), minimum: minimum))
    }
    if let standalone = recipe.standalone {
      demands.append(Demand(constraint: .standalone, partner: .all(surfaces), minimum: standalone))
    }
    return demands
  }

  /// The candidates for the content of a background, best first.
  func contents(on normal: Sample) -> [Content] {
    switch recipe.content {
    case .none: []
    case .candidates(let colors): colors.map { .fixed(Sample($0)) }
    case .translucent(let colors): colors.map { .translucent($0) }
    case .perState(let colors): [.perState(colors.map { Sample($0) })]
    case .blackOrWhite: blackOrWhite(on: normal)
    }
  }

  /// White and black in the order in which they are preferred on a color.
  func blackOrWhite(on normal: Sample) -> [Content] {
    let black = space.black, white = space.white
    let isBlackFirst =
      switch recipe.preference {
      case .balanced: normal.ratio(with: black) > ContentRule.blackLead * normal.ratio(with: white)
      case .wcag2: normal.ratio(with: black) > normal.ratio(with: white)
      case .apca: black.lightnessContrast(on: normal) > white.lightnessContrast(on: normal)
      case .light: false
      case .dark: true
      }
    return isBlackFirst ? [.fixed(black), .fixed(white)] : [.fixed(white), .fixed(black)]
  }
}

extension Content {
  /// The color that it is called by: itself, or as it is seen on the normal color.
  func name(on normal: Sample) -> ContentName {
    switch self {
    case .fixed(let sample): .color(sample.written)
    case .translucent(let color): .translucent(color)
    case .perState(let candidates): .candidates(candidates.map(\.written))
    }
  }
}
