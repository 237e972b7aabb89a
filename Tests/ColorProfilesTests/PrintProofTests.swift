import ColorCore
import ColorProfiles
import Testing

@Suite("Print proofs") struct PrintProofTests {
  private static let isThere = InstalledProfile.areThere

  private func proof(_ rendering: Rendering = PrintProof.usual, inkLimit: Double = 3) throws -> PrintProof {
    let press = try Profile(bytes: InstalledProfile.bytes(InstalledProfile.cmyk), name: "press.icc")
    return try PrintProof(on: press, rendering, inkLimit: inkLimit)
  }

  /// Skipped on a machine without the profile.
  @Test(.enabled(if: isThere, "needs icc-profiles-free, colord-data, libgs-common"))
  func `paper stays white, and a blue of the screen doesn't stay itself`() throws {
    let proof = try proof()
    let white = try proof.printed(AnyColor(.white))
    #expect(white.deltaE < 0.2 && white.isInGamut && (white.inkCoverage ?? 1) < 0.01)
    let blue = try proof.printed(AnyColor(css: "#0000ff"))
    #expect(!blue.isInGamut && blue.deltaE > 10)
    let gray = try proof.printed(AnyColor(css: "#808080"))
    #expect(gray.isInGamut)
  }

  /// Skipped on a machine without the profile.
  @Test(.enabled(if: isThere, "needs icc-profiles-free, colord-data, libgs-common"))
  func `black on paper has less contrast than on a screen`() throws {
    let proof = try proof()
    let white = try proof.printed(AnyColor(.white)), black = try proof.printed(AnyColor(.black))
    let contrast = black.contrast(with: white)
    #expect(contrast < Contrast(21) && contrast > Contrast(8))
    #expect(contrast == white.contrast(with: black))
    // By the absolute intent the paper isn't white.
    let absolute = try self.proof(Rendering(.absolute))
    let paper = try absolute.printed(AnyColor(.white))
    #expect(paper.print.color.lightness < 95)
    #expect(try absolute.printed(AnyColor(.black)).contrast(with: paper) < contrast)
  }

  /// Skipped on a machine without the profile.
  @Test(.enabled(if: isThere, "needs icc-profiles-free, colord-data, libgs-common"))
  func `the nearest print is never farther than the rendered one, and keeps to the limit of ink`() throws {
    for limit in [2.4, 3] {
      let proof = try proof(Rendering(.perceptual), inkLimit: limit)
      for css in ["#0f62fe", "#00ff00", "#e3000f", "#111", "#7a3e00", "#ff00ff", "#fafafa"] {
        let color = try proof.printed(AnyColor(css: css))
        #expect(color.nearest.deltaE <= color.deltaE)
        #expect(color.nearest.device.allSatisfy { (0...1).contains($0) })
        // Where the tables' own answer has more ink, that is the limit.
        #expect(color.nearest.device.reduce(0, +) <= max(limit, 3.4))
        // What is said of the print is what its inks give.
        let again = try proof.printer.color(ofDevice: color.nearest.device)
        #expect(again.deltaE2000(to: color.nearest.color) < 1e-4)
        let meant = try AnyColor(css: css).converted(to: Lab.self)
        #expect((again.deltaE2000(to: meant) - color.nearest.deltaE).magnitude < 1e-4)
      }
    }
  }

  /// Skipped on a machine without transicc.
  @Test(.enabled(if: Transicc.isThere, "needs liblcms2-utils, icc-profiles-free, colord-data, libgs-common"))
  func `agrees with transicc there and back`() throws {
    let proof = try proof()
    for css in ["#0f62fe", "#e3000f", "#ffcc00", "#222"] {
      let meant = try AnyColor(css: css).converted(to: Lab.self)
      let inks = try Transicc.convert(
        [[meant.lightness, meant.a, meant.b]], from: "*Lab", to: InstalledProfile.cmyk, intent: 1,
        compensated: true)
      let lab = try Transicc.convert(
        inks, from: InstalledProfile.cmyk, to: "*Lab", intent: 1, compensated: false)
      let found = try proof.printed(AnyColor(css: css))
      for (a, b) in zip(found.print.device, inks[0]) { #expect((a * 100 - b).magnitude < 2e-4) }
      #expect(found.print.color.deltaE76(to: Color(lab[0][0], lab[0][1], lab[0][2])) < 1e-3)
    }
  }

  @Test func `on a display that has all colors nothing changes`() throws {
    let proof = try PrintProof(on: Profile(.prophoto))
    for css in ["#0000ff", "#123456", "color(display-p3 0 1 0)"] {
      let color = try proof.printed(AnyColor(css: css))
      #expect(color.isInGamut && color.deltaE < 0.01 && color.inkCoverage == nil)
    }
  }

  @Test func `finds a nearer print than clipping does`() throws {
    let proof = try PrintProof(on: Profile(.srgb))
    var gains: [Double] = []
    for css in [
      "color(display-p3 0.3 0.9 0.2)", "color(display-p3 0.1 0.8 0.8)", "color(rec2020 0.9 0.5 0.1)",
    ] {
      let color = try proof.printed(AnyColor(css: css))
      #expect(!color.isInGamut)
      gains.append(color.deltaE - color.nearest.deltaE)
    }
    #expect(gains.allSatisfy { $0 >= 0 } && (gains.max() ?? 0) > 0.1, "\(gains)")
  }

  @Test func `needs a way to the printer`() throws {
    let camera = try Profile(
      bytes: MadeProfile.tables(space: "CMYK", fromDevice: mAB()).bytes, name: "camera.icc")
    #expect(throws: ProfileError(.noWay(toDevice: true), profile: "camera.icc")) {
      _ = try PrintProof(on: camera)
    }
  }

  @Test func `a device that has a color shows it as it is, grays and the edge of its gamut too`() throws {
    let proof = try PrintProof(on: Profile(.srgb))
    for css in ["#000099", "#999999", "#808080", "#ff0000", "#00ff00", "#0000ff", "#010101", "#ffffff"] {
      let color = try proof.printed(AnyColor(css: css))
      #expect(color.print.shown.hex == css && color.nearest.shown.hex == css)
    }
    let gray = try proof.printed(AnyColor(css: "color(srgb 0.5 0.5 0.5)")).print
    #expect(gray.color.a == 0 && gray.color.b == 0)
  }
}
