extension SIMD3 where Scalar == Double {
  /// Each component through `f`.
  @inline(__always)
  func mapped(_ f: (Double) -> Double) -> SIMD3 { SIMD3(f(x), f(y), f(z)) }

  static var one: SIMD3 { SIMD3(repeating: 1) }

  /// Whether each component lies in 0 to 1, or hardly outside.
  func isInside(_ tolerance: Double) -> Bool { self.min() >= -tolerance && self.max() <= 1 + tolerance }
}
