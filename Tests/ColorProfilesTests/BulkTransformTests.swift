import ColorProfiles
import Testing

@Suite("Bulk transforms") struct BulkTransformTests {
  private static let colors: [SIMD3<Double>] = [0.0, 0.2, 0.4, 0.6, 0.8, 1].flatMap { r in
    [0.0, 0.2, 0.6, 1].flatMap { g in [0.0, 0.4, 0.8, 1].map { b in SIMD3(r, g, b) } }
  }

  private static let numbers = colors.flatMap { [$0.x, $0.y, $0.z] }

  private func converted<Number: DeviceNumber>(
    _ input: [Number], _ transform: BulkTransform<Number>, count: Int
  ) throws -> [Number] {
    let zero = input[0]
    var output = [Number](repeating: zero, count: count)
    var span = output.mutableSpan
    try transform.convert(input.span, into: &span)
    return output
  }

  /// The numbers that the exact way gives, brought into 0 to 1.
  private func expected(_ input: [Double], _ source: Profile, _ destination: Profile) throws -> [Double] {
    let transform = try Transform(from: .device(source), to: .device(destination), Rendering())
    return DeviceColor(unbounded: try transform.convert(input)).values
  }

  @Test(arguments: BuiltInProfile.allCases, BuiltInProfile.allCases)
  func `agrees with the exact way in 8 and 16 bits and in floats`(
    _ from: BuiltInProfile, _ to: BuiltInProfile
  ) throws {
    let source = try Profile(from), destination = try Profile(to)
    let input = from == .gray ? Self.colors.map(\.x) : Self.numbers
    let wanted = try expected(input, source, destination)

    let bytes = try converted(
      input.map { UInt8(($0 * 255).rounded()) }, BulkTransform(from: source, to: destination, Rendering()),
      count: wanted.count)
    let words = try converted(
      input.map { UInt16(($0 * 65535).rounded()) },
      BulkTransform(from: source, to: destination, Rendering(), steps: .exact), count: wanted.count)
    let floats = try converted(
      input.map { Float($0) }, BulkTransform(from: source, to: destination, Rendering()), count: wanted.count)
    for index in wanted.indices {
      // All inputs are whole 255ths and 65,535ths. LittleCMS's tables of 8 bits are off by one at times, and near
      // black, where the curves are steep, by a few.
      #expect((Double(bytes[index]) - wanted[index] * 255).magnitude < 4)
      // Its way of 16 bits rounds after each step.
      #expect((Double(words[index]) - wanted[index] * 65535).magnitude < 400)
      #expect((Double(min(max(floats[index], 0), 1)) - wanted[index]).magnitude < 1e-4)
    }
  }

  /// Skipped on a machine without the profile.
  @Test(.enabled(if: InstalledProfile.areThere, "needs icc-profiles-free, colord-data, libgs-common"))
  func `leads to inks and back`() throws {
    let press = try Profile(bytes: InstalledProfile.bytes(InstalledProfile.cmyk), name: "press.icc")
    let srgb = try Profile(.srgb)
    let wanted = try expected(Self.numbers, srgb, press)
    let count = wanted.count
    #expect(count == Self.colors.count * 4)
    let floats = try converted(
      Self.numbers.map { Float($0) }, BulkTransform(from: srgb, to: press, Rendering()), count: count)
    let bytes = try converted(
      Self.numbers.map { UInt8($0 * 255) }, BulkTransform(from: srgb, to: press, Rendering()), count: count)
    for index in wanted.indices {
      #expect((Double(floats[index]) - wanted[index]).magnitude < 1e-5)
      // LittleCMS's table of the whole way has 33 nodes an axis.
      #expect((Double(bytes[index]) / 255 - wanted[index]).magnitude < 0.02)
    }
    let back = try converted(
      floats, BulkTransform(from: press, to: srgb, Rendering()), count: Self.numbers.count)
    let wantedBack = try expected(floats.map(Double.init), press, srgb)
    for (a, b) in zip(back, wantedBack) { #expect((Double(min(max(a, 0), 1)) - b).magnitude < 1e-5) }
  }

  @Test func `writes as many colors as it reads, and leaves the rest`() throws {
    let transform = try BulkTransform<Float>(from: Profile(.srgb), to: Profile(.gray), Rendering())
    // More than one piece.
    var output = [Float](repeating: -1, count: 702)
    func write(_ input: [Float]) throws {
      var span = output.mutableSpan
      try transform.convert(input.span, into: &span)
    }
    try write(Array(repeating: 0.5, count: 3 * 700))
    try write([])
    #expect(output[..<700].allSatisfy { ($0 - 0.5).magnitude < 1e-3 })
    #expect(output[700...] == [-1, -1])
  }

  @Test func `refuses what isn't whole colors, and floats outside 0 to 1`() throws {
    func reason(_ input: [Float]) throws -> ProfileError.Reason? {
      let transform = try BulkTransform<Float>(from: Profile(.srgb), to: Profile(.displayP3), Rendering())
      var output = [Float](repeating: 0, count: 6)
      var span = output.mutableSpan
      do { try transform.convert(input.span, into: &span) } catch { return error.reason }
      return nil
    }
    #expect(try reason([1, 1]) == .channelCount(found: 2, expected: 3, space: .rgb))
    #expect(try reason([0, 0, 0, 0, 1.5, 0]) == .deviceNumber(1.5, channel: "green"))
    #expect(try reason([.nan, 0, 0]) != nil)
    #expect(try reason([1, 0, 1]) == nil)
  }
}
