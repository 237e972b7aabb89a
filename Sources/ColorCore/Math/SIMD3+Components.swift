extension SIMD3 where Scalar == Double {
  /// Each component through `f`.
  @inline(__always)
  func mapped(_ f: (Double) -> Double) -> SIMD3 { SIMD3(f(x), f(y), f(z)) }

  /// The greatest component, inline: `max()` of the standard library is a call.
  @inline(__always)
  var greatest: Double {
    let xy = x > y ? x : y
    return xy > z ? xy : z
  }

  /// The least component, inline.
  @inline(__always)
  var least: Double {
    let xy = x < y ? x : y
    return xy < z ? xy : z
  }

  /// The components, and `least` for those that are less.
  @inline(__always)
  func raised(to least: Double) -> SIMD3 { mapped { $0 > least ? $0 : least } }

  /// The sum of the magnitudes: finite only if each component is.
  @inline(__always)
  var size: Double { x.magnitude + y.magnitude + z.magnitude }

  static var one: SIMD3 { SIMD3(repeating: 1) }

  /// The components brought into 0 to 1, inline.
  @inline(__always)
  var clipped: SIMD3 {
    mapped { (x: Double) -> Double in
      let raised = x > 0 ? x : 0
      return raised < 1 ? raised : 1
    }
  }

  /// Whether each component lies in 0 to 1, or hardly outside.
  @inline(__always)
  func isInside(_ tolerance: Double) -> Bool { least >= -tolerance && greatest <= 1 + tolerance }
}
