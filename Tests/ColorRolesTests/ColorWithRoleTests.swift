import ColorCore
import ColorRoles
import Testing

enum ShadowColorRole: SurfaceColorRole {
  static var name: String { "shadow" }
}

@Suite("Color with a role") struct ColorWithRoleTests {
  let ink = ForegroundColor(
    light: .srgb(0x767676), dark: .srgb(0xE3E3E3), lightIncreasedContrast: .srgb(0x000000),
    darkIncreasedContrast: .srgb(0xFFFFFF))
  let paper = BackgroundColor(
    light: .srgb(0xFFFFFF), dark: .srgb(0x131314), darkIncreasedContrast: .srgb(0x000000))

  @Test func `has the contrast of its bytes on a surface`() {
    #expect(ink.contrast(on: paper, appearance: .light).roundedDown == "4.54")
    #expect(
      ink.contrast(on: paper, appearance: .dark) == SRGB8(0xE3E3E3).contrast(with: SRGB8(0x131314)))
    #expect(ink.contrast(on: paper, appearance: .lightIncreasedContrast).ratio == 21)
    #expect(ink.contrast(on: paper, appearance: .darkIncreasedContrast).ratio == 21)
  }

  @Test("has the least contrast of all appearances", arguments: Appearance.allCases)
  func least(_ worst: Appearance) {
    let ink = ForegroundColor(DynamicColor { $0 == worst ? .srgb(0x949494) : .srgb(0x000000) })
    let paper = BackgroundColor(DynamicColor(.srgb(0xFFFFFF)))
    #expect(ink.contrast(on: paper) == ink.contrast(on: paper, appearance: worst))
    #expect(ink.contrast(on: paper).roundedDown == "3.03")
  }

  @Test func `is measured as it is seen`() {
    let faint = ForegroundColor(DynamicColor(.srgb(0x000000, alpha: 0)))
    #expect(faint.contrast(on: paper, appearance: .light).ratio == 1)
  }

  @Test func `is measured in sRGB when it lies outside`() {
    let vivid = ForegroundColor(DynamicColor(.displayP3(0, 1, 0)))
    let fitted = Color<DisplayP3>(0, 1, 0).fitted(to: SRGB.self)
    #expect(vivid.contrast(on: paper, appearance: .light) == fitted.contrast(with: SRGB8.white.color))
  }

  @Test func `is composited over any surface and keeps its role`() {
    let shadow = ColorWithRole<ShadowColorRole>(DynamicColor(.srgb(0x000000, alpha: 0.5)))
    let shaded: ColorWithRole<ShadowColorRole> = shadow.composited(over: paper)
    #expect(shaded.resolved(for: .light) == .srgb(0.5, 0.5, 0.5))
    let border: BorderColor = BorderColor(DynamicColor(.srgb(0xFF0000, alpha: 0))).composited(over: shaded)
    #expect(border.color == shaded.color)
  }

  @Test func `adds nothing to the size of its color`() {
    #expect(MemoryLayout<ForegroundColor>.size == MemoryLayout<DynamicColor>.size)
    #expect(
      MemoryLayout<BackgroundColorSet>.size == 6 * MemoryLayout<DynamicColor>.stride
        + MemoryLayout<DynamicColor>.size)
  }

  @Test func `reads as its role and colors`() {
    #expect(
      ForegroundColor(DynamicColor(.srgb(0x767676))).description
        == "foreground (light: #767676, dark: #767676, light-hc: #767676, dark-hc: #767676)")
    #expect(BorderColorRole.name == "border")
    #expect(BackgroundColorRole.name == "background")
  }

  @Test func `gives the numbers of the documentation`() {
    let ink = ForegroundColor(light: .srgb(0x1F1F1F), dark: .srgb(0xE3E3E3))
    let paper = BackgroundColor(light: .srgb(0xFFFFFF), dark: .srgb(0x131314))
    #expect(ink.contrast(on: paper, appearance: .light).roundedDown == "16.48")
  }
}
