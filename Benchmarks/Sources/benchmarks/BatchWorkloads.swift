import BenchmarkHarness
import ColorCore

/// What else the batch kernels do, on every path of this processor: OKLCH, pairs, and the contrast solve.
struct BatchWorkloads {
  let pixels: [SRGB8]

  private var paths: [ColorBatch.Path] { ColorBatch.Path.allCases.filter(\.isAvailable) }

  /// Bytes side by side, and those of the same colors from the last to the first.
  private var bytes: [UInt8] { pixels.flatMap { [$0.red, $0.green, $0.blue] } }
  private var others: [UInt8] { pixels.reversed().flatMap { [$0.red, $0.green, $0.blue] } }

  func toOKLCH() -> [Workload] {
    paths.map { path in
      let planes = Box(Planes(pixels))
      return Workload(
        "sRGB8 to OKLCH", path: path.rawValue, count: pixels.count,
        pass: {
          ColorBatch.use(path)
          planes.value.toOKLCH()
        },
        checksum: {
          Checksum.of((planes.value.lightness + planes.value.a + planes.value.b).map(\.bitPattern))
        })
    }
  }

  /// Back, and back to the very bytes that doubles give.
  func fromOKLCH() -> [Workload] {
    [("OKLCH to sRGB8", false), ("OKLCH to sRGB8, exact", true)].flatMap { name, isExact in
      paths.map { path in
        let planes = Box(Planes(pixels))
        planes.value.toOKLCH()
        return Workload(
          name, path: path.rawValue, count: pixels.count,
          pass: {
            ColorBatch.use(path)
            planes.value.fromOKLCH(exactly: isExact)
          },
          checksum: { Checksum.of(planes.value.red + planes.value.green + planes.value.blue) })
      }
    }
  }

  func contrasts() -> [Workload] {
    pairs("contrast of pairs") { bytes, others, results in
      var results = results.mutableSpan
      try! ColorBatch.contrasts(bytes.span, with: others.span, &results)
    }
  }

  func differences() -> [Workload] {
    pairs("ΔE OK of pairs") { bytes, others, results in
      var results = results.mutableSpan
      try! ColorBatch.differences(SRGB8.self, bytes.span, to: others.span, &results)
    }
  }

  /// Each color as light or dark as it must be for a contrast of 4.5 on one surface in the middle, so that most move.
  func solve() -> [Workload] {
    let goal = ContrastGoal(.text, on: [SRGB8(0x808080)])
    return paths.map { path in
      let bytes = bytes
      let results = Box(bytes), reached = Box([UInt8](repeating: 0, count: pixels.count))
      let lightness = Box([Float](repeating: 0, count: pixels.count))
      return Workload(
        "contrast solve", path: path.rawValue, count: pixels.count,
        pass: {
          ColorBatch.use(path)
          BatchWorkloads.solve(bytes, goal, &results.value, &lightness.value, &reached.value)
        },
        checksum: { Checksum.of(results.value + reached.value) })
    }
  }

  private static func solve(
    _ bytes: [UInt8], _ goal: ContrastGoal, _ results: inout [UInt8], _ lightness: inout [Float],
    _ reached: inout [UInt8]
  ) {
    var results = results.mutableSpan
    var lightness = lightness.mutableSpan
    var reached = reached.mutableSpan
    try! ColorBatch.adjust(bytes.span, to: goal, &results, lightness: &lightness, reached: &reached)
  }

  private func pairs(
    _ name: String, _ all: @escaping ([UInt8], [UInt8], inout [Float]) -> Void
  ) -> [Workload] {
    paths.map { path in
      let results = Box([Float](repeating: 0, count: pixels.count))
      let bytes = bytes, others = others
      return Workload(
        name, path: path.rawValue, unit: "pair", count: pixels.count,
        pass: {
          ColorBatch.use(path)
          all(bytes, others, &results.value)
        },
        checksum: { Checksum.of(results.value.map(\.bitPattern)) })
    }
  }
}
