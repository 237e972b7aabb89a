import BenchmarkHarness
import ColorCore
import ColorDerivation

/// Two colors at a time: how they contrast, how far apart they are, and the color that contrasts enough.
struct PairWorkloads {
  let pixels: [SRGB8]

  /// As many bytes as pairs of six and their contrasts of four, read and written from memory and nothing else.
  func copies() -> Workload {
    // Five bytes are read and five written a pair: more than most caches hold, and only made when it is wanted.
    let count = 8 << 20
    let from = Box([UInt8]()), to = Box([UInt8]())
    return Workload(
      "contrast of pairs", path: "memcpy", unit: "pair", count: count,
      pass: {
        if from.value.isEmpty {
          from.value = Array(repeating: 1, count: 5 * count)
          to.value = Array(repeating: 0, count: 5 * count)
        }
        unsafe to.value.withUnsafeMutableBytes { to in
          unsafe from.value.withUnsafeBytes { from in unsafe to.copyMemory(from: from) }
        }
      },
      checksum: { Checksum.of(to.value.suffix(8)) })
  }

  /// Contrast (WCAG 2.x), one pair at a time.
  func contrasts() -> Workload {
    numbers("contrast, one by one") { colors, others, results in
      for index in colors.indices { results[index] = colors[index].contrast(with: others[index]).ratio }
    }
  }

  /// ΔE OK, one pair at a time.
  func differences() -> Workload {
    numbers("ΔE OK, one by one") { colors, others, results in
      for index in colors.indices { results[index] = colors[index].deltaEOK(to: others[index]) }
    }
  }

  /// The true nearest color of all that contrasts enough, one by one.
  func nearest() -> Workload {
    let wishes = pixels.map { AnyColor($0) }
    let surfaces = Array(pixels.reversed())
    let results = Box(pixels)
    return Workload(
      "nearest with contrast", count: wishes.count,
      pass: {
        for index in wishes.indices {
          results.value[index] =
            ContrastAdjustment(of: wishes[index], on: [surfaces[index]], minimum: 4.5).color
        }
      },
      checksum: { Checksum.of(results.value.map(\.rrggbb)) })
  }

  private func numbers(
    _ name: String, _ all: @escaping ([SRGB8], [SRGB8], inout [Double]) -> Void
  ) -> Workload {
    let others = Array(pixels.reversed())
    let results = Box([Double](repeating: 0, count: pixels.count))
    return Workload(
      name, unit: "pair", count: pixels.count,
      pass: { [pixels] in all(pixels, others, &results.value) },
      checksum: { Checksum.of(results.value.map(\.bitPattern)) })
  }
}
