internal import CColorKernels

/// Many colors of one format, a plane a channel: the layout that batches are fastest with.
///
/// It has one owner and can't be copied: millions of colors aren't copied unseen, several tasks may write to it at once,
/// and its planes can be aligned to what processors like, which those of an array aren't.
///
///     let colors = try ColorBuffer<SRGB8>(pixels: rgba.span, layout: .four)
///     var lch = colors.converted(to: OKLCH.self)
///     lch.withMutablePlanes { lightness, chroma, hue in … }
///
/// What two buffers are needed for throws ``ColorBatchError/count(_:expected:)`` where they differ in count.
@safe public struct ColorBuffer<Format: ColorFormat>: ~Copyable, @unchecked Sendable {
  /// The number of colors.
  public let count: Int

  /// Three planes of `stride` components each.
  private let memory: UnsafeMutablePointer<Format.Component>
  private let stride: Int

  /// Colors of which every component is zero.
  ///
  /// - Parameter count: How many, 0 or more.
  public init(count: Int) {
    precondition(count >= 0, "a count is 0 or more")
    self.count = count
    let size = MemoryLayout<Format.Component>.stride
    let lines = (count * size + 63) / 64
    stride = lines * 64 / size
    let bytes = UnsafeMutableRawPointer.allocate(byteCount: max(3 * lines * 64, 64), alignment: 64)
    unsafe bytes.initializeMemory(as: UInt8.self, repeating: 0, count: max(3 * lines * 64, 64))
    unsafe memory = bytes.assumingMemoryBound(to: Format.Component.self)
  }

  /// Colors of pixels.
  ///
  /// - Parameters:
  ///   - pixels: The components of the first color, then of the second. A fourth is left out.
  ///   - layout: How many of them a color has.
  /// - Throws: ``ColorBatchError/partialPixel(count:components:)`` where the count isn't that of whole pixels.
  public init(pixels: Span<Format.Component>, layout: PixelLayout = .three) throws(ColorBatchError) {
    self.init(count: try ColorBatch.count(pixels.count, layout))
    let (count, output) = unsafe (self.count, self.output)
    unsafe ColorBatch.reading(pixels, layout) {
      unsafe Kernels.convert(ColorBatch.path, Format.format, Format.format, count, $0, output)
    }
  }

  deinit { unsafe UnsafeMutableRawPointer(memory).deallocate() }

  /// The components of the color at a place.
  ///
  /// - Parameter index: From 0 to one below the count.
  public subscript(index: Int) -> (Format.Component, Format.Component, Format.Component) {
    get {
      precondition(index >= 0 && index < count, "no color has this index")
      return unsafe (memory[index], memory[stride + index], memory[2 * stride + index])
    }
    set {
      precondition(index >= 0 && index < count, "no color has this index")
      unsafe memory[index] = newValue.0
      unsafe memory[stride + index] = newValue.1
      unsafe memory[2 * stride + index] = newValue.2
    }
  }

  /// What a closure makes of the three planes.
  ///
  /// - Parameter body: Is given red, green and blue, or what the format has instead.
  public borrowing func withPlanes<Result, Failure: Error>(
    _ body: (Span<Format.Component>, Span<Format.Component>, Span<Format.Component>) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    unsafe try body(plane(0).span, plane(1).span, plane(2).span)
  }

  /// What a closure makes of the three planes, which it may write to.
  ///
  /// - Parameter body: Is given red, green and blue, or what the format has instead.
  public mutating func withMutablePlanes<Result, Failure: Error>(
    _ body: (
      inout MutableSpan<Format.Component>, inout MutableSpan<Format.Component>,
      inout MutableSpan<Format.Component>
    ) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    var first = unsafe plane(0).mutableSpan
    var second = unsafe plane(1).mutableSpan
    var third = unsafe plane(2).mutableSpan
    return try body(&first, &second, &third)
  }

  private borrowing func plane(_ index: Int) -> UnsafeMutableBufferPointer<Format.Component> {
    unsafe UnsafeMutableBufferPointer(start: memory + index * stride, count: count)
  }

  /// The planes as the kernels read them.
  var input: cck_input {
    unsafe cck_input(
      channels: (
        UnsafeRawPointer(memory), UnsafeRawPointer(memory + stride), UnsafeRawPointer(memory + 2 * stride)
      ), alpha: nil, step: 1)
  }

  /// The planes as the kernels write them, which only who may change the buffer is to use.
  var output: cck_output {
    unsafe cck_output(
      channels: (
        UnsafeMutableRawPointer(memory), UnsafeMutableRawPointer(memory + stride),
        UnsafeMutableRawPointer(memory + 2 * stride)
      ), alpha: nil, step: 1)
  }
}
