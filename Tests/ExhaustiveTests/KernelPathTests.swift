import ColorCore
import Testing

@Suite("Kernel paths") struct KernelPathTests {
  @Test(.releaseOnly, arguments: ColorBatch.Path.available)
  func `give the reference's bits for all 2²⁴ colors, both ways`(_ path: ColorBatch.Path) {
    for red in UInt8.min...UInt8.max {
      let codes = CodePlanes(red: red)
      let lab = codes.oklab(on: path)
      // Compared outside of #expect, which would print all of them.
      let isSame = lab == codes.referenceOklab()
      let isSameBack = lab.srgb8(on: path) == lab.referenceSrgb8()
      #expect(isSame && isSameBack, "red \(red)")
    }
  }

  /// What may come into the way back: colors, near misses, far misses, and floats of any bits, among which
  /// are NaN, infinities and subnormals.
  @Test(.releaseOnly, arguments: ColorBatch.Path.available)
  func `give the reference's codes for any floats`(_ path: ColorBatch.Path) {
    var random = SeededNumbers(state: 1)
    for range: ClosedRange<Float> in [-0.5...1.5, -3...3, -1e13...1e13, -1e38...1e38, -1e-38...1e-38] {
      let lab = LabPlanes(count: 1 << 18) { .random(in: range, using: &random) }
      let isSame = lab.srgb8(on: path) == lab.referenceSrgb8()
      #expect(isSame, "\(range)")
    }
    let bits = LabPlanes(count: 1 << 20) { Float(bitPattern: .random(in: 0...(.max), using: &random)) }
    let isSameOfBits = bits.srgb8(on: path) == bits.referenceSrgb8()
    #expect(isSameOfBits)

    let edges: [Float] = [
      0, -0.0, 1, -1, 0.5, .nan, .signalingNaN, .infinity, -.infinity, .greatestFiniteMagnitude,
      -.greatestFiniteMagnitude, .leastNonzeroMagnitude, -.leastNonzeroMagnitude, .leastNormalMagnitude,
    ]
    var mixed = LabPlanes(count: 0)
    for lightness in edges {
      for a in edges {
        for b in edges {
          mixed.lightness.append(lightness)
          mixed.a.append(a)
          mixed.b.append(b)
        }
      }
    }
    let isSameOfEdges = mixed.srgb8(on: path) == mixed.referenceSrgb8()
    #expect(isSameOfEdges)
  }

  @Test(arguments: ColorBatch.Path.available)
  func `give a color the same bits at any place in a batch of any size`(_ path: ColorBatch.Path) {
    var random = SeededNumbers(state: 2)
    let codes = CodePlanes(count: 300, from: &random)
    let lab = codes.referenceOklab()
    for offset in [0, 1, 2, 3, 5, 7, 13, 31, 33, 63] {
      for count in 0...130 {
        let range = offset..<offset + count
        let isSame = codes.oklab(on: path, range) == lab.extracting(range)
        let isSameBack = lab.srgb8(on: path, range) == codes.extracting(range)
        #expect(isSame && isSameBack, "\(range)")
      }
    }
  }

  @Test(arguments: ColorBatch.Path.available)
  func `write only within the spans they are given`(_ path: ColorBatch.Path) {
    var random = SeededNumbers(state: 3)
    for count in 0...130 {
      let codes = CodePlanes(count: count, from: &random)
      let lab = codes.oklab(on: path)
      for plane in 0..<3 {
        let floats = framed(count: count, frame: -9) { (span: inout MutableSpan<Float>) in
          var xs = [Float](repeating: 0, count: count)
          var ys = xs
          var x = xs.mutableSpan
          var y = ys.mutableSpan
          let red = codes.red.span
          let green = codes.green.span
          let blue = codes.blue.span
          switch plane {
          case 0:
            ColorBatch.oklab(
              on: path, fromRed: red, green: green, blue: blue, intoLightness: &span, a: &x, b: &y)
          case 1:
            ColorBatch.oklab(
              on: path, fromRed: red, green: green, blue: blue, intoLightness: &x, a: &span, b: &y)
          default:
            ColorBatch.oklab(
              on: path, fromRed: red, green: green, blue: blue, intoLightness: &x, a: &y, b: &span)
          }
        }
        let isWhole = floats == [lab.lightness, lab.a, lab.b][plane]
        #expect(isWhole, "plane \(plane) of \(count)")

        let bytes = framed(count: count, frame: 99) { (span: inout MutableSpan<UInt8>) in
          var xs = [UInt8](repeating: 0, count: count)
          var ys = xs
          var x = xs.mutableSpan
          var y = ys.mutableSpan
          let l = lab.lightness.span
          let a = lab.a.span
          let b = lab.b.span
          switch plane {
          case 0:
            ColorBatch.srgb8(on: path, fromLightness: l, a: a, b: b, intoRed: &span, green: &x, blue: &y)
          case 1:
            ColorBatch.srgb8(on: path, fromLightness: l, a: a, b: b, intoRed: &x, green: &span, blue: &y)
          default:
            ColorBatch.srgb8(on: path, fromLightness: l, a: a, b: b, intoRed: &x, green: &y, blue: &span)
          }
        }
        let isWholeBack = bytes == [codes.red, codes.green, codes.blue][plane]
        #expect(isWholeBack, "plane \(plane) of \(count)")
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
    let before = ColorBatch.path
    defer { ColorBatch.use(before) }
    for path in ColorBatch.Path.allCases {
      #expect(ColorBatch.use(path) == path.isAvailable)
      if path.isAvailable { #expect(ColorBatch.path == path) }
    }
  }
}
