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
    for i in 0..<count { unsafe result[i] = recipe.variants(of: SRGB8(bases[i])).c }
    return ""
  }
}
