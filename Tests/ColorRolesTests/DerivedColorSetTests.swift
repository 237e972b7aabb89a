import ColorCore
import ColorDerivation
import ColorRoles
import Testing

/// A role of an app's own, whose colors are always fills.
private enum BadgeColorRole: SurfaceColorRole, DerivableColorRole {
  static var name: String { "badge" }
  static func role(of base: SRGB8, on surfaces: [SRGB8]) -> Role { .background(.fill) }
}

@Suite("Set derived at run time") struct DerivedColorSetTests {
  static let states: [ControlState] = [.normal, .hovered, .pressed, .disabled]

  @Test("has the bytes that the engine gives", arguments: Appearance.allCases)
  func engine(_ appearance: Appearance) {
    let base = BackgroundColor(light: .srgb(0x0B57D0), dark: .srgb(0x8AB4F8))
    let derived = DerivedColorSet(of: base)
    let bytes = SRGB8(appearance.scheme == .light ? 0x0B57D0 : 0x8AB4F8)
    let canvas = Recipe.canvas(of: appearance)
    let set = Recipe(role: .background(bytes, on: [canvas]), appearance: appearance).variants(of: bytes)
    for state in Self.states {
      #expect(derived.colors.resolved(for: state, appearance: appearance).bytes == set[state])
      #expect(derived.content?.resolved(for: state, appearance: appearance).bytes == set.content(in: state))
    }
    #expect(derived.verdict(for: appearance) == set.verdict)
    #expect(derived.colors.selection == nil)
    #expect(ColorVariantSet(deriving: base) == derived.colors)
  }

  @Test func `lies on the surface that is named`() {
    let ink = ForegroundColor(DynamicColor(.srgb(0x8A6D00)))
    let paper = BackgroundColor(DynamicColor(.srgb(0xFFF4CC)))
    let derived = DerivedColorSet(of: ink, on: paper)
    #expect(derived.content == nil)
    #expect(derived.colors.normal.contrast(on: paper, appearance: .light) >= .text)
    #expect(derived.colors.normal.contrast(on: paper, appearance: .lightIncreasedContrast) >= .enhancedText)
    #expect(derived.colors != ColorVariantSet(deriving: ink))
  }

  @Test func `is as seen where its base is translucent`() {
    let veil = BackgroundColor(DynamicColor(.srgb(0x0B57D0, alpha: 0.4)))
    let page = BackgroundColor(DynamicColor { .init(Recipe.canvas(of: $0)) })
    let seen = veil.composited(over: page)
    #expect(DerivedColorSet(of: veil) == DerivedColorSet(of: seen))
  }

  @Test func `stays in Display P3`() {
    let derived = DerivedColorSet(of: BackgroundColor(DynamicColor(.displayP3(0, 0.8, 0.3))))
    for state in Self.states {
      #expect(derived.colors.resolved(for: state, appearance: .dark).space == .displayP3)
    }
    #expect(Set(Self.states.map { derived.colors[$0] }).count == 4)
  }

  @Test func `has the states of a chosen control where they are asked for`() {
    let base = BackgroundColor(DynamicColor(.srgb(0x0B57D0)))
    let derived = DerivedColorSet(of: base) {
      $0.selection = Selection(for: $0.role, in: $0.appearance)
    }
    #expect(derived.colors.selection != nil)
    #expect(derived.colors[.selected] == derived.colors.selected.normal)
    #expect(derived.colors[.selectedHovered] != derived.colors.hovered)
    #expect(derived.colors.selected.disabled == derived.colors.disabled)
  }

  @Test func `says what can't be had, and gives colors all the same`() {
    // On the middle of gray no text has 21:1.
    let gray = BackgroundColor(DynamicColor(.srgb(0x777777)))
    let derived = DerivedColorSet(of: ForegroundColor(DynamicColor(.srgb(0x333333))), on: gray) {
      $0.minimum = Contrast(21)
    }
    #expect(derived.outcome == .infeasible)
    #expect(derived.verdict(for: .light).outcome == .infeasible)
    let light = derived.colors.normal.resolved(for: .light)
    #expect(light.bytes != nil)
  }

  @Test func `may have a role of an app's own`() {
    let badge = ColorWithRole<BadgeColorRole>(DynamicColor(.srgb(0xFAFAFA)))
    let derived = DerivedColorSet(of: badge)
    let fill = Recipe(role: .background(.fill)).variants(of: SRGB8(0xFAFAFA))
    #expect(derived.colors.hovered.resolved(for: .light).bytes == fill.hovered)
  }
}

@Suite("Elevated surface") struct ElevationTests {
  let page = BackgroundColor(light: .srgb(0xFFFFFF), dark: .srgb(0x121212))

  @Test func `is lighter in the dark and the same in the light`() {
    let raised: BackgroundColor = page.elevated(by: 2)
    #expect(raised.resolved(for: .light) == .srgb(0xFFFFFF))
    #expect(
      raised.resolved(for: .dark).bytes == Elevation(for: .dark).levels(of: SRGB8(0x121212), count: 3)[2])
    #expect(page.elevated(by: 0) == page)
  }

  @Test func `keeps its opacity and its space`() {
    let veil = BackgroundColor(DynamicColor(.srgb(0x121212, alpha: 0.5))).elevated(by: 1)
    #expect(veil.resolved(for: .dark).alpha == 0.5)
    #expect(veil.resolved(for: .dark).red > DisplayColor.srgb(0x121212).red)
    let wide = BackgroundColor(DynamicColor(.displayP3(0.3, 0, 0.05))).elevated(by: 1).resolved(for: .dark)
    #expect(wide.space == .displayP3)
    let rise =
      wide.anyColor.converted(to: OKLab.self).lightness
      - DisplayColor.displayP3(0.3, 0, 0.05).anyColor.converted(to: OKLab.self).lightness
    #expect(abs(rise - 0.04) < 0.002)
  }

  @Test func `isn't beyond white`() {
    let almost = BackgroundColor(DynamicColor(.displayP3(0.99, 0.99, 0.98)))
    #expect(almost.elevated(by: 3) == almost)
  }
}

@Suite("State from interaction") struct ControlStateInteractionTests {
  @Test func `puts pressed before hovered, and chosen beside both`() {
    let states = [false, true].flatMap { selected in
      [(false, false), (false, true), (true, false), (true, true)].map {
        ControlState(isSelected: selected, isPressed: $0, isHovered: $1)
      }
    }
    #expect(
      states == [
        .normal, .hovered, .pressed, .pressed, .selected, .selectedHovered, .selectedPressed,
        .selectedPressed,
      ])
  }
}
