internal import ColorCore
internal import ColorDerivation
internal import Synchronization

/// The sets that the engine has made in a run: the same recipe for the same color is solved once, in whichever permutation
/// and for however many tokens it is asked for.
final class SolvedSets: Sendable {
  /// One set for each hash. Nothing is lost where two recipes share one: what stands there is looked at.
  private let sets = Mutex<[Int: StateSet]>([:])

  /// The states of a color by a recipe, and where they are to be kept.
  func variants(of base: SRGB8, by recipe: Recipe) -> (variants: VariantSet, place: Int) {
    var hasher = Hasher()
    hasher.combine(recipe)
    hasher.combine(base)
    let place = hasher.finalize()
    if let known = sets.withLock({ $0[place] })?.variants, known.base == base, known.recipe == recipe {
      return (known, place)
    }
    return (recipe.variants(of: base), place)
  }

  /// Keeps the states of a set.
  func keep(_ set: StateSet, at place: Int) {
    if set.hasVariants { sets.withLock { $0[place] = set } }
  }
}
