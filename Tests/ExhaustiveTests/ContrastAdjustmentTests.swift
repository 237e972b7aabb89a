import ColorCore
import ColorDerivation
import Testing

/// The search against a look at every color there is.
@Suite("Adjusting to a contrast, exhaustively") struct ExhaustiveAdjustmentTests {
  struct Case: Sendable, CustomTestStringConvertible {
    var wish: String
    var backgrounds: [UInt32]
    var minimum: Double
    var measure = ContrastMeasure.wcag2

    var testDescription: String { "\(wish) on \(backgrounds) at \(minimum) by \(measure)" }
  }

  @Test(
    .releaseOnly,
    arguments: [
      Case(wish: "#777777", backgrounds: [0xFFFFFF], minimum: 4.5),
      Case(wish: "#0f62fe", backgrounds: [0xF4F4F4, 0xE0E0E0], minimum: 7),
      Case(wish: "#ffe000", backgrounds: [0xFFFFFF], minimum: 4.5),
      Case(wish: "#ff0000", backgrounds: [0x000000, 0xFFFFFF], minimum: 4.5),
      Case(wish: "#101010", backgrounds: [0x000000, 0x303030], minimum: 3),
      Case(wish: "#808080", backgrounds: [0x808080], minimum: 3),
      Case(wish: "oklch(0.7 0.4 145)", backgrounds: [0xFFFFFF], minimum: 4.5),
      Case(wish: "#1e862d", backgrounds: [0xFFFFFF], minimum: 75, measure: .apca),
      Case(wish: "#0f62fe", backgrounds: [0x000000], minimum: 60, measure: .apca),
      Case(wish: "#336699", backgrounds: [0x808080], minimum: 7),
    ])
  func `finds the nearest of all 2²⁴ colors`(_ row: Case) throws {
    let wish = try AnyColor(css: row.wish)
    let lab = wish.converted(to: OKLab.self)
    let backgrounds = row.backgrounds.map { SRGB8($0) }
    var best: (color: SRGB8, distance: Double)?
    for rrggbb in UInt32(0)..<0x1000000 {
      let color = SRGB8(rrggbb)
      let distance = lab.deltaEOK(to: color.oklab)
      if let best, best.distance <= distance { continue }
      if backgrounds.allSatisfy({ row.measure.contrast(of: color, on: $0) >= row.minimum }) {
        best = (color, distance)
      }
    }
    let adjusted = ContrastAdjustment(
      of: wish, on: backgrounds, minimum: row.minimum, by: row.measure)
    #expect((adjusted.outcome == .exact) == (best != nil))
    if let best {
      #expect(adjusted.color == best.color)
      #expect(adjusted.deltaEOK == best.distance)
    }
  }
}
