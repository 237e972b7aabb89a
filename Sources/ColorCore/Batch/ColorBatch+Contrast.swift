extension ColorBatch {
  /// The relative luminance of each color by WCAG 2.x, to 2e-7 of it.
  ///
  /// - Parameters:
  ///   - pixels: The bytes of the first color, then of the second.
  ///   - layout: How many of them a color has.
  ///   - result: Where the luminances go, one a color.
  /// - Throws: ``ColorBatchError`` where a count isn't that of whole pixels, or of another number of them.
  public static func luminances(
    _ pixels: Span<UInt8>, layout: PixelLayout = .three, _ result: inout MutableSpan<Float>
  ) throws(ColorBatchError) {
    let count = try count(pixels.count, layout)
    try check(count, result.count)
    unsafe reading(pixels, layout) { input in
      unsafe writing(&result) { unsafe Kernels.luminance(path, count, input, $0) }
    }
  }

  /// The contrast of each color with the one at the same place, as ``SRGB8/contrast(with:)`` has it, to 4e-7 of it.
  ///
  /// That is enough to show and to sort, but not for a verdict: a ratio within 1e-5 of what is asked for should be
  /// decided in `Double`, as ``ContrastGoal`` does.
  ///
  /// - Parameters:
  ///   - pixels: The bytes of the first color, then of the second.
  ///   - others: The colors to compare them with.
  ///   - layout: How many bytes a color has, in both.
  ///   - result: Where the ratios go, one a pair.
  /// - Throws: ``ColorBatchError`` where a count isn't that of whole pixels, or of another number of them.
  public static func contrasts(
    _ pixels: Span<UInt8>, with others: Span<UInt8>, layout: PixelLayout = .three,
    _ result: inout MutableSpan<Float>
  ) throws(ColorBatchError) {
    let count = try count(pixels.count, layout)
    try check(pixels.count, others.count)
    try check(count, result.count)
    unsafe reading(pixels, layout) { first in
      unsafe reading(others, layout) { second in
        unsafe writing(&result) { unsafe Kernels.contrast(path, count, first, second, $0) }
      }
    }
  }

  /// The difference ΔE OK of each color to the one at the same place, to 1e-6.
  ///
  /// - Parameters:
  ///   - format: The format of both.
  ///   - pixels: The components of the first color, then of the second.
  ///   - others: The colors to compare them with.
  ///   - layout: How many components a color has, in both.
  ///   - result: Where the differences go, one a pair.
  /// - Throws: ``ColorBatchError`` where a count isn't that of whole pixels, or of another number of them.
  public static func differences<Format: ColorFormat>(
    _ format: Format.Type, _ pixels: Span<Format.Component>, to others: Span<Format.Component>,
    layout: PixelLayout = .three, _ result: inout MutableSpan<Float>
  ) throws(ColorBatchError) {
    let count = try count(pixels.count, layout)
    try check(pixels.count, others.count)
    try check(count, result.count)
    unsafe reading(pixels, layout) { first in
      unsafe reading(others, layout) { second in
        unsafe writing(&result) { unsafe Kernels.difference(path, format.format, count, first, second, $0) }
      }
    }
  }

  /// Each color at the lightness nearest to its own at which it reaches a contrast: at its hue, and with as much of its
  /// chroma as sRGB has there.
  ///
  /// Whether it is reached is decided on the bytes, as ``ContrastGoal/allows(_:)`` does, and never given away. The
  /// lightness is found in steps of 1/1024, near black of up to 1/40, as a byte is more of it there; chroma is within 1/100
  /// of what fits. A color that reaches the goal already stays as it is. One that can't at its
  /// hue is marked, and stays too: where not even black and white can, or where what is allowed is so narrow that no
  /// byte falls into it.
  ///
  /// - Parameters:
  ///   - pixels: The bytes of the first color, then of the second.
  ///   - goal: What to reach.
  ///   - result: Where the bytes go.
  ///   - layout: How many bytes a color has, in both.
  ///   - fourth: What becomes of the fourth byte of results.
  ///   - lightness: Where the lightness of each goes, in OKLab, before it was rounded to bytes.
  ///   - reached: Where 1 goes for each color that reaches the goal, and 0 for one that can't.
  /// - Throws: ``ColorBatchError`` where a count isn't that of whole pixels, or of another number of them.
  public static func adjust(
    _ pixels: Span<UInt8>, to goal: ContrastGoal, _ result: inout MutableSpan<UInt8>,
    layout: PixelLayout = .three, fourth: FourthComponent = .untouched,
    lightness: inout MutableSpan<Float>, reached: inout MutableSpan<UInt8>
  ) throws(ColorBatchError) {
    let count = try count(pixels.count, layout)
    try check(pixels.count, result.count)
    try check(count, lightness.count)
    try check(count, reached.count)
    unsafe reading(pixels, layout) { input in
      unsafe writing(&result, layout, fourth) { output in
        unsafe writing(&lightness) { lightness in
          unsafe writing(&reached) { reached in
            unsafe Kernels.solve(path, goal, count, input, output, lightness, reached)
          }
        }
      }
    }
  }
}
