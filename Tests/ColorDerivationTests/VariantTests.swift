import ColorCore
import ColorDerivation
import Testing

@Suite("Variants") struct VariantTests {
  private func variants(
    _ base: UInt32, _ role: Role, _ appearance: Appearance = .light,
    _ change: (inout Recipe) -> Void = { _ in }
  ) -> VariantSet {
    var recipe = Recipe(role: role, appearance: appearance)
    change(&recipe)
    return recipe.variants(of: SRGB8(base))
  }

  @Test(
    "are what the design foresees",
    arguments: [
      (0x0F62FE, Role.background(.fill), Appearance.light, 0x0052E4, 0x0045C3),
      (0xFFC107, .background(.fill), .light, 0xEAB000, 0xD4A000),
      (0xFFFFFF, .background(.surface), .light, 0xF2F2F2, 0xE4E4E4),
      (0x141211, .background(.surface), .dark, 0x232120, 0x2D2B2A),
      (0x211F1E, .background(.surface), .dark, 0x2B2928, 0x353331),
      (0xFBFBF9, .background(.surface), .light, 0xEEEEEC, 0xE0E0DE),
      (0x000000, .background(.fill), .light, 0x222222, 0x2F2F2F),
    ] as [(UInt32, Role, Appearance, UInt32, UInt32)])
  func foreseen(_ base: UInt32, _ role: Role, _ appearance: Appearance, _ hovered: UInt32, _ pressed: UInt32)
  {
    let set = variants(base, role, appearance)
    #expect(set.normal == SRGB8(base))
    #expect(set.hovered == SRGB8(hovered))
    #expect(set.pressed == SRGB8(pressed))
    #expect(set.verdict == .exact)
  }

  @Test func `keep one content for the whole set`() {
    let red = variants(0xFF0000, .background(.fill))
    #expect(red.content == .black)
    #expect(
      red.reasons.contains { $0.description.contains("lighter because darker would bring hovered to 4.20:1") }
    )
    for state in [red.normal, red.hovered, red.pressed] { #expect(state.contrast(with: .black) >= .text) }
  }

  @Test func `take the first candidate that can be read in every state`() {
    let ink = SRGB8(0x1E1C1C), paper = SRGB8(0xFBFBF9)
    let set = variants(0xDA7603, .background(.fill)) { $0.content = .candidates([paper, ink]) }
    #expect(set.content == ink)
    #expect(set.reasons.contains { $0.description.hasPrefix("content isn't #fbfbf9") })
  }

  @Test func `fall back on black or white when no candidate can be read`() {
    let set = variants(0x777777, .background(.fill)) { $0.content = .candidates([SRGB8(0x888888)]) }
    #expect(set.content == .black)
    #expect(set.verdict == .relaxed([Relaxation(.content)]))
  }

  @Test func `say what can't be had and what would work`() throws {
    let set = variants(0x888888, .background(.fill), .lightIncreasedContrast)
    guard case .infeasible(let certificate) = set.verdict else {
      Issue.record("7:1 on a middle grey is \(set.verdict.name)")
      return
    }
    #expect(certificate.constraints == [.text])
    #expect(certificate.best == SRGB8(0x888888).contrast(with: .black))
    let nearest = try #require(certificate.nearestBase?.bytes)
    #expect(nearest.contrast(with: .black) >= .enhancedText)
    #expect(variants(nearest.rrggbb, .background(.fill), .lightIncreasedContrast).verdict == .exact)
    #expect(set.checks.contains { $0.constraint == .text && !$0.passes })
  }

  @Test func `move a mark that can't be read, and say so`() {
    let set = variants(0xFF61F2, .foreground)
    #expect(set.normal != set.base)
    #expect(set.normal.contrast(with: .white) >= .text)
    // A step nearer to the base would miss.
    #expect(set.normal.contrast(with: .white).ratio < 4.6)
    let kept = variants(0xFF61F2, .foreground) { $0.base = .keep }
    #expect(kept.normal == kept.base)
    #expect(kept.verdict.name == "infeasible")
  }

  @Test func `hold on every surface at once`() {
    let surfaces = [SRGB8(0xFFFFFF), SRGB8(0xE8E6DC), SRGB8(0xF0EEE7)]
    let set = Recipe(role: .foreground, surfaces: surfaces).variants(of: SRGB8(0x3C7411))
    for surface in surfaces {
      for state in [set.normal, set.hovered, set.pressed] {
        #expect(Judge.contrast(state, surface) >= 4.5)
      }
      #expect((2.3...3.0).contains(Judge.contrast(set.disabled, surface)))
    }
  }

  @Test func `obey a side that is asked for, or say that they couldn't`() {
    let lighter = variants(0x0F62FE, .background(.fill)) {
      $0.direction = .lighter
      $0.content = .candidates([.black])
      $0.minimum = Contrast(3)
    }
    #expect(lighter.verdict == .exact)
    #expect(Judge.oklab(lighter.hovered)[0] > Judge.oklab(lighter.normal)[0])
    let turned = variants(0x0F62FE, .background(.fill)) {
      $0.direction = .lighter
      $0.content = .candidates([.white])
    }
    #expect(turned.verdict == .relaxed([Relaxation(.direction)]))
    #expect(Judge.oklab(turned.hovered)[0] < Judge.oklab(turned.normal)[0])
  }

  @Test func `move the base and turn round together where one alone isn't enough`() {
    let set = variants(0x76CFB0, .foreground, .darkIncreasedContrast) {
      $0.minimum = Contrast(12)
      $0.direction = .darker
    }
    guard case .relaxed(let given) = set.verdict else {
      Issue.record("\(set.verdict.name)")
      return
    }
    #expect(given.map(\.kind) == [.direction, .base])
    #expect(Judge.faults(set).isEmpty)
  }

  @Test func `name a base that works if something else is given up`() throws {
    var recipe = Recipe(role: .foreground, appearance: .darkIncreasedContrast, minimum: Contrast(12))
    recipe.direction = .darker
    recipe.base = .keep
    guard case .infeasible(let certificate) = recipe.variants(of: SRGB8(0x76CFB0)).verdict else {
      Issue.record("12:1 on black")
      return
    }
    let nearest = try #require(certificate.nearestBase?.bytes)
    #expect(recipe.variants(of: nearest).verdict == .relaxed([Relaxation(.direction)]))
  }

  @Test func `go to the side that is asked for, whatever color is wished for`() {
    let input = PresetInput(base: SRGB8(0x1677FF), role: .background(.fill), appearance: .light)
    for (direction, sign) in [(Direction.darker, -1.0), (.lighter, 1)] {
      var recipe = Preset.ant.recipe(for: input)
      recipe.direction = direction
      let set = recipe.variants(of: Preset.ant.states(of: input).normal)
      let step = Judge.oklab(set.hovered)[0] - Judge.oklab(set.normal)[0]
      #expect(step * sign > 0 || set.verdict != .exact)
      #expect(Judge.faults(set).isEmpty)
    }
  }

  @Test func `narrow a step before they give up`() {
    let set = variants(0x777777, .background(.fill)) {
      $0.content = .candidates([.black])
      $0.direction = .darker
      $0.relaxations = [.step]
      $0.minimum = Contrast(3.7)
    }
    #expect(set.verdict.name == "relaxed")
    #expect(set.reasons.contains { if case .narrowed = $0 { true } else { false } })
    #expect(Judge.faults(set).isEmpty)
  }

  @Test func `go both ways when they are told to`() {
    let set = variants(0x808080, .background(.surface), .dark) {
      $0.profile = .opposed
      $0.minimum = Contrast(3)
    }
    #expect(set.verdict == .exact)
    let l = { Judge.oklab($0)[0] }
    #expect((l(set.hovered) - l(set.normal)) * (l(set.pressed) - l(set.normal)) < 0)
  }

  @Test func `fall back on a lower contrast only where one is declared`() throws {
    let set = variants(0x808080, .background(.fill), .lightIncreasedContrast) { $0.fallback = .text }
    guard case .relaxed(let given) = set.verdict else {
      Issue.record("\(set.verdict.name)")
      return
    }
    // No lower than needed: what normal has itself.
    let held = Judge.contrast(SRGB8(0x808080), .black)
    let target = try #require(given.first { $0.kind == .target })
    #expect(target.wanted == 7)
    #expect(abs((target.given ?? 0) - held) < 1e-9)
    #expect(
      [set.normal, set.hovered, set.pressed].allSatisfy {
        Judge.contrast($0, set.content ?? .black) >= held - 1e-9
      })
  }

  @Test func `are the same each time`() {
    let recipe = Recipe(role: .background(.fill), appearance: .dark)
    #expect(recipe.variants(of: SRGB8(0x2DB843)) == recipe.variants(of: SRGB8(0x2DB843)))
  }

  @Test func `stay where they are when no direction is asked for`() {
    let set = variants(0x0F62FE, .background(.fill)) {
      $0.direction = .still
      $0.selection = Selection(for: .background(.fill), in: .light)
    }
    #expect(set.hovered == set.normal && set.pressed == set.normal)
    #expect(set.selection?.hovered == set.selection?.normal && set.selection?.normal != set.normal)
    #expect(set.verdict == .exact && set.checks.allSatisfy { $0.passes })
    #expect(!set.checks.contains { $0.constraint == .order })
    #expect(set.checks.contains { $0.constraint == .stateFloor && $0.state == .selected })
    #expect(set.reasons.contains(.still))
  }

  @Test func `are those of a functional border where more contrast is asked for`() {
    let light = variants(0xD0D7DE, .border(.decorative))
    #expect(light.recipe.role == .border(.decorative) && light.normal == SRGB8(0xD0D7DE))
    let increased = variants(0xD0D7DE, .border(.decorative), .lightIncreasedContrast)
    #expect(increased.recipe.role == .border(.functional))
    #expect(increased.normal.contrast(with: .white) >= .text)
  }

  @Test(arguments: [Role.background(.fill), .foreground, .border(.decorative)])
  func `gain no chroma but what rounding gives`(_ role: Role) {
    for base in stride(from: 0 as UInt32, to: 0x1000000, by: 40_009) {
      let set = variants(base, role) { $0.direction = .darker }
      for check in set.checks where check.metric == .chroma {
        #expect(check.passes && check.constraint == .hue, "\(set.base) \(check)")
        #expect(check.value <= 0.005)
      }
    }
    let vivid = variants(0x8FB8DE, role) { $0.chroma = .vivid }
    #expect(!vivid.checks.contains { $0.metric == .chroma })
  }
}
