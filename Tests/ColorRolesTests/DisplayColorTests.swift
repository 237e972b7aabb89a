import ColorCore
import ColorRoles
import Testing

@Suite("Display color") struct DisplayColorTests {
  @Test func `gives every byte back`() {
    for byte in UInt8.min...UInt8.max {
      let bytes = SRGB8(red: byte, green: 255 - byte, blue: byte ^ 0x55)
      #expect(DisplayColor(bytes).bytes == bytes)
      #expect(DisplayColor(fitting: AnyColor(bytes)).bytes == bytes)
    }
  }

  @Test func `has no bytes where it lies between them`() {
    #expect(DisplayColor.srgb(0.5, 0, 0).bytes == nil)
    #expect(DisplayColor.srgb(0x808080, alpha: 0.5).bytes == nil)
    #expect(DisplayColor.displayP3(1, 0, 0).bytes == nil)
  }

  @Test func `keeps Display P3 as it is`() {
    let color = DisplayColor(fitting: AnyColor(Color<DisplayP3>(1, 0.25, 0, alpha: 0.75)))
    #expect(color == .displayP3(1, 0.25, 0, alpha: 0.75))
    #expect(color.anyColor == AnyColor(Color<DisplayP3>(1, 0.25, 0, alpha: 0.75)))
  }

  @Test func `takes Display P3 for what sRGB can't show, and sRGB for the rest`() {
    #expect(DisplayColor(fitting: AnyColor(Color<OKLCH>(0.7, 0.05, 145))).space == .srgb)
    let vivid = DisplayColor(fitting: AnyColor(Color<OKLCH>(0.7, 0.4, 145)))
    #expect(vivid.space == .displayP3)
    #expect(vivid.anyColor.isInGamut(of: DisplayP3.self))
  }

  @Test func `brings what lies outside to the nearer end`() {
    #expect(DisplayColor.srgb(-0.5, 1.5, 0.5, alpha: 2) == .srgb(0, 1, 0.5))
  }

  @Test func `reads as hex or CSS`() {
    #expect(DisplayColor.srgb(0x0B57D0).description == "#0b57d0")
    #expect(
      DisplayColor.displayP3(0.25, 0.5, 1, alpha: 0.5).description == "color(display-p3 0.25 0.5 1 / 0.5)")
  }
}

@Suite("Compositing of display colors") struct DisplayColorCompositingTests {
  @Test func `agrees with the core in sRGB`() {
    let front = DisplayColor.srgb(0x0B57D0, alpha: 0.3)
    for alpha in [0, 0.4, 1] {
      let back = DisplayColor.srgb(0xF2F2F2, alpha: alpha)
      let expected = front.anyColor.converted(to: SRGB.self)
        .composited(over: back.anyColor.converted(to: SRGB.self))
      let given = front.composited(over: back)
      #expect(given.space == .srgb)
      // The two divide and multiply in the same order; a last bit may differ by the vector unit.
      #expect(abs(given.red - expected.red) < 1e-15)
      #expect(abs(given.green - expected.green) < 1e-15)
      #expect(abs(given.blue - expected.blue) < 1e-15)
      #expect(abs(given.alpha - expected.alpha) < 1e-15)
    }
  }

  @Test func `leaves what is opaque`() {
    let color = DisplayColor.displayP3(1, 0, 0)
    #expect(color.composited(over: .srgb(0x00FF00)) == color)
  }

  @Test func `shows the backdrop through what is clear`() {
    #expect(DisplayColor.srgb(0x123456, alpha: 0).composited(over: .srgb(0x8AB4F8)) == .srgb(0x8AB4F8))
    #expect(
      DisplayColor.srgb(0x123456, alpha: 0).composited(over: .srgb(0x8AB4F8, alpha: 0))
        == .srgb(0, 0, 0, alpha: 0))
  }

  @Test func `happens in Display P3 when one of the two is`() {
    let mixed = DisplayColor.srgb(0xFFFFFF, alpha: 0.5).composited(over: .displayP3(1, 0, 0))
    #expect(mixed.space == .displayP3)
    #expect(abs(mixed.red - 1) < 1e-12)
    #expect(abs(mixed.green - 0.5) < 1e-12)
    let other = DisplayColor.displayP3(1, 0, 0, alpha: 0.5).composited(over: .srgb(0xFFFFFF))
    #expect(other.space == .displayP3)
    #expect(abs(other.blue - 0.5) < 1e-12)
  }
}
