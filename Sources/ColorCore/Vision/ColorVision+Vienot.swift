extension ColorVision {
  /// The matrix of Viénot, Brettel and Mollon (1999): linear light onto one plane through black, white and blue
  /// (red for tritan).
  ///
  /// `crt` is the matrix of the paper's own display, which many ports have; it differs by about 0.01.
  func vienot(crt: Bool) -> Matrix3 {
    switch (self, crt) {
    case (.protan, false): ColorVision.protanPlane
    case (.deutan, false): ColorVision.deutanPlane
    case (.tritan, false): ColorVision.tritanPlane
    case (.protan, true): ColorVision.protanPlaneCRT
    case (.deutan, true): ColorVision.deutanPlaneCRT
    case (.tritan, true): ColorVision.tritanPlaneCRT
    }
  }

  // The doubles nearest to what follows from the cones of Smith and Pokorny; a test derives them again.
  @inline(__always)
  private static var protanPlane: Matrix3 {
    Matrix3(
      rows: SIMD3(0.10887256075552505579, 0.8911274392444749442, 0),
      SIMD3(0.10887256075552505579, 0.8911274392444749442, 0),
      SIMD3(0.0044703191423204224482, -0.0044703191423204224482, 1))
  }
  @inline(__always)
  private static var deutanPlane: Matrix3 {
    Matrix3(
      rows: SIMD3(0.29026832600399552166, 0.70973167399600447833, 0),
      SIMD3(0.29026832600399552166, 0.70973167399600447833, 0),
      SIMD3(-0.021965353642437099066, 0.021965353642437099066, 1))
  }
  @inline(__always)
  private static var tritanPlane: Matrix3 {
    Matrix3(
      rows: SIMD3(1, 0.15241850478972558226, -0.15241850478972558226),
      SIMD3(0, 0.86714806108546837092, 0.13285193891453162907),
      SIMD3(0, 0.86714806108546837092, 0.13285193891453162907))
  }
  @inline(__always)
  private static var protanPlaneCRT: Matrix3 {
    Matrix3(
      rows: SIMD3(0.1123827612221639644, 0.88761723877783603559, 0),
      SIMD3(0.1123827612221639644, 0.88761723877783603559, 0),
      SIMD3(0.0040057682730469409706, -0.0040057682730469409706, 1))
  }
  @inline(__always)
  private static var deutanPlaneCRT: Matrix3 {
    Matrix3(
      rows: SIMD3(0.29275011427843553294, 0.70724988572156446705, 0),
      SIMD3(0.29275011427843553294, 0.70724988572156446705, 0),
      SIMD3(-0.022336587034129085372, 0.022336587034129085372, 1))
  }
  @inline(__always)
  private static var tritanPlaneCRT: Matrix3 {
    Matrix3(
      rows: SIMD3(1, 0.14461224330693623708, -0.14461224330693623708),
      SIMD3(0, 0.85923580780458981298, 0.14076419219541018701),
      SIMD3(0, 0.85923580780458981298, 0.14076419219541018701))
  }
}
