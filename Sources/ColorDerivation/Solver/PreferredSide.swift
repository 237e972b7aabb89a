internal import ColorCore

extension Context {
  /// The sides to try, the preferred one first, and whether the second is a matter of course.
  func sides(for normal: Sample, content: Sample?) -> (first: Side, mayTurn: Bool) {
    switch recipe.direction {
    case .darker: (.darker, false)
    case .lighter: (.lighter, false)
    case .awayFromContent: (content.map { away(normal, from: [$0]) } ?? automaticSide(normal, content), false)
    case .awayFromSurface: (away(normal, from: known), false)
    case .automatic, .still: (automaticSide(normal, content), true)
    }
  }

  /// The surfaces that are known, which come first.
  private var known: [Sample] { Array(surfaces.prefix(recipe.surfaces.count)) }

  /// The steps that are wished for at a color.
  func steps(from normal: Sample) -> Steps {
    recipe.direction == .darker ? recipe.steps : recipe.steps.lighter(from: normal.lab.x)
  }

  /// The side that designers prefer: by the theme for backgrounds, away from the surfaces for marks on them,
  /// and back from either end of the scale.
  private func automaticSide(_ normal: Sample, _ content: Sample?) -> Side {
    let lightness = normal.lab.x
    if lightness < recipe.limits.nearBlack { return .lighter }
    if lightness > recipe.limits.nearWhite { return .darker }
    guard case .background(let kind) = recipe.role else { return away(normal, from: known) }
    if recipe.appearance.scheme == .light { return .darker }
    if kind == .fill, recipe.limits.middle.contains(lightness), let content,
      content.luminance > normal.luminance
    {
      return .darker
    }
    return .lighter
  }

  /// The side away from the color that is hardest to stand out from.
  private func away(_ normal: Sample, from others: [Sample]) -> Side {
    let nearest = others.min { normal.contrast(with: $0) < normal.contrast(with: $1) }
    guard let nearest else { return recipe.appearance.scheme == .light ? .darker : .lighter }
    if nearest.luminance == normal.luminance {
      return recipe.appearance.scheme == .light ? .darker : .lighter
    }
    return nearest.luminance > normal.luminance ? .darker : .lighter
  }
}
