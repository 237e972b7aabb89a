internal import ColorCore

/// What stays the same while a set is solved: the recipe, what the colors may lie on, and the integers that they are
/// written in. It is shared and not copied, since a recipe is some hundred bytes.
final class Context: Sendable {
  let recipe: Recipe
  let surfaces: [Sample]
  let space: OutputSpace

  init(_ recipe: Recipe, surfaces: [Sample], in space: OutputSpace) {
    (self.recipe, self.surfaces, self.space) = (recipe, surfaces, space)
  }
}
