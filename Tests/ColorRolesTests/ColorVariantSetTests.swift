import ColorDerivation
import ColorRoles
import Testing

/// A set whose colors are the numbers given, in every appearance.
func backgrounds(_ normal: UInt32, _ hovered: UInt32, _ pressed: UInt32, _ disabled: UInt32)
  -> BackgroundColorSet
{
  func color(_ rrggbb: UInt32) -> BackgroundColor { BackgroundColor(DynamicColor(.srgb(rrggbb))) }
  return BackgroundColorSet(
    normal: color(normal), hovered: color(hovered), pressed: color(pressed), disabled: color(disabled))
}

@Suite("Color variant set") struct ColorVariantSetTests {
  @Test func `has the color of every state`() {
    let set = backgrounds(1, 2, 3, 4)
    #expect(set[.normal] == set.normal)
    #expect(set[.hovered] == set.hovered)
    #expect(set[.pressed] == set.pressed)
    #expect(set[.disabled] == set.disabled)
    #expect(Set(ControlState.standard.map { set[$0] }).count == ControlState.standard.count)
  }

  @Test func `shows the color of a state and an appearance`() {
    var set = backgrounds(1, 2, 3, 4)
    set.pressed = BackgroundColor(light: .srgb(5), dark: .srgb(6))
    #expect(set.resolved(for: .hovered, appearance: .dark) == .srgb(2))
    #expect(set.resolved(for: .pressed, appearance: .light) == .srgb(5))
    #expect(set.resolved(for: .pressed, appearance: .darkIncreasedContrast) == .srgb(6))
  }

  @Test func `is another when one of its colors is`() {
    let set = backgrounds(1, 2, 3, 4)
    let others = [
      backgrounds(9, 2, 3, 4), backgrounds(1, 9, 3, 4), backgrounds(1, 2, 9, 4), backgrounds(1, 2, 3, 9),
    ]
    #expect(!others.contains(set))
    #expect(Set(others + [set, backgrounds(1, 2, 3, 4)]).count == 5)
  }

  @Test func `has the colors of a chosen control where it's given them`() {
    var set = backgrounds(1, 2, 3, 4)
    #expect(set[.selected] == set.normal)
    #expect(set.selected == set)
    let others = backgrounds(5, 6, 7, 8)
    set.selection = SelectedColors(normal: others.normal, hovered: others.hovered, pressed: others.pressed)
    #expect(set[.selected] == others.normal)
    #expect(set[.selectedHovered] == others.hovered)
    #expect(set[.selectedPressed] == others.pressed)
    #expect(set[.hovered].resolved(for: .light) == .srgb(2))
    #expect(set.selected == backgrounds(5, 6, 7, 4))
    #expect(set != backgrounds(1, 2, 3, 4))
    #expect(Set([set, backgrounds(1, 2, 3, 4)]).count == 2)
  }

  @Test func `has no color of its own for a focused control`() {
    let set = backgrounds(1, 2, 3, 4)
    #expect(set[.focused] == set.normal)
  }
}
