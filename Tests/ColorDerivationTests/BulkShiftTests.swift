import ColorCore
import ColorDerivation
import Testing

@Suite("Bulk shift") struct BulkShiftTests {
  static let shifts = [
    BulkShift.Shift(lightness: -0.06), .init(lightness: -0.12), .init(lightness: 0.25, chroma: 0.35),
    .init(lightness: 0.08, chroma: 1.1), .init(lightness: 0.9), .init(lightness: -0.9, chroma: 3),
  ]

  static let bases: [SRGB8] = {
    var seed: UInt32 = 7
    return (0..<300).map { i in
      seed = seed &* 1_664_525 &+ 1_013_904_223
      return i < 16 ? SRGB8(UInt32(i) * 0x111111) : SRGB8(seed >> 8)
    }
  }()

  @Test func `gives the colors that the engine tries, and what they can be read on`() {
    let surfaces: [(color: SRGB8, minimum: Contrast)] = [(.white, .text), (SRGB8(0x121212), .nonText)]
    let bulk = BulkShift(Self.shifts, on: surfaces)
    for path in ColorBatch.Path.allCases where path.isAvailable {
      var found = [BulkShift.Shifted](
        repeating: BulkShift([.init(lightness: 0)]).shifted([.white])[0],
        count: Self.bases.count * Self.shifts.count)
      var span = found.mutableSpan
      bulk.shift(Self.bases.span, on: path, into: &span)
      var places = found.makeIterator()
      for base in Self.bases {
        for shift in Self.shifts {
          let expected = BulkShift.single(base, shift)
          let place = places.next()
          #expect(place?.color == expected)
          for (i, surface) in surfaces.enumerated() {
            #expect(place?.holds(on: i) == (expected.contrast(with: surface.color) >= surface.minimum))
          }
        }
      }
    }
  }

  @Test func `refuses places that aren't as many as the shifted colors`() {
    var places = BulkShift([.init(lightness: 0.1)]).shifted([.black, .white])
    var span = places.mutableSpan
    let bulk = BulkShift([.init(lightness: 0.1), .init(lightness: 0.2)])
    #expect(throws: ColorBatchError.count(2, expected: 4)) {
      try bulk.shift([SRGB8.black, .white].span, into: &span)
    }
  }
}
