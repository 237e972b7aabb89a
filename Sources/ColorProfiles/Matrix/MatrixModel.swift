internal import ColorCore

/// An RGB profile of three curves and a matrix, as doubles.
struct MatrixModel: Hashable, Sendable {
  let curves: [ChannelCurve]
  /// Red, green and blue as XYZ under D50.
  let colorants: [SIMD3<Double>]

  /// The model of a profile that leads by its matrix, and by no table.
  init?(_ shape: ProfileShape) {
    guard shape.colorants.count == 3, shape.curves.count == 3, shape.tablesFromDevice.isEmpty,
      shape.tablesToDevice.isEmpty
    else { return nil }
    curves = zip(shape.curves, shape.curveValues).map { ChannelCurve($0, values: $1) }
    colorants = shape.colorants
  }

  /// The model of a built-in profile, without the rounding of a file; none for gray.
  init?(_ builtIn: BuiltInProfile) {
    guard builtIn.space == .rgb else { return nil }
    curves = Array(repeating: ChannelCurve(builtIn.definition.curve), count: 3)
    colorants = builtIn.exactColorants
  }

  /// Whether no number gives no light, so that the blacks of all such profiles are the same.
  var hasTrueBlack: Bool { curves.allSatisfy { $0.light(0) == 0 } }

  /// The rows of the matrix from this one's light to another's.
  func matrix(to other: MatrixModel) -> [SIMD3<Double>] {
    let o = other.colorants
    let columns = colorants.map { colorant in
      Chromaticity.solve(
        SIMD3(o[0].x, o[1].x, o[2].x), SIMD3(o[0].y, o[1].y, o[2].y), SIMD3(o[0].z, o[1].z, o[2].z), colorant)
    }
    return (0..<3).map { SIMD3(columns[0][$0], columns[1][$0], columns[2][$0]) }
  }

  /// The way from bytes to another's bytes on our own kernels. None where the other's curves don't rise, or lie too
  /// close at an end for a table of the kernels.
  func byteTransform(to other: MatrixModel) -> ByteTransform? {
    let decoding = curves.map { curve in (0...255).map { Float(curve.light(Double($0) / 255)) } }
    let thresholds = other.curves.map { curve in
      (1...255).map { Float(curve.light((Double($0) - 0.5) / 255)) }
    }
    let rows = matrix(to: other)
    return try? ByteTransform(
      decoding: decoding, matrix: rows.flatMap { [Float($0.x), Float($0.y), Float($0.z)] },
      thresholds: thresholds)
  }

  /// The way from floats to another's floats on our own kernels. None where a curve isn't one of those that
  /// ``ChannelCurve/kernels`` has.
  func floatTransform(to other: MatrixModel) -> FloatTransform? {
    let decoding = curves.compactMap { $0.kernels?.decoding }
    let encoding = other.curves.compactMap { $0.kernels?.encoding }
    guard decoding.count == 3, encoding.count == 3 else { return nil }
    return FloatTransform(
      decoding: decoding, matrix: matrix(to: other).flatMap { [$0.x, $0.y, $0.z] }, encoding: encoding)
  }
}
