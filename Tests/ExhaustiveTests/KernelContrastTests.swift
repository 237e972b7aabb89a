import ColorCore
import Foundation
import Testing

@Suite("Contrast kernels", .serialized) struct KernelContrastTests {
  /// As many pairs as there are, of colors and of those turned round.
  private static func pairs(_ count: Int) -> (Planes<SRGB8>, Planes<SRGB8>) {
    var random = SeededNumbers(state: 4)
    return (Planes(count: count, from: &random), Planes(count: count, from: &random))
  }

  @Test func `give the reference's bits on every path`() throws {
    let count = 100_003
    let (first, second) = Self.pairs(count)
    pathLock.lock()
    let before = ColorBatch.path
    defer {
      ColorBatch.use(before)
      pathLock.unlock()
    }
    for path in ColorBatch.Path.available {
      ColorBatch.use(path)
      let a = pixels(first), b = pixels(second)
      var found = [Float](repeating: 0, count: count)
      var span = found.mutableSpan
      try ColorBatch.luminances(a.span, &span)
      let isSame = same(found, (0..<count).map { KernelReference.luminance(first[$0]) })
      span = found.mutableSpan
      try ColorBatch.contrasts(a.span, with: b.span, &span)
      let isSameContrast = same(found, (0..<count).map { KernelReference.contrast(first[$0], second[$0]) })
      span = found.mutableSpan
      try ColorBatch.differences(SRGB8.self, a.span, to: b.span, &span)
      let isSameDifference = same(
        found, (0..<count).map { KernelReference.difference(first[$0], second[$0], in: .srgb8) })
      #expect(isSame && isSameContrast && isSameDifference, "\(path)")
    }
  }

  @Test func `agree with double to 2e-7 in luminance, 4e-7 in contrast and 1e-6 in difference`() throws {
    let count = 1 << 18
    let (first, second) = Self.pairs(count)
    let a = pixels(first), b = pixels(second)
    var luminances = [Float](repeating: 0, count: count), contrasts = luminances, differences = luminances
    var span = luminances.mutableSpan
    try ColorBatch.luminances(a.span, &span)
    span = contrasts.mutableSpan
    try ColorBatch.contrasts(a.span, with: b.span, &span)
    span = differences.mutableSpan
    try ColorBatch.differences(SRGB8.self, a.span, to: b.span, &span)
    var worst = SIMD3(0.0, 0.0, 0.0)
    for i in 0..<count {
      let x = first.color(i), y = second.color(i)
      let ratio = x.contrast(with: y).ratio, luminance = max(x.relativeLuminance, 1e-9)
      worst = SIMD3(
        max(worst.x, (Double(luminances[i]) - luminance).magnitude / luminance),
        max(worst.y, (Double(contrasts[i]) - ratio).magnitude / ratio),
        max(worst.z, (Double(differences[i]) - x.deltaEOK(to: y)).magnitude))
    }
    #expect(worst.x <= 2e-7)
    #expect(worst.y <= 4e-7)
    #expect(worst.z <= 1e-6)
  }

  @Test func `compare floats of any format by their OKLab`() throws {
    let (first, second) = Self.pairs(1_000)
    let a = first.converted(to: DisplayP3.self, on: .baseline)
    let b = second.converted(to: DisplayP3.self, on: .baseline)
    var found = [Float](repeating: 0, count: 1_000)
    var span = found.mutableSpan
    try ColorBatch.differences(DisplayP3.self, pixels(a).span, to: pixels(b).span, &span)
    let isSame = same(found, (0..<1_000).map { KernelReference.difference(a[$0], b[$0], in: .displayP3) })
    #expect(isSame)
  }
}

/// The components of a color after those of the one before.
func pixels<Format: ColorFormat>(_ planes: Planes<Format>) -> [Format.Component] {
  planes.x.indices.flatMap { [planes.x[$0], planes.y[$0], planes.z[$0]] }
}
