import BenchmarkHarness
import ColorCore
import ColorProfiles
import Foundation

/// Conversions between ICC profiles, beside LittleCMS, and the cache of them.
struct ProfileWorkloads {
  /// Ghostscript's profile of a press, which Debian's `libgs-common` brings. Where it isn't, inks aren't measured.
  private static let pressPath = "/usr/share/color/icc/ghostscript/default_cmyk.icc"

  let pixels: [SRGB8]
  private let bytes: [UInt8]
  private let lcms: LittleCMS
  private let srgb: Profile
  private let p3: Profile
  private let press: Profile?

  init(pixels: [SRGB8]) {
    self.pixels = pixels
    bytes = pixels.flatMap { [$0.red, $0.green, $0.blue] }
    let file = (try? Data(contentsOf: URL(fileURLWithPath: Self.pressPath))).map { Array($0) }
    lcms = LittleCMS(press: file)
    guard let srgb = try? Profile(.srgb), let p3 = try? Profile(.displayP3) else {
      preconditionFailure("built-in profiles can be made")
    }
    self.srgb = srgb
    self.p3 = p3
    press = file.flatMap { try? Profile(bytes: $0, name: "press.icc") }
  }

  private var paths: [ColorBatch.Path] { ColorBatch.Path.allCases.filter(\.isAvailable) }

  func groups() -> [WorkloadGroup] {
    [
      WorkloadGroup("matrix profiles, bytes", matrixBytes()),
      WorkloadGroup("matrix profiles, floats", matrixFloats()),
    ]
      + (press.map { press in
        [
          WorkloadGroup("sRGB to inks", toInks(press)), WorkloadGroup("inks to sRGB", fromInks(press)),
          WorkloadGroup(
            "cache of transforms, inks",
            cache("inks") { try $0.bulk(UInt8.self, from: srgb, to: press, Rendering()).isOnKernels }),
        ]
      } ?? [])
      + [
        WorkloadGroup(
          "cache of transforms, Lab",
          cache("Lab") {
            try $0.transform(from: .device(srgb), to: .lab, Rendering()).rendering.intent == .absolute
          })
      ]
  }

  private func matrixBytes() -> [Workload] {
    let result = Box([UInt8](repeating: 0, count: bytes.count))
    return [
      Workload(
        "sRGB to Display P3, bytes", path: "lcms2", count: pixels.count,
        pass: { lcms.toP3(bytes, &result.value) }, checksum: { Checksum.of(result.value) })
    ] + own("sRGB to Display P3, bytes", bytes, to: p3) { Checksum.of($0) }
  }

  private func matrixFloats() -> [Workload] {
    let floats = bytes.map { Float($0) / 255 }
    let result = Box([Float](repeating: 0, count: bytes.count))
    return [
      Workload(
        "sRGB to Display P3, floats", path: "lcms2", count: pixels.count,
        pass: { lcms.toP3(floats, &result.value) }, checksum: { Checksum.of(result.value.map(\.bitPattern)) })
    ] + own("sRGB to Display P3, floats", floats, to: p3) { Checksum.of($0.map(\.bitPattern)) }
  }

  private func toInks(_ press: Profile) -> [Workload] {
    let result = Box([UInt8](repeating: 0, count: 4 * pixels.count))
    return [
      Workload(
        "sRGB to inks, bytes", path: "lcms2", count: pixels.count,
        pass: { lcms.toInks(bytes, &result.value) }, checksum: { Checksum.of(result.value) }),
      through("sRGB to inks, bytes", bytes, from: srgb, to: press),
    ]
  }

  private func fromInks(_ press: Profile) -> [Workload] {
    var inks = [UInt8](repeating: 0, count: 4 * pixels.count)
    lcms.toInks(bytes, &inks)
    let from = inks
    let result = Box([UInt8](repeating: 0, count: 3 * pixels.count))
    return [
      Workload(
        "inks to sRGB, bytes", path: "lcms2", count: pixels.count,
        pass: { lcms.fromInks(from, &result.value) }, checksum: { Checksum.of(result.value) }),
      through("inks to sRGB, bytes", from, from: press, to: srgb),
    ]
  }

  /// On every path of the kernels.
  private func own<Number: DeviceNumber & Numeric>(
    _ name: String, _ numbers: [Number], to profile: Profile, checksum: @escaping ([Number]) -> UInt64
  ) -> [Workload] {
    let transform = Self.transform(from: srgb, to: profile, Number.self)
    precondition(transform.isOnKernels, "curves and a matrix go by the kernels")
    return paths.map { path in
      let result = Box([Number](repeating: 0, count: numbers.count))
      return Workload(
        name, path: path.rawValue, count: pixels.count,
        pass: {
          ColorBatch.use(path)
          Self.convert(numbers, by: transform, into: &result.value)
        },
        checksum: { checksum(result.value) })
    }
  }

  /// By LittleCMS behind our face.
  private func through(_ name: String, _ numbers: [UInt8], from source: Profile, to destination: Profile)
    -> Workload
  {
    let transform = Self.transform(from: source, to: destination, UInt8.self)
    precondition(!transform.isOnKernels, "tables go by LittleCMS")
    let result = Box([UInt8](repeating: 0, count: pixels.count * destination.space.channelCount))
    return Workload(
      name, path: "BulkTransform", count: pixels.count,
      pass: { Self.convert(numbers, by: transform, into: &result.value) },
      checksum: { Checksum.of(result.value) })
  }

  /// Making a transform and finding it. What is found is asked something, so that it isn't left out.
  private func cache(_ name: String, _ get: @escaping (TransformCache) throws -> Bool) -> [Workload] {
    let cache = TransformCache(), finds = 1_000
    let asked = Box(0)
    func ask() {
      do { asked.value = try get(cache) ? 1 : 0 } catch { preconditionFailure("\(error)") }
    }
    return [
      Workload(
        "\(name), made", path: "plain", unit: "transform", count: 1,
        pass: {
          cache.removeAll()
          ask()
        }, checksum: { UInt64(asked.value) }),
      Workload(
        "\(name), found", unit: "transform", count: finds,
        pass: { for _ in 0..<finds { ask() } }, checksum: { UInt64(asked.value) }),
    ]
  }

  private static func transform<Number: DeviceNumber>(
    from source: Profile, to destination: Profile, _: Number.Type
  ) -> BulkTransform<Number> {
    do {
      return try BulkTransform(from: source, to: destination, Rendering())
    } catch {
      preconditionFailure("\(error)")
    }
  }

  private static func convert<Number: DeviceNumber>(
    _ numbers: [Number], by transform: BulkTransform<Number>, into result: inout [Number]
  ) {
    var span = result.mutableSpan
    do { try transform.convert(numbers.span, into: &span) } catch { preconditionFailure("\(error)") }
  }
}
