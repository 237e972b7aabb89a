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
