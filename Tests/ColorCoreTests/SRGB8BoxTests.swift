import ColorCore
import Testing

@Suite("Boxes of colors") struct SRGB8BoxTests {
  /// A small generator with a seed, so that every run tries the same boxes.
  private struct Sequence: RandomNumberGenerator {
    var state: UInt64 = 20
    mutating func next() -> UInt64 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return state ^ state >> 33
    }
  }

  private static func box(_ random: inout Sequence, side: Int) -> SRGB8Box {
    func ends() -> (UInt8, UInt8) {
      let low = Int.random(in: 0...255, using: &random)
      return (UInt8(low), UInt8(min(255, low + Int.random(in: 0...side, using: &random))))
    }
    let (r, g, b) = (ends(), ends(), ends())
    return SRGB8Box(
      low: SRGB8(red: r.0, green: g.0, blue: b.0), high: SRGB8(red: r.1, green: g.1, blue: b.1))
  }

  @Test("hold no color nearer than their bound", arguments: [0, 1, 3, 20, 255])
  func bound(_ side: Int) {
    var random = Sequence()
    for _ in 0..<400 {
      let box = Self.box(&random, side: side)
      let wish = SRGB8(UInt32.random(in: 0...0xFFFFFF, using: &random))
      let bound = box.leastDeltaEOK(from: wish.oklab)
      for _ in 0..<40 {
        let color = SRGB8(
          red: .random(in: box.low.red...box.high.red, using: &random),
          green: .random(in: box.low.green...box.high.green, using: &random),
          blue: .random(in: box.low.blue...box.high.blue, using: &random))
        #expect(wish.deltaEOK(to: color) >= bound, "\(color) in \(box.low) to \(box.high) from \(wish)")
      }
      if box.isSingle { #expect(abs(bound - wish.deltaEOK(to: box.low)) < 1e-11) }
    }
  }

  @Test func `are parted into halves that hold all of them`() {
    var boxes = [SRGB8Box(low: SRGB8(0x0A1400), high: SRGB8(0x0C1903))]
    var colors: [SRGB8] = []
    while let box = boxes.popLast() {
      if box.isSingle {
        colors.append(box.low)
      } else {
        boxes += [box.halves.0, box.halves.1]
      }
    }
    #expect(colors.count == 3 * 6 * 4)
    #expect(Set(colors).count == colors.count)
  }
}
