extension ColorBatch {
  /// Colors of one format in another, from pixels to pixels, as `convert(_:_:_:_:to:_:_:_:)` does planes.
  ///
  ///     // RGBA8888 to three floats a color
  ///     try ColorBatch.convert(SRGB8.self, pixels.span, layout: .four, to: OKLab.self, &floats)
  ///
  /// - Parameters:
  ///   - source: The format read.
  ///   - pixels: The components of the first color, then of the second.
  ///   - layout: How many of them a color has.
  ///   - target: The format written.
  ///   - result: Where the results go.
  ///   - resultLayout: How many components a result has.
  ///   - fourth: What becomes of the fourth component of results.
  /// - Throws: ``ColorBatchError`` where a count isn't that of whole pixels, or of another number of them.
  public static func convert<Source: ColorFormat, Target: ColorFormat>(
    _ source: Source.Type, _ pixels: Span<Source.Component>, layout: PixelLayout = .three,
    to target: Target.Type, _ result: inout MutableSpan<Target.Component>,
    layout resultLayout: PixelLayout = .three, fourth: FourthComponent = .untouched
  ) throws(ColorBatchError) {
    let count = try count(pixels.count, layout)
    try check(count * resultLayout.components, result.count)
    unsafe reading(pixels, layout) { input in
      unsafe writing(&result, resultLayout, fourth) { output in
        unsafe Kernels.convert(path, source.format, target.format, count, input, output)
      }
    }
  }

  /// Bytes of OKLab or OKLCH, from pixels to pixels, as `convertExactly(_:_:_:_:toRed:green:blue:)` does planes.
  ///
  /// - Parameters:
  ///   - source: The format read.
  ///   - pixels: The components of the first color, then of the second.
  ///   - layout: How many of them a color has.
  ///   - result: Where the bytes go.
  ///   - resultLayout: How many bytes a result has.
  ///   - fourth: What becomes of the fourth byte of results.
  /// - Throws: ``ColorBatchError`` where a count isn't that of whole pixels, or of another number of them.
  public static func convertExactly<Source: ExactColorFormat>(
    _ source: Source.Type, _ pixels: Span<Float>, layout: PixelLayout = .three,
    to result: inout MutableSpan<UInt8>, layout resultLayout: PixelLayout = .three,
    fourth: FourthComponent = .untouched
  ) throws(ColorBatchError) {
    let count = try count(pixels.count, layout)
    try check(count * resultLayout.components, result.count)
    unsafe reading(pixels, layout) { input in
      unsafe writing(&result, resultLayout, fourth) { output in
        unsafe Kernels.convertExactly(path, source.format, count, input, output)
      }
    }
  }

  /// Bytes through a transform.
  ///
  /// - Parameters:
  ///   - pixels: The bytes of the first color, then of the second.
  ///   - transform: The curves and the matrix.
  ///   - result: Where the bytes go.
  ///   - layout: How many bytes a color has, in both.
  ///   - fourth: What becomes of the fourth byte of results.
  /// - Throws: ``ColorBatchError`` where a count isn't that of whole pixels, or the counts differ.
  public static func transform(
    _ pixels: Span<UInt8>, by transform: ByteTransform, _ result: inout MutableSpan<UInt8>,
    layout: PixelLayout = .three, fourth: FourthComponent = .untouched
  ) throws(ColorBatchError) {
    let count = try count(pixels.count, layout)
    try check(pixels.count, result.count)
    unsafe reading(pixels, layout) { input in
      unsafe writing(&result, layout, fourth) { output in
        unsafe Kernels.transform(path, transform, count, input, output)
      }
    }
  }
}
