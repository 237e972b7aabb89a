import ColorCore
import ColorProfiles
import Testing

@Suite("Transforms") struct TransformTests {
  /// The numbers of a device in the tool's ranges, from ours.
  private static func scale(_ space: DeviceSpace?) -> Double {
    switch space {
    case .gray?, .rgb?: 255
    case .cmyk?: 100
    case nil: 1
    }
  }

  private static let rgb: [[Double]] = [
    [0, 0, 0], [1, 1, 1], [1, 0, 0], [0, 1, 0], [0, 0, 1], [0.5, 0.5, 0.5], [0.2, 0.6, 0.9],
    [0.03, 0.01, 0.02],
    [0.98, 0.91, 0.4],
  ]
  private static let cmyk: [[Double]] = [
    [0, 0, 0, 0], [0, 0, 0, 1], [1, 1, 1, 1], [0, 0.65, 1, 0], [1, 0, 0, 0], [0, 1, 0, 0], [0, 0, 1, 0],
    [0.3, 0.25, 0.2, 0.1], [0.8, 0.1, 0.6, 0.35],
  ]
  private static let lab: [[Double]] = [
    [0, 0, 0], [100, 0, 0], [50, 0, 0], [60, 50, 40], [40, -30, -20], [75, 10, 60], [30, 30, -60],
  ]

  /// A pair of profiles to convert between; `*Lab` is CIE Lab.
  struct Pair: CustomTestStringConvertible {
    var source: String
    var destination: String
    var testDescription: String { "\(source) → \(destination)" }
  }

  private static let pairs = [
    Pair(source: InstalledProfile.srgb, destination: "*Lab"),
    Pair(source: InstalledProfile.srgb, destination: InstalledProfile.cmyk),
    Pair(source: InstalledProfile.adobeRGB, destination: InstalledProfile.srgb),
    Pair(source: InstalledProfile.cmyk, destination: "*Lab"),
    Pair(source: InstalledProfile.cmyk, destination: InstalledProfile.srgb),
    Pair(source: "*Lab", destination: InstalledProfile.cmyk),
    Pair(source: "*Lab", destination: InstalledProfile.adobeRGB),
    Pair(source: "ghostscript/default_gray.icc", destination: "*Lab"),
  ]

  /// Skipped on a machine without transicc, or without the profiles it is asked about.
  @Test(
    .enabled(if: Transicc.isThere, "needs liblcms2-utils, icc-profiles-free, colord-data, libgs-common"),
    arguments: pairs, RenderingIntent.allCases
  )
  func `agrees with transicc`(_ pair: Pair, _ intent: RenderingIntent) throws {
    func end(_ name: String) throws -> Transform.End {
      name == "*Lab" ? .lab : .device(try Profile(bytes: InstalledProfile.bytes(name), name: name))
    }
    func space(_ end: Transform.End) -> DeviceSpace? {
      if case .device(let profile) = end { profile.space } else { nil }
    }
    let source = try end(pair.source), destination = try end(pair.destination)
    let rows =
      switch space(source) {
      case .gray?: Self.rgb.map { [$0[0]] }
      case .rgb?: Self.rgb
      case .cmyk?: Self.cmyk
      case nil: Self.lab
      }
    for isCompensated in [false, true] {
      let transform = try Transform(
        from: source, to: destination, intent: intent, blackPointCompensation: isCompensated
      )
      let expected = try Transicc.convert(
        rows.map { $0.map { $0 * Self.scale(space(source)) } }, from: pair.source, to: pair.destination,
        intent: intent.rawValue, compensated: isCompensated
      )
      try #require(expected.count == rows.count)
      let scale = Self.scale(space(destination))
      for (row, expected) in zip(rows, expected) {
        let found = try transform.convert(row)
        for (a, b) in zip(found, expected) {
          // The tool prints four decimals.
          #expect((a * scale - b).magnitude < 1.1e-4, "\(row) became \(found), not \(expected)")
        }
        #expect(found.count == expected.count)
      }
    }
  }

  @Test func `converts many colors as it converts one`() throws {
    let transform = try Transform(
      from: .device(Profile(.srgb)), to: .device(Profile(.displayP3)), intent: .relative,
      blackPointCompensation: false
    )
    let together = try transform.convert(Self.rgb.flatMap { $0 })
    #expect(together == (try Self.rgb.flatMap { try transform.convert($0) }))
    #expect(try transform.convert([]) == [])
  }

  @Test func `brings Display P3's green into sRGB, and says that it was clipped`() throws {
    let green = try Profile(.displayP3).deviceColor(of: [0, 1, 0], on: Profile(.srgb))
    #expect(green.isClipped)
    #expect(green.values == [0, 1, 0])
    // Below black LittleCMS goes on in the curve's straight piece, where CSS mirrors the whole curve.
    let linear = Color<DisplayP3>(0, 1, 0).converted(to: LinearSRGB.self)
    #expect((green.unbounded[0] - 12.92 * linear.red).magnitude < 2e-3)
    #expect((green.unbounded[1] - linear.converted(to: SRGB.self).green).magnitude < 2e-4)
    #expect((green.unbounded[2] - 12.92 * linear.blue).magnitude < 2e-3)
    #expect(try !Profile(.srgb).deviceColor(of: [0, 1, 0], on: Profile(.displayP3)).isClipped)
  }

  @Test func `finds the device numbers of any color`() throws {
    let color = try AnyColor(css: "#3399e6")
    let found = try Profile(.srgb).deviceColor(of: color)
    for index in 0..<3 { #expect((found.values[index] - color.components[index]).magnitude < 2e-4) }
  }

  @Test func `refuses numbers that the device doesn't have`() throws {
    let profile = try Profile(.srgb)
    func reason(_ numbers: [Double]) -> ProfileError.Reason? {
      do { _ = try profile.color(ofDevice: numbers) } catch { return error.reason }
      return nil
    }
    #expect(reason([1, 1]) == .channelCount(found: 2, expected: 3, space: .rgb))
    #expect(reason([1, 1, 1, 1, 1, 1]) == .channelCount(found: 6, expected: 3, space: .rgb))
    #expect(reason([0, 1.5, 0]) == .deviceNumber(1.5, channel: "green"))
    #expect(reason([0, 0, -.infinity]) == .deviceNumber(-.infinity, channel: "blue"))
    #expect(reason([.nan, 0, 0]) != nil)
    #expect(reason([0, 0, 1]) == nil)
  }

  @Test func `says that there is no way to a device without tables for it`() throws {
    let profile = try Profile(
      bytes: MadeProfile.tables(space: "CMYK", fromDevice: mAB()).bytes, name: "camera.icc"
    )
    do {
      _ = try profile.deviceColor(of: AnyColor(css: "red"))
      Issue.record("there was a way")
    } catch let error as ProfileError {
      #expect(error.reason == .noWay(toDevice: true))
      #expect(error.profile == "camera.icc")
    }
  }

  @Test func `one transform may be used from many tasks at once`() async throws {
    let transform = try Transform(from: .device(Profile(.adobeRGB)), to: .lab, Rendering())
    let expected = try transform.convert([0.2, 0.4, 0.6])
    @Sendable func work() throws -> [[Double]] {
      try (0..<50).map { _ in try transform.convert([0.2, 0.4, 0.6]) }
    }
    let all = try await withThrowingTaskGroup(of: [[Double]].self) { group in
      for _ in 0..<16 { group.addTask { try work() } }
      return try await group.reduce(into: []) { $0 += $1 }
    }
    #expect(all == Array(repeating: expected, count: 800))
  }

  @Test func `is refused where LittleCMS wants more memory or time than the limit`() throws {
    func reason(_ change: (inout ProfileLimits) -> Void) -> ProfileError.Reason? {
      var limits = ProfileLimits()
      change(&limits)
      do {
        _ = try Profile(bytes: MadeProfile.matrix().bytes, name: "test.icc", limits: limits)
        return nil
      } catch {
        return error.reason
      }
    }
    #expect(reason { $0.memory = 10_000 } == .memory(most: 10_000))
    #expect(reason { $0.milliseconds = 0 } == .time(milliseconds: 0))
    #expect(reason { $0.memory = .max } == nil)
    #expect(reason { _ in } == nil)
  }

  /// Skipped on a machine without transicc.
  @Test(
    .enabled(if: Transicc.isThere, "needs liblcms2-utils, icc-profiles-free, colord-data, libgs-common"),
    arguments: [0.0, 0.5, 1])
  func `adapts to the medium's white as far as transicc does`(_ adaptation: Double) throws {
    let name = "colord/Gamma5000K.icc", other = InstalledProfile.srgb
    let source = try Profile(bytes: InstalledProfile.bytes(name), name: name)
    let destination = try Profile(bytes: InstalledProfile.bytes(other), name: other)
    let transform = try Transform(
      from: .device(source), to: .device(destination), Rendering(.absolute, adaptation: adaptation))
    let rows = Self.rgb.map { $0.map { $0 * 255 } }
    let expected = try Transicc.convert(
      rows, from: name, to: other, intent: 3, compensated: false, adaptation: adaptation)
    try #require(expected.count == rows.count)
    for (row, expected) in zip(Self.rgb, expected) {
      for (a, b) in zip(try transform.convert(row), expected) { #expect((a * 255 - b).magnitude < 1.1e-4) }
    }
  }

  @Test func `may be used from many tasks at once`() async throws {
    let profile = try Profile(.adobeRGB)
    @Sendable func work() throws -> [Double] {
      let lab = try profile.color(ofDevice: [0.2, 0.4, 0.6])
      return [lab.lightness, lab.a, lab.b]
    }
    let all = try await withThrowingTaskGroup(of: [Double].self) { group in
      for _ in 0..<64 { group.addTask { try work() } }
      return try await group.reduce(into: []) { $0.append($1) }
    }
    #expect(all == Array(repeating: try work(), count: 64))
  }
}
