import ColorCore
import ColorDerivation
import Testing

@Suite("Colors with a meaning") struct MeaningTests {
  private func pair(_ a: UInt32, _ b: UInt32) -> MeaningPair {
    MeaningPair(MeaningColor("a", SRGB8(a)), MeaningColor("b", SRGB8(b)))
  }

  @Test(
    "are as far apart as others have measured",
    arguments: [
      // Red and green buttons; a pink and a grey; W3C's own failing example; a state that changes its hue alone.
      (0xDC3545, 0x198754, ColorVision.deutan, 0.306, 0.073, 1.00),
      (0xF2A6C0, 0xBEBEBE, .deutan, 0.095, 0.008, 1.02),
      (0x4B933A, 0x4189B9, .tritan, 0.192, 0.040, 1.00),
      (0xB3261E, 0x8F4A00, .deutan, 0.094, 0.021, 1.02),
    ] as [(UInt32, UInt32, ColorVision, Double, Double, Double)])
  func measured(
    _ a: UInt32, _ b: UInt32, _ vision: ColorVision, _ full: Double, _ seen: Double, _ ratio: Double
  ) {
    let pair = pair(a, b)
    #expect((pair.deltaE - full).magnitude < 0.001)
    // They took the display of Viénot's paper, and we the primaries of sRGB.
    #expect((pair.deltaE(with: vision) - seen).magnitude < 0.002)
    #expect(pair.nearest.vision == vision)
    #expect((pair.contrast.ratio - ratio).magnitude < 0.01)
    #expect((pair.contrast.ratio - Judge.contrast(SRGB8(a), SRGB8(b))).magnitude < 1e-12)
  }

  @Test func `that differ by hue alone need an icon or text`() throws {
    let check = MeaningCheck()
    let finding = try #require(check.finding(of: pair(0x4B933A, 0x4189B9)))
    #expect(finding.visions == [.tritan] && !finding.isForAll)
    #expect(
      finding.description.hasPrefix("a #4b933a and b #4189b9 look alike (ΔE OK with tritan 0.041; 1.00:1)"))
    #expect(finding.description.hasSuffix("needs an icon or text"))
    // Bootstrap's danger and success are .07 apart, which is little, and enough.
    #expect(check.finding(of: pair(0xDC3545, 0x198754)) == nil)
    #expect(MeaningCheck(deltaE: 0.08).finding(of: pair(0xDC3545, 0x198754))?.visions == [.deutan])
  }

  @Test func `that differ by three to one in luminance need nothing more`() throws {
    // Both greys; they are far apart for all.
    #expect(MeaningCheck().finding(of: pair(0x000000, 0x808080)) == nil)
    // Near black ΔE is small or large and 1.1:1 is no other means; 3:1 is.
    let strict = MeaningCheck(deltaE: 1)
    #expect(strict.finding(of: pair(0x949494, 0xFFFFFF)) == nil)
    #expect(strict.finding(of: pair(0x959595, 0xFFFFFF)) != nil)
  }

  @Test func `that are the same are so for all`() {
    let finding = MeaningCheck().finding(of: pair(0x198754, 0x198755))
    #expect(finding?.isForAll == true && finding?.visions == ColorVision.allCases)
  }

  @Test func `are held each against each, the nearest first`() {
    let colors = [
      MeaningColor("danger", SRGB8(0xB3261E)), MeaningColor("warning", SRGB8(0x8F4A00)),
      MeaningColor("series 1", SRGB8(0x4B933A)), MeaningColor("series 2", SRGB8(0x4189B9)),
      MeaningColor("off", SRGB8(0xBEBEBE)), MeaningColor("promo", SRGB8(0xF2A6C0)),
    ]
    let findings = MeaningCheck().findings(among: colors)
    #expect(findings.map(\.deltaE) == findings.map(\.deltaE).sorted())
    #expect(findings[0].pair.first.name == "off" && findings[0].pair.second.name == "promo")
    let names = findings.map { [$0.pair.first.name, $0.pair.second.name] }
    #expect(names.contains(["danger", "warning"]) && names.contains(["series 1", "series 2"]))
    #expect(MeaningCheck().findings(among: []).isEmpty)
    #expect(MeaningCheck().findings(among: [colors[0]]).isEmpty)
  }
}
