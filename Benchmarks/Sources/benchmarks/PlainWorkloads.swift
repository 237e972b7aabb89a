import BenchmarkHarness
import ColorCore
import PlainColors

/// What the plain way takes for each job, as a yardstick beside LittleCMS.
struct PlainWorkloads {
  let colors: [SIMD3<UInt8>]

  init(_ pixels: [SRGB8]) { colors = pixels.map { SIMD3($0.red, $0.green, $0.blue) } }

  /// The color at each place from the other end: what pairs and surfaces are made of.
  private var others: [SIMD3<UInt8>] { colors.reversed() }

  func toOKLab() -> Workload { perceptual("sRGB8 to OKLab") { PlainColors.oklab($0, into: &$1) } }

  func toOKLCH() -> Workload { perceptual("sRGB8 to OKLCH") { PlainColors.oklch($0, into: &$1) } }

  func fromOKLab() -> Workload {
    var lab = [PlainColors.Triple](repeating: .zero, count: colors.count)
    PlainColors.oklab(colors, into: &lab)
    return bytes("OKLab to sRGB8", count: lab.count) { [lab] in PlainColors.srgb8(oklab: lab, into: &$0) }
  }

  func fromOKLCH() -> Workload {
    var lch = [PlainColors.Triple](repeating: .zero, count: colors.count)
    PlainColors.oklch(colors, into: &lch)
    return bytes("OKLCH to sRGB8", count: lch.count) { [lch] in PlainColors.srgb8(oklch: lch, into: &$0) }
  }

  func contrasts() -> Workload {
    numbers("contrast of pairs") { PlainColors.contrasts($0, $1, into: &$2) }
  }

  func differences() -> Workload {
    numbers("ΔE OK of pairs") { PlainColors.deltaEOK($0, $1, into: &$2) }
  }

  func solve() -> Workload {
    bytes("contrast solve", count: colors.count) { [colors, others] in
      PlainColors.solve(colors, on: others, into: &$0)
    }
  }

  /// Four states of each base on two surfaces, without what a recipe promises.
  func derive() -> Workload {
    let states = Box([SIMD3<UInt8>](repeating: .zero, count: 4 * colors.count))
    let surfaces = (SIMD3<UInt8>(repeating: 255), SIMD3<UInt8>(repeating: 0x1E))
    return Workload(
      "derive 4x2", path: "plain", unit: "base", count: colors.count,
      pass: { [colors] in blackHole(PlainColors.derive(colors, on: surfaces, into: &states.value)) },
      checksum: { Checksum.of(states.value.flatMap { [$0.x, $0.y, $0.z] }) })
  }

  private func perceptual(
    _ name: String, _ all: @escaping ([SIMD3<UInt8>], inout [PlainColors.Triple]) -> Void
  ) -> Workload {
    let results = Box([PlainColors.Triple](repeating: .zero, count: colors.count))
    return Workload(
      name, path: "plain", count: colors.count, pass: { [colors] in all(colors, &results.value) },
      checksum: { Checksum.of(results.value.map { $0.sum().bitPattern }) })
  }

  private func bytes(
    _ name: String, count: Int, _ all: @escaping (inout [SIMD3<UInt8>]) -> Void
  ) -> Workload {
    let results = Box([SIMD3<UInt8>](repeating: .zero, count: count))
    return Workload(
      name, path: "plain", count: count, pass: { all(&results.value) },
      checksum: { Checksum.of(results.value.flatMap { [$0.x, $0.y, $0.z] }) })
  }

  private func numbers(
    _ name: String, _ all: @escaping ([SIMD3<UInt8>], [SIMD3<UInt8>], inout [Double]) -> Void
  ) -> Workload {
    let results = Box([Double](repeating: 0, count: colors.count))
    return Workload(
      name, path: "plain", unit: "pair", count: colors.count,
      pass: { [colors, others] in all(colors, others, &results.value) },
      checksum: { Checksum.of(results.value.map(\.bitPattern)) })
  }
}
