public import CColorDeriveABI
internal import ColorCore
internal import ColorDerivation

/// Derives the states of one base.
@c @implementation
public func colorderive_derive(
  _ recipe: UnsafePointer<colorderive_recipe>?, _ base: colorderive_srgb8,
  _ states: UnsafeMutablePointer<colorderive_states>?, _ reasons: UnsafeMutablePointer<colorderive_text>?
) -> Int32 {
  unsafe status(telling: reasons, name: "reasons") { memory throws(Fault) in
    let recipe = unsafe try Recipe(recipe, in: &memory)
    let result = unsafe try memory.writing(states, "states")
    let set = recipe.variants(of: SRGB8(base))
    unsafe result[0] = set.c
    return set.reasons.map { $0.description + "\n" }.joined()
  }
}

/// Derives the states of bases by one recipe.
@c @implementation
public func colorderive_derive_many(
  _ recipe: UnsafePointer<colorderive_recipe>?, _ count: Int, _ bases: UnsafePointer<colorderive_srgb8>?,
  _ states: UnsafeMutablePointer<colorderive_states>?, _ message: UnsafeMutablePointer<colorderive_text>?
) -> Int32 {
  unsafe status(telling: message, name: "message") { memory throws(Fault) in
    let recipe = unsafe try Recipe(recipe, in: &memory)
    let bases = unsafe try memory.reading(bases, count: count, "bases")
    let result = unsafe try memory.writing(states, count: count, "states")
    let bulk = BulkDerivation(recipe)
    for start in stride(from: 0, to: count, by: share) {
      let part = start..<min(start + share, count)
      let found = bulk.states(of: part.map { unsafe SRGB8(bases[$0]) })
      for (i, states) in zip(part, found) { unsafe result[i] = states.c }
    }
    return ""
  }
}

/// How many colors are derived at once, so that little memory is taken however many there are.
private let share = 4096
