internal import CColorKernels

/// A way from bytes to bytes: three curves into light, a matrix, and curves back.
///
/// What a profile of three primaries is, and how a color looks to others. It is made once and used on many batches; its
/// tables, up to 70 KiB, are its own.
///
///     let seen = ByteTransform(simulating: .deutan, by: .vienot)
///     try ColorBatch.transform(pixels.span, by: seen, into: &result, layout: .four, fourth: .alpha)
public final class ByteTransform: Sendable {
  let curves: [Float]
  private let curveBytes: [UInt8]
  let matrix: SplitMatrix
  let encoding: Encoding

  /// How colors look by a model of color vision: what ``ColorVision/simulated(_:by:severity:)`` gives, clamped and
  /// rounded to bytes, but for one channel in some ten thousand that is off by 1.
  ///
  /// - Parameters:
  ///   - vision: The deficiency.
  ///   - model: The way of computing it.
  ///   - severity: From 0 (none) to 1 (the cone is missing).
  public convenience init(
    simulating vision: ColorVision, by model: ColorVision.Model, severity: Double = 1
  ) {
    precondition(severity >= 0 && severity <= 1, "a severity is from 0 to 1")
    let light = KernelTables.linear
    self.init(curves: light + light + light, vision.splitMatrix(model, severity), .sRGB)
  }

  /// A transform by any curves and matrix.
  ///
  /// - Parameters:
  ///   - decoding: The light of each of 256 codes, for each channel.
  ///   - matrix: The rows of the matrix between the two sets of primaries, one after the other.
  ///   - thresholds: For each channel the least light of codes 1 to 255; each must be above 0 and greater than the one
  ///     before.
  /// - Throws: ``ColorBatchError/curve`` where a count is another, or thresholds don't rise or lie closer than a table of
  ///   8,192 buckets can tell apart.
  public convenience init(
    decoding: [[Float]], matrix: [Float], thresholds: [[Float]]
  ) throws(ColorBatchError) {
    guard decoding.count == 3, decoding.allSatisfy({ $0.count == 256 }), matrix.count == 9,
      let encoding = Encoding(thresholds: thresholds)
    else { throw .curve }
    self.init(curves: decoding.flatMap(\.self), SplitMatrix(matrix), encoding)
  }

  private init(curves: [Float], _ matrix: SplitMatrix, _ encoding: Encoding) {
    self.curves = curves
    self.matrix = matrix
    self.encoding = encoding
    var bytes = [UInt8](repeating: 0, count: 3 * 4 * 256)
    for (place, light) in curves.enumerated() {
      for k in 0..<4 {
        let part = UInt8(truncatingIfNeeded: light.bitPattern >> UInt32(8 * k))
        bytes[(place / 256 * 4 + k) * 256 + place % 256] = part
      }
    }
    curveBytes = bytes
  }

  func withKernels(_ body: (UnsafePointer<cck_transform>) -> Void) {
    unsafe curves.withUnsafeBufferPointer { curves in
      unsafe curveBytes.withUnsafeBufferPointer { bytes in
        unsafe encoding.buckets.withUnsafeBufferPointer { buckets in
          var transform = cck_transform()
          guard let curve = curves.baseAddress, let byte = bytes.baseAddress, let bucket = buckets.baseAddress
          else { return }
          unsafe transform.curves = (curve, curve + 256, curve + 512)
          unsafe transform.curve_bytes = (byte, byte + 1_024, byte + 2_048)
          unsafe withUnsafeMutableBytes(of: &transform.matrix) { unsafe matrix.first.copy(to: $0) }
          unsafe withUnsafeMutableBytes(of: &transform.other) { unsafe matrix.second.copy(to: $0) }
          transform.is_split = matrix.isSplit
          transform.separator = (matrix.separator.x, matrix.separator.y, matrix.separator.z)
          let starts = encoding.starts
          unsafe transform.buckets = (bucket + starts.0, bucket + starts.1, bucket + starts.2)
          transform.shift = Int32(encoding.shift)
          transform.least = encoding.least
          transform.greatest = encoding.greatest
          unsafe body(&transform)
        }
      }
    }
  }
}
