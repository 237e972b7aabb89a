extension ColorBuffer {
  /// Converts the colors into another buffer, as ``ColorBatch`` does planes.
  ///
  /// - Parameter result: Where the results go.
  /// - Throws: ``ColorBatchError/count(_:expected:)`` where the counts differ.
  public borrowing func convert<Target: ColorFormat>(
    into result: inout ColorBuffer<Target>
  ) throws(ColorBatchError) {
    try ColorBatch.check(count, result.count)
    unsafe Kernels.convert(ColorBatch.path, Format.format, Target.format, count, input, result.output)
  }

  /// The colors in another format.
  ///
  /// - Parameter target: The format.
  public borrowing func converted<Target: ColorFormat>(to target: Target.Type) -> ColorBuffer<Target> {
    let result = ColorBuffer<Target>(count: count)
    unsafe Kernels.convert(ColorBatch.path, Format.format, Target.format, count, input, result.output)
    return result
  }

  /// Writes the colors as pixels.
  ///
  /// - Parameters:
  ///   - pixels: Where the components go: those of the first color, then of the second.
  ///   - layout: How many of them a color has.
  ///   - fourth: What becomes of the fourth; as `alpha` bytes are 255.
  /// - Throws: ``ColorBatchError/count(_:expected:)`` where there isn't just room for all.
  public borrowing func write(
    to pixels: inout MutableSpan<Format.Component>, layout: PixelLayout = .three,
    fourth: FourthComponent = .untouched
  ) throws(ColorBatchError) {
    try ColorBatch.check(count * layout.components, pixels.count)
    let (count, input) = unsafe (self.count, self.input)
    unsafe ColorBatch.writing(&pixels, layout, fourth) {
      unsafe Kernels.convert(ColorBatch.path, Format.format, Format.format, count, input, $0)
    }
  }

  /// The difference ΔE OK of each color to the one at the same place, as ``ColorBatch`` has it.
  ///
  /// - Parameters:
  ///   - others: The colors to compare with.
  ///   - result: Where the differences go, one a pair.
  /// - Throws: ``ColorBatchError/count(_:expected:)`` where the counts differ.
  public borrowing func differences(
    to others: borrowing ColorBuffer, into result: inout MutableSpan<Float>
  ) throws(ColorBatchError) {
    try ColorBatch.check(count, others.count)
    try ColorBatch.check(count, result.count)
    let (count, first, second) = unsafe (self.count, self.input, others.input)
    unsafe ColorBatch.writing(&result) {
      unsafe Kernels.difference(ColorBatch.path, Format.format, count, first, second, $0)
    }
  }
}

extension ColorBuffer where Format: ExactColorFormat {
  /// Converts the colors to bytes as ``ColorBatch`` does exactly.
  ///
  /// - Parameter result: Where the bytes go.
  /// - Throws: ``ColorBatchError/count(_:expected:)`` where the counts differ.
  public borrowing func convertExactly(into result: inout ColorBuffer<SRGB8>) throws(ColorBatchError) {
    try ColorBatch.check(count, result.count)
    unsafe Kernels.convertExactly(ColorBatch.path, Format.format, count, input, result.output)
  }
}

extension ColorBuffer where Format == SRGB8 {
  /// The relative luminance of each color, as ``ColorBatch`` has it.
  ///
  /// - Parameter result: Where the luminances go, one a color.
  /// - Throws: ``ColorBatchError/count(_:expected:)`` where the counts differ.
  public borrowing func luminances(into result: inout MutableSpan<Float>) throws(ColorBatchError) {
    try ColorBatch.check(count, result.count)
    let (count, input) = unsafe (self.count, self.input)
    unsafe ColorBatch.writing(&result) { unsafe Kernels.luminance(ColorBatch.path, count, input, $0) }
  }

  /// The contrast of each color with the one at the same place, as ``ColorBatch`` has it.
  ///
  /// - Parameters:
  ///   - others: The colors to compare with.
  ///   - result: Where the ratios go, one a pair.
  /// - Throws: ``ColorBatchError/count(_:expected:)`` where the counts differ.
  public borrowing func contrasts(
    with others: borrowing ColorBuffer, into result: inout MutableSpan<Float>
  ) throws(ColorBatchError) {
    try ColorBatch.check(count, others.count)
    try ColorBatch.check(count, result.count)
    let (count, first, second) = unsafe (self.count, self.input, others.input)
    unsafe ColorBatch.writing(&result) {
      unsafe Kernels.contrast(ColorBatch.path, count, first, second, $0)
    }
  }

  /// Transforms the bytes into another buffer.
  ///
  /// - Parameters:
  ///   - transform: The curves and the matrix.
  ///   - result: Where the bytes go.
  /// - Throws: ``ColorBatchError/count(_:expected:)`` where the counts differ.
  public borrowing func transform(
    by transform: ByteTransform, into result: inout ColorBuffer
  ) throws(ColorBatchError) {
    try ColorBatch.check(count, result.count)
    unsafe Kernels.transform(ColorBatch.path, transform, count, input, result.output)
  }

  /// Adjusts each color to the lightness nearest to its own at which it reaches a contrast, as ``ColorBatch`` does.
  ///
  /// - Parameters:
  ///   - goal: What to reach.
  ///   - result: Where the bytes go.
  ///   - lightness: Where the lightness of each goes, in OKLab, before it was rounded to bytes.
  ///   - reached: Where 1 goes for each color that reaches the goal, and 0 for one that can't.
  /// - Throws: ``ColorBatchError/count(_:expected:)`` where the counts differ.
  public borrowing func adjust(
    to goal: ContrastGoal, into result: inout ColorBuffer, lightness: inout MutableSpan<Float>,
    reached: inout MutableSpan<UInt8>
  ) throws(ColorBatchError) {
    try ColorBatch.check(count, result.count)
    try ColorBatch.check(count, lightness.count)
    try ColorBatch.check(count, reached.count)
    let (count, input, output) = unsafe (self.count, self.input, result.output)
    unsafe ColorBatch.writing(&lightness) { lightness in
      unsafe ColorBatch.writing(&reached) { reached in
        unsafe Kernels.solve(ColorBatch.path, goal, count, input, output, lightness, reached)
      }
    }
  }
}
