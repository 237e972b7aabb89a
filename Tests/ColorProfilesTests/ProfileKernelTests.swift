import ColorProfiles
import Testing

/// What all colors become is in ExhaustiveTests, which take a release build.
@Suite("Profiles on our own kernels") struct ProfileKernelTests {
  @Test(arguments: [BuiltInProfile.srgb, .displayP3, .adobeRGB, .prophoto, .rec2020])
  func `floats are as near to doubles as LittleCMS's`(_ to: BuiltInProfile) throws {
    for from in [BuiltInProfile.srgb, .displayP3, .prophoto] where from != to {
      let source = try Profile(from), destination = try Profile(to)
      let own = try BulkTransform<Float>(from: source, to: destination, Rendering())
      let other = try BulkTransform<Float>(from: source, to: destination, Rendering(), steps: .tabulated)
      #expect(own.isOnKernels && !other.isOnKernels)
      var input: [Float] = []
      for index in 0..<4096 {
        input += [Float(index >> 8) / 15, Float(index >> 4 & 15) / 15, Float(index & 15) / 15]
      }
      let a = try converted(input, own), b = try converted(input, other)
      for index in a.indices {
        // What is out of gamut LittleCMS continues in its own way above 1.
        guard a[index] >= 0, a[index] <= 1 else {
          #expect((b[index] < 0.002) == (a[index] < 0.002))
          continue
        }
        // Near black a power makes 1e-7 of light 1e-3 of a number.
        #expect((a[index] - b[index]).magnitude < (a[index] < 0.03 ? 2e-3 : 3e-6), "\(index)")
      }
    }
  }

  /// Of a power times and plus something, of channels that differ, and of numbers that a file rounds.
  @Test func `floats of ICC's parametric curves agree with single colors`() throws {
    let made = MadeProfile.matrix(curve: para(4, [2.2, 0.95, 0.05, 0.08, 0.04, 0.002, 0]))
      .with("gTRC", para(3, [1.9, 0.98, 0.02, 0.1, 0.03])).with("bTRC", para(0, [2.4]))
    let odd = try Profile(bytes: made.bytes, name: "odd"), srgb = try Profile(.srgb)
    for (source, destination) in [(odd, srgb), (srgb, odd)] {
      let bulk = try BulkTransform<Float>(from: source, to: destination, Rendering())
      #expect(bulk.isOnKernels)
      let single = try Transform(from: .device(source), to: .device(destination), Rendering())
      // Above where the curves are bent, which LittleCMS turns in its own way.
      var input: [Float] = []
      for index in 0..<1000 {
        for digit in [index % 10, index / 10 % 10, index / 100] { input.append(0.4 + Float(digit) / 15) }
      }
      let expected = try single.convert(input.map(Double.init))
      for (a, b) in zip(try converted(input, bulk), expected) where b > 0.1 {
        #expect((Double(a) - b).magnitude < 3e-6)
      }
    }
  }

  private func converted(_ input: [Float], _ transform: BulkTransform<Float>) throws -> [Float] {
    var output = [Float](repeating: 0, count: input.count)
    var span = output.mutableSpan
    try transform.convert(input.span, into: &span)
    return output
  }

  @Test func `leaves to LittleCMS what isn't curves and a matrix, and floats of curves that are tables`()
    throws
  {
    let srgb = try Profile(.srgb)
    #expect(!(try BulkTransform<UInt8>(from: srgb, to: Profile(.gray), Rendering()).isOnKernels))
    #expect(
      !(try BulkTransform<UInt8>(from: srgb, to: Profile(.displayP3), Rendering(.absolute)).isOnKernels))
    let table = try Profile(bytes: MadeProfile.matrix(curve: curv([0, 9_000, 65_535])).bytes, name: "table")
    #expect(try BulkTransform<UInt8>(from: table, to: srgb, Rendering()).isOnKernels)
    #expect(!(try BulkTransform<UInt16>(from: table, to: srgb, Rendering()).isOnKernels))
    #expect(!(try BulkTransform<Float>(from: table, to: srgb, Rendering()).isOnKernels))
    let lifted = try Profile(
      bytes: MadeProfile.matrix(curve: para(4, [2.2, 0.9, 0.1, 0.1, 0.05, 0.05, 0.05])).bytes, name: "lifted")
    #expect(!(try BulkTransform<UInt8>(from: lifted, to: srgb, Rendering()).isOnKernels))
  }
}
