import ColorCore
import ColorDerivation
import Testing

/// All 2²⁴ triples of a channel in front, one behind, and an opacity in 255ths.
@Suite("Compositing of all bytes") struct CompositingTests {
  /// What is seen of each channel in front, by channels behind and opacities.
  private func forEach(
    _ model: Compositing, _ body: (_ front: Int, _ back: Int, _ alpha: Int, _ seen: Int) -> Void
  ) {
    for alpha in 0...255 {
      for front in UInt8.min...UInt8.max {
        let layer = StateLayer(
          SRGB8(red: front, green: front, blue: front), LayerAlpha(steps: alpha, of: .bytes))
        // Channels know nothing of each other, so that three are tried at once; 256 is three times 86, less two.
        for back in stride(from: 0, to: 256, by: 3) {
          let ground = SRGB8(
            red: UInt8(back), green: UInt8(min(back + 1, 255)), blue: UInt8(min(back + 2, 255)))
          let seen = model.composite(layer, over: ground)
          body(Int(front), back, alpha, Int(seen.red))
          if back + 1 < 256 { body(Int(front), back + 1, alpha, Int(seen.green)) }
          if back + 2 < 256 { body(Int(front), back + 2, alpha, Int(seen.blue)) }
        }
      }
    }
  }

  @Test("is its formula in fractions", .releaseOnly, arguments: Compositing.allCases)
  func formula(_ model: Compositing) {
    var wrong = 0, count = 0
    forEach(model) { front, back, alpha, seen in
      count += 1
      // A byte x is the nearest to p / q, halves up, where −q ≤ 2p − 2qx < q; it is cut from it where 0 ≤ p − qx < q.
      func isNearest(_ x: Int, _ p: Int, _ q: Int) -> Bool {
        -q <= 2 * p - 2 * q * x && 2 * p - 2 * q * x < q
      }
      let isRight =
        switch model {
        case .exact: isNearest(seen, front * alpha + back * (255 - alpha), 255)
        case .split:
          (0...1).contains { up in
            // The front's byte is one of the two about its share.
            let part = front * alpha / 255 + up
            return isNearest(part, front * alpha, 255) && isNearest(seen - part, back * (255 - alpha), 255)
          }
        case .fixedPoint:
          (0...1).contains { up in
            let part = front * alpha / 255 + up, rest = back * (256 - alpha) - 256 * (seen - part)
            return isNearest(part, front * alpha, 255) && 0 <= rest && rest < 256
          }
        }
      if !isRight { wrong += 1 }
    }
    #expect(wrong == 0)
    #expect(count == 1 << 24)
  }

  @Test(
    "is within a byte of the sum rounded once", .releaseOnly, arguments: [Compositing.split, .fixedPoint])
  func nearness(_ model: Compositing) {
    var darker = 0, lighter = 0, farther = 0
    forEach(model) { front, back, alpha, seen in
      let exact = (2 * (front * alpha + back * (255 - alpha)) + 255) / 510
      if seen == exact - 1 { darker += 1 }
      if seen == exact + 1 { lighter += 1 }
      if abs(seen - exact) > 1 { farther += 1 }
    }
    #expect(farther == 0)
    // What the article “Rings and layers” says.
    #expect(darker == (model == .split ? 2_060_510 : 4_967_772))
    #expect(lighter == (model == .split ? 2_060_510 : 920_924))
  }

  /// Over a backdrop that isn't known, black and white are the ends because of this.
  @Test(
    "never gets darker on what is lighter, nor by what is lighter", .releaseOnly,
    arguments: Compositing.allCases)
  func order(_ model: Compositing) {
    var turns = 0, before = 0
    var below = [Int](repeating: 0, count: 256)
    forEach(model) { front, back, alpha, seen in
      if back > 0, seen < before { turns += 1 }
      if front > 0, seen < below[back] { turns += 1 }
      (before, below[back]) = (seen, seen)
    }
    #expect(turns == 0)
  }

  @Test(
    "is nothing or all at the ends, and keeps black and white", .releaseOnly, arguments: Compositing.allCases)
  func ends(_ model: Compositing) {
    var wrong = 0
    forEach(model) { front, back, alpha, seen in
      if alpha == 0, seen != back { wrong += 1 }
      if alpha == 255, seen != front { wrong += 1 }
      if front == back, front == 0 || front == 255, seen != front { wrong += 1 }
    }
    #expect(wrong == 0)
  }
}
