import ColorCore
import ColorDerivation
import Testing

@Suite("Selected states") struct SelectedVariantTests {
  private func variants(
    _ base: UInt32, _ role: Role, _ appearance: Appearance = .light, accent: UInt32? = nil,
    _ change: (inout Recipe) -> Void = { _ in }
  ) -> VariantSet {
    var recipe = Recipe(role: role, appearance: appearance)
    recipe.selection = Selection(for: role, in: appearance, accent: accent.map { SRGB8($0) })
    change(&recipe)
    return recipe.variants(of: SRGB8(base))
  }

  @Test(
    "hold all that an exact set holds",
    arguments: [
      (0x7E7737, Role.border(.functional), Appearance.lightIncreasedContrast, 0.0),
      (0x100001, .background(.fill), .light, 0), (0x661559, .border(.functional), .light, 6),
      (0x94AA1C, .background(.surface), .dark, 3), (0xA90058, .background(.surface), .dark, -6),
    ] as [(UInt32, Role, Appearance, Double)])
  func exact(_ base: UInt32, _ role: Role, _ appearance: Appearance, _ torsion: Double) {
    let set = variants(base, role, appearance) { $0.hueTorsion = torsion }
    #expect(set.checks.contains { $0.constraint == .hue && $0.state == .selectedPressed })
    #expect(set.checks.filter { !$0.passes && $0.constraint != .disabled }.isEmpty)
    #expect(Judge.faults(set).isEmpty)
  }

  @Test func `keep the hue of normal on a grid of bases`() {
    for role in [Role.background(.fill), .background(.surface), .foreground, .border(.functional)] {
      for base in Grid.colors(perChannel: 5) {
        for torsion in [0.0, -4] {
          var recipe = Recipe(role: role)
          recipe.selection = Selection(for: role, in: recipe.appearance)
          recipe.hueTorsion = torsion
          let set = recipe.variants(of: base)
          if case .infeasible = set.verdict { continue }
          let drifted = set.checks.filter { $0.constraint == .hue && !$0.passes }
          #expect(drifted.isEmpty, "\(base) \(role) \(torsion): \(drifted)")
        }
      }
    }
  }

  @Test func `are the accent where it can be selected`() {
    let set = variants(0x3C3C3C, .foreground, accent: 0x0F62FE)
    #expect(set.selection?.normal == SRGB8(0x0F62FE))
    #expect(set.verdict == .exact)
  }

  @Test func `are the accent that is asked for, whatever a preset selects with`() {
    let input = PresetInput(base: SRGB8(0x0D6EFD), role: .background(.fill), appearance: .light)
    var recipe = Recipe(role: .background(.fill))
    recipe.selection = Selection(for: recipe.role, in: .light)
    let own = Preset.bootstrap.recipe(for: input, from: recipe).variants(of: input.base)
    recipe.selection?.accent = SRGB8(0x0A3622)
    let asked = Preset.bootstrap.recipe(for: input, from: recipe).variants(of: input.base)
    #expect(own.selection?.normal != SRGB8(0x0A3622))
    #expect(asked.selection?.normal == SRGB8(0x0A3622))
  }

  @Test func `say so where they can't be the accent`() throws {
    // White is no selected background under white text.
    let set = variants(0x0F62FE, .background(.fill), accent: 0xFFFFFF)
    let selected = try #require(set.selection?.normal)
    #expect(selected != .white)
    #expect(Judge.contrast(selected, try #require(set.content)) >= 4.5)
    guard case .relaxed(let given) = set.verdict, let accent = given.first else {
      Issue.record("\(set.verdict.name)")
      return
    }
    #expect(accent.kind == .accent)
    #expect(accent.wanted == 0)
    #expect(abs((accent.given ?? 0) - Judge.deltaE(selected, .white)) < 1e-6)
    #expect(
      set.reasons.contains { $0.isConcession && $0.description.contains("instead of the accent #ffffff") })
  }

  @Test func `are found, or not, without trying every color for every other`() {
    for step in [0.001, 0.9, 1] {
      var recipe = Recipe(role: .background(.fill), appearance: .light)
      recipe.selection = Selection(for: recipe.role, in: recipe.appearance)
      recipe.selection?.step = step
      let set = recipe.variants(of: SRGB8(0x0B57D0))
      #expect(set.verdict == .exact && set.checks.allSatisfy { $0.passes }, "\(step)")
    }
    var hopeless = Recipe(role: .foreground, minimum: Contrast(15))
    hopeless.selection = Selection(for: hopeless.role, in: .light)
    hopeless.selection?.step = 0.9
    #expect(hopeless.variants(of: SRGB8(0x0B57D0)).verdict.outcome == .infeasible)
  }
}
