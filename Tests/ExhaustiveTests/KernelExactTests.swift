import ColorCore
import Testing

/// Bytes that are just those of `Double`: the float kernel may not know, but what it is certain of must be right.
@Suite("Exact kernels") struct KernelExactTests {
  @Test(.releaseOnly) func `give all 2²⁴ colors as ColorCore does in double, from OKLab`() {
    all(OKLab.self) { $0 }
  }

  @Test(.releaseOnly) func `give all 2²⁴ colors as ColorCore does in double, from OKLCH`() {
    all(OKLCH.self) { $0 }
  }

  @Test(.releaseOnly) func `give 2²² shifted colors as ColorCore does in double, in gamut and out`() {
    all(OKLab.self, every: 4) { SIMD3($0.x * 0.93 + 0.02, $0.y * 1.3, $0.z * 1.3) }
    all(OKLCH.self, every: 4) { SIMD3($0.x * 0.93 + 0.02, $0.y * 1.3 + 0.001, $0.z - 7) }
  }

  @Test(.releaseOnly) func `give any floats as ColorCore does in double`() {
    var random = SeededNumbers(state: 11)
    for range: ClosedRange<Float> in [
      0...1, -0.5...1.5, -20...20, -1e5...1e5, -1e20...1e20, -1.5e38...1.5e38,
    ] {
      check(Planes<OKLab>(count: 1 << 15) { .random(in: range, using: &random) })
      var polar = Planes<OKLCH>(count: 1 << 15) { .random(in: range, using: &random) }
      check(polar)
      polar.x = polar.x.map { _ in .random(in: 0...1, using: &random) }
      polar.y = polar.y.map { _ in .random(in: 0...0.3, using: &random) }
      check(polar)
    }
    // Of any bits; colors in double are finite.
    func any() -> Float {
      let x = Float(bitPattern: .random(in: 0...(.max), using: &random))
      return x.isFinite ? x : 0.5
    }
    check(Planes<OKLab>(count: 1 << 16, component: any))
    check(Planes<OKLCH>(count: 1 << 16, component: any))
  }

  /// Greys that lie just beside where a byte changes, found by halving in float.
  @Test func `decide at each threshold as ColorCore does`() {
    for hue: Float in [0, 29.2, 264] {
      var colors = Planes<OKLCH>(zeros: 0)
      for code in 0..<255 {
        for chroma: Float in [0, 0.01, 0.05] {
          func green(_ lightness: Float) -> UInt8 { double(OKLCH.self, SIMD3(lightness, chroma, hue)).green }
          var low: Float = 0, high: Float = 1
          while low.nextUp < high {
            let middle = (low + high) / 2
            if green(middle) > code { high = middle } else { low = middle }
            if middle == low && middle.nextUp == high { break }
          }
          for bits in high.bitPattern - 3...high.bitPattern + 3 {
            colors.x.append(Float(bitPattern: bits))
            colors.y.append(chroma)
            colors.z.append(hue)
          }
        }
      }
      check(colors)
    }
  }

  private func all<Format: ExactColorFormat & OKSpace>(
    _ format: Format.Type, every step: Int = 1, _ shift: (SIMD3<Float>) -> SIMD3<Float>
  ) {
    for red in stride(from: 0, through: 255, by: step) {
      var colors = Planes<SRGB8>(red: UInt8(red)).converted(to: format, on: .baseline)
      for i in colors.x.indices {
        let color = shift(colors[i])
        (colors.x[i], colors.y[i], colors.z[i]) = (color.x, color.y, color.z)
      }
      check(colors)
    }
  }

  private func check<Format: ExactColorFormat & OKSpace>(_ colors: Planes<Format>) {
    var expected = Planes<SRGB8>(zeros: colors.count)
    for i in colors.x.indices {
      let color = double(Format.self, colors[i])
      (expected.x[i], expected.y[i], expected.z[i]) = (color.red, color.green, color.blue)
    }
    for path in ColorBatch.Path.available {
      var found = Planes<SRGB8>(zeros: colors.count)
      found.write { red, green, blue in
        try! ColorBatch.convertExactly(
          on: path, Format.self, colors.x.span, colors.y.span, colors.z.span, toRed: &red, green: &green,
          blue: &blue)
      }
      // Planes are compared as wholes; only of those that differ are the colors looked at.
      let wrong = found == expected ? [] : differences(found, expected, of: colors)
      #expect(wrong == [], "\(Format.format) on \(path)")
    }
  }

  /// What the first colors are that aren't as expected, with what they should be, and how many there are.
  private func differences<Format: ExactColorFormat>(
    _ found: Planes<SRGB8>, _ expected: Planes<SRGB8>, of colors: Planes<Format>
  ) -> [String] {
    let wrong = colors.x.indices.filter { found.color($0) != expected.color($0) }
    return wrong.prefix(5).map { "\(colors[$0]): \(found.color($0)), not \(expected.color($0))" }
      + (wrong.count == 0
        ? ["the planes differ, but no color"] : wrong.count > 5 ? ["\(wrong.count) in all"] : [])
  }

  private func double<Format: OKSpace>(_: Format.Type, _ color: SIMD3<Float>) -> SRGB8 {
    let color = Color<Format>(Double(color.x), Double(color.y), Double(color.z))
    return SRGB8(clipping: color.converted(to: SRGB.self))
  }
}

/// OKLab and OKLCH.
protocol OKSpace: ColorSpace {}
extension OKLab: OKSpace {}
extension OKLCH: OKSpace {}
