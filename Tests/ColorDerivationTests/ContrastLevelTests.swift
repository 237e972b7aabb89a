import ColorCore
import ColorDerivation
import Testing

@Suite("Contrast levels") struct ContrastLevelTests {
  private let roles: [Role] = [
    .background(.fill), .background(.surface), .foreground, .border(.functional), .border(.decorative),
  ]

  @Test func `are those of the appearances at 0 and 1`() {
    for (level, preference) in [
      (ContrastLevel.standard, Appearance.ContrastPreference.standard), (.high, .increased),
    ] {
      #expect(level == ContrastLevel(preference))
      for role in roles {
        for scheme in Appearance.Scheme.allCases {
          let recipe = Recipe(role: role, appearance: Appearance(scheme, contrast: preference))
          #expect(level.minimum(for: role) == recipe.minimum)
          #expect(level.steps(for: role, in: scheme) == recipe.steps)
          #expect(level.floors(for: role, in: scheme) == recipe.floors)
        }
      }
    }
  }

  @Test func `lie midway at a half`() {
    let level = ContrastLevel.medium
    #expect(level.minimum(for: .foreground) == Contrast(5.75))
    #expect(level.minimum(for: .border(.functional)) == Contrast(3.75))
    #expect((level.stepFactor - 1.3).magnitude < 1e-12)
    let floors = level.floors(for: .background(.fill), in: .light)
    #expect((floors.hovered.contrast - 1.175).magnitude < 1e-12)
    #expect((floors.colorVision - 0.016).magnitude < 1e-12)
  }

  @Test func `never fall where the level rises`() throws {
    let levels = try stride(from: -1.0, through: 1, by: 1.0 / 64).map { try #require(ContrastLevel($0)) }
    for (a, b) in zip(levels, levels.dropFirst()) {
      #expect(a < b && a.stepFactor < b.stepFactor)
      for role in roles {
        #expect(a.minimum(for: role) <= b.minimum(for: role))
        let low = a.floors(for: role, in: .dark), high = b.floors(for: role, in: .dark)
        #expect(
          low.hovered.contrast <= high.hovered.contrast && low.between.contrast <= high.between.contrast)
        #expect(low.pressed.contrast <= high.pressed.contrast && low.colorVision <= high.colorVision)
      }
    }
  }

  @Test func `below 0 say what they hold less than WCAG asks`() throws {
    #expect(ContrastLevel.low.minimum(for: .foreground) == Contrast(3))
    #expect(ContrastLevel.low.minimum(for: .border(.functional)) == Contrast(2))
    let shortfall = try #require(ContrastLevel(-0.5)?.shortfall(for: .foreground))
    #expect(
      shortfall.description == "contrast is held at 3.75:1, below the 4.50:1 of WCAG 2.2 SC 1.4.3 (AA)")
    #expect(ContrastLevel.low.shortfall(for: .border(.functional))?.criterion == .nonTextContrast)
    #expect(ContrastLevel.low.shortfall(for: .border(.decorative)) == nil)
    for role in roles { #expect(ContrastLevel.standard.shortfall(for: role) == nil) }
  }

  @Test func `keep states apart even where they hold least`() {
    for role in roles {
      #expect(
        ContrastLevel.low.floors(for: role, in: .light)
          == ContrastLevel.standard.floors(for: role, in: .light))
    }
  }

  @Test("outside −1 to 1 aren't any", arguments: [-1.01, 1.5, .infinity, .nan])
  func outside(_ value: Double) { #expect(ContrastLevel(value) == nil) }

  @Test func `make recipes that can be met`() {
    for level in [ContrastLevel.low, .standard, .medium, .high] {
      var recipe = Recipe(role: .foreground)
      recipe.minimum = level.minimum(for: recipe.role)
      recipe.steps = level.steps(for: recipe.role, in: .light)
      recipe.floors = level.floors(for: recipe.role, in: .light)
      let set = recipe.variants(of: SRGB8(0x0F62FE))
      for state in [set.normal, set.hovered, set.pressed] {
        #expect(Judge.contrast(state, .white) >= recipe.minimum.ratio)
      }
    }
  }
}
