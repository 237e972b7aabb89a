import ColorCore
import ColorProfiles
import Testing

@Suite("Built-in profiles") struct BuiltInProfileTests {
  /// Colors all over the cube, the same each time.
  static let cube: [SIMD3<Double>] = [0, 0.13, 0.5, 0.77, 1].flatMap { r in
    [0, 0.2, 0.61, 1].flatMap { g in [0, 0.34, 0.8, 1].map { b in SIMD3(r, g, b) } }
  }

  /// LittleCMS adapts to ICC's D50, of four digits, and we to CSS's; that is where the tolerance comes from:
  /// 0.011 for the reds of Display P3.
  private func largestDifference<Space: ColorSpace>(
    _ builtIn: BuiltInProfile, _: Space.Type
  ) throws -> Double {
    let transform = try Transform(
      from: .device(Profile(builtIn)), to: .lab, intent: .relative, blackPointCompensation: false
    )
    var worst = 0.0
    for rgb in Self.cube {
      let found = try transform.convert([rgb.x, rgb.y, rgb.z])
      let expected = Color<Space>(rgb.x, rgb.y, rgb.z).converted(to: Lab.self)
      let difference = SIMD3(found[0], found[1], found[2]) - expected.components
      worst = max(worst, (difference * difference).sum().squareRoot())
    }
    return worst
  }

  @Test func `sRGB agrees with the space of the same name`() throws {
    #expect(try largestDifference(.srgb, SRGB.self) < 0.01)
  }

  @Test func `Display P3 agrees with the space of the same name`() throws {
    #expect(try largestDifference(.displayP3, DisplayP3.self) < 0.012)
  }

  @Test(arguments: BuiltInProfile.allCases)
  func `leads there and back`(_ builtIn: BuiltInProfile) throws {
    let profile = try Profile(builtIn)
    let there = try Transform(
      from: .device(profile), to: .lab, intent: .relative, blackPointCompensation: false
    )
    let back = try Transform(
      from: .lab, to: .device(profile), intent: .relative, blackPointCompensation: false
    )
    for rgb in Self.cube {
      let numbers = builtIn.space == .gray ? [rgb.x] : [rgb.x, rgb.y, rgb.z]
      let again = try back.convert(there.convert(numbers))
      for (a, b) in zip(numbers, again) {
        // 32-bit floats near black, where gamma 2.4 makes 1e-7 of light 1e-3 of a number.
        #expect((a - b).magnitude < (a < 0.02 ? 2e-3 : 2e-5), "\(numbers) came back as \(again)")
      }
    }
  }

  @Test(arguments: BuiltInProfile.allCases)
  func `white is Lab's white, and black its black`(_ builtIn: BuiltInProfile) throws {
    let profile = try Profile(builtIn)
    let white = try profile.color(ofDevice: Array(repeating: 1, count: profile.space.channelCount))
    let black = try profile.color(ofDevice: Array(repeating: 0, count: profile.space.channelCount))
    #expect((white.lightness - 100).magnitude < 1e-3)
    #expect(max(white.a.magnitude, white.b.magnitude) < 0.02)
    #expect(max(black.lightness.magnitude, black.a.magnitude, black.b.magnitude) < 1e-3)
  }

  @Test func `tells the primaries that it is made from`() throws {
    let found = try Profile(.adobeRGB).facts.primaries
    for (color, expected) in zip(found, [(0.64, 0.33), (0.21, 0.71), (0.15, 0.06)]) {
      #expect(color.x == expected.0 && color.y == expected.1)
    }
    #expect(found.count == 3)
    #expect(try Profile(.gray).facts.primaries.isEmpty)
  }

  @Test func `tells its curve`() throws {
    #expect(try Profile(.srgb).facts.curves.map(\.summary) == Array(repeating: "sRGB curve", count: 3))
    #expect(try Profile(.rec2020).facts.curves.first?.summary == "gamma 2.4")
    #expect(try Profile(.gray).facts.curves.count == 1)
  }
}
