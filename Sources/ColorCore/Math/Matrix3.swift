/// A 3 × 3 matrix of doubles, stored by columns.
package struct Matrix3: Hashable, Sendable {
  package var columns: (SIMD3<Double>, SIMD3<Double>, SIMD3<Double>)

  /// The matrix with these rows, as a paper prints it.
  package init(rows r0: SIMD3<Double>, _ r1: SIMD3<Double>, _ r2: SIMD3<Double>) {
    columns = (
      SIMD3(r0.x, r1.x, r2.x),
      SIMD3(r0.y, r1.y, r2.y),
      SIMD3(r0.z, r1.z, r2.z)
    )
  }

  /// The matrix with these columns.
  package init(columns c0: SIMD3<Double>, _ c1: SIMD3<Double>, _ c2: SIMD3<Double>) {
    columns = (c0, c1, c2)
  }

  /// The matrix that has `diagonal` on its diagonal and zeros elsewhere.
  package init(diagonal d: SIMD3<Double>) {
    self.init(columns: SIMD3(d.x, 0, 0), SIMD3(0, d.y, 0), SIMD3(0, 0, d.z))
  }

  @inline(__always)
  package static func * (m: Matrix3, v: SIMD3<Double>) -> SIMD3<Double> {
    m.columns.0 * v.x + m.columns.1 * v.y + m.columns.2 * v.z
  }

  package static func * (a: Matrix3, b: Matrix3) -> Matrix3 {
    Matrix3(columns: a * b.columns.0, a * b.columns.1, a * b.columns.2)
  }

  /// The rows, first to last.
  package var rows: (SIMD3<Double>, SIMD3<Double>, SIMD3<Double>) {
    let (a, b, c) = columns
    return (SIMD3(a.x, b.x, c.x), SIMD3(a.y, b.y, c.y), SIMD3(a.z, b.z, c.z))
  }

  /// The inverse, by cofactors. The matrices of color spaces are well conditioned, so that it is right
  /// to a few units in the last place; it traps on a singular one.
  package var inverse: Matrix3 {
    let (a, b, c) = columns
    let bc = cross(b, c)
    let determinant = dot(a, bc)
    precondition(determinant != 0, "a singular matrix has no inverse")
    return Matrix3(rows: bc / determinant, cross(c, a) / determinant, cross(a, b) / determinant)
  }

  package static func == (a: Matrix3, b: Matrix3) -> Bool { a.columns == b.columns }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(columns.0)
    hasher.combine(columns.1)
    hasher.combine(columns.2)
  }
}

private func dot(_ a: SIMD3<Double>, _ b: SIMD3<Double>) -> Double {
  a.x * b.x + a.y * b.y + a.z * b.z
}

private func cross(_ a: SIMD3<Double>, _ b: SIMD3<Double>) -> SIMD3<Double> {
  SIMD3(a.y * b.z - a.z * b.y, a.z * b.x - a.x * b.z, a.x * b.y - a.y * b.x)
}
