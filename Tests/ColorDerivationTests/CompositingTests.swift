import ColorCore
import ColorDerivation
import Testing

@Suite("Compositing in bytes") struct CompositingTests {
  @Test func `rounds once or twice, as the renderer does`() {
    let layer = StateLayer(SRGB8(0x010101), LayerAlpha(steps: 500, of: .thousandths))
    // .5 + .5 is 1, and each half by itself rounds up to 1.
    #expect(Compositing.exact.composite(layer, over: SRGB8(0x010101)) == SRGB8(0x010101))
    #expect(Compositing.split.composite(layer, over: SRGB8(0x010101)) == SRGB8(0x020202))
    let white = StateLayer(.white, LayerAlpha(steps: 100, of: .thousandths))
    // 25.5 and 229.5 would be 256.
    #expect(Compositing.split.composite(white, over: .white) == .white)
  }

  @Test("is nothing or all at the ends", arguments: Compositing.allCases, LayerAlpha.Scale.allCases)
  func ends(_ model: Compositing, _ scale: LayerAlpha.Scale) {
    for color in Grid.colors(perChannel: 5) {
      let none = StateLayer(color, LayerAlpha(steps: 0, of: scale))
      let all = StateLayer(color, LayerAlpha(steps: scale.rawValue, of: scale))
      #expect(model.composite(none, over: SRGB8(0x336699)) == SRGB8(0x336699))
      #expect(model.composite(all, over: SRGB8(0x336699)) == color)
    }
  }

  @Test func `agrees with source-over in doubles`() {
    for color in Grid.colors(perChannel: 4) {
      for steps in stride(from: 0, through: 255, by: 15) {
        let layer = StateLayer(color, LayerAlpha(steps: steps, of: .bytes))
        let ground = SRGB8(0x6750A4)
        let exact = SRGB8(clipping: color.color.with(alpha: layer.alpha.value).composited(over: ground.color))
        #expect(Compositing.exact.composite(layer, over: ground) == exact)
      }
    }
  }

  @Test func `is written so that it reads back`() throws {
    for steps in 0...255 {
      let layer = StateLayer(SRGB8(0x0F62FE), LayerAlpha(steps: steps, of: .bytes))
      let read = try AnyColor(css: try #require(layer.translucent).hex)
      #expect(read.alpha == layer.alpha.value && SRGB8(fitting: read.with(alpha: 1)) == layer.color)
    }
    #expect(LayerAlpha(nearest: 0.16, in: .bytes).steps == 41)
    #expect(LayerAlpha(nearest: 0.16, in: .thousandths).value == 0.16)
  }

  @Test func `bounds the contrast over an unknown backdrop`() {
    for layer in [
      StateLayer(.black, LayerAlpha(steps: 153, of: .bytes)),
      StateLayer(SRGB8(0x0F62FE), LayerAlpha(steps: 90, of: .bytes)),
    ] {
      let unknown = UnknownBackdrop(under: layer)
      for mark in [SRGB8.white, .black, SRGB8(0x808080), SRGB8(0xFF0000)] {
        let bounds = unknown.contrast(of: mark)
        var least = 21.0, greatest = 1.0
        for backdrop in Grid.colors(perChannel: 6) {
          for model in Compositing.allCases {
            let ratio = Judge.contrast(mark, model.composite(layer, over: backdrop))
            #expect(ratio >= bounds.lowerBound.ratio - 1e-12 && ratio <= bounds.upperBound.ratio + 1e-12)
            (least, greatest) = (min(least, ratio), max(greatest, ratio))
          }
        }
        // Black or white is always one of the ends.
        #expect((greatest - bounds.upperBound.ratio).magnitude < 1e-9)
        if bounds.lowerBound.ratio > 1 { #expect((least - bounds.lowerBound.ratio).magnitude < 1e-9) }
      }
    }
    // Black at 60 % over white is #666666, on which white has 5.7418:1.
    let scrim = UnknownBackdrop(under: StateLayer(.black, LayerAlpha(nearest: 0.6, in: .bytes)))
    #expect((scrim.contrast(of: .white).lowerBound.ratio - 5.7418).magnitude < 1e-4)
    #expect(scrim.contrast(of: .white).upperBound.ratio == 21)
    #expect(scrim.contrast(of: SRGB8(0x333333)).lowerBound.ratio == 1)
  }
}
