internal import CColorKernels

extension ColorBuffer {
  /// Converts the colors into another buffer by several tasks at once, where there are so many that it is worth it.
  ///
  /// A task takes two million colors or more; fewer than twice as many are converted by the caller alone. The bits
  /// are the same in any case.
  ///
  /// - Parameter result: Where the results go.
  /// - Throws: ``ColorBatchError/count(_:expected:)`` where the counts differ.
  public borrowing func convertInTasks<Target: ColorFormat>(
    into result: inout ColorBuffer<Target>
  ) async throws(ColorBatchError) {
    try ColorBatch.check(count, result.count)
    let parts = count / ColorBatch.leastOfTask
    guard parts > 1 else { return try convert(into: &result) }
    let work = unsafe Work(
      source: Format.format, target: Target.format, path: ColorBatch.path, input: input, output: result.output
    )
    // Whole blocks of 64, so that no task but the last has an odd end.
    let (count, size) = (self.count, (count / parts + 63) / 64 * 64)
    await withTaskGroup(of: Void.self) { group in
      for start in stride(from: 0, to: count, by: size) {
        group.addTask { work.convert(start..<min(start + size, count)) }
      }
    }
  }
}

extension ColorBatch {
  /// The fewest colors of a task: five milliseconds of work. A second processor pays from about a million in all, where
  /// it is idle; where it isn't, two tasks of less than this take longer than one.
  static let leastOfTask = 1 << 21
}

/// A conversion between buffers that outlive it, of which each task does a part.
@safe private struct Work: @unchecked Sendable {
  let source, target: ColorBatch.Format
  let path: ColorBatch.Path
  let input: cck_input
  let output: cck_output

  func convert(_ range: Range<Int>) {
    let read = range.lowerBound * source.componentSize, written = range.lowerBound * target.componentSize
    var (input, output) = unsafe (input, output)
    unsafe input.channels.0 = input.channels.0.map { unsafe $0 + read }
    unsafe input.channels.1 = input.channels.1.map { unsafe $0 + read }
    unsafe input.channels.2 = input.channels.2.map { unsafe $0 + read }
    unsafe output.channels.0 = output.channels.0.map { unsafe $0 + written }
    unsafe output.channels.1 = output.channels.1.map { unsafe $0 + written }
    unsafe output.channels.2 = output.channels.2.map { unsafe $0 + written }
    unsafe Kernels.convert(path, source, target, range.count, input, output)
  }
}

extension ColorBatch.Format {
  /// The bytes of a component.
  fileprivate var componentSize: Int { self == .srgb8 ? 1 : MemoryLayout<Float>.size }
}
