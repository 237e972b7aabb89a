/// What is wrong with the spans of a batch. Nothing was written then.
public enum ColorBatchError: Error, Hashable, Sendable {
  /// One of the spans has another count than the colors read.
  case count(Int, expected: Int)

  /// Pixels that end amid a color: the count isn't a multiple of the components of one.
  case partialPixel(count: Int, components: Int)

  /// A curve that can't be: of another count than 256, or not rising.
  case curve
}
