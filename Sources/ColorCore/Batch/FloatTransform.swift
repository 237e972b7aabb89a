internal import CColorKernels

/// A way from floats to floats: three curves into light, a matrix, and curves back. What ``ByteTransform`` is for bytes.
///
/// All is done in doubles, to 1e-8 of a curve's value, and rounded once.
@safe package final class FloatTransform: Sendable {
  /// Of three channels into light, and of three back.
  let curves: [KernelCurve]
  /// By rows.
  let matrix: [Double]
  let tables: [KernelCurve.Tables]
  /// As many as there are curves that differ.
  private nonisolated(unsafe) let memory: UnsafeMutablePointer<cck_curve>
  private nonisolated(unsafe) let kernels: UnsafeMutablePointer<cck_float_transform>

  /// The bytes that are held for it.
  package let byteCount: Int

  /// The transform by curves and a matrix, or none where a curve can't be put into the tables of the kernels: its power
  /// is above 3.2 or so, or what comes to it is too large.
  ///
  /// - Parameters:
  ///   - decoding: From the numbers of three channels, 0 to 1, to light.
  ///   - matrix: The rows of the matrix between the two sets of primaries, one after the other.
  ///   - encoding: From light to the numbers of three channels.
  package init?(decoding: [KernelCurve], matrix: [Double], encoding: [KernelCurve]) {
    precondition(decoding.count == 3 && matrix.count == 9 && encoding.count == 3, "there are three channels")
    let curves = decoding + encoding
    guard Self.areInBounds(decoding, matrix, encoding) else { return nil }
    var distinct: [KernelCurve] = []
    for curve in curves where !distinct.contains(curve) { distinct.append(curve) }
    let made = distinct.map { KernelCurve.Tables(gain: $0.gain, power: $0.power) }
    let tables = made.compactMap(\.self)
    guard tables.count == distinct.count else { return nil }
    let places = curves.map { curve in distinct.firstIndex(of: curve) ?? 0 }
    self.curves = curves
    self.matrix = matrix
    self.tables = places.map { tables[$0] }
    byteCount =
      distinct.count * MemoryLayout<cck_curve>.stride + MemoryLayout<cck_float_transform>.stride
    unsafe memory = UnsafeMutablePointer.allocate(capacity: distinct.count)
    unsafe kernels = UnsafeMutablePointer.allocate(capacity: 1)
    for (index, curve) in distinct.enumerated() {
      unsafe (memory + index).initialize(to: Self.kernelCurve(curve, tables[index]))
    }
    var transform = cck_float_transform()
    func curve(_ channel: Int) -> UnsafePointer<cck_curve> { unsafe UnsafePointer(memory + places[channel]) }
    unsafe transform.decoding = (curve(0), curve(1), curve(2))
    unsafe transform.encoding = (curve(3), curve(4), curve(5))
    unsafe withUnsafeMutableBytes(of: &transform.matrix) { unsafe $0.copyBytes(from: Self.bytes(matrix)) }
    unsafe kernels.initialize(to: transform)
  }

  deinit {
    unsafe kernels.deallocate()
    unsafe memory.deallocate()
  }

  /// Whether no base of a power can be greater than the tables tell. Curves rise, so that their ends say it.
  private static func areInBounds(
    _ decoding: [KernelCurve], _ matrix: [Double], _ encoding: [KernelCurve]
  ) -> Bool {
    let light = decoding.map { max($0.exactly(0).magnitude, $0.exactly(1).magnitude) }
    let numbers = (0..<3).map { row in
      (0..<3).reduce(0) { $0 + matrix[3 * row + $1].magnitude * light[$1] }
    }
    let most = KernelCurve.Tables.greatestBase
    return zip(decoding, [1, 1, 1]).allSatisfy { $1 + $0.shift.magnitude < most }
      && zip(encoding, numbers).allSatisfy { $1 + $0.shift.magnitude < most }
  }

  private static func kernelCurve(_ curve: KernelCurve, _ tables: KernelCurve.Tables) -> cck_curve {
    var result = cck_curve()
    result.least = curve.least
    result.join = curve.join
    result.slope = curve.slope
    result.shift = curve.shift
    result.offset = curve.offset
    unsafe withUnsafeMutableBytes(of: &result.upper) { unsafe $0.copyBytes(from: bytes(tables.upper)) }
    unsafe withUnsafeMutableBytes(of: &result.lower) { unsafe $0.copyBytes(from: bytes(tables.lower)) }
    let whole = (0..<128).map { tables.upper[$0 / 8] * tables.lower[$0 % 8] }
    unsafe withUnsafeMutableBytes(of: &result.whole) { unsafe $0.copyBytes(from: bytes(whole)) }
    let columns = (0..<4).flatMap { order in tables.cubics.map { $0[order] } }
    unsafe withUnsafeMutableBytes(of: &result.columns) { unsafe $0.copyBytes(from: bytes(columns)) }
    let rows = tables.cubics.flatMap { cubic in (0..<4).map { cubic[$0] } }
    unsafe withUnsafeMutableBytes(of: &result.rows) { unsafe $0.copyBytes(from: bytes(rows)) }
    return result
  }

  private static func bytes(_ numbers: [Double]) -> [UInt8] {
    unsafe numbers.withUnsafeBytes { unsafe Array($0) }
  }

  func withKernels<Result>(_ body: (UnsafePointer<cck_float_transform>) -> Result) -> Result {
    unsafe body(UnsafePointer(kernels))
  }
}
