/// What is done to many colors at once.
///
/// Colors come in as `Span` and go out as `MutableSpan`, a plane a channel or pixels, or in a ``ColorBuffer``. Nothing
/// is allocated, and the bits of a color's result depend on that color alone: not on the processor, its place, or the
/// size of the batch. A batch works on 64 colors at a time; from about a thousand on, each costs as little as it can.
///
///     try ColorBatch.convert(
///       SRGB8.self, red.span, green.span, blue.span, to: OKLCH.self, &lightness, &chroma, &hue)
///
/// `KernelReference` says the same in plain Swift, one color at a time, and is what the kernels are tested against.
public enum ColorBatch {
  /// Colors of one format in another, from planes to planes.
  ///
  /// In bytes a color outside the gamut is clamped channel by channel in linear light, and rounded half up; map it
  /// before where that isn't wanted. A channel that is no number is 0. What came of bytes comes back as it was, all 2²⁴
  /// colors, through any of the formats.
  ///
  /// Against the exact result OKLab of bytes is off by 1.6e-7 in lightness, 4.8e-7 in `a` and 2e-7 in `b` at most;
  /// chroma by 5e-7, a hue by 3e-5 degrees and what that shift of `a` and `b` turns it. A hue is 0 where chroma is 4e-6
  /// or less, and should be within ±4 million degrees where it is read. Encoded values are off by 3e-7, light of them by
  /// 7e-7 of it. All that holds from 0 to 1, and to as many times more as the numbers are larger beyond.
  ///
  /// - Parameters:
  ///   - source: The format read.
  ///   - first: The first component of each color: red, or lightness.
  ///   - second: The second of each: green, a, or chroma.
  ///   - third: The third of each: blue, b, or hue.
  ///   - target: The format written.
  ///   - firstResult: Where the first component of each result goes.
  ///   - secondResult: Where the second goes.
  ///   - thirdResult: Where the third goes.
  /// - Throws: ``ColorBatchError/count(_:expected:)`` where the six spans don't have the same count, which may be 0.
  /// - SeeAlso: CSS Color 4, “Sample code for Color Conversions”, for the matrices.
  public static func convert<Source: ColorFormat, Target: ColorFormat>(
    _ source: Source.Type, _ first: Span<Source.Component>, _ second: Span<Source.Component>,
    _ third: Span<Source.Component>, to target: Target.Type,
    _ firstResult: inout MutableSpan<Target.Component>, _ secondResult: inout MutableSpan<Target.Component>,
    _ thirdResult: inout MutableSpan<Target.Component>
  ) throws(ColorBatchError) {
    try convert(
      on: path, source, first, second, third, to: target, &firstResult, &secondResult, &thirdResult)
  }

  /// Bytes of OKLab or OKLCH, from planes to planes: just those that ``SRGB8/init(clipping:)`` gives of the color
  /// converted in `Double`.
  ///
  /// The fast way is another byte in about one channel of 50,000, by 1. This one costs about twice as much.
  ///
  /// - Parameters:
  ///   - source: The format read.
  ///   - first: The lightness of each color.
  ///   - second: The second component of each: a, or chroma.
  ///   - third: The third of each: b, or hue in degrees.
  ///   - red: Where red goes.
  ///   - green: Where green goes.
  ///   - blue: Where blue goes.
  /// - Throws: ``ColorBatchError/count(_:expected:)`` where the six spans don't have the same count.
  public static func convertExactly<Source: ExactColorFormat>(
    _ source: Source.Type, _ first: Span<Float>, _ second: Span<Float>, _ third: Span<Float>,
    toRed red: inout MutableSpan<UInt8>, green: inout MutableSpan<UInt8>, blue: inout MutableSpan<UInt8>
  ) throws(ColorBatchError) {
    try convertExactly(on: path, source, first, second, third, toRed: &red, green: &green, blue: &blue)
  }

  /// `convert(_:_:_:_:to:_:_:_:)` on a path that the processor must have.
  package static func convert<Source: ColorFormat, Target: ColorFormat>(
    on path: Path, _ source: Source.Type, _ first: Span<Source.Component>, _ second: Span<Source.Component>,
    _ third: Span<Source.Component>, to target: Target.Type,
    _ firstResult: inout MutableSpan<Target.Component>, _ secondResult: inout MutableSpan<Target.Component>,
    _ thirdResult: inout MutableSpan<Target.Component>
  ) throws(ColorBatchError) {
    try check(
      first.count, second.count, third.count, firstResult.count, secondResult.count, thirdResult.count)
    unsafe reading(first, second, third) { input in
      unsafe writing(&firstResult, &secondResult, &thirdResult) { output in
        unsafe Kernels.convert(path, source.format, target.format, first.count, input, output)
      }
    }
  }

  /// `convertExactly(_:_:_:_:toRed:green:blue:)` on a path that the processor must have.
  package static func convertExactly<Source: ExactColorFormat>(
    on path: Path, _ source: Source.Type, _ first: Span<Float>, _ second: Span<Float>, _ third: Span<Float>,
    toRed red: inout MutableSpan<UInt8>, green: inout MutableSpan<UInt8>, blue: inout MutableSpan<UInt8>
  ) throws(ColorBatchError) {
    try check(first.count, second.count, third.count, red.count, green.count, blue.count)
    unsafe reading(first, second, third) { input in
      unsafe writing(&red, &green, &blue) { output in
        unsafe Kernels.convertExactly(path, source.format, first.count, input, output)
      }
    }
  }
}
