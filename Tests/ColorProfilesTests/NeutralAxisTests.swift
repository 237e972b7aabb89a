import ColorCore
import ColorProfiles
import Testing

@Suite("Grays of devices") struct NeutralAxisTests {
  private static let ramp = (0...51).map { Double($0) / 51 } + [0.5, 0.001, 1 / 3.0]

  private func profile(_ made: MadeProfile) throws -> Profile {
    try Profile(bytes: made.bytes, name: "made.icc")
  }

  /// Gray profiles by light and by lightness, and matrix profiles, also as files round them.
  private func neutralOnes() throws -> [Profile] {
    try BuiltInProfile.allCases.map { try Profile($0) }
      + BuiltInProfile.allCases.map { try Profile(bytes: $0.file(version: .four), name: $0.rawValue) }
      + [profile(.gray()), profile(.gray(curve: curv([0, 9_000, 65_535])))]
  }

  @Test func `have no hue, and the lightness that a transform gives them`() throws {
    for profile in try neutralOnes() {
      let transform = try Transform(from: .device(profile), to: .lab, Rendering())
      for number in Self.ramp {
        let numbers = Array(repeating: number, count: profile.space.channelCount)
        let gray = try profile.color(ofDevice: numbers)
        #expect(gray.a == 0 && gray.b == 0)
        // Tables LittleCMS takes in 65,535ths.
        let other = try transform.convert(numbers)
        #expect((gray.lightness - other[0]).magnitude < 5e-3, "\(number) of \(profile.name)")
        #expect(max(other[1].magnitude, other[2].magnitude) < 0.02, "\(number) of \(profile.name)")
      }
    }
  }

  @Test func `are the same bytes in all three channels`() throws {
    for profile in try neutralOnes() {
      for number in Self.ramp {
        let gray = try profile.color(ofDevice: Array(repeating: number, count: profile.space.channelCount))
        let shown = SRGB8(fitting: AnyColor(gray))
        #expect(
          shown.red == shown.green && shown.green == shown.blue, "\(number) of \(profile.name) is \(shown)")
        #expect(gray.isInGamut(of: SRGB.self), "\(number) of \(profile.name)")
      }
    }
    let half = try Profile(.gray).color(ofDevice: [0.5])
    #expect(SRGB8(fitting: AnyColor(half)).hex == "#808080")
  }

  @Test func `of a profile by lightness are their curve`() throws {
    var made = MadeProfile.gray(curve: curv([]))
    made.connection = "Lab "
    let gray = try profile(made).color(ofDevice: [0.25])
    #expect(gray == Color<Lab>(25, 0, 0))
  }

  @Test func `keep their hue where the numbers, the curves or the colorants say so`() throws {
    let srgb = try Profile(.srgb)
    #expect(try srgb.neutralColor(ofDevice: [0.5, 0.5, 0.51]) == nil)
    #expect(
      try profile(MadeProfile.matrix().with("gTRC", gamma(2.1))).neutralColor(ofDevice: [0.5, 0.5, 0.5])
        == nil)
    let tinted = MadeProfile.matrix().with("rXYZ", xyz([0.43607, 0.22309, 0.01392]))
    #expect(try profile(tinted).neutralColor(ofDevice: [0.5, 0.5, 0.5]) == nil)
    let tables = MadeProfile.tables(space: "CMYK", fromDevice: mAB())
    #expect(try profile(tables).neutralColor(ofDevice: [0, 0, 0, 0]) == nil)
  }

  @Test func `are refused where the device has no such numbers`() throws {
    #expect(throws: ProfileError.self) { try Profile(.gray).neutralColor(ofDevice: [1.5]) }
    #expect(throws: ProfileError.self) { try Profile(.gray).neutralColor(ofDevice: [0.5, 0.5]) }
    #expect(throws: ProfileError.self) { try Profile(.gray).color(ofDevice: [.nan]) }
  }
}
