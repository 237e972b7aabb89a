internal import ColorCore

/// Colors in integers between two corners, which a search halves again and again.
protocol SearchedBox {
  /// The two halves.
  var halves: (Self, Self) { get }
  /// Whether there is one color in it.
  var isSingle: Bool { get }
  /// The place of its least color among all colors.
  var order: UInt32 { get }
}

/// A search through boxes of colors for the nearest that will do, the nearer half first.
struct NearestSearch<Box: SearchedBox> {
  /// How near a color of the box can be; nothing where none will do.
  let bound: (Box) -> Double?
  /// How near the one color of the box is; nothing where it won't do.
  let distance: (Box) -> Double?
  private var best: (box: Box, distance: Double)?

  init(bound: @escaping (Box) -> Double?, distance: @escaping (Box) -> Double?) {
    self.bound = bound
    self.distance = distance
  }

  /// The box of the nearest color, of two as near the first in order; nothing where none will do.
  mutating func nearest(in all: Box) -> Box? {
    visit(all, 0)
    return best?.box
  }

  private mutating func visit(_ box: Box, _ least: Double) {
    // A box that might be as near is looked into: the order decides between equals.
    if let best, least > best.distance { return }
    if box.isSingle { return consider(box) }
    let (a, b) = box.halves
    let toA = bound(a), toB = bound(b)
    if let toA, let toB {
      if toA <= toB {
        visit(a, toA)
        visit(b, toB)
      } else {
        visit(b, toB)
        visit(a, toA)
      }
    } else if let toA {
      visit(a, toA)
    } else if let toB {
      visit(b, toB)
    }
  }

  private mutating func consider(_ box: Box) {
    guard let distance = distance(box) else { return }
    if let best, (best.distance, best.box.order) <= (distance, box.order) { return }
    best = (box, distance)
  }
}

extension SRGB8Box: SearchedBox {
  var order: UInt32 { low.rrggbb }
}
