import ColorCore
import Foundation
import Testing

@Suite("Transform kernels", .serialized) struct KernelTransformTests {
  struct Look: Sendable, CustomTestStringConvertible {
    var vision: ColorVision
    var model: ColorVision.Model
    var severity: Double

    var testDescription: String { "\(vision) by \(model) at \(severity)" }
  }

  static let looks = ColorVision.allCases.flatMap { vision in
    ColorVision.Model.allCases.flatMap { model in
      [1, 0.45].map { Look(vision: vision, model: model, severity: $0) }
    }
  }

  @Test(.releaseOnly, arguments: looks)
  func `simulate color vision as ColorCore does, but for one channel in 5,000 that is off by 1`(
    _ look: Look
  ) throws {
    var random = SeededNumbers(state: 7)
    let count = 1 << 16
    let colors = Planes<SRGB8>(count: count, from: &random)
    let transform = ByteTransform(simulating: look.vision, by: look.model, severity: look.severity)
    let source = pixels(colors)
    let results = try onAllPaths(transform, source)
    let expected = (0..<count).flatMap { i in
      let color = transform.reference(colors[i])
      return [UInt8(color.x), UInt8(color.y), UInt8(color.z)]
    }
    let isReference = results.allSatisfy { $0 == expected }
    #expect(isReference)
    var off = 0
    for i in 0..<count {
      let seen = look.vision.simulated(colors.color(i).linear, by: look.model, severity: look.severity)
      let exact = SRGB8(clipping: seen.converted(to: SRGB.self))
      for (found, byte) in zip(results[0][3 * i..<3 * i + 3], [exact.red, exact.green, exact.blue])
      where found != byte {
        off += 1
        #expect(abs(Int(found) - Int(byte)) == 1)
      }
    }
    #expect(off <= 3 * count / 5_000)
  }

  @Test func `change nothing at severity 0`() throws {
    for model in ColorVision.Model.allCases {
      let none = ByteTransform(simulating: .protan, by: model, severity: 0)
      for red in [UInt8(0), 1, 10, 128, 254, 255] {
        let source = pixels(Planes<SRGB8>(red: red))
        let isSame = try onAllPaths(none, source).allSatisfy { $0 == source }
        #expect(isSame)
      }
    }
  }

  /// Curves of profiles: pure powers, straight lines, and one for each channel.
  @Test(arguments: [[1.0, 1, 1], [1.8, 1.8, 1.8], [2.2, 2.2, 2.2], [2.6, 2.4, 1.4]])
  func `round as counting thresholds does, for curves of any power`(_ powers: [Double]) throws {
    let thresholds = powers.map { power in
      (1...255).map { code in Float(pow((Double(code) - 0.5) / 255, power)) }
    }
    let decoding = powers.map { power in (0...255).map { Float(pow(Double($0) / 255, power)) } }
    let identity: [Float] = [1, 0, 0, 0, 1, 0, 0, 0, 1]
    let same = try ByteTransform(decoding: decoding, matrix: identity, thresholds: thresholds)
    let source = (0...255).flatMap { [UInt8($0), UInt8(255 - $0), UInt8($0)] }
    #expect(try onAllPaths(same, source).allSatisfy { $0 == source })
    // Light just at and just below each threshold, as the codes of a curve of its own.
    for below in [false, true] {
      let steps = thresholds.map { channel in
        [Float(0)] + channel.map { below ? $0.nextDown : $0 }
      }
      let edges = try ByteTransform(decoding: steps, matrix: identity, thresholds: thresholds)
      let expected = source.map { below && $0 > 0 ? $0 - 1 : $0 }
      #expect(try onAllPaths(edges, source).allSatisfy { $0 == expected })
    }
  }

  @Test func `refuse curves that can't be`() {
    let curve = (0...255).map { Float($0) / 255 }
    let thresholds = (1...255).map { (Float($0) - 0.5) / 255 }
    let identity: [Float] = [1, 0, 0, 0, 1, 0, 0, 0, 1]
    func refuses(_ curves: [[Float]], _ matrix: [Float], _ thresholds: [[Float]]) -> Bool {
      (try? ByteTransform(decoding: curves, matrix: matrix, thresholds: thresholds)) == nil
    }
    let three = [curve, curve, curve], all = [thresholds, thresholds, thresholds]
    #expect(!refuses(three, identity, all))
    #expect(refuses([curve, curve], identity, all))
    #expect(refuses(three, Array(identity.dropLast()), all))
    #expect(refuses(three, identity, [thresholds, thresholds, thresholds.reversed()]))
    #expect(refuses(three, identity, [thresholds, thresholds, Array(thresholds.dropLast())]))
    var flat = thresholds
    flat[100] = flat[99].nextUp  // two within one bucket, however fine
    #expect(refuses(three, identity, [thresholds, thresholds, flat]))
  }

  private func onAllPaths(_ transform: ByteTransform, _ source: [UInt8]) throws -> [[UInt8]] {
    pathLock.lock()
    let before = ColorBatch.path
    defer {
      ColorBatch.use(before)
      pathLock.unlock()
    }
    return try ColorBatch.Path.available.map { path in
      ColorBatch.use(path)
      var bytes = [UInt8](repeating: 0, count: source.count)
      var span = bytes.mutableSpan
      try ColorBatch.transform(source.span, by: transform, &span)
      return bytes
    }
  }
}
