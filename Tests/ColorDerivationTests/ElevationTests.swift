import ColorCore
import ColorDerivation
import Testing

@Suite("Elevation") struct ElevationTests {
  @Test func `makes dark surfaces lighter by a step each, at the same hue`() {
    let base = SRGB8(0x14181F)
    let levels = Elevation(for: .dark).levels(of: base, count: 6)
    #expect(levels.count == 6 && levels[0] == base)
    let labs = levels.map { Judge.oklab($0) }
    for (level, lab) in labs.enumerated() {
      // Half a byte is about .002 of lightness.
      #expect((lab[0] - labs[0][0] - 0.04 * Double(level)).magnitude < 0.003)
      // And about .003 of each of a and b.
      #expect((lab[1] - labs[0][1]).magnitude < 0.004 && (lab[2] - labs[0][2]).magnitude < 0.004)
    }
  }

  @Test func `leaves light surfaces as they are`() {
    #expect(
      Elevation(for: .light).levels(of: SRGB8(0xFBFBF9), count: 3)
        == [SRGB8](repeating: SRGB8(0xFBFBF9), count: 3))
  }

  @Test func `ends before white instead of repeating it`() {
    let levels = Elevation(step: 0.3).levels(of: SRGB8(0x808080), count: 9)
    // Lightness .6 and .9.
    #expect(levels.count == 2)
    #expect(Elevation(for: .dark).levels(of: .white, count: 4) == [.white])
    #expect(Elevation(for: .dark).levels(of: .black, count: 0).isEmpty)
  }

  @Test func `can be seen out of black too, where a byte is more than a step`() {
    let levels = Elevation(for: .dark).levels(of: .black, count: 6)
    #expect(levels.count == 6 && levels[1] == SRGB8(0x010101))
    let lightness = levels.map { Judge.oklab($0)[0] }
    for (lower, upper) in zip(lightness, lightness.dropFirst()) { #expect(upper - lower >= 0.02) }
    // Steps below a byte are as wide as one.
    let fine = Elevation(step: 0.001).levels(of: SRGB8(0x808080), count: 3)
    #expect(Set(fine).count == 3)
  }

  @Test func `gives surfaces on which a role holds at once`() {
    let levels = Elevation(for: .dark).levels(of: SRGB8(0x121212), count: 5)
    let set = Recipe(role: .foreground, appearance: .dark, surfaces: levels).variants(of: SRGB8(0x8AB4F8))
    for surface in levels {
      for state in [set.normal, set.hovered, set.pressed] { #expect(Judge.contrast(state, surface) >= 4.5) }
    }
  }
}
