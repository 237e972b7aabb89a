import ColorCore
import ColorProfiles
import Testing

@Suite("Matrix profiles on our own kernels", .serialized) struct ProfileKernelTests {
  struct Case: CustomTestStringConvertible, Sendable {
    var destination: BuiltInProfile
    var way: DoubleWay
    var testDescription: String { "sRGB to \(destination.title)" }
  }

  private static let cases = [
    Case(destination: .displayP3, way: .displayP3), Case(destination: .adobeRGB, way: .adobeRGB),
  ]

  @Test(.releaseOnly, arguments: cases)
  func `bytes of all 2²⁴ colors are nearer to the double result than LittleCMS's`(_ one: Case) throws {
    let source = try Profile(.srgb), destination = try Profile(one.destination)
    let own = try BulkTransform<UInt8>(from: source, to: destination, Rendering())
    let other = try BulkTransform<UInt8>(from: source, to: destination, Rendering(), steps: .tabulated)
    #expect(own.isOnKernels && !other.isOnKernels)
    var counts = (own: 0, other: 0), most = 0
    for red in UInt8.min...UInt8.max {
      let input = colors(red: red)
      let a = one.way.difference(input, try converted(input, own))
      let b = one.way.difference(input, try converted(input, other))
      counts.own += a.count
      counts.other += b.count
      most = max(most, a.most)
    }
    // A float of light is right to 24 bits; a threshold seldom lies so near.
    #expect(counts.own * 500_000 <= 3 << 24 && most <= 1, "\(counts.own) by \(most)")
    #expect(counts.own * 100 < counts.other, "\(counts)")
    print(
      "\(one.testDescription): off by one are \(counts.own) of \(3 << 24) bytes, LittleCMS's \(counts.other)")
  }

  @Test(.releaseOnly, arguments: cases)
  func `floats of all 2²⁴ colors are nearer to the double result than LittleCMS's`(_ one: Case) throws {
    let source = try Profile(.srgb), destination = try Profile(one.destination)
    let own = try BulkTransform<Float>(from: source, to: destination, Rendering())
    let other = try BulkTransform<Float>(from: source, to: destination, Rendering(), steps: .tabulated)
    #expect(own.isOnKernels && !other.isOnKernels)
    var all = FloatDifference(), some = FloatDifference(), others = FloatDifference()
    for red in UInt8.min...UInt8.max {
      let codes = colors(red: red)
      let input = codes.map { Float($0) / 255 }
      let wanted = one.way.numbers(codes)
      let found = try converted(input, own)
      all.add(found, wanted)
      // LittleCMS takes a quarter of a microsecond a color, so that it gets every 16th red.
      guard red % 17 == 0 else { continue }
      some.add(found, wanted)
      others.add(try converted(input, other), wanted)
    }
    // Half of a float's last place and what the cubics bring are 3.4e-8. Where no light is left in a channel, the matrices
    // leave 1e-17 of it, of which a gamma of 2.2 makes 5e-8.
    #expect(all.most < 6e-8, "\(all)")
    #expect(some.most < others.most && some.mean < others.mean, "\(some) against \(others)")
    print(
      "\(one.testDescription): floats differ by \(all); of every 17th red by \(some), LittleCMS's by \(others)"
    )
  }

  @Test(.releaseOnly, arguments: cases)
  func `of 16 bits, one number in 100 is off by 1 at most`(_ one: Case) throws {
    let source = try Profile(.srgb), destination = try Profile(one.destination)
    let own = try BulkTransform<UInt16>(from: source, to: destination, Rendering())
    #expect(own.isOnKernels)
    var off = 0, count = 0
    for red in stride(from: UInt8.min, through: UInt8.max, by: 51) {
      let codes = colors(red: red)
      let found = try converted(codes.map { UInt16($0) * 257 }, own)
      for (a, b) in zip(found, one.way.numbers(codes)) {
        let difference = (Double(a) - b * 65_535).magnitude
        #expect(difference < 1)
        off += difference > 0.5 ? 1 : 0
      }
      count += found.count
    }
    #expect(off * 100 < count, "\(off) of \(count)")
  }

  /// All colors with this red.
  private func colors(red: UInt8) -> [UInt8] {
    var colors: [UInt8] = []
    colors.reserveCapacity(3 << 16)
    for green in UInt8.min...UInt8.max {
      for blue in UInt8.min...UInt8.max {
        colors.append(red)
        colors.append(green)
        colors.append(blue)
      }
    }
    return colors
  }

  private func converted<Number: DeviceNumber & Numeric>(
    _ input: [Number], _ transform: BulkTransform<Number>
  ) throws -> [Number] {
    var output = [Number](repeating: 0, count: input.count)
    var span = output.mutableSpan
    try transform.convert(input.span, into: &span)
    return output
  }
}
