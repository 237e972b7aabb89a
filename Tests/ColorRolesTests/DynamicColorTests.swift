import ColorCore
import ColorRoles
import Testing

@Suite("Dynamic color") struct DynamicColorTests {
  let four = DynamicColor(
    light: .srgb(1), dark: .srgb(2), lightIncreasedContrast: .srgb(3), darkIncreasedContrast: .srgb(4))

  @Test func `shows the color of the appearance`() {
    #expect(Appearance.allCases.map { four.resolved(for: $0).bytes?.rrggbb } == [1, 2, 3, 4])
    #expect(DynamicColor { four.resolved(for: $0) } == four)
  }

  @Test func `takes the standard color where none is given for more contrast`() {
    let two = DynamicColor(light: .srgb(1), dark: .srgb(2))
    #expect(two.resolved(for: .lightIncreasedContrast) == .srgb(1))
    #expect(two.resolved(for: .darkIncreasedContrast) == .srgb(2))
  }

  @Test("is another when one of its colors is", arguments: Appearance.allCases)
  func equality(_ changed: Appearance) {
    let other = DynamicColor { $0 == changed ? .srgb(9) : four.resolved(for: $0) }
    #expect(other != four)
    #expect(Set([other, four, four]).count == 2)
  }

  @Test func `is composited in each appearance`() {
    let veil = DynamicColor(light: .srgb(0x000000, alpha: 0.5), dark: .srgb(0xFFFFFF, alpha: 0))
    let page = DynamicColor(light: .srgb(0xFFFFFF), dark: .srgb(0x131314))
    let seen = veil.composited(over: page)
    #expect(seen.light == .srgb(0.5, 0.5, 0.5))
    #expect(seen.dark == .srgb(0x131314))
  }

  @Test func `reads as its four colors`() {
    #expect(
      four.description == "light: #000001, dark: #000002, light-hc: #000003, dark-hc: #000004")
  }

  @Test func `is one word, and a copy that is changed leaves the other as it was`() {
    #expect(MemoryLayout<DynamicColor>.size == MemoryLayout<Int>.size)
    let color = DynamicColor(light: .srgb(0x0B57D0), dark: .srgb(0x8AB4F8))
    var other = color
    other.dark = .srgb(0x000000)
    #expect(color.dark == .srgb(0x8AB4F8) && other.dark == .srgb(0x000000))
    #expect(other.light == color.light && other.darkIncreasedContrast == color.darkIncreasedContrast)
    #expect(other != color)
    other.dark = color.dark
    #expect(other == color && other.hashValue == color.hashValue)
  }
}
