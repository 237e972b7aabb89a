import ColorCore
import Foundation
import Testing

/// The conversions on every path. `KernelReference` is held against the one path that every processor has, and the
/// others against that, which is faster and says the same.
@Suite("Kernel paths") struct KernelPathTests {
  @Test(.releaseOnly) func `give the reference's bits for all 2²⁴ colors in OKLab, and bring them back`() {
    all(OKLab.self)
  }

  @Test(.releaseOnly) func `give the reference's bits for all 2²⁴ colors in OKLCH, and bring them back`() {
    all(OKLCH.self)
  }

  @Test(.releaseOnly) func `give the reference's bits for all 2²⁴ colors in sRGB, and bring them back`() {
    all(SRGB.self)
  }

  @Test(.releaseOnly) func `give the reference's bits for all 2²⁴ colors in light, and bring them back`() {
    all(LinearSRGB.self)
  }

  @Test(.releaseOnly) func `give the reference's bits for all 2²⁴ colors in Display P3, and bring them back`()
  {
    all(DisplayP3.self)
  }

  private func all<Format: ColorFormat>(_ format: Format.Type) where Format.Component == Float {
    for red in UInt8.min...UInt8.max {
      let codes = Planes<SRGB8>(red: red)
      let floats = codes.converted(to: format, on: .baseline)
      // Compared outside of #expect, which would print all of them.
      let isReference = floats == codes.reference(format)
      #expect(isReference, "red \(red)")
      for path in ColorBatch.Path.available {
        let isSame = path == .baseline || codes.converted(to: format, on: path) == floats
        let isSameBack = floats.converted(to: SRGB8.self, on: path) == codes
        #expect(isSame && isSameBack, "red \(red) on \(path)")
      }
    }
  }

  /// What may come: colors, near misses, far misses, and floats of any bits, among which are NaN, infinities and
  /// subnormals.
  @Test(.releaseOnly) func `give the reference's bits for any floats, from every format to every other`() {
    any(SRGB.self)
    any(LinearSRGB.self)
    any(DisplayP3.self)
    any(OKLab.self)
    any(OKLCH.self)
  }

  private func any<Source: ColorFormat>(_ source: Source.Type) where Source.Component == Float {
    var random = SeededNumbers(state: 1)
    let ranges: [ClosedRange<Float>] = [
      0...1, -0.5...1.5, -3...400, -1e13...1e13, -1e38...1e38, -1e-38...1e-38,
    ]
    var samples = ranges.map { range in
      Planes<Source>(count: 1 << 15) { .random(in: range, using: &random) }
    }
    samples.append(Planes(count: 1 << 17) { Float(bitPattern: .random(in: 0...(.max), using: &random)) })
    samples.append(edges())
    for colors in samples {
      for path in ColorBatch.Path.available {
        check(colors, SRGB.self, path)
        check(colors, LinearSRGB.self, path)
        check(colors, DisplayP3.self, path)
        check(colors, OKLab.self, path)
        check(colors, OKLCH.self, path)
        let isSame = colors.converted(to: SRGB8.self, on: path) == colors.referenceBytes()
        #expect(isSame, "\(Source.format) to bytes on \(path)")
      }
    }
  }

  private func check<Source: ColorFormat, Target: ColorFormat>(
    _ colors: Planes<Source>, _ target: Target.Type, _ path: ColorBatch.Path
  ) where Source.Component == Float, Target.Component == Float {
    let isSame = colors.converted(to: target, on: path) == colors.reference(target)
    #expect(isSame, "\(Source.format) to \(Target.format) on \(path)")
  }

  /// Every three of the numbers that are apart.
  private func edges<Format: ColorFormat>() -> Planes<Format> where Format.Component == Float {
    let edges: [Float] = [
      0, -0.0, 1, -1, 0.5, .nan, .signalingNaN, .infinity, -.infinity, .greatestFiniteMagnitude,
      -.greatestFiniteMagnitude, .leastNonzeroMagnitude, -.leastNonzeroMagnitude, .leastNormalMagnitude,
      0.04045, 0.0031308, 90, 180, 270, 360, -90,
    ]
    var mixed = Planes<Format>(zeros: 0)
    for x in edges {
      for y in edges {
        for z in edges {
          mixed.x.append(x)
          mixed.y.append(y)
          mixed.z.append(z)
        }
      }
    }
    return mixed
  }

  @Test(arguments: ColorBatch.Path.available)
  func `give a color the same bits at any place in a batch of any size`(_ path: ColorBatch.Path) {
    var random = SeededNumbers(state: 2)
    let codes = Planes<SRGB8>(count: 300, from: &random)
    let lch = codes.reference(OKLCH.self)
    for offset in [0, 1, 2, 3, 5, 7, 13, 31, 33, 63] {
      for count in 0...130 {
        let range = offset..<offset + count
        let isSame = codes.converted(to: OKLCH.self, on: path, range) == lch.extracting(range)
        let isSameBack = lch.converted(to: SRGB8.self, on: path, range) == codes.extracting(range)
        #expect(isSame && isSameBack, "\(range)")
      }
    }
  }

  @Test(arguments: ColorBatch.Path.available)
  func `write only within the spans they are given`(_ path: ColorBatch.Path) {
    var random = SeededNumbers(state: 3)
    for count in 0...130 {
      let codes = Planes<SRGB8>(count: count, from: &random)
      let lab = codes.converted(to: OKLab.self, on: path)
      for plane in 0..<3 {
        let floats = framed(count: count, frame: -9) { (span: inout MutableSpan<Float>) in
          convert(codes, to: OKLab.self, on: path, plane, &span)
        }
        let isWhole = floats == [lab.x, lab.y, lab.z][plane]
        #expect(isWhole, "plane \(plane) of \(count)")
        let bytes = framed(count: count, frame: 99) { (span: inout MutableSpan<UInt8>) in
          convert(lab, to: SRGB8.self, on: path, plane, &span)
        }
        let isWholeBack = bytes == [codes.x, codes.y, codes.z][plane]
        #expect(isWholeBack, "plane \(plane) of \(count)")
      }
    }
  }

  /// Converts with one plane of the result in the span, the others elsewhere.
  private func convert<Source: ColorFormat, Target: ColorFormat>(
    _ colors: Planes<Source>, to target: Target.Type, on path: ColorBatch.Path, _ plane: Int,
    _ span: inout MutableSpan<Target.Component>
  ) {
    var rest = Planes<Target>(zeros: colors.count)
    let (x, y, z) = (colors.x.span, colors.y.span, colors.z.span)
    rest.write { a, b, c in
      switch plane {
      case 0: try! ColorBatch.convert(on: path, Source.self, x, y, z, to: target, &span, &b, &c)
      case 1: try! ColorBatch.convert(on: path, Source.self, x, y, z, to: target, &a, &span, &c)
      default: try! ColorBatch.convert(on: path, Source.self, x, y, z, to: target, &a, &b, &span)
      }
    }
  }

  /// What was written into the middle of an array, if the frame around it is whole.
  private func framed<Element: Equatable>(
    count: Int, frame: Element, write: (inout MutableSpan<Element>) -> Void
  ) -> [Element]? {
    let width = 67
    var all = Array(repeating: frame, count: width + count + width)
    unsafe all.withUnsafeMutableBufferPointer { all in
      var span = unsafe all.extracting(width..<width + count).mutableSpan
      write(&span)
    }
    guard all[..<width].allSatisfy({ $0 == frame }), all[(width + count)...].allSatisfy({ $0 == frame })
    else { return nil }
    return Array(all[width..<width + count])
  }

  @Test func `are the fastest available unless the variable names a lesser one`() {
    func fastest(upTo path: ColorBatch.Path) -> ColorBatch.Path? {
      let paths = ColorBatch.Path.allCases
      return paths[...(paths.firstIndex(of: path) ?? 0)].last(where: \.isAvailable)
    }
    #expect(ColorBatch.Path.baseline.isAvailable)
    #expect(ColorBatch.Path(chosenBy: nil) == fastest(upTo: .avx512))
    #expect(ColorBatch.Path(chosenBy: "avx512") == fastest(upTo: .avx512))
    #expect(ColorBatch.Path(chosenBy: "avx2") == fastest(upTo: .avx2))
    #expect(ColorBatch.Path(chosenBy: "sse9") == fastest(upTo: .avx512))
    #expect(ColorBatch.Path(chosenBy: "baseline") == .baseline)
  }

  @Test func `can be taken by hand where available`() {
    pathLock.lock()
    let before = ColorBatch.path
    defer {
      ColorBatch.use(before)
      pathLock.unlock()
    }
    for path in ColorBatch.Path.allCases {
      #expect(ColorBatch.use(path) == path.isAvailable)
      if path.isAvailable { #expect(ColorBatch.path == path) }
    }
  }
}
