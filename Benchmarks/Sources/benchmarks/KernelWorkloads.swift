import BenchmarkHarness
import ColorCore

/// The batch conversions on every path of this processor, beside LittleCMS.
struct KernelWorkloads {
  /// Fits the second cache with all its channels, so that the conversion is measured and not the memory.
  static let count = 16_384

  let pixels: [SRGB8]
  let lcms: LittleCMS

  var paths: [ColorBatch.Path] { ColorBatch.Path.allCases.filter(\.isAvailable) }

  /// sRGB8 to OKLab; LittleCMS to CIE Lab, and to 8-bit Display P3.
  func toOKLab() -> [Workload] {
    let interleaved = pixels.flatMap { [$0.red, $0.green, $0.blue] }
    let lab = Box([Float](repeating: 0, count: interleaved.count))
    let p3 = Box([UInt8](repeating: 0, count: interleaved.count))
    return [
      Workload(
        "sRGB8 to Lab", path: "lcms2", count: pixels.count,
        pass: { lcms.toLab(interleaved, &lab.value) },
        checksum: { Checksum.of(lab.value.map(\.bitPattern)) }),
      Workload(
        "sRGB8 to P3", path: "lcms2", count: pixels.count,
        pass: { lcms.toP3(interleaved, &p3.value) },
        checksum: { Checksum.of(p3.value) }),
    ]
      + paths.map { path in
        let planes = Box(Planes(pixels))
        return Workload(
          "sRGB8 to OKLab", path: path.rawValue, count: pixels.count,
          pass: {
            ColorBatch.use(path)
            planes.value.toOKLab()
          },
          checksum: {
            Checksum.of(
              (planes.value.lightness + planes.value.a + planes.value.b).map(\.bitPattern))
          })
      }
  }

  /// OKLab to sRGB8; LittleCMS from CIE Lab.
  func toSRGB8() -> [Workload] {
    let interleaved = pixels.flatMap { [$0.red, $0.green, $0.blue] }
    var lab = [Float](repeating: 0, count: interleaved.count)
    lcms.toLab(interleaved, &lab)
    let from = lab
    let bytes = Box(interleaved)
    return [
      Workload(
        "Lab to sRGB8", path: "lcms2", count: pixels.count,
        pass: { lcms.toSRGB8(from, &bytes.value) },
        checksum: { Checksum.of(bytes.value) })
    ]
      + paths.map { path in
        let planes = Box(Planes(pixels))
        planes.value.toOKLab()
        return Workload(
          "OKLab to sRGB8", path: path.rawValue, count: pixels.count,
          pass: {
            ColorBatch.use(path)
            planes.value.toSRGB8()
          },
          checksum: { Checksum.of(planes.value.red + planes.value.green + planes.value.blue) })
      }
  }
}

/// A place for results that outlives a closure.
final class Box<Value> {
  var value: Value

  init(_ value: Value) { self.value = value }
}
