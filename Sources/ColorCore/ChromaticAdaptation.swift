/// The white of a space, as CIE XYZ with Y = 1: the doubles nearest to the exact values.
enum WhitePoint {
  /// D65, from x = 0.3127, y = 0.3290: the four digits on which every matrix of CSS is built.
  static let d65 = SIMD3(0.95045592705167173252, 1, 1.0890577507598784195)

  /// D50, from x = 0.3457, y = 0.3585.
  static let d50 = SIMD3(0.96429567642956764296, 1, 0.82510460251046025105)
}

/// Linear Bradford adaptation (Lam 1985), which CSS Color 4 and ICC use between D65 and D50: the doubles
/// nearest to the exact matrices, which a test makes from the cone matrix.
enum ChromaticAdaptation {
  @inline(__always)
  static var d65ToD50: Matrix3 {
    Matrix3(
      rows: SIMD3(1.0479297925449966143, 0.022946870601609526047, -0.050192266289205193456),
      SIMD3(0.029627808770055673590, 0.99043442675388007119, -0.017073799063418790270),
      SIMD3(-0.0092430406462045211367, 0.015055191490298163360, 0.75187428142813698188)
    )
  }

  @inline(__always)
  static var d50ToD65: Matrix3 {
    Matrix3(
      rows: SIMD3(0.95547342148807519850, -0.023098454948764522115, 0.063259243200570659785),
      SIMD3(-0.028369709333863581985, 1.0099953980813040482, 0.021041441191917305634),
      SIMD3(0.012314014864481996547, -0.020507649298898981794, 1.3303659262421239761)
    )
  }
}
