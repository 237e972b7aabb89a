import BenchmarkHarness
import ColorCore

/// One color at a time, as an app converts, reads and writes them, beside LittleCMS called for one pixel.
struct ColorWorkloads {
  let pixels: [SRGB8]
  let lcms: LittleCMS

  func all() -> [Workload] {
    let interleaved = pixels.flatMap { [$0.red, $0.green, $0.blue] }
    let lab = Box([Float](repeating: 0, count: interleaved.count))
    let hex = pixels.map(\.hex)
    let oklch = pixels.map { AnyColor($0.oklch).css }
    return [
      Workload(
        "sRGB8 to Lab, one by one", path: "lcms2", count: pixels.count,
        pass: { lcms.toLab(interleaved, &lab.value, pixelsPerCall: 1) },
        checksum: { Checksum.of(lab.value.map(\.bitPattern)) })
    ] + conversions() + [
      parse(hex, as: "parse #rrggbb"),
      parse(oklch, as: "parse oklch()"),
      parse(hex.map { "oklch(from \($0) calc(l + 0.1) c h)" }, as: "parse a relative color"),
      parse(
        zip(hex, hex.reversed()).map { "color-mix(in oklch, \($0) 30%, \($1))" }, as: "parse color-mix()"),
      write(pixels.map { AnyColor($0) }, as: "write rgb()"),
      write(pixels.map { AnyColor($0.oklch) }, as: "write oklch()"),
    ]
  }

  private func conversions() -> [Workload] {
    let codes = pixels.map(\.color), polar = pixels.map(\.oklch), untyped = pixels.map { AnyColor($0) }
    // As many numbers that no byte is.
    let between = zip(codes, codes.reversed()).map { a, b in
      Color<SRGB>((a.red + b.green) / 2, (a.green + b.blue) / 2, (a.blue + b.red) / 2)
    }
    let vivid = polar.map { $0.with(\.chroma, 0.1 + $0.chroma) }
    return [
      convert(pixels, as: "sRGB8 to OKLCH", first: polar[0], number: { $0.hue }) { colors, results in
        for index in colors.indices { results[index] = colors[index].oklch }
      },
      convert(codes, as: "sRGB to OKLCH, bytes", first: polar[0], number: { $0.hue }) { colors, results in
        for index in colors.indices { results[index] = colors[index].converted(to: OKLCH.self) }
      },
      convert(between, as: "sRGB to OKLCH", first: polar[0], number: { $0.hue }) { colors, results in
        for index in colors.indices { results[index] = colors[index].converted(to: OKLCH.self) }
      },
      convert(untyped, as: "any sRGB to OKLCH", first: untyped[0], number: { $0.components.z }) {
        colors, results in
        for index in colors.indices { results[index] = colors[index].converted(to: .oklch) }
      },
      convert(polar, as: "OKLCH to sRGB", first: codes[0], number: { $0.green }) { colors, results in
        for index in colors.indices { results[index] = colors[index].converted(to: SRGB.self) }
      },
      convert(vivid, as: "OKLCH fitted to sRGB8", first: pixels[0], number: { Double($0.rrggbb) }) {
        colors, results in
        for index in colors.indices { results[index] = SRGB8(clipping: colors[index].fitted(to: SRGB.self)) }
      },
    ]
  }

  /// Each color by `all`, which has the loop in it: a closure for each color would cost as much as what is measured.
  /// A number of each result is its part of the checksum.
  private func convert<Source, Result>(
    _ colors: [Source], as name: String, first: Result, number: @escaping (Result) -> Double,
    all: @escaping ([Source], inout [Result]) -> Void
  ) -> Workload {
    let results = Box([Result](repeating: first, count: colors.count))
    return Workload(
      name, count: colors.count,
      pass: { all(colors, &results.value) },
      checksum: { Checksum.of(results.value.map { number($0).bitPattern }) })
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
