/// The white of a space, as CIE XYZ with Y = 1.
enum WhitePoint {
  /// D65, from x = 0.3127, y = 0.3290: the four digits on which every matrix of CSS is built.
  static let d65 = xyz(x: 0.3127, y: 0.3290)

  /// D50, from x = 0.3457, y = 0.3585.
  static let d50 = xyz(x: 0.3457, y: 0.3585)

  private static func xyz(x: Double, y: Double) -> SIMD3<Double> {
    SIMD3(x / y, 1, (1 - x - y) / y)
  }
}

/// Linear Bradford adaptation, which CSS Color 4 and ICC use between D65 and D50.
enum ChromaticAdaptation {
  /// XYZ to the cone responses of Lam (1985).
  static let bradford = Matrix3(
    rows: SIMD3(0.8951, 0.2664, -0.1614), SIMD3(-0.7502, 1.7135, 0.0367), SIMD3(0.0389, -0.0685, 1.0296)
  )

  static let d65ToD50 = matrix(from: WhitePoint.d65, to: WhitePoint.d50)
  static let d50ToD65 = matrix(from: WhitePoint.d50, to: WhitePoint.d65)

  private static func matrix(from source: SIMD3<Double>, to target: SIMD3<Double>) -> Matrix3 {
    let ratio = (bradford * target) / (bradford * source)
    return bradford.inverse * Matrix3(diagonal: ratio) * bradford
  }
}
