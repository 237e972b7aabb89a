extension SIMD3 where Scalar == Double {
  /// Each component through `f`.
  @inline(__always)
  func mapped(_ f: (Double) -> Double) -> SIMD3 { SIMD3(f(x), f(y), f(z)) }

  /// The greatest component, inline: `max()` of the standard library is a call.
  @inline(__always)
  var greatest: Double { Swift.max(x, Swift.max(y, z)) }

  /// The least component, inline.
  @inline(__always)
  var least: Double { Swift.min(x, Swift.min(y, z)) }

  static var one: SIMD3 { SIMD3(repeating: 1) }

  /// Whether each component lies in 0 to 1, or hardly outside.
  func isInside(_ tolerance: Double) -> Bool { least >= -tolerance && greatest <= 1 + tolerance }
}
