import BenchmarkHarness
import ColorCore

/// One color at a time, as an app converts, reads and writes them, beside LittleCMS called for one pixel.
struct ColorWorkloads {
  let pixels = Pixels.even(4_096, seed: 2)
  let lcms: LittleCMS

  func all() -> [Workload] {
    let interleaved = pixels.flatMap { [$0.red, $0.green, $0.blue] }
    let lab = Box([Float](repeating: 0, count: interleaved.count))
    let converted = Box(pixels.map(\.oklch))
    let hex = pixels.map(\.hex)
    let css = pixels.map { AnyColor($0.oklch).css }
    return [
      Workload(
        "sRGB8 to Lab, one by one", path: "lcms2", count: pixels.count,
        pass: { lcms.toLab(interleaved, &lab.value, pixelsPerCall: 1) },
        checksum: { Checksum.of(lab.value.map(\.bitPattern)) }),
      Workload(
        "sRGB8 to OKLCH", count: pixels.count,
        pass: { for index in pixels.indices { converted.value[index] = pixels[index].oklch } },
        checksum: {
          Checksum.of(
            converted.value.flatMap { [$0.components.x, $0.components.y, $0.components.z] }
              .map(\.bitPattern))
        }),
      parse(hex, as: "parse #rrggbb"),
      parse(css, as: "parse oklch()"),
      write(pixels.map { AnyColor($0) }, as: "write rgb()"),
      write(pixels.map { AnyColor($0.oklch) }, as: "write oklch()"),
    ]
  }

  private func parse(_ texts: [String], as name: String) -> Workload {
    let read = Box([AnyColor](repeating: AnyColor(SRGB8.black), count: texts.count))
    return Workload(
      name, count: texts.count,
      pass: {
        for index in texts.indices {
          guard let color = try? AnyColor(css: texts[index]) else {
            preconditionFailure("\(texts[index]) can't be read")
          }
          read.value[index] = color
        }
      },
      checksum: {
        Checksum.of(
          read.value.flatMap { [$0.components.x, $0.components.y, $0.components.z] }.map(\.bitPattern))
      })
  }

  private func write(_ colors: [AnyColor], as name: String) -> Workload {
    let written = Box([String](repeating: "", count: colors.count))
    return Workload(
      name, count: colors.count,
      pass: { for index in colors.indices { written.value[index] = colors[index].css } },
      checksum: { Checksum.of(written.value.flatMap { Array($0.utf8) }) })
  }
}
