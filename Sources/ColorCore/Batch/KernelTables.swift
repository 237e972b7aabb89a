internal import CColorKernels

/// The kernels' tables, which are data in `Tables.c`: the last bit of a `pow` computed here could differ from
/// machine to machine.
package enum KernelTables {
  /// The light of each of the 256 sRGB codes, to the nearest `Float`.
  package static let linear: [Float] = unsafe Array(
    UnsafeBufferPointer(start: cck_linear_table(), count: 256))

  /// The least light, as `Float`, whose sRGB code is 1, 2, … 255.
  package static let thresholds: [Float] = unsafe Array(
    UnsafeBufferPointer(start: cck_threshold_table(), count: 255))

  /// The thresholds in the form that the kernels read: `CodesAt` in `Kernels.inc.h` says how.
  package static let buckets: [UInt32] = unsafe Array(
    UnsafeBufferPointer(start: cck_bucket_table(), count: Int(cck_bucket_count)))

  /// The light of each code as `Double`, for derivation.
  package static let light: [Double] = unsafe Array(
    UnsafeBufferPointer(start: cck_light_table(), count: 256))

  /// The light from which on a channel takes the next code; the last is infinite.
  package static let lightThresholds: [Double] = unsafe Array(
    UnsafeBufferPointer(start: cck_light_threshold_table(), count: 256))

  /// The code at each 4,096th of the scale of light.
  package static let lightGuesses: [UInt8] = unsafe Array(
    UnsafeBufferPointer(start: cck_light_guess_table(), count: 4097))

  /// Cube roots, as the kernel for derivation has them and as ``OKLab`` does.
  package static let roots: (kernel: [Double], engine: [Double]) = (
    unsafe Array(UnsafeBufferPointer(start: cck_root_table(), count: 384)), Roots.nodes
  )

  /// The bytes of `linear`: the lowest of each, then the next.
  package static let linearBytes: [UInt8] = unsafe Array(
    UnsafeBufferPointer(start: cck_linear_bytes_table(), count: 1_024))

  /// The least light, as `Double`, that `SRGB8` rounds to 1, 2, … 255 when it is encoded.
  package static let exactThresholds: [Double] = unsafe Array(
    UnsafeBufferPointer(start: cck_exact_threshold_table(), count: 255))

  /// What all tables take, in bytes.
  package static var size: Int { cck_table_bytes() }
}
