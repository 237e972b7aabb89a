/// A color without its brightness: CIE 1931 x and y.
public struct Chromaticity: Hashable, Sendable {
  /// CIE x.
  public let x: Double
  /// CIE y.
  public let y: Double

  init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }

  /// The chromaticity of CIE XYZ; none for black.
  init?(xyz: SIMD3<Double>) {
    let sum = xyz.x + xyz.y + xyz.z
    guard sum.magnitude > 1e-9 else { return nil }
    x = xyz.x / sum
    y = xyz.y / sum
  }

  /// Red, green and blue of a matrix profile, or none. Its colorants are adapted to D50; they are led back
  /// by the inverse of its own adaptation, or by Bradford's from D50 to the white of an older profile.
  static func primaries(of shape: ProfileShape) -> [Chromaticity] {
    guard shape.colorants.count == 3 else { return [] }
    let found = shape.colorants.map { colorant in
      if let m = shape.adaptation {
        return Chromaticity(
          xyz: solve(SIMD3(m[0], m[1], m[2]), SIMD3(m[3], m[4], m[5]), SIMD3(m[6], m[7], m[8]), colorant)
        )
      }
      return Chromaticity(xyz: bradford(colorant, to: shape.white))
    }
    return found.contains(nil) ? [] : found.compactMap { $0 }
  }

  /// The vector that the matrix with these rows leads to `value`, by Cramer's rule.
  static func solve(
    _ a: SIMD3<Double>, _ b: SIMD3<Double>, _ c: SIMD3<Double>, _ value: SIMD3<Double>
  ) -> SIMD3<Double> {
    var result = SIMD3<Double>()
    for column in 0..<3 {
      var rows = (a, b, c)
      rows.0[column] = value.x
      rows.1[column] = value.y
      rows.2[column] = value.z
      result[column] = Determinant.of(rows.0, rows.1, rows.2) / Determinant.of(a, b, c)
    }
    return result
  }

  /// XYZ under D50 as XYZ under another white.
  private static func bradford(_ xyz: SIMD3<Double>, to white: SIMD3<Double>) -> SIMD3<Double> {
    let cones = ICCAdaptation.cones
    let gains = ICCAdaptation.response(white) / ICCAdaptation.response(ProfileGate.d50)
    return solve(cones[0], cones[1], cones[2], ICCAdaptation.response(xyz) * gains)
  }
}
