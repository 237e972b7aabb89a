import ColorCore
import ColorDerivation
import Testing

@Suite("Layers that are solved") struct SolvedLayerTests {
  private let cards = [SRGB8(0xFFFFFF), SRGB8(0xF4F4F4), SRGB8(0xE8F0FE), SRGB8(0xFFF8E1)]

  private func recipe(_ rule: LayerRule, _ grounds: [LayerGround], _ appearance: Appearance = .light)
    -> LayerRecipe
  {
    LayerRecipe(rule, on: grounds, role: .background(.surface), appearance: appearance)
  }

  /// What a set breaks, measured anew from the layers alone; empty when all holds.
  private func faults(_ set: LayerSet, hovered: StateLayer, pressed: StateLayer) -> [String] {
    var faults: [String] = []
    for ground in set.recipe.grounds {
      for model in Compositing.allCases {
        let seen = [ground.color] + [hovered, pressed].map { over(ground.color, $0, model) }
        for color in seen {
          for mark in ground.text where Judge.contrast(mark, color) < set.recipe.text.ratio {
            faults.append("\(mark) on \(color)")
          }
        }
        let floors = set.recipe.floors
        for (a, b, floor) in [(0, 1, floors.hovered), (0, 2, floors.pressed), (1, 2, floors.between)] {
          if Judge.contrast(seen[a], seen[b]) < floor.contrast {
            faults.append("\(seen[a]) \(seen[b]) ratio")
          }
          if Judge.deltaE(seen[a], seen[b]) < floor.deltaE - 1e-7 {
            faults.append("\(seen[a]) \(seen[b]) ΔE")
          }
        }
        let l = seen.map { Judge.oklab($0)[0] }
        if (l[1] - l[0]) * (l[2] - l[1]) <= 0 { faults.append("\(seen) turn back") }
      }
    }
    return faults
  }

  /// Compositing in doubles, for which no half comes up that isn't exact.
  private func over(_ ground: SRGB8, _ layer: StateLayer, _ model: Compositing) -> SRGB8 {
    func channel(_ f: UInt8, _ b: UInt8) -> UInt8 {
      let up = { (value: Double) in (value + 1e-9).rounded() }
      let written = Double(layer.alpha.steps) / Double(layer.alpha.scale.rawValue)
      let byte = up(written * 255), front = Double(f), back = Double(b)
      return switch model {
      case .exact: UInt8(up(front * written + back * (1 - written)))
      case .split: UInt8(up(front * written) + up(back * (255 - byte) / 255))
      case .fixedPoint: UInt8(up(front * byte / 255) + (back * (256 - byte) / 256).rounded(.down))
      }
    }
    return SRGB8(
      red: channel(layer.color.red, ground.red), green: channel(layer.color.green, ground.green),
      blue: channel(layer.color.blue, ground.blue))
  }

  @Test func `hold on every surface by each way of rounding`() throws {
    let set = recipe(.solved(), cards.map { LayerGround($0, text: [SRGB8(0x1E1C1C)]) }).layers()
    #expect(set.outcome == .exact && set.checks.allSatisfy { $0.passes })
    let hovered = try #require(set.layer(in: .hovered)), pressed = try #require(set.layer(in: .pressed))
    #expect(hovered.color == .black && pressed.color == .black)
    #expect(faults(set, hovered: hovered, pressed: pressed).isEmpty)
    // They are the least: a step less, and something breaks.
    func less(_ layer: StateLayer) -> StateLayer {
      StateLayer(layer.color, LayerAlpha(steps: layer.alpha.steps - 1, of: layer.alpha.scale))
    }
    #expect(!faults(set, hovered: less(hovered), pressed: pressed).isEmpty)
    #expect(!faults(set, hovered: hovered, pressed: less(pressed)).isEmpty)
  }

  @Test("keep every promise on a grid of fills", arguments: LayerAlpha.Scale.allCases)
  func grid(_ scale: LayerAlpha.Scale) throws {
    for color in Grid.colors(perChannel: 4) {
      let content: SRGB8 = Judge.contrast(color, .white) >= 4.5 ? .white : .black
      let recipe = LayerRecipe(.solved(), on: [LayerGround(color, text: [content])], scale: scale)
      let set = recipe.layers()
      let hovered = try #require(set.layer(in: .hovered)), pressed = try #require(set.layer(in: .pressed))
      let faults = faults(set, hovered: hovered, pressed: pressed)
      // Away from the content there is always room, but for black and white themselves and what is next to them.
      #expect(set.outcome == .exact && faults.isEmpty, "\(color) \(set.reasons) \(faults)")
    }
  }

  @Test func `are white on dark surfaces`() throws {
    let levels = Elevation(for: .dark).levels(of: SRGB8(0x121212), count: 5)
    let set = recipe(.solved(), levels.map { LayerGround($0, text: [SRGB8(0xEDEDED)]) }, .dark).layers()
    #expect(set.outcome == .exact)
    let hovered = try #require(set.layer(in: .hovered)), pressed = try #require(set.layer(in: .pressed))
    #expect(hovered.color == .white)
    #expect(faults(set, hovered: hovered, pressed: pressed).isEmpty)
  }

  @Test func `come near to the opaque twins where that is preferred`() throws {
    let sets = cards.map { Recipe(role: .background(.surface)).variants(of: $0) }
    let grounds = sets.map { LayerGround($0) }
    let brand = SRGB8(0x1B3A6B)
    let near = recipe(.solved([.black, .white, brand], by: .twins), grounds).layers()
    let least = recipe(.solved([.black, .white, brand], by: .opacity), grounds).layers()
    #expect(near.outcome == .exact && least.outcome == .exact)
    let hovered = try #require(near.residual(in: .hovered)),
      pressed = try #require(near.residual(in: .pressed))
    #expect(hovered <= least.residual(in: .hovered) ?? 0 && pressed < least.residual(in: .pressed) ?? 0)
    #expect(hovered < 0.02 && pressed < 0.03)
    // The residual is the greatest of all grounds and ways of rounding.
    let seen = near.composites(in: .hovered).flatMap { composite in
      Compositing.allCases.map { Judge.deltaE(composite.color($0), composite.ground.hovered ?? .black) }
    }
    #expect((hovered - (seen.max() ?? 0)).magnitude < 1e-6)
    #expect(recipe(.solved(), [LayerGround(.white, text: [.black])]).layers().residual(in: .hovered) == nil)
  }

  @Test func `are given up in words where no color holds`() {
    // What darkens white doesn't change black.
    let set = recipe(.solved(), [LayerGround(.white, text: [.black]), LayerGround(.black, text: [.white])])
      .layers()
    #expect(set.outcome == .infeasible)
    #expect(set.reasons.last == .infeasible)
    let refused = set.reasons.compactMap { if case .refused(let color, _) = $0 { color } else { nil } }
    #expect(refused == [.black, .white])
    #expect(set.checks.contains { !$0.passes })
    // A third color may do it.
    let third = recipe(
      .solved(and: SRGB8(0x808080)),
      [LayerGround(.white, text: [.black]), LayerGround(.black, text: [.white])]
    ).layers()
    #expect(third.outcome == .exact && third.layer(in: .hovered)?.color == SRGB8(0x808080))
  }

  @Test func `keep text that has little to spare`() throws {
    // White has 4.54:1 on it: white laid over it would take that away.
    let set = recipe(.solved([.white, .black], by: .opacity), [LayerGround(SRGB8(0x767676), text: [.white])])
      .layers()
    #expect(set.outcome == .exact && set.layer(in: .pressed)?.color == .black)
    #expect(set.reasons[0].description.hasPrefix("the layer isn't #ffffff: at its best, #ffffff on #"))
  }
}
