import ColorCore
import ColorDerivation
import Testing

@Suite("Presets of tones and contrasts") struct PresetToneTests {
  @Test func `Material's tones are those of Google's library, to the byte`() {
    let rows = PresetReference.rows("material_tones.tsv")
    #expect(rows.count == 300)
    for row in rows {
      let palette = TonalPalette(of: hex(row[0]))
      for (tone, cell) in zip(TonalPalette.keyTones, row.dropFirst()) {
        #expect(palette.tone(Double(tone)) == hex(cell), "\(row[0]) T\(tone)")
      }
    }
  }

  @Test func `blue's tones are the published ones`() {
    let colors = Preset.materialTones.states("#0000ff").palette
    #expect(colors.map(\.name) == TonalPalette.keyTones.map { "T\($0)" })
    #expect(
      colors.map(\.color)
        == hexes(
          """
          #000000 #00006e #0001ac #0000ef #343dff #5a64ff #7c84ff #9da3ff #bec2ff #e0e0ff #f1efff #fffbff #ffffff
          """))
  }

  @Test func `a tone for a contrast has four tenths to spare`() throws {
    let lighter = try #require(TonalPalette.lighter(than: 40, by: .text))
    let darker = try #require(TonalPalette.darker(than: 100, by: .text))
    let palette = TonalPalette(of: hex("#6750a4"))
    #expect(palette.tone(lighter).contrast(with: palette.tone(40)) >= .text)
    #expect(palette.tone(darker).contrast(with: .white) >= .text)
    // 21 is all there is, and a hundredth more is within the allowance but not within the scale.
    #expect(TonalPalette.lighter(than: 60, by: .text) == nil)
    #expect(TonalPalette.darker(than: 40, by: .text) == nil)
    #expect(TonalPalette.lighter(than: -1, by: .text) == nil)
  }

  @Test func `Atlassian's ramps are those of its rule, to the byte`() {
    let rows = PresetReference.rows("atlassian_ramps.tsv")
    #expect(rows.count == 70)
    for row in rows {
      let ramp = AtlassianRamp(hex(row[0]))
      #expect(ramp.colors == row.dropFirst(3).map { hex($0) }, "\(row[0])")
      #expect(ramp.brandIndex == Int(row[1]), "\(row[0])")
      #expect(ramp.replaced == hex(row[2]), "\(row[0])")
    }
  }

  @Test func `a brand that can be read on white stays, and a pale one gives way`() {
    let readable = Preset.atlassianCustom.states("#0c66e4")
    let ramp = AtlassianRamp(hex("#0c66e4"))
    #expect(readable.normal == hex("#0c66e4"))
    #expect(readable.hovered == ramp.colors[ramp.brandIndex + 1])
    #expect(readable.pressed == ramp.colors[ramp.brandIndex + 2])
    let pale = Preset.atlassianCustom.states("#65d26e")
    #expect([pale.normal, pale.hovered, pale.pressed] == hexes("#05872d #007224 #004c15"))
    // Where the ramp ends the states turn back: the ninth step has one darker, and then the one before it.
    let dark = AtlassianRamp(hex("#172b4d"))
    let states = Preset.atlassianCustom.states("#172b4d")
    #expect(dark.brandIndex >= 8)
    #expect(states.hovered == (dark.brandIndex == 9 ? dark.colors[8] : dark.colors[9]))
    #expect(states.pressed == (dark.brandIndex == 9 ? dark.colors[7] : dark.colors[7]))
  }

  @Test(arguments: [("#0090ff", "#0588f0"), ("#e5484d", "#dc3e42")])
  func `Radix' hover is near the published one`(base: String, published: String) throws {
    let hovered = try #require(Preset.radixLike.states(base).hovered)
    #expect(hovered.deltaEOK(to: hex(published)) <= 0.05)
    #expect(hovered.oklab.components.x < hex(base).oklab.components.x)
  }

  @Test func `Radix' hover goes lighter from a dark color`() throws {
    let hovered = try #require(Preset.radixLike.states("#111111").hovered)
    #expect(hovered.oklab.components.x > hex("#111111").oklab.components.x)
  }

  /// What other systems publish and what misses, with its background and its target.
  @Test(arguments: [
    ("#8f62ff", "#e1e1e1", 3.0), ("#a0a0a0", "#e1e1e1", 2.0), ("#67695c", "#221c1c", 3.0),
    ("#777777", "#ffffff", 4.5),
  ])
  func `where a published color misses, ours is beside it and doesn't`(
    color: String, background: String, target: Double
  ) {
    let (published, ground) = (hex(color), hex(background))
    #expect(published.contrast(with: ground).ratio < target)
    let ours = LeonardoRules.color(of: published, contrast: Contrast(target), on: ground)
    #expect(ours.contrast(with: ground).ratio >= target)
    #expect(ours.contrast(with: ground).ratio < target * 1.02)
    #expect(ours.deltaEOK(to: published) < 0.02)
  }

  @Test func `a color for a contrast has it, or all there is`() {
    for base in hexes("#8f62ff #ff0000 #ffff00 #101010 #00ff88 #7f7f7f") {
      for ground in hexes("#ffffff #e1e1e1 #777777 #222222 #000000") {
        for target in [1.5, 3, 4.5, 7, 15] {
          let color = LeonardoRules.color(of: base, contrast: Contrast(target), on: ground)
          let most = max(ground.contrast(with: .white).ratio, ground.contrast(with: .black).ratio)
          #expect(
            color.contrast(with: ground).ratio >= min(target, most), "\(base) on \(ground) for \(target)")
        }
      }
    }
  }
}
