internal import CColorKernels

/// The C kernels behind a Swift face: the only place that calls them with memory.
enum Kernels {
  static func convert(
    _ path: ColorBatch.Path, _ source: ColorBatch.Format, _ target: ColorBatch.Format, _ count: Int,
    _ input: cck_input, _ output: cck_output
  ) {
    var (input, output) = unsafe (input, output)
    unsafe cck_convert(path.kernels, source.kernels, target.kernels, count, &input, &output)
  }

  static func convertExactly(
    _ path: ColorBatch.Path, _ source: ColorBatch.Format, _ count: Int, _ input: cck_input,
    _ output: cck_output
  ) {
    var (input, output) = unsafe (input, output)
    unsafe cck_convert_exactly(path.kernels, source.kernels, count, &input, &output)
  }

  static func luminance(
    _ path: ColorBatch.Path, _ count: Int, _ input: cck_input, _ result: UnsafeMutablePointer<Float>
  ) {
    var input = unsafe input
    unsafe cck_luminance(path.kernels, count, &input, result)
  }

  static func contrast(
    _ path: ColorBatch.Path, _ count: Int, _ first: cck_input, _ second: cck_input,
    _ result: UnsafeMutablePointer<Float>
  ) {
    var (first, second) = unsafe (first, second)
    unsafe cck_contrast(path.kernels, count, &first, &second, result)
  }

  static func difference(
    _ path: ColorBatch.Path, _ format: ColorBatch.Format, _ count: Int, _ first: cck_input,
    _ second: cck_input, _ result: UnsafeMutablePointer<Float>
  ) {
    var (first, second) = unsafe (first, second)
    unsafe cck_difference(path.kernels, format.kernels, count, &first, &second, result)
  }

  static func transform(
    _ path: ColorBatch.Path, _ transform: ByteTransform, _ count: Int, _ input: cck_input,
    _ output: cck_output
  ) {
    var (input, output) = unsafe (input, output)
    unsafe transform.withKernels { transform in
      unsafe cck_transform_bytes(path.kernels, transform, count, &input, &output)
    }
  }

  static func transform(
    _ path: ColorBatch.Path, _ transform: FloatTransform, _ count: Int, _ input: cck_input,
    _ output: cck_output
  ) -> Int {
    var (input, output) = unsafe (input, output)
    return unsafe transform.withKernels { transform in
      unsafe cck_transform_floats(path.kernels, transform, count, &input, &output)
    }
  }

  static func solve(
    _ path: ColorBatch.Path, _ goal: ContrastGoal, _ count: Int, _ input: cck_input, _ output: cck_output,
    _ lightness: UnsafeMutablePointer<Float>, _ reached: UnsafeMutablePointer<UInt8>
  ) {
    var (input, output) = unsafe (input, output)
    unsafe goal.low.withUnsafeBufferPointer { low in
      unsafe goal.high.withUnsafeBufferPointer { high in
        var allowed = unsafe cck_luminances(
          low: low.baseAddress, high: high.baseAddress, count: low.count)
        unsafe cck_solve(path.kernels, &allowed, count, &input, &output, lightness, reached)
      }
    }
  }
}

extension ColorBatch.Format {
  var kernels: cck_format {
    switch self {
    case .srgb8: CCK_SRGB8
    case .srgb: CCK_SRGB
    case .linearSRGB: CCK_LINEAR_SRGB
    case .displayP3: CCK_DISPLAY_P3
    case .oklab: CCK_OKLAB
    case .oklch: CCK_OKLCH
    }
  }
}
