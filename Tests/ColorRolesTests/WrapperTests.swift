import ColorRoles
import Testing

struct CircuitBackgrounds: Hashable, Sendable {
  @IdleColor var accent: BackgroundColorSet
  @IdleColor var danger: BackgroundColorSet
}

@Suite("Wrappers") struct WrapperTests {
  let theme = CircuitBackgrounds(accent: backgrounds(1, 2, 3, 4), danger: backgrounds(5, 6, 7, 8))

  @Test func `give the value as it is`() {
    #expect(theme.accent == backgrounds(1, 2, 3, 4))
    #expect(theme.danger.pressed.resolved(for: .light) == .srgb(7))
  }

  @Test func `hold nothing beside the value`() {
    #expect(MemoryLayout<IdleColor<BackgroundColorRole>>.size == MemoryLayout<BackgroundColorSet>.size)
    #expect(MemoryLayout<InterfaceColor<BackgroundColorRole>>.size == MemoryLayout<BackgroundColor>.size)
    #expect(
      MemoryLayout<BrandedValue<ZenBrand, BackgroundColorSet>>.size == MemoryLayout<BackgroundColorSet>.size)
  }

  @Test func `leave their owner a value`() {
    var other = theme
    #expect(other == theme)
    other.danger.hovered = other.accent.hovered
    #expect(other != theme)
    #expect(theme.danger.hovered.resolved(for: .light) == .srgb(6))
  }

  #if !canImport(UIKit) && !canImport(AppKit) && !canImport(SwiftUI)
    @Test func `give the dynamic color where the platform has none of its own`() {
      let resting: DynamicColor = theme.$accent
      #expect(resting == theme.accent.normal.color)
      #expect(theme.danger.$normal == theme.danger.normal.color)
      #expect(theme.danger.$hovered == theme.danger.hovered.color)
      #expect(theme.danger.$pressed == theme.danger.pressed.color)
      #expect(theme.danger.$disabled == theme.danger.disabled.color)
    }
  #endif
}
