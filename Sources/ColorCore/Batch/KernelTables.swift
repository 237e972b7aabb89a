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
}
