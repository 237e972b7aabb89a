import ColorCore
import Testing

@Suite("Layers and unknown backdrops") struct LayerStackTests {
  private func css(_ text: String) throws -> AnyColor { try AnyColor(css: text) }

  @Test func `are laid on each other unrounded`() throws {
    let veil = LayerStack(try css("rgb(255 255 255 / 70%)")), ground = LayerStack(try css("#0f6cbd"))
    // 3.469 if it were rounded to bytes first, 4.069 in linear light, 5.384 without alpha.
    #expect((ContrastReading(veil, on: ground).wcag2.ratio - 3.467).magnitude < 5e-4)
    let shade = ContrastReading(LayerStack(try css("rgb(0 0 0 / 60%)")), on: LayerStack([]))
    #expect((shade.wcag2.ratio - 5.7418).magnitude < 1e-4)
  }

  @Test func `fade as a whole in a group`() throws {
    let red = LayerStack.Layer.color(try css("red")), blue = LayerStack.Layer.color(try css("blue"))
    let grouped = LayerStack([.color(AnyColor(.white)), .group([red, blue], opacity: 0.5)]).flattened
    // In a group blue hides red; without one red would show through.
    #expect(grouped == Color(0.5, 0.5, 1))
    let loose = LayerStack([
      .color(AnyColor(.white)), .color(try css("rgb(255 0 0 / 50%)")), .color(try css("rgb(0 0 255 / 50%)")),
    ]).flattened
    #expect(loose == Color(0.5, 0.25, 0.75))
    #expect(LayerStack([.group([red], opacity: 0)]).flattened.alpha == 0)
    #expect(LayerStack([.group([red], opacity: 7)]).flattened == Color(1, 0, 0))
  }

  @Test func `are associative`() throws {
    var random = SeededGenerator(seed: 41)
    for _ in 0..<500 {
      func layer() -> Color<SRGB> {
        Color(
          .random(in: 0...1, using: &random), .random(in: 0...1, using: &random),
          .random(in: 0...1, using: &random), alpha: .random(in: 0...1, using: &random))
      }
      let (a, b, c) = (layer(), layer(), layer())
      let one = c.composited(over: b).composited(over: a), other = c.composited(over: b.composited(over: a))
      let error = one.components - other.components
      #expect(max(error.max(), -error.min()) < 1e-12 && (one.alpha - other.alpha).magnitude < 1e-15)
    }
  }

  @Test func `bound the contrast over every backdrop`() {
    var random = SeededGenerator(seed: 43)
    for _ in 0..<150 {
      func color(_ alpha: ClosedRange<Double>) -> Color<SRGB> {
        Color(
          .random(in: 0...1, using: &random), .random(in: 0...1, using: &random),
          .random(in: 0...1, using: &random), alpha: .random(in: alpha, using: &random))
      }
      let front = color(0...1), back = color(0...1)
      let bounds = ContrastBounds(AnyColor(front), on: AnyColor(back))
      var least = Double.infinity, greatest = 0.0
      for i in 0..<1_000 {
        // A grid of eight values a channel, then random backdrops.
        let backdrop =
          i < 512
          ? Color<SRGB>(Double(i & 7) / 7, Double(i >> 3 & 7) / 7, Double(i >> 6) / 7)
          : color(1...1)
        let ground = back.composited(over: backdrop)
        let ratio = front.composited(over: ground).contrast(with: ground).ratio
        #expect(ratio >= bounds.worst.ratio * (1 - 1e-12) && ratio <= bounds.best.ratio * (1 + 1e-12))
        (least, greatest) = (min(least, ratio), max(greatest, ratio))
      }
      #expect(greatest >= bounds.best.ratio * 0.93, "\(front) on \(back): \(bounds), found \(greatest)")
      #expect(least <= bounds.worst.ratio * 1.2, "\(front) on \(back): \(bounds), found \(least)")
    }
  }

  @Test func `are 1 at worst when the text's luminance can be the backdrop's`() throws {
    let bounds = ContrastBounds(try css("#777"), on: try css("transparent"))
    #expect(bounds.worst == Contrast(1))
    #expect((bounds.best.ratio - SRGB8(0x777777).contrast(with: .black).ratio).magnitude < 1e-12)
    let known = ContrastBounds(try css("white"), on: try css("rgb(0 0 0 / 80%)"))
    #expect(
      (known.worst.ratio - ContrastReading(.init(.white), on: try css("#333")).wcag2.ratio).magnitude < 1e-12)
    #expect(known.best == Contrast(21))
    let opaque = ContrastBounds(try css("white"), on: try css("#777"))
    #expect(opaque.worst == opaque.best && (opaque.worst.ratio - 4.4780894536).magnitude < 1e-9)
  }
}

@Suite("Contrast by success criterion") struct ContrastAssessmentTests {
  @Test(
    "has the thresholds of WCAG 2.2",
    arguments: [
      (SuccessCriterion.contrastMinimum, TextSize(points: 12), 4.5),
      (.contrastMinimum, TextSize(points: 18), 3),
      (.contrastMinimum, TextSize(points: 14, weight: 700), 3), (.contrastMinimum, TextSize(points: 14), 4.5),
      (.contrastMinimum, TextSize(pixels: 24), 3),
      (.contrastMinimum, TextSize(pixels: 18.5, weight: 700), 4.5),
      (.contrastMinimum, TextSize(pixels: 19, weight: 700), 3), (.contrastEnhanced, TextSize(points: 12), 7),
      (.contrastEnhanced, TextSize(points: 18), 4.5), (.nonTextContrast, TextSize(points: 12), 3),
      (.useOfColor, TextSize(points: 12), 3), (.focusAppearance, TextSize(points: 12), 3),
    ])
  func thresholds(_ criterion: SuccessCriterion, _ size: TextSize, _ ratio: Double) {
    #expect(criterion.threshold(for: size) == Contrast(ratio))
  }

  @Test func `doesn't round`() {
    let below = SRGB8(0x9A6C5A).contrast(with: .white), above = SRGB8(0x7C7290).contrast(with: .white)
    #expect(ContrastAssessment(below, by: .contrastMinimum).verdict == .fail)
    #expect(ContrastAssessment(above, by: .contrastMinimum).verdict == .pass)
    #expect(ContrastAssessment(below, by: .contrastMinimum, size: TextSize(points: 18)).verdict == .pass)
  }

  @Test func `is exempt by a reason, and unknown without a backdrop`() throws {
    let grey = SRGB8(0xCCCCCC).contrast(with: .white)
    let disabled = ContrastAssessment(grey, by: .contrastMinimum, exemption: .inactive)
    #expect(disabled.verdict == .exempt)
    #expect(disabled.description == "exempt (WCAG 2.2 SC 1.4.3 AA, inactive)")
    let bounds = ContrastBounds(AnyColor(.black), on: try AnyColor(css: "transparent"))
    let open = ContrastAssessment(bounds, by: .contrastMinimum)
    #expect(open.verdict == .unknown)
    #expect(open.description == "WCAG 2.2 SC 1.4.3 AA contrast for this pair depends on what lies behind")
    #expect(
      ContrastAssessment(Contrast(21), by: .contrastEnhanced).description
        == "meets WCAG 2.2 SC 1.4.6 AAA contrast for this pair")
  }
}
