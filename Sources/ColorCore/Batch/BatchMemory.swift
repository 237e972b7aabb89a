internal import CColorKernels

extension ColorBatch {
  /// Throws unless a count is the one that is expected.
  static func check(_ expected: Int, _ count: Int) throws(ColorBatchError) {
    if count != expected { throw .count(count, expected: expected) }
  }

  /// Throws unless the counts of planes are the first of them.
  static func check(
    _ expected: Int, _ second: Int, _ third: Int, _ firstResult: Int, _ secondResult: Int, _ thirdResult: Int
  ) throws(ColorBatchError) {
    try check(expected, second)
    try check(expected, third)
    try check(expected, firstResult)
    try check(expected, secondResult)
    try check(expected, thirdResult)
  }

  /// How many colors a number of components is.
  static func count(_ components: Int, _ layout: PixelLayout) throws(ColorBatchError) -> Int {
    guard components % layout.components == 0 else {
      throw .partialPixel(count: components, components: layout.components)
    }
    return components / layout.components
  }

  /// Three planes as the kernels read them.
  static func reading<Component>(
    _ first: Span<Component>, _ second: Span<Component>, _ third: Span<Component>,
    _ body: (cck_input) -> Void
  ) {
    unsafe first.withUnsafeBufferPointer { first in
      unsafe second.withUnsafeBufferPointer { second in
        unsafe third.withUnsafeBufferPointer { third in
          unsafe body(
            cck_input(
              channels: (
                UnsafeRawPointer(first.baseAddress), UnsafeRawPointer(second.baseAddress),
                UnsafeRawPointer(third.baseAddress)
              ), alpha: nil, step: 1))
        }
      }
    }
  }

  /// Three planes as the kernels write them.
  static func writing<Component>(
    _ first: inout MutableSpan<Component>, _ second: inout MutableSpan<Component>,
    _ third: inout MutableSpan<Component>, _ body: (cck_output) -> Void
  ) {
    unsafe first.withUnsafeMutableBufferPointer { first in
      unsafe second.withUnsafeMutableBufferPointer { second in
        unsafe third.withUnsafeMutableBufferPointer { third in
          unsafe body(
            cck_output(
              channels: (
                UnsafeMutableRawPointer(first.baseAddress), UnsafeMutableRawPointer(second.baseAddress),
                UnsafeMutableRawPointer(third.baseAddress)
              ), alpha: nil, step: 1))
        }
      }
    }
  }

  /// Pixels as the kernels read them. No pixels have no address, and nothing is done then.
  static func reading<Component: BitwiseCopyable>(
    _ pixels: Span<Component>, _ layout: PixelLayout, _ body: (cck_input) -> Void
  ) {
    unsafe pixels.withUnsafeBufferPointer { pixels in
      guard let start = pixels.baseAddress, !pixels.isEmpty else { return }
      let hasAlpha = layout == .four && Component.self == UInt8.self
      unsafe body(
        cck_input(
          channels: (UnsafeRawPointer(start), UnsafeRawPointer(start + 1), UnsafeRawPointer(start + 2)),
          alpha: hasAlpha ? UnsafeRawPointer(start + 3).assumingMemoryBound(to: UInt8.self) : nil,
          step: layout.components))
    }
  }

  /// Pixels as the kernels write them.
  static func writing<Component: BitwiseCopyable>(
    _ pixels: inout MutableSpan<Component>, _ layout: PixelLayout, _ fourth: FourthComponent,
    _ body: (cck_output) -> Void
  ) {
    unsafe pixels.withUnsafeMutableBufferPointer { pixels in
      guard let start = pixels.baseAddress, !pixels.isEmpty else { return }
      let hasAlpha = layout == .four && fourth == .alpha && Component.self == UInt8.self
      unsafe body(
        cck_output(
          channels: (
            UnsafeMutableRawPointer(start), UnsafeMutableRawPointer(start + 1),
            UnsafeMutableRawPointer(start + 2)
          ),
          alpha: hasAlpha ? UnsafeMutableRawPointer(start + 3).assumingMemoryBound(to: UInt8.self) : nil,
          step: layout.components))
    }
  }

  /// Numbers, one a color, as the kernels write them.
  static func writing<Element>(
    _ numbers: inout MutableSpan<Element>, _ body: (UnsafeMutablePointer<Element>) -> Void
  ) {
    unsafe numbers.withUnsafeMutableBufferPointer { numbers in
      guard let start = numbers.baseAddress, !numbers.isEmpty else { return }
      unsafe body(start)
    }
  }
}
