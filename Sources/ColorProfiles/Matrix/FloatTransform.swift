/// Floats through three curves, a matrix, and the way back through three others.
@safe final class FloatTransform: Sendable {
  private let source: [ChannelCurve]
  private let destination: [ChannelCurve]
  private let rows: [SIMD3<Double>]
  /// The tables of the three curves and of the three ways back, one after the other.
  private nonisolated(unsafe) let tables: UnsafeMutablePointer<CurveTable.Piece>

  /// The bytes of its tables.
  var byteCount: Int { 6 * CurveTable.count * MemoryLayout<CurveTable.Piece>.stride }

  /// The way between two models whose curves are formulas, or none.
  init?(from source: MatrixModel, to destination: MatrixModel) {
    guard (source.curves + destination.curves).allSatisfy(\.isFormula) else { return nil }
    self.source = source.curves
    self.destination = destination.curves
    rows = source.matrix(to: destination)
    var pieces: [CurveTable.Piece] = []
    for curve in source.curves {
      pieces += CurveTable.pieces(bendAt: curve.join) { curve.light($0) }
    }
    for curve in destination.curves {
      pieces += CurveTable.pieces(bendAt: curve.join.map { curve.light($0) }) { curve.number($0) }
    }
    unsafe tables = UnsafeMutablePointer.allocate(capacity: pieces.count)
    unsafe tables.initialize(from: pieces, count: pieces.count)
  }

  deinit { unsafe tables.deallocate() }

  /// Converts packed colors up to the first number outside 0 to 1, whose place is given. Both have three floats for
  /// each of `count` colors.
  @unsafe func convert(
    _ input: UnsafePointer<Float>, into output: UnsafeMutablePointer<Float>, count: Int
  ) -> Int? {
    let size = CurveTable.count
    let d0 = unsafe UnsafePointer(tables), d1 = unsafe d0 + size, d2 = unsafe d1 + size
    let e0 = unsafe d2 + size, e1 = unsafe e0 + size, e2 = unsafe e1 + size
    let (a, b, c) = (rows[0], rows[1], rows[2])
    for index in 0..<count {
      let place = 3 * index
      let (x, y, z) = unsafe (input[place], input[place + 1], input[place + 2])
      guard x >= 0, x <= 1, y >= 0, y <= 1, z >= 0, z <= 1 else {
        return place + (!(x >= 0 && x <= 1) ? 0 : !(y >= 0 && y <= 1) ? 1 : 2)
      }
      var red = unsafe CurveTable.value(d0, Double(x)), green = unsafe CurveTable.value(d1, Double(y))
      var blue = unsafe CurveTable.value(d2, Double(z))
      if !((red + green + blue).isFinite) {
        if red.isNaN { red = light(0, x) }
        if green.isNaN { green = light(1, y) }
        if blue.isNaN { blue = light(2, z) }
      }
      let u = a.x * red + a.y * green + a.z * blue
      let v = b.x * red + b.y * green + b.z * blue
      let w = c.x * red + c.y * green + c.z * blue
      var first = unsafe CurveTable.value(e0, u), second = unsafe CurveTable.value(e1, v)
      var third = unsafe CurveTable.value(e2, w)
      if !((first + second + third).isFinite) {
        if first.isNaN { first = number(0, u) }
        if second.isNaN { second = number(1, v) }
        if third.isNaN { third = number(2, w) }
      }
      unsafe output[place] = Float(first)
      unsafe output[place + 1] = Float(second)
      unsafe output[place + 2] = Float(third)
    }
    return nil
  }

  @inline(never)
  private func light(_ channel: Int, _ x: Float) -> Double { source[channel].light(Double(x)) }

  @inline(never)
  private func number(_ channel: Int, _ y: Double) -> Double { destination[channel].number(y) }
}
