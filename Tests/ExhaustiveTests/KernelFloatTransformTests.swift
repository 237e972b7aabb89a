import ColorCore
import Foundation
import Testing

@Suite("Float transform kernels", .serialized) struct KernelFloatTransformTests {
  private static let srgb = KernelCurve(
    least: -.infinity, join: 0.04045, slope: 1 / 12.92, shift: 0.055, gain: pow(1 / 1.055, 2.4), power: 2.4,
    offset: 0)
  private static let srgbBack = KernelCurve(
    least: -.infinity, join: 0.04045 / 12.92, slope: 12.92, shift: 0, gain: 1.055, power: 1 / 2.4,
    offset: -0.055)
  private static func gamma(_ power: Double) -> KernelCurve {
    KernelCurve(
      least: 0, join: 0x1p-90, slope: pow(0x1p-90, power - 1), shift: 0, gain: 1, power: power, offset: 0)
  }
  private static let toP3 = [
    0.8224619687143623, 0.17753803128563775, 0, 0.03319419885096161, 0.9668058011490384, 0,
    0.017082631008125144, 0.0723974407148765, 0.9105199282769984,
  ]
  /// Other curves for each channel, and a matrix that leads far out of 0 to 1.
  private static func odd() throws -> FloatTransform {
    try #require(
      FloatTransform(
        decoding: [srgb, gamma(1.8), .identity],
        matrix: [1.9, -0.8, 0.1, -0.3, 1.5, -0.2, 0.05, -0.4, 1.35],
        encoding: [gamma(1 / 2.2), srgbBack, .identity]))
  }

  private static func all() throws -> [FloatTransform] {
    let plain = FloatTransform(
      decoding: [srgb, srgb, srgb], matrix: toP3, encoding: [srgbBack, srgbBack, srgbBack])
    return [try #require(plain), try odd()]
  }

  /// Ends, joins and their neighbors, numbers near 0, and any others.
  private static func numbers(_ count: Int) -> [Float] {
    let edges: [Float] = [
      0, -0.0, 1, 1 as Float / 2, 0.04045, Float(0.04045).nextUp, Float(0.04045).nextDown,
      .leastNonzeroMagnitude,
      .leastNormalMagnitude, 0x1p-90, 0x1p-95, 1e-8, Float(1).nextDown,
    ]
    var random = SeededNumbers(state: 11)
    return edges
      + (0..<(3 * count - edges.count)).map { index in
        index % 7 == 0
          ? Float(bitPattern: UInt32.random(in: 0...0x3F80_0000, using: &random))
          : .random(in: 0...1, using: &random)
      }
  }

  @Test func `give the reference's bits on every path, however the batch is cut`() throws {
    // Not a whole number of blocks.
    let source = Self.numbers(64 * 300 + 21)
    for transform in try Self.all() {
      let expected = stride(from: 0, to: source.count, by: 3).flatMap { place in
        let number = transform.reference(SIMD3(source[place], source[place + 1], source[place + 2]))
        return [number.x, number.y, number.z]
      }.map(\.bitPattern)
      for cut in [1, 63, 64, 65, source.count / 3] {
        let results = try onAllPaths(transform, source, cut: cut)
        let isSame = results.allSatisfy { $0 == expected }
        #expect(isSame, "in batches of \(cut)")
      }
    }
  }

  @Test func `are within half a float and a bit of the exact result`() throws {
    let source = Self.numbers(64 * 300)
    let transform = try #require(try Self.all().first)
    let found = try onAllPaths(transform, source, cut: source.count / 3)[0]
    for place in stride(from: 0, to: source.count, by: 3) {
      let light = (0..<3).map { channel in
        let x = Double(source[place + channel])
        return x < 0.04045 ? x / 12.92 : pow((x + 0.055) / 1.055, 2.4)
      }
      for row in 0..<3 {
        let y = (0..<3).reduce(0) { $0 + Self.toP3[3 * row + $1] * light[$1] }
        let exact = y < 0.04045 / 12.92 ? 12.92 * y : 1.055 * pow(y, 1 / 2.4) - 0.055
        let number = Double(Float(bitPattern: found[place + row]))
        #expect((number - exact).magnitude <= exact * 6e-8 + 1e-8)
      }
    }
  }

  @Test func `keep 0 and 1, and give nothing below 0 where a power has nothing`() throws {
    let same = try #require(
      FloatTransform(
        decoding: [Self.srgb, Self.gamma(2.2), .identity], matrix: [1, 0, 0, 0, 1, 0, 0, 0, 1],
        encoding: [Self.srgbBack, Self.gamma(1 / 2.2), .identity]))
    #expect(same.reference(SIMD3(0, 0, 0)) == SIMD3(0, 0, 0))
    #expect((same.reference(SIMD3(1, 1, 1)) - SIMD3(1, 1, 1)).max() < 1e-7)
    let negative = try Self.odd().reference(SIMD3(0, 1, 0))
    #expect(negative.x == 0 && negative.y > 1 && negative.z < 0)
  }

  @Test func `stop at the first number that isn't from 0 to 1`() throws {
    let transform = try #require(try Self.all().first)
    for wrong: Float in [-0.001, 1.0001, .nan, .infinity, -.infinity] {
      for place in [0, 5, 191, 192, 1_000] {
        var source = [Float](repeating: 0.5, count: 3 * 400)
        source[place] = wrong
        source[1_100] = 2
        for path in ColorBatch.Path.available {
          #expect(try first(transform, source, on: path) == place)
        }
      }
    }
  }

  @Test func `refuse powers that a cubic doesn't follow, and light beyond all bounds`() {
    func isRefused(_ curve: KernelCurve, gain: Double = 1) -> Bool {
      FloatTransform(
        decoding: [curve, curve, curve], matrix: [gain, 0, 0, 0, gain, 0, 0, 0, gain],
        encoding: [.identity, .identity, .identity]) == nil
    }
    for power in [1.4, 1.8, 2, 2.2, 2.4, 2.6, 3] { #expect(!isRefused(Self.gamma(power))) }
    #expect(isRefused(Self.gamma(9)))
    #expect(isRefused(Self.gamma(2.2), gain: 1e12))
  }

  private func first(
    _ transform: FloatTransform, _ source: [Float], on path: ColorBatch.Path
  ) throws -> Int? {
    try on(path) {
      var result = [Float](repeating: 0, count: source.count)
      var span = result.mutableSpan
      return try ColorBatch.transform(source.span, by: transform, &span)
    }
  }

  /// The bits that every path gives, in batches of so many colors.
  private func onAllPaths(_ transform: FloatTransform, _ source: [Float], cut: Int) throws -> [[UInt32]] {
    try ColorBatch.Path.available.map { path in
      try on(path) {
        var result = [Float](repeating: 0, count: source.count)
        for start in stride(from: 0, to: source.count, by: 3 * cut) {
          let range = start..<min(start + 3 * cut, source.count)
          var part = [Float](repeating: 0, count: range.count)
          var span = part.mutableSpan
          let bad = try ColorBatch.transform(source.span.extracting(range), by: transform, &span)
          #expect(bad == nil)
          result.replaceSubrange(range, with: part)
        }
        return result.map(\.bitPattern)
      }
    }
  }

  private func on<Result>(_ path: ColorBatch.Path, _ body: () throws -> Result) rethrows -> Result {
    pathLock.lock()
    let before = ColorBatch.path
    defer {
      ColorBatch.use(before)
      pathLock.unlock()
    }
    ColorBatch.use(path)
    return try body()
  }
}
