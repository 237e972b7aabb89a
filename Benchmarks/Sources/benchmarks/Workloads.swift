import BenchmarkHarness
import ColorCore

/// All that is measured, group by group: the list of contents. In each group the first workload is the yardstick.
struct Workloads {
  /// The colors of a batch. What is done one by one has fewer.
  let count: Int

  /// All that is measured with so many colors a batch, or as many as usual.
  init(count: Int?) { self.count = count ?? KernelWorkloads.count }

  func groups() -> [WorkloadGroup] {
    let lcms = LittleCMS()
    let kernels = KernelWorkloads(pixels: Pixels.even(count, seed: 1), lcms: lcms)
    let plain = PlainWorkloads(kernels.pixels)
    let pairs = PairWorkloads(pixels: kernels.pixels)
    let batches = BatchWorkloads(pixels: kernels.pixels)
    let bulk = BulkWorkloads(even: Pixels.even(max(count / 8, 1), seed: 3))
    let few = Pixels.even(64, seed: 3)
    return [
      WorkloadGroup("sRGB8 to OKLab", beside(plain.toOKLab(), kernels.toOKLab())),
      WorkloadGroup("OKLab to sRGB8", beside(plain.fromOKLab(), kernels.toSRGB8())),
      WorkloadGroup("sRGB8 to OKLCH", [plain.toOKLCH()] + batches.toOKLCH()),
      WorkloadGroup("OKLCH to sRGB8", [plain.fromOKLCH()] + batches.fromOKLCH()),
      WorkloadGroup(
        "contrast of pairs",
        [plain.contrasts(), pairs.copies(), pairs.contrasts()] + batches.contrasts()),
      WorkloadGroup("ΔE OK of pairs", [plain.differences(), pairs.differences()] + batches.differences()),
      WorkloadGroup(
        // A color takes a third of a millisecond, so that eight must do.
        "contrast solve",
        [PlainWorkloads(few).solve(), PairWorkloads(pixels: Array(few.prefix(8))).nearest()]
          + batches.solve()),
      WorkloadGroup(
        "one color",
        ColorWorkloads(pixels: Pixels.even(max(count / 4, 1), seed: 2), lcms: lcms).all()),
    ]
      + ProfileWorkloads(pixels: kernels.pixels).groups() + [
        WorkloadGroup("derive 4x2", [PlainWorkloads(few).derive()] + bulk.shifts()),
        WorkloadGroup("recipes, many at once", bulk.recipes()),
        WorkloadGroup("derivation", DerivationWorkloads(even: few, lcms: lcms).all()),
        WorkloadGroup("roles", RoleWorkloads().all()),
      ]
  }

  /// The paths that `--path` chooses from.
  static var paths: [String] { ColorBatch.Path.allCases.map(\.rawValue) }

  /// The plain workload behind the other yardsticks.
  private func beside(_ plain: Workload, _ workloads: [Workload]) -> [Workload] {
    workloads.filter(\.isYardstick) + [plain] + workloads.filter { !$0.isYardstick }
  }
}
