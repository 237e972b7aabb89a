/// A curve or its way back for floats: a quadratic for each 64th of an octave.
///
/// In a piece that is 1/64 of its place wide, a power of 2.4 differs from its quadratic by 3e-8 of itself, and one
/// of 1/2.4 by 1e-8, less than the last bit of a float. A piece in which a straight line ends, and what lies outside
/// the octaves, is calculated exactly.
enum CurveTable {
  /// A quadratic: its value, slope and bend in the middle of the piece, and where that is.
  typealias Piece = SIMD4<Double>

  /// The bits of the float that the second piece begins at, 2⁻²⁴.
  private static let first: Int32 = 103 << 23
  /// The bits of a float behind those that tell the piece.
  private static let shift: Int32 = 17
  /// The pieces from there up to 4.
  private static let pieceCount = 26 * 64

  /// The pieces of a function. Those with a place in them where it bends can't be used.
  ///
  /// - Parameters:
  ///   - bend: Where a straight piece ends.
  ///   - isStraight: Whether the function is straight below 2⁻²⁴ and below 0, or as good as that.
  ///   - value: The function.
  static func pieces(bendAt bend: Double?, isStraight: Bool, _ value: (Double) -> Double) -> [Piece] {
    // No number is equal to itself in such a piece, and so no result.
    let useless = Piece(.nan, 0, 0, 0)
    let low = Double(Float(bitPattern: UInt32(first)))
    let below = isStraight ? Piece(value(0), (value(low) - value(0)) / low, 0, 0) : useless
    let pieces = (0..<pieceCount).map { index in
      let start = UInt32(first) + UInt32(index) << UInt32(shift)
      let low = Double(Float(bitPattern: start)), high = Double(Float(bitPattern: start + 1 << UInt32(shift)))
      if let bend, low <= bend, bend <= high { return useless }
      let middle = (low + high) / 2
      // Chebyshev's nodes: half of √3 of the half width.
      let reach = (high - low) / 2 * 0.8660254037844386
      let before = value(middle - reach), at = value(middle), behind = value(middle + reach)
      return Piece(
        at, (behind - before) / (2 * reach), (behind - 2 * at + before) / (2 * reach * reach), middle)
    }
    // One below, and one above that can't be used.
    return [below] + pieces + [useless]
  }

  /// The value at a place; not a number where it must be calculated. The table is one of ``pieces(bendAt:isStraight:_:)``.
  @inline(__always) @unsafe
  static func value(_ table: UnsafePointer<Piece>, _ x: Double, _ bits: UInt32) -> Double {
    // As whole numbers floats rise as they do, and those below 0 are below 0.
    let end = first + Int32(pieceCount) << shift
    let place = min(max(Int32(bitPattern: bits), first - 1), end)
    let piece = unsafe table[Int((place &- first) >> shift) + 1]
    let t = x - piece.w
    return piece.x + t * (piece.y + t * piece.z)
  }
}
