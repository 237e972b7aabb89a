import ColorCore
import ColorProfiles
import Testing

@Suite("Profiles that are made") struct ProfileMakeTests {
  private static let all = BuiltInProfile.allCases.flatMap { profile in
    ProfileVersion.allCases.map { (profile, $0) }
  }

  @Test(arguments: all)
  func `pass the gate, and say what they are`(_ builtIn: BuiltInProfile, _ version: ProfileVersion) throws {
    let bytes = builtIn.file(version: version)
    let facts = try Profile(bytes: bytes, name: "made.icc").facts
    #expect(facts.title == builtIn.title)
    #expect(facts.space == builtIn.space)
    #expect(facts.version == (version == .two ? "2.4" : "4.4"))
    #expect(facts.profileClass == .display && facts.isMatrix)
    #expect(bytes == builtIn.file(version: version))
    // Small: a page of a web site is full of pictures that have one each.
    #expect(bytes.count <= (version == .four ? 640 : 1100))
  }

  @Test(arguments: all)
  func `show the colors of their space`(_ builtIn: BuiltInProfile, _ version: ProfileVersion) throws {
    let made = try Profile(bytes: builtIn.file(version: version), name: "made.icc")
    let exact = try Profile(builtIn)
    let channels = builtIn.space.channelCount
    for rgb in BuiltInProfileTests.cube {
      let numbers = Array([rgb.x, rgb.y, rgb.z].prefix(channels))
      let a = try made.color(ofDevice: numbers), b = try exact.color(ofDevice: numbers)
      // Colorants of 16 bits behind the point, and of version 2 values of 16 bits near black.
      #expect(a.deltaE76(to: b) < 0.05, "\(numbers)")
    }
  }

  @Test(arguments: all)
  func `have grays without a tint`(_ builtIn: BuiltInProfile, _ version: ProfileVersion) throws {
    let made = try Profile(bytes: builtIn.file(version: version), name: "made.icc")
    for value in [0.1, 0.5, 1] {
      let gray = try made.color(ofDevice: Array(repeating: value, count: builtIn.space.channelCount))
      #expect(max(gray.a.magnitude, gray.b.magnitude) < 1e-3)
    }
  }

  @Test(arguments: all)
  func `tell the primaries of their standard`(_ builtIn: BuiltInProfile, _ version: ProfileVersion) throws {
    let found = try Profile(bytes: builtIn.file(version: version), name: "made.icc").facts.primaries
    let standard = try Profile(builtIn).facts.primaries
    #expect(found.count == standard.count)
    for (a, b) in zip(found, standard) {
      #expect((a.x - b.x).magnitude < 2e-4 && (a.y - b.y).magnitude < 2e-4)
    }
  }

  /// Skipped on a machine without transicc, which reads the file by itself.
  @Test(
    .enabled(if: Transicc.isThere, "needs liblcms2-utils, icc-profiles-free, colord-data, libgs-common"),
    arguments: all)
  func `are read by transicc as they are meant`(_ builtIn: BuiltInProfile, _ version: ProfileVersion) throws {
    try Transicc.withFile(builtIn.file(version: version)) { path in
      let rows = BuiltInProfileTests.cube.map {
        Array([$0.x, $0.y, $0.z].prefix(builtIn.space.channelCount))
      }
      let found = try Transicc.convert(
        rows.map { $0.map { $0 * 255 } }, from: path, to: "*Lab", intent: 1, compensated: false)
      try #require(found.count == rows.count)
      let exact = try Profile(builtIn)
      for (row, lab) in zip(rows, found) {
        let wanted = try exact.color(ofDevice: row)
        #expect(Color<Lab>(lab[0], lab[1], lab[2]).deltaE76(to: wanted) < 0.05, "\(row)")
      }
    }
  }
}
