import ColorCore
import ColorProfiles
import Testing

/// The way from sRGB to another space as doubles have it, apart from any profile.
private struct DoubleWay: Sendable {
  /// The light of each code of sRGB.
  let light: [Double]
  /// The rows from sRGB's light to the other's.
  let rows: [SIMD3<Double>]
  /// The least light of codes 1 to 255 of the other; before them −∞, and ∞ behind them.
  let thresholds: [Double]

  init<Space: ColorSpace>(_: Space.Type, lightOf: (Double) -> Double) {
    light = (0...255).map { code in
      let x = Double(code) / 255
      return Color<SRGB>(x, x, x).converted(to: LinearSRGB.self).green
    }
    // A primary alone has all light in one channel, so that its code is its light.
    let columns = [SIMD3<Double>(1, 0, 0), SIMD3(0, 1, 0), SIMD3(0, 0, 1)].map {
      Color<Space>($0.x, $0.y, $0.z).converted(to: LinearSRGB.self).components
    }
    // The inverse by its adjugate.
    let (a, b, c) = (columns[0], columns[1], columns[2])
    func cross(_ u: SIMD3<Double>, _ v: SIMD3<Double>) -> SIMD3<Double> {
      SIMD3(u.y * v.z - u.z * v.y, u.z * v.x - u.x * v.z, u.x * v.y - u.y * v.x)
    }
    let determinant = (a * cross(b, c)).sum()
    rows = [cross(b, c), cross(c, a), cross(a, b)].map { $0 / determinant }
    thresholds =
      [-Double.infinity] + (1...255).map { lightOf((Double($0) - 0.5) / 255) } + [.infinity]
  }

  /// How many channels of these bytes aren't those of the double result, and by how much at most.
  func difference(_ input: [UInt8], _ output: [UInt8]) -> (count: Int, most: Int) {
    var count = 0, most = 0
    for place in stride(from: 0, to: input.count, by: 3) {
      let x = SIMD3(
        light[Int(input[place])], light[Int(input[place + 1])], light[Int(input[place + 2])])
      for channel in 0..<3 {
        let value = (rows[channel] * x).sum()
        let found = Int(output[place + channel])
        if thresholds[found] <= value, value < thresholds[found + 1] { continue }
        var right = found
        while value < thresholds[right] { right -= 1 }
        while value >= thresholds[right + 1] { right += 1 }
        count += 1
        most = max(most, abs(right - found))
      }
    }
    return (count, most)
  }
}

/// In a debug build one color of 257, in a release build every color of 24 bits.
@Suite("Matrix profiles on our own kernels") struct ProfileKernelExhaustiveTests {
  #if DEBUG
    private static let step = 257
  #else
    private static let step = 1
  #endif

  private func expectNearer(_ destination: BuiltInProfile, _ way: DoubleWay) throws {
    let source = try Profile(.srgb), destination = try Profile(destination)
    let own = try BulkTransform<UInt8>(from: source, to: destination, Rendering())
    let other = try BulkTransform<UInt8>(from: source, to: destination, Rendering(), steps: .tabulated)
    #expect(own.isOnKernels && !other.isOnKernels)
    var counts = (own: 0, other: 0), most = 0, total = 0
    var color = 0
    while color < 1 << 24 {
      var input: [UInt8] = []
      input.reserveCapacity(3 << 16)
      while input.count < 3 << 16, color < 1 << 24 {
        input.append(UInt8(color >> 16))
        input.append(UInt8(color >> 8 & 255))
        input.append(UInt8(color & 255))
        color += Self.step
      }
      let a = way.difference(input, try converted(input, own))
      let b = way.difference(input, try converted(input, other))
      counts.own += a.count
      counts.other += b.count
      most = max(most, a.most)
      total += input.count
    }
    // A float of light is right to 24 bits; a threshold seldom lies so near.
    #expect(counts.own * 500_000 <= total && most <= 1, "\(counts.own) of \(total) by \(most)")
    #expect(counts.own * 100 < counts.other, "\(counts)")
  }

  private func converted(_ input: [UInt8], _ transform: BulkTransform<UInt8>) throws -> [UInt8] {
    var output = [UInt8](repeating: 0, count: input.count)
    var span = output.mutableSpan
    try transform.convert(input.span, into: &span)
    return output
  }

  @Test func `sRGB to Display P3 is nearer to the double result than LittleCMS`() throws {
    try expectNearer(
      .displayP3,
      DoubleWay(DisplayP3.self) { Color<SRGB>($0, $0, $0).converted(to: LinearSRGB.self).green })
  }

  @Test func `sRGB to Adobe RGB is nearer to the double result than LittleCMS`() throws {
    try expectNearer(
      .adobeRGB, DoubleWay(A98RGB.self) { Color<A98RGB>($0, $0, $0).converted(to: XYZD65.self).components.y })
  }

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

  @Test func `leaves to LittleCMS what isn't curves and a matrix`() throws {
    let srgb = try Profile(.srgb)
    #expect(!(try BulkTransform<UInt8>(from: srgb, to: Profile(.gray), Rendering()).isOnKernels))
    #expect(
      !(try BulkTransform<UInt8>(from: srgb, to: Profile(.displayP3), Rendering(.absolute)).isOnKernels))
    #expect(!(try BulkTransform<UInt16>(from: srgb, to: Profile(.displayP3), Rendering()).isOnKernels))
    let lifted = try Profile(
      bytes: MadeProfile.matrix(curve: para(4, [2.2, 0.9, 0.1, 0.1, 0.05, 0.05, 0.05])).bytes, name: "lifted")
    #expect(!(try BulkTransform<UInt8>(from: lifted, to: srgb, Rendering()).isOnKernels))
  }
}
