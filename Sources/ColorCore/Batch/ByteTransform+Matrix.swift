/// A matrix in floats, or two of them on either side of a plane.
struct SplitMatrix: Hashable, Sendable {
  /// Nine floats, row by row.
  struct Rows: Hashable, Sendable {
    var rows: (SIMD3<Float>, SIMD3<Float>, SIMD3<Float>)

    static func == (a: Rows, b: Rows) -> Bool { a.rows == b.rows }

    func hash(into hasher: inout Hasher) {
      hasher.combine(rows.0)
      hasher.combine(rows.1)
      hasher.combine(rows.2)
    }

    func copy(to memory: UnsafeMutableRawBufferPointer) {
      let numbers = unsafe memory.bindMemory(to: Float.self)
      for k in 0..<3 {
        unsafe numbers[k] = rows.0[k]
        unsafe numbers[3 + k] = rows.1[k]
        unsafe numbers[6 + k] = rows.2[k]
      }
    }
  }

  var first: Rows
  var second: Rows
  /// What the first matrix's side has a positive sum with.
  var separator: SIMD3<Float>
  var isSplit: Bool

  /// One matrix, of nine numbers.
  init(_ numbers: [Float]) {
    first = Rows(
      rows: (
        SIMD3(numbers[0], numbers[1], numbers[2]), SIMD3(numbers[3], numbers[4], numbers[5]),
        SIMD3(numbers[6], numbers[7], numbers[8])
      ))
    second = first
    separator = SIMD3()
    isSplit = false
  }

  init(_ matrix: Matrix3) {
    let rows = matrix.rows
    first = Rows(rows: (SIMD3(rows.0), SIMD3(rows.1), SIMD3(rows.2)))
    second = first
    separator = SIMD3()
    isSplit = false
  }

  init(_ first: Matrix3, _ second: Matrix3, separator: SIMD3<Double>) {
    self.init(first)
    self.second = SplitMatrix(second).first
    self.separator = SIMD3(separator)
    isSplit = true
  }
}

/// A row times a matrix.
private func * (row: SIMD3<Double>, matrix: Matrix3) -> SIMD3<Double> {
  let (a, b, c) = matrix.columns
  return SIMD3((row * a).sum(), (row * b).sum(), (row * c).sum())
}

extension ColorVision {
  /// The matrix, or both, of a model at a severity.
  func splitMatrix(_ model: Model, _ severity: Double) -> SplitMatrix {
    switch model {
    case .machado: SplitMatrix(machado(severity))
    case .vienot: SplitMatrix(partial(vienot(crt: false), severity))
    case .vienotCRT: SplitMatrix(partial(vienot(crt: true), severity))
    case .brettel:
      SplitMatrix(
        partial(brettelPlanes.positive, severity), partial(brettelPlanes.otherwise, severity),
        separator: brettelPlanes.separator * ColorVision.linearToLMS)
    }
  }

  /// That share of the way from no change to a matrix.
  private func partial(_ matrix: Matrix3, _ severity: Double) -> Matrix3 {
    let (a, b, c) = matrix.columns
    func part(_ column: SIMD3<Double>, _ unit: SIMD3<Double>) -> SIMD3<Double> {
      severity == 1 ? column : unit + (column - unit) * severity
    }
    return Matrix3(columns: part(a, SIMD3(1, 0, 0)), part(b, SIMD3(0, 1, 0)), part(c, SIMD3(0, 0, 1)))
  }
}
