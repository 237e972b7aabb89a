import ColorCore
import ColorDerivation
import Testing

@Suite("Compositing in bytes") struct CompositingTests {
  @Test func `rounds once, twice, or cuts what lies behind, as the renderer does`() {
    func seen(_ front: UInt32, _ back: UInt32, _ steps: Int, of scale: LayerAlpha.Scale) -> [UInt32] {
      Compositing.allCases.map {
        $0.composite(StateLayer(SRGB8(front), LayerAlpha(steps: steps, of: scale)), over: SRGB8(back)).rrggbb
          & 0xFF
      }
    }
    #expect(Compositing.allCases == [.exact, .split, .fixedPoint])
    // .502 + .498 is 1; each of them is rounded to 1 where they are split; 128 / 256 is cut.
    #expect(seen(0x010101, 0x010101, 128, of: .bytes) == [1, 1, 1])
    // 3.01 + 149.61 is 152.62; 3 + 150; and 157 · 244 / 256 is 149.64, of which 149 are left.
    #expect(seen(0x404040, 0x9D9D9D, 12, of: .bytes) == [153, 153, 152])
    // Black at 8 % on white is 235, and 255 · 236 / 256 is 235.08; on #f4f4f4 it is 224.86 and 224.94.
    #expect(seen(0x000000, 0xFFFFFF, 20, of: .bytes) == [235, 235, 235])
    #expect(seen(0x000000, 0xF4F4F4, 20, of: .bytes) == [225, 225, 224])
    // .5 + .5 is 1; of a byte's opacity, 128, the backdrop has .498 left.
    #expect(seen(0x010101, 0x010101, 500, of: .thousandths) == [1, 1, 1])
    #expect(seen(0xFFFFFF, 0xFFFFFF, 100, of: .thousandths) == [255, 255, 255])
  }

  /// What is seen on a page of squares, in each way of drawing.
  private static let browsers = PresetReference.rows("browser_layers.tsv")

  /// A row's layer, its ground, and what is seen in a column.
  private func square(_ row: [String], column: Int) throws -> (StateLayer, SRGB8, SRGB8) {
    let steps = try #require(Int(row[2])), whole = try #require(Int(row[3]))
    let scale = try #require(LayerAlpha.Scale(rawValue: whole))
    return (StateLayer(hex(row[0]), LayerAlpha(steps: steps, of: scale)), hex(row[1]), hex(row[column]))
  }

  @Test(
    "is what browsers do",
    arguments: [
      ("Chromium", 4, Compositing.fixedPoint), ("Firefox", 8, .fixedPoint),
      ("Chromium with a graphics processor", 6, .split),
    ])
  func browsers(_ name: String, _ column: Int, _ model: Compositing) throws {
    #expect(Self.browsers.count == 1280)
    for row in Self.browsers {
      let (layer, ground, seen) = try square(row, column: column)
      #expect(model.composite(layer, over: ground) == seen, "\(name): \(layer) on \(ground)")
    }
  }

  @Test func `is what a graphics processor does to a group whose opacity is a byte`() throws {
    for row in Self.browsers where row[3] == "255" {
      let (layer, ground, seen) = try square(row, column: 7)
      #expect(Compositing.exact.composite(layer, over: ground) == seen, "\(layer) on \(ground)")
    }
  }

  @Test func `has no way of rounding that the others make needless`() throws {
    for model in Compositing.allCases {
      let others = Compositing.allCases.filter { $0 != model }
      let isOwn = try Self.browsers.contains { row in
        let (layer, ground, _) = try square(row, column: 4)
        let color = model.composite(layer, over: ground)
        return others.allSatisfy { $0.composite(layer, over: ground) != color }
      }
      #expect(isOwn, "\(model)")
    }
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
