import ColorCore
import Foundation
import Testing

@Suite("Kernel layouts", .serialized) struct KernelLayoutTests {
  private static let counts = [0, 1, 2, 63, 64, 65, 127, 128, 200, 1_000]

  @Test(arguments: ColorBatch.Path.available)
  func `give pixels what they give planes`(_ path: ColorBatch.Path) throws {
    pathLock.lock()
    let before = ColorBatch.path
    defer {
      ColorBatch.use(before)
      pathLock.unlock()
    }
    ColorBatch.use(path)
    var random = SeededNumbers(state: 5)
    for count in Self.counts {
      let codes = Planes<SRGB8>(count: count, from: &random)
      let lab = codes.converted(to: OKLab.self, on: path)
      let threes = pixels(codes), fours = quads(codes, fourth: 7)
      for (layout, source) in [(PixelLayout.three, threes), (.four, fours)] {
        var floats = [Float](repeating: -9, count: count * 3)
        var span = floats.mutableSpan
        try ColorBatch.convert(SRGB8.self, source.span, layout: layout, to: OKLab.self, &span)
        let isSame = same(floats, pixels(lab))
        #expect(isSame, "\(count) from \(layout)")
        var wide = [Float](repeating: -9, count: count * 4)
        span = wide.mutableSpan
        try ColorBatch.convert(SRGB8.self, source.span, layout: layout, to: OKLab.self, &span, layout: .four)
        let isSameWide = same(wide, quads(lab, fourth: -9))
        #expect(isSameWide, "\(count) from \(layout) to four floats")
      }
      let narrow = pixels(lab), wide = quads(lab, fourth: 5)
      for (layout, source) in [(PixelLayout.three, narrow), (.four, wide)] {
        for (fourth, expected) in [(FourthComponent.untouched, UInt8(9)), (.alpha, 255)] {
          var bytes = [UInt8](repeating: 9, count: count * 4)
          var span = bytes.mutableSpan
          try ColorBatch.convert(
            OKLab.self, source.span, layout: layout, to: SRGB8.self, &span, layout: .four, fourth: fourth)
          let isSame = bytes == quads(codes, fourth: expected)
          bytes = [UInt8](repeating: 9, count: count * 4)
          span = bytes.mutableSpan
          try ColorBatch.convertExactly(
            OKLab.self, source.span, layout: layout, to: &span, layout: .four, fourth: fourth)
          let isSameExactly = bytes == quads(codes, fourth: expected)
          #expect(isSame && isSameExactly, "\(count) from \(layout), \(fourth)")
        }
      }
    }
  }

  @Test(arguments: ColorBatch.Path.available)
  func `keep alpha or leave it alone`(_ path: ColorBatch.Path) throws {
    pathLock.lock()
    let before = ColorBatch.path
    defer {
      ColorBatch.use(before)
      pathLock.unlock()
    }
    ColorBatch.use(path)
    let none = ByteTransform(simulating: .deutan, by: .machado, severity: 0)
    var random = SeededNumbers(state: 6)
    for count in Self.counts {
      let source = (0..<count * 4).map { _ in UInt8.random(in: 0...255, using: &random) }
      var bytes = [UInt8](repeating: 9, count: count * 4)
      var span = bytes.mutableSpan
      try ColorBatch.transform(source.span, by: none, &span, layout: .four, fourth: .alpha)
      #expect(bytes == source)
      bytes = [UInt8](repeating: 9, count: count * 4)
      span = bytes.mutableSpan
      try ColorBatch.transform(source.span, by: none, &span, layout: .four)
      #expect(bytes == source.enumerated().map { $0.offset % 4 == 3 ? 9 : $0.element })
    }
  }

  @Test func `refuse counts that aren't those of whole pixels, or of as many`() {
    let bytes = [UInt8](repeating: 0, count: 8)
    var floats = [Float](repeating: 0, count: 6)
    var span = floats.mutableSpan
    #expect(throws: ColorBatchError.partialPixel(count: 8, components: 3)) {
      try ColorBatch.convert(SRGB8.self, bytes.span, to: OKLab.self, &span)
    }
    #expect(throws: ColorBatchError.count(6, expected: 8)) {
      try ColorBatch.convert(SRGB8.self, bytes.span, layout: .four, to: OKLab.self, &span, layout: .four)
    }
    #expect(throws: ColorBatchError.count(6, expected: 2)) {
      try ColorBatch.luminances(bytes.span, layout: .four, &span)
    }
  }

  /// Pixels of four.
  private func quads<Format: ColorFormat>(
    _ planes: Planes<Format>, fourth: Format.Component
  ) -> [Format.Component] {
    planes.x.indices.flatMap { [planes.x[$0], planes.y[$0], planes.z[$0], fourth] }
  }
}
