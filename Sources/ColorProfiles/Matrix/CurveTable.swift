/// A curve or its way back for floats: a quadratic for each 64th of an octave.
///
/// In a piece that is 1/64 of its place wide, a power of 2.4 differs from its quadratic by 3e-8 of itself, and one
/// of 1/2.4 by 1e-8, less than the last bit of a float. A piece in which a straight line ends, and what lies outside
/// the octaves, is calculated exactly.
enum CurveTable {
  /// A quadratic: its value, slope and bend in the middle of the piece, and where that is.
  typealias Piece = SIMD4<Double>

  /// The bits of the float that the first piece begins at, 2⁻²⁴.
  private static let first: UInt32 = 103 << 23
  /// The bits of a float behind those that tell the piece.
  private static let shift: UInt32 = 17
  /// The pieces of a table, up to 4.
  static let count = 26 * 64

  /// The pieces of a function; those with a place in them where it bends can't be used.
  static func pieces(bendAt bend: Double?, _ value: (Double) -> Double) -> [Piece] {
    (0..<count).map { index in
      let start = first + UInt32(index) << shift
      let low = Double(Float(bitPattern: start)), high = Double(Float(bitPattern: start + 1 << shift))
      // No number is equal to itself there, and so no result.
      if let bend, low <= bend, bend <= high { return Piece(.nan, 0, 0, 0) }
      let middle = (low + high) / 2
      // Chebyshev's nodes: half of √3 of the half width.
      let reach = (high - low) / 2 * 0.8660254037844386
      let before = value(middle - reach), at = value(middle), behind = value(middle + reach)
      return Piece(
        at, (behind - before) / (2 * reach), (behind - 2 * at + before) / (2 * reach * reach), middle)
    }
  }

  /// The value at a place; not a number where it must be calculated. The table has ``count`` pieces.
  @inline(__always) @unsafe
  static func value(_ table: UnsafePointer<Piece>, _ x: Double) -> Double {
    let index = Int((Float(x).bitPattern &- first) >> shift)
    guard index < count else { return .nan }
    let piece = unsafe table[index]
    let t = x - piece.w
    return piece.x + t * (piece.y + t * piece.z)
  }
}
