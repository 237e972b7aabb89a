/// Floats through three curves, a matrix, and the way back through three others.
@safe final class FloatTransform: Sendable {
  private let source: [ChannelCurve]
  private let destination: [ChannelCurve]
  private let rows: [SIMD3<Double>]
  /// The tables of the curves and of the ways back, one after the other; channels with the same curve share one, which
  /// stays in the processor's nearest memory then.
  private nonisolated(unsafe) let tables: UnsafeMutablePointer<CurveTable.Piece>

  /// Where the table of each of the six begins.
  private let places: [Int]

  /// The bytes of its tables.
  let byteCount: Int

  /// The way between two models whose curves are formulas, or none.
  init?(from source: MatrixModel, to destination: MatrixModel) {
    guard (source.curves + destination.curves).allSatisfy(\.isFormula) else { return nil }
    self.source = source.curves
    self.destination = destination.curves
    rows = source.matrix(to: destination)
    var pieces: [CurveTable.Piece] = [], places: [Int] = []
    func add(_ curves: [ChannelCurve], _ table: (ChannelCurve) -> [CurveTable.Piece]) {
      let first = places.count
      for curve in curves {
        if let index = curves.firstIndex(of: curve), first + index < places.count {
          places.append(places[first + index])
        } else {
          places.append(pieces.count)
          pieces += table(curve)
        }
      }
    }
    // So little light is none, whatever the curve.
    add(source.curves) { curve in
      CurveTable.pieces(bendAt: curve.join, isStraight: true) { curve.light($0) }
    }
    add(destination.curves) { curve in
      CurveTable.pieces(bendAt: curve.join.map { curve.light($0) }, isStraight: curve.beginsStraight) {
        curve.number($0)
      }
    }
    self.places = places
    byteCount = pieces.count * MemoryLayout<CurveTable.Piece>.stride
    unsafe tables = UnsafeMutablePointer.allocate(capacity: pieces.count)
    unsafe tables.initialize(from: pieces, count: pieces.count)
  }

  deinit { unsafe tables.deallocate() }

  /// Converts packed colors up to the first number outside 0 to 1, whose place is given. Both have three floats for
  /// each of `count` colors.
  @unsafe func convert(
    _ input: UnsafePointer<Float>, into output: UnsafeMutablePointer<Float>, count: Int
  ) -> Int? {
    let start = unsafe UnsafePointer(tables)
    let d0 = unsafe start + places[0], d1 = unsafe start + places[1], d2 = unsafe start + places[2]
    let e0 = unsafe start + places[3], e1 = unsafe start + places[4], e2 = unsafe start + places[5]
    let (a, b, c) = (rows[0], rows[1], rows[2])
    for place in stride(from: 0, to: 3 * count, by: 3) {
      let (x, y, z) = unsafe (input[place], input[place + 1], input[place + 2])
      let red = unsafe CurveTable.value(d0, Double(x), x.bitPattern)
      let green = unsafe CurveTable.value(d1, Double(y), y.bitPattern)
      let blue = unsafe CurveTable.value(d2, Double(z), z.bitPattern)
      let u = a.x * red + a.y * green + a.z * blue
      let v = b.x * red + b.y * green + b.z * blue
      let w = c.x * red + c.y * green + c.z * blue
      let first = unsafe CurveTable.value(e0, u, Float(u).bitPattern)
      let second = unsafe CurveTable.value(e1, v, Float(v).bitPattern)
      let third = unsafe CurveTable.value(e2, w, Float(w).bitPattern)
      // As whole numbers, floats above 1, below 0 and those that are none are greater than 1.
      let greatest = max(x.bitPattern, y.bitPattern, z.bitPattern)
      guard greatest <= 0x3F80_0000, !(first + second + third).isNaN else {
        for (channel, value) in [x, y, z].enumerated() where !(value >= 0 && value <= 1) {
          return place + channel
        }
        let exact = exactly(SIMD3(Double(x), Double(y), Double(z)))
        for channel in 0..<3 { unsafe output[place + channel] = exact[channel] }
        continue
      }
      unsafe output[place] = Float(first)
      unsafe output[place + 1] = Float(second)
      unsafe output[place + 2] = Float(third)
    }
    return nil
  }

  /// A color without tables.
  @inline(never)
  private func exactly(_ color: SIMD3<Double>) -> SIMD3<Float> {
    let light = SIMD3(source[0].light(color.x), source[1].light(color.y), source[2].light(color.z))
    return SIMD3(
      Float(destination[0].number((rows[0] * light).sum())),
      Float(destination[1].number((rows[1] * light).sum())),
      Float(destination[2].number((rows[2] * light).sum())))
  }
}
