import ColorCore
import ColorDerivation
import Testing

@Suite("Layers of given opacity") struct FixedLayerTests {
  private func layers(
    _ opacities: LayerOpacities, on ground: LayerGround, of overlay: LayerRule.Overlay = .current,
    scale: LayerAlpha.Scale = .thousandths, models: [Compositing] = [.exact]
  ) -> LayerSet {
    LayerRecipe(.fixed(opacities, of: overlay), on: [ground], models: models, scale: scale).layers()
  }

  @Test(
    "are what the systems publish",
    arguments: [
      // Material 3: the primary fill and a surface, .08 and .12.
      (0x6750A4, 0xFFFFFF, LayerOpacities.material, 0x6750A4, 0x735EAB, 0x7965AF),
      (0xFEF7FF, 0x1D1B20, .material, 0xFEF7FF, 0xECE5ED, 0xE3DDE4),
      (0xFEF7FF, 0x1D1B20, LayerOpacities(hovered: 0.12, pressed: 0.16), 0xFEF7FF, 0xE3DDE4, 0xDAD4DB),
      // libadwaita's button, whose foreground has an opacity of .8 itself.
      (
        0xFAFAFB, 0x000006, .libadwaita, 0xE6E6E7, 0xDCDCDE,
        0xBEBEC0
      ),
    ] as [(UInt32, UInt32, LayerOpacities, UInt32, UInt32, UInt32)])
  func published(
    _ ground: UInt32, _ text: UInt32, _ opacities: LayerOpacities, _ normal: UInt32, _ hovered: UInt32,
    _ pressed: UInt32
  ) {
    let set = layers(opacities, on: LayerGround(SRGB8(ground), text: [SRGB8(text)]))
    #expect(set.composites.map { $0.color(.exact) } == [normal, hovered, pressed].map { SRGB8($0) })
    #expect(set.composites.map(\.state) == [.normal, .hovered, .pressed])
  }

  @Test("are capped where text would not hold, and say so", arguments: LayerAlpha.Scale.allCases)
  func capped(_ scale: LayerAlpha.Scale) throws {
    // Material's dragged layer, .16, brings white text on its primary color to 4.46:1.
    let ground = LayerGround(SRGB8(0x6750A4), text: [.white])
    let set = layers(
      LayerOpacities(hovered: 0.08, pressed: 0.16), on: ground, scale: scale,
      models: Compositing.allCases)
    let layer = try #require(set.layer(in: .pressed))
    #expect(layer.alpha.steps == (scale == .bytes ? 40 : 157))
    #expect(layer.translucent?.hex == (scale == .bytes ? "#ffffff28" : nil))
    #expect(layer.description == (scale == .bytes ? "#ffffff28" : "rgb(255 255 255 / 0.157)"))
    #expect(set.outcome == .relaxed)
    let words = set.reasons.map(\.description)
    #expect(
      words == [
        "pressed is laid on at 0.157 instead of \(scale == .bytes ? "0.161" : "0.160"), with which #ffffff on "
          + "#7f6cb3 has 4.46:1, below 4.50:1"
      ])
    for model in Compositing.allCases {
      #expect(set.composites.allSatisfy { Judge.contrast(.white, $0.color(model)) >= 4.5 })
      // A step more would miss.
      let more = StateLayer(.white, LayerAlpha(steps: layer.alpha.steps + 1, of: scale))
      let misses = Compositing.allCases.contains {
        Judge.contrast(.white, $0.composite(more, over: ground.color)) < 4.5
      }
      #expect(misses)
    }
    #expect(set.checks.contains { $0.constraint == .text && $0.state == .pressed && $0.value < 4.52 })
  }

  @Test func `are held by the worst of several grounds, each with its current color`() {
    let grounds = [
      LayerGround(SRGB8(0x6750A4), text: [.white]), LayerGround(SRGB8(0xFEF7FF), text: [SRGB8(0x1D1B20)]),
    ]
    let set = LayerRecipe(.fixed(LayerOpacities(hovered: 0.08, pressed: 0.16)), on: grounds).layers()
    #expect(set.composites(in: .pressed).map(\.layer.alpha.steps) == [40, 40])
    #expect(set.composites(in: .pressed).map(\.layer.color) == [.white, SRGB8(0x1D1B20)])
    #expect(set.layer(in: .pressed) == nil)
  }

  @Test func `say when text doesn't hold at all, or nothing is seen`() {
    let missed = layers(.material, on: LayerGround(SRGB8(0x888888), text: [.white]))
    #expect(missed.outcome == .infeasible)
    #expect(
      missed.reasons.contains { $0.description.contains("#ffffff on #888888 has 3.54:1, below 4.50:1") })
    let invisible = layers(.material, on: LayerGround(.white, text: [.black]), of: .color(.white))
    #expect(invisible.outcome == .infeasible)
    #expect(
      invisible.reasons.map(\.description) == [
        "hovered can't be seen on #ffffff", "pressed can't be seen on #ffffff",
      ])
  }

  @Test("keep text on a grid of grounds, or say that they can't", arguments: LayerAlpha.Scale.allCases)
  func grid(_ scale: LayerAlpha.Scale) {
    for color in Grid.all {
      let content: SRGB8 = Judge.contrast(color, .white) >= 4.5 ? .white : .black
      let recipe = LayerRecipe(.fixed(.material), on: [LayerGround(color, text: [content])], scale: scale)
      let set = recipe.layers()
      // Black or white always reaches 4.5 at rest, and so with a layer that is thin enough.
      for composite in set.composites {
        for model in Compositing.allCases {
          #expect(Judge.contrast(content, composite.color(model)) >= 4.5, "\(color)")
        }
      }
      // .08 and .12 as the scale writes them.
      let wish = scale == .bytes ? [20, 31] : [80, 120]
      let given = [ControlState.hovered, .pressed].map { set.layer(in: $0)?.alpha.steps }
      let isWhole = set.checks.allSatisfy { $0.passes } && given == wish
      #expect((set.outcome == .exact) == isWhole, "\(color) \(set.outcome) \(set.reasons)")
      #expect((set.outcome == .exact) == !set.reasons.contains { $0.isConcession })
      if set.outcome == .infeasible {
        // In one of the ways of rounding a layer can't be seen at all.
        #expect(
          set.composites.contains { composite in
            composite.state != .normal && Compositing.allCases.contains { composite.color($0) == color }
          })
      }
    }
  }

  @Test func `say which states come too near to each other`() {
    let set = layers(LayerOpacities(hovered: 0.08, pressed: 0.09), on: LayerGround(.white, text: [.black]))
    #expect(set.outcome == .relaxed)
    #expect(set.reasons.contains { $0.description.contains("1.05:1 was asked for") })
    #expect(set.checks.contains { $0.constraint == .stateFloor && !$0.passes })
  }
}
