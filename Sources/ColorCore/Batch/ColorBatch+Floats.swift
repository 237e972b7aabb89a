extension ColorBatch {
  /// Floats through a transform: three for each color, one color after the other.
  ///
  /// - Parameters:
  ///   - pixels: The numbers of the first color, then of the second.
  ///   - transform: The curves and the matrix.
  ///   - result: Where the numbers go.
  /// - Returns: The place of the first number that isn't from 0 to 1; nothing if all are. What stands before it may be
  ///   written then.
  /// - Throws: ``ColorBatchError`` where a count isn't that of whole colors, or the counts differ.
  package static func transform(
    _ pixels: Span<Float>, by transform: FloatTransform, _ result: inout MutableSpan<Float>
  ) throws(ColorBatchError) -> Int? {
    let count = try count(pixels.count, .three)
    try check(pixels.count, result.count)
    var done = 0
    unsafe reading(pixels, .three) { input in
      unsafe writing(&result, .three, .untouched) { output in
        done = unsafe Kernels.transform(path, transform, count, input, output)
      }
    }
    guard done < count else { return nil }
    return (3 * done..<pixels.count).first { !(pixels[$0] >= 0 && pixels[$0] <= 1) }
  }
}
