internal import ColorCore

/// All colors of ten bits of a space between two corners.
struct WideBox: SearchedBox {
  let low, high: SIMD3<UInt16>

  /// Every color.
  static let all = WideBox(low: .zero, high: SIMD3(repeating: 1023))

  var isSingle: Bool { low == high }

  var order: UInt32 { UInt32(low.x) << 20 | UInt32(low.y) << 10 | UInt32(low.z) }

  /// The two halves, cut across the longest side.
  var halves: (WideBox, WideBox) {
    let side = high &- low
    let axis = side.y >= side.x && side.y >= side.z ? 1 : side.x >= side.z ? 0 : 2
    var a = high, b = low
    a[axis] = low[axis] + side[axis] / 2
    b[axis] = a[axis] + 1
    return (WideBox(low: low, high: a), WideBox(low: b, high: high))
  }
}
