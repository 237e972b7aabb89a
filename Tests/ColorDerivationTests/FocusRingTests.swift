import ColorCore
import ColorDerivation
import Testing

@Suite("A focus ring") struct FocusRingTests {
  private let ink = SRGB8(0x1E1C1C), paper = SRGB8(0xFBFBF9)

  /// The least contrast of the better of two tones with any of the greys between black and white.
  private func leastAnywhere(_ a: SRGB8, _ b: SRGB8) -> Double {
    (0...255).map { level in
      let backdrop = SRGB8(red: UInt8(level), green: UInt8(level), blue: UInt8(level))
      return max(Judge.contrast(a, backdrop), Judge.contrast(b, backdrop))
    }.min() ?? 0
  }

  @Test(
    "is seen on every control and surface of a grid",
    arguments: [SRGB8.white, SRGB8(0x121212), SRGB8(0x888888)])
  func grid(_ surface: SRGB8) {
    let rule = FocusRule(dark: ink, light: paper)
    for base in Grid.colors(perChannel: 6) {
      let ring = rule.ring(among: [.component(base), .surface(surface)])
      let tones = [ring.outer, ring.inner].compactMap { $0 }
      #expect(ring.outcome == .exact && tones.count == 2)
      for color in [base, surface] {
        #expect(tones.contains { Judge.contrast($0, color) >= 3 }, "\(tones) on \(color)")
      }
      #expect(ring.checks.allSatisfy { $0.passes && $0.constraint == .focus && $0.metric == .wcag2 })
    }
  }

  @Test func `of tones nine to one apart is seen on any backdrop`() {
    let ring = FocusRule(dark: ink, light: paper).ring(among: [.surface(.white)])
    #expect(Judge.contrast(ring.outer, ring.inner ?? ring.outer) >= 9)
    #expect(ring.contrastAnywhere >= .nonText)
    #expect(leastAnywhere(ink, paper) >= ring.contrastAnywhere.ratio)
    // Black and white reach the root of 21; no grey of bytes is quite in the middle.
    let least = leastAnywhere(.black, .white)
    #expect(least >= 4.5826 && least < 4.61)
  }

  @Test func `of tones that are only three to one apart vanishes on some backdrop`() {
    // The edge between them is what is left to be seen.
    let dark = SRGB8(0x595959), light = SRGB8(0xAAAAAA)
    #expect((3...3.1).contains(Judge.contrast(dark, light)))
    #expect(leastAnywhere(dark, light) < 1.8)
    let loose = FocusRule(dark: dark, light: light, holdsAnywhere: false).ring(among: [.surface(.white)])
    #expect(loose.outer == dark && loose.inner == light && loose.outcome == .exact)
    #expect(loose.contrastAnywhere < Contrast(1.8))
  }

  @Test func `takes black or white for a tone that isn't enough, and says so`() {
    let rule = FocusRule(dark: SRGB8(0x595959), light: SRGB8(0xA8A8A8))
    let ring = rule.ring(among: [.component(SRGB8(0x0F62FE)), .surface(.white)])
    #expect(ring.outcome == .relaxed)
    #expect(Set([ring.outer, ring.inner]) == [.black, .white])
    let words = ring.reasons.filter(\.isConcession).map(\.description)
    #expect(words.count == 2 && words[0].hasPrefix("#000000 takes the place of #595959, because "))
    // One that will do with white stays.
    let kept = FocusRule(dark: ink, light: SRGB8(0xA8A8A8)).ring(among: [.surface(SRGB8(0x121212))])
    #expect(kept.outer == .white && kept.inner == ink)
  }

  @Test func `has the tone outside that the surface needs`() {
    #expect(FocusRule().ring(among: [.surface(.white)]).outer == .black)
    #expect(FocusRule().ring(among: [.surface(SRGB8(0x121212))]).outer == .white)
    // On both the dark tone has 1.13 where it is worst, and the light one 1.
    #expect(FocusRule().ring(among: [.surface(.white), .surface(SRGB8(0x121212))]).outer == .black)
    #expect(FocusRule().ring(among: []).outer == .black)
  }

  @Test func `is the brand's alone only where that is seen on control and surface`() throws {
    let blue = SRGB8(0x0F62FE)
    let alone = FocusRule(brand: blue).ring(among: [.component(SRGB8(0xF4F4F4)), .surface(.white)])
    #expect(alone.outer == blue && alone.inner == nil && alone.outcome == .exact)
    #expect(
      alone.checks.count == 2 && alone.checks.allSatisfy { "\($0.subject)" == blue.hex && $0.value >= 3 })
    #expect(alone.contrastAnywhere == Contrast(1))
    // Next to a control of its own color it isn't.
    let two = FocusRule(brand: blue).ring(among: [.component(blue, in: .hovered), .surface(.white)])
    #expect(two.inner != nil && two.outcome == .exact)
    let words = try #require(two.reasons.first?.description)
    #expect(
      words
        == "the ring has two tones, because #0f62fe has 1.00:1 with the control's hovered #0f62fe, below 3.00:1"
    )
    // Nor where a surface is too near: 2.9 on #dddddd or so.
    let near = FocusRule(brand: SRGB8(0x949494)).ring(among: [.component(.black), .surface(SRGB8(0xEEEEEE))])
    #expect(near.inner != nil)
    #expect(near.reasons[0].description.contains("with the surface #eeeeee"))
    #expect(FocusRule(brand: blue).ring(among: []).inner != nil)
  }

  @Test func `stands out from every state of a set`() {
    let set = Recipe(role: .background(.fill)).variants(of: SRGB8(0x24A148))
    let ring = FocusRule(brand: SRGB8(0x0F62FE)).ring(around: set)
    #expect(ring.inner != nil)
    #expect(
      ring.checks.dropFirst().map { "\($0.against)" }
        == [set.normal, set.hovered, set.pressed, .white].map(\.hex))
    #expect(ring.checks.map(\.state) == [.focused, .normal, .hovered, .pressed, .focused])
    #expect(ring.checks.allSatisfy { $0.passes })
    var recipe = Recipe(role: .background(.fill))
    recipe.selection = Selection(for: recipe.role, in: recipe.appearance)
    let chosen = recipe.variants(of: SRGB8(0x24A148))
    let states = FocusRule().ring(around: chosen).checks.map(\.state)
    #expect(
      states.dropFirst() == [
        .normal, .hovered, .pressed, .selected, .selectedHovered, .selectedPressed, .focused,
      ])
  }

  @Test func `has two tones on a backdrop that isn't known`() {
    var recipe = Recipe(role: .background(.fill), appearance: .dark)
    recipe.backdrops = [.unknown]
    let set = recipe.variants(of: SRGB8(0x393939))
    let ring = FocusRule(brand: SRGB8(0xD9D3D4), holdsAnywhere: false).ring(around: set)
    #expect(ring.inner != nil)
    #expect(ring.contrastAnywhere >= .nonText)
    #expect(ring.reasons.first == .brandUnproved(SRGB8(0xD9D3D4)))
    recipe.backdrops = []
    #expect(FocusRule(brand: SRGB8(0xD9D3D4)).ring(around: recipe.variants(of: SRGB8(0x393939))).inner == nil)
  }

  @Test func `that can't be had is said to be so`() {
    // The square of 4.6 is more than 21.
    let ring = FocusRule(minimum: Contrast(4.6)).ring(among: [.surface(.white)])
    #expect(ring.outcome == .infeasible)
    #expect(ring.checks.contains { !$0.passes })
    #expect(
      ring.reasons.last?.description == "no ring does it: #000000 and #ffffff have 21.00:1, below 21.15:1")
    let high = FocusRule(minimum: .text).ring(among: [.surface(SRGB8(0x757575))])
    #expect(high.outcome == .exact)
  }

  @Test func `needs the area of a line two pixels wide`() {
    // The example of SC 2.4.13.
    #expect(FocusRule.leastArea(width: 90, height: 30) == 480)
  }
}
