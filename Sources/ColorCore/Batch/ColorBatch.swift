internal import CColorKernels

/// Conversions of many colors at once, between 8-bit sRGB and OKLab in `Float`.
///
/// Colors come in as `Span` and go out as `MutableSpan`, one a channel. Nothing is allocated, and the bits of
/// a color's result depend on that color alone: not on the processor, its place, or the size of the batch.
/// From 64 colors on, a batch costs each of them as little as it can.
///
///     ColorBatch.oklab(
///       fromRed: red.span, green: green.span, blue: blue.span,
///       intoLightness: &lightness, a: &a, b: &b)
///
/// `KernelReference` says the same in plain Swift, one color at a time, and is what the kernels are tested
/// against.
public enum ColorBatch {
  /// OKLab of 8-bit sRGB colors: lightness in 0...1, `a` and `b` within ±0.4.
  ///
  /// Against the exact result lightness is off by 1.6e-7 at most, `a` by 4.8e-7, `b` by 2e-7. Black is
  /// exactly (0, 0, 0). Greys have a chroma of 2.8e-7 at most, below the 4e-6 from which a hue counts.
  ///
  /// - Precondition: The six spans have the same count, which may be 0.
  /// - SeeAlso: CSS Color 4, “Sample code for Color Conversions”, for the matrices.
  public static func oklab(
    fromRed red: Span<UInt8>, green: Span<UInt8>, blue: Span<UInt8>,
    intoLightness lightness: inout MutableSpan<Float>, a: inout MutableSpan<Float>,
    b: inout MutableSpan<Float>
  ) {
    oklab(on: path, fromRed: red, green: green, blue: blue, intoLightness: &lightness, a: &a, b: &b)
  }

  /// 8-bit sRGB of OKLab colors, rounded half up.
  ///
  /// A color outside the gamut is clamped channel by channel in linear light; map it before where that isn't
  /// wanted. A channel that isn't a number is 0: that of a color with a NaN or an infinity in it, or with a
  /// component beyond ±10¹², whose cube is no longer a `Float`. What `oklab(fromRed:…)` gave comes back as it
  /// was, all 2²⁴ colors.
  ///
  /// - Precondition: The six spans have the same count, which may be 0.
  public static func srgb8(
    fromLightness lightness: Span<Float>, a: Span<Float>, b: Span<Float>,
    intoRed red: inout MutableSpan<UInt8>, green: inout MutableSpan<UInt8>,
    blue: inout MutableSpan<UInt8>
  ) {
    srgb8(on: path, fromLightness: lightness, a: a, b: b, intoRed: &red, green: &green, blue: &blue)
  }

  /// `oklab(fromRed:…)` on a path that the processor must have.
  package static func oklab(
    on path: Path, fromRed red: Span<UInt8>, green: Span<UInt8>, blue: Span<UInt8>,
    intoLightness lightness: inout MutableSpan<Float>, a: inout MutableSpan<Float>,
    b: inout MutableSpan<Float>
  ) {
    let count = red.count
    precondition(green.count == count && blue.count == count, "The channels read differ in count.")
    precondition(
      lightness.count == count && a.count == count && b.count == count,
      "The channels written differ in count from those read.")
    guard count > 0 else { return }
    unsafe red.withUnsafeBufferPointer { red in
      unsafe green.withUnsafeBufferPointer { green in
        unsafe blue.withUnsafeBufferPointer { blue in
          unsafe lightness.withUnsafeMutableBufferPointer { lightness in
            unsafe a.withUnsafeMutableBufferPointer { a in
              unsafe b.withUnsafeMutableBufferPointer { b in
                unsafe cck_oklab_from_srgb8(
                  path.kernels, count, red.baseAddress, green.baseAddress, blue.baseAddress,
                  lightness.baseAddress, a.baseAddress, b.baseAddress)
              }
            }
          }
        }
      }
    }
  }

  /// `srgb8(fromLightness:…)` on a path that the processor must have.
  package static func srgb8(
    on path: Path, fromLightness lightness: Span<Float>, a: Span<Float>, b: Span<Float>,
    intoRed red: inout MutableSpan<UInt8>, green: inout MutableSpan<UInt8>,
    blue: inout MutableSpan<UInt8>
  ) {
    let count = lightness.count
    precondition(a.count == count && b.count == count, "The channels read differ in count.")
    precondition(
      red.count == count && green.count == count && blue.count == count,
      "The channels written differ in count from those read.")
    guard count > 0 else { return }
    unsafe lightness.withUnsafeBufferPointer { lightness in
      unsafe a.withUnsafeBufferPointer { a in
        unsafe b.withUnsafeBufferPointer { b in
          unsafe red.withUnsafeMutableBufferPointer { red in
            unsafe green.withUnsafeMutableBufferPointer { green in
              unsafe blue.withUnsafeMutableBufferPointer { blue in
                unsafe cck_srgb8_from_oklab(
                  path.kernels, count, lightness.baseAddress, a.baseAddress, b.baseAddress,
                  red.baseAddress, green.baseAddress, blue.baseAddress)
              }
            }
          }
        }
      }
    }
  }
}
