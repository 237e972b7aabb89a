import CColorDeriveABI
import ColorCore
import ColorDeriveABI
import ColorDerivation
import Testing

@Suite("The C interface on many threads") struct ThreadTests {
  @Test func `gives each the answers that it gives one`() async {
    await withTaskGroup(of: Bool.self) { group in
      for worker in 0..<8 {
        group.addTask { agrees(from: UInt32(worker) * 0x1F_1E1D) }
      }
      for await holds in group { #expect(holds) }
    }
  }
}

/// Whether a few colors from a place on have the states that the Swift interface gives them.
private func agrees(from start: UInt32) -> Bool {
  var recipe = unsafe colorderive_recipe()
  return (UInt32(0)..<20).allSatisfy { step in
    let base = SRGB8(start &+ step * 0x03_0507)
    var states = colorderive_states()
    let given = colorderive_srgb8(red: base.red, green: base.green, blue: base.blue)
    let status = unsafe colorderive_derive(&recipe, given, &states, nil)
    let set = Recipe(role: .background(.fill)).variants(of: base)
    let hovered = SRGB8(red: states.hovered.red, green: states.hovered.green, blue: states.hovered.blue)
    return status == Status.ok && hovered == set.hovered
  }
}
