import ColorCore
import ColorProfiles
import Foundation
import Testing

@Suite("Profiles") struct ProfileTests {
  /// Installed profiles that are refused, and why; every other one must be accepted.
  private static let refused: [String: ProfileError.Reason] = [
    "CineLogCurve.icc": .profileClass(.abstract, signature: "abst"),
    "ITULab.icc": .deviceSpace("Lab "),
    "LCMSLABI.ICM": .deviceSpace("Lab "),
    "LCMSXYZI.ICM": .deviceSpace("XYZ "),
    "colord/Crayons.icc": .profileClass(.namedColor, signature: "nmcl"),
    "colord/x11-colors.icc": .profileClass(.namedColor, signature: "nmcl"),
    "ghostscript/lab.icc": .deviceSpace("Lab "),
  ]

  /// Skipped on a machine without the three packages.
  @Test(.enabled(if: InstalledProfile.areThere, "needs icc-profiles-free, colord-data, libgs-common"))
  func `opens every installed profile that it should`() throws {
    let all = InstalledProfile.all
    #expect(all.count >= 40)
    for name in all {
      do {
        _ = try Profile(bytes: try InstalledProfile.bytes(name), name: name)
        #expect(Self.refused[name] == nil, "\(name) should be refused")
      } catch let error as ProfileError {
        #expect(Self.refused[name] == error.reason, "\(error)")
      }
    }
  }

  /// Skipped on a machine without the three packages.
  @Test(.enabled(if: InstalledProfile.areThere, "needs icc-profiles-free, colord-data, libgs-common"))
  func `tells the facts of installed profiles`() throws {
    let adobe = try Profile(bytes: InstalledProfile.bytes(InstalledProfile.adobeRGB), name: "a.icc").facts
    #expect(adobe.profileClass == .display && adobe.space == .rgb && adobe.connectionSpace == .xyz)
    #expect(adobe.version == "4.4" && adobe.byteCount == 18604 && adobe.isMatrix)
    #expect(adobe.curves.first?.summary == "gamma 2.1992")
    #expect((adobe.primaries[1].x - 0.21).magnitude < 5e-4 && (adobe.primaries[1].y - 0.71).magnitude < 5e-4)
    let printer = try Profile(bytes: InstalledProfile.bytes(InstalledProfile.cmyk), name: "p.icc").facts
    #expect(printer.profileClass == .output && printer.space == .cmyk && printer.connectionSpace == .lab)
    #expect(printer.hasTables && printer.primaries.isEmpty && printer.curves.isEmpty)
    #expect(printer.intentsFromDevice == RenderingIntent.allCases)
    #expect(printer.intentsToDevice == RenderingIntent.allCases)
    #expect((printer.whitePoint.y - 0.7359).magnitude < 1e-4)
  }

  /// Skipped on a machine without the three packages.
  @Test(.enabled(if: InstalledProfile.areThere, "needs icc-profiles-free, colord-data, libgs-common"))
  func `shows the paper in the absolute intent alone`() throws {
    let printer = try Profile(bytes: InstalledProfile.bytes(InstalledProfile.cmyk), name: "p.icc")
    let relative = try printer.color(ofDevice: [0, 0, 0, 0], intent: .relative)
    let absolute = try printer.color(ofDevice: [0, 0, 0, 0], intent: .absolute)
    #expect((relative.lightness - 100).magnitude < 0.1)
    // The paper reflects 73.6 % of the light: 116 ∛0.7359 − 16.
    #expect((absolute.lightness - 88.73).magnitude < 0.1)
  }

  @Test func `has the title that it gives itself, in one clean line`() throws {
    func title(_ data: [UInt8]) throws -> String {
      try Profile(bytes: MadeProfile.matrix().with("desc", data).bytes, name: "file.icc").facts.title
    }
    #expect(try title(mluc("Größe 1")) == "Größe 1")
    #expect(try title(mluc("Japan 日本", language: "jaJP")) == "Japan 日本")
    #expect(try title(desc("An older text")) == "An older text")
    #expect(try title(mluc("a\u{1B}[31mb\nc\u{202E}d")) == "a [31mb cd")
    #expect(try title(mluc(String(repeating: "x", count: 5000))).count == 200)
    #expect(try title(mluc("")) == "file.icc")
    #expect(try title(ascii("desc") + u32(0) + u32(0xFFFF_FFFF)) == "file.icc")
    #expect(try title(ascii("mluc") + u32(0) + u32(0xFFFF_FFFF) + u32(12)) == "file.icc")
    #expect(try title(xyz([1, 1, 1])) == "file.icc")
  }

  @Test func `goes by the checked tags alone`() throws {
    // LittleCMS would prefer D2B0 to the matrix, and read a dictionary.
    let odd = MadeProfile.matrix().with("D2B0", ascii("mpet") + u32(0) + [0xFF, 0xFF, 0xFF, 0xFF])
      .with("meta", ascii("dict") + u32(0) + u32(0xFFFF_FFFF) + u32(32))
    let plain = try Profile(bytes: MadeProfile.matrix().bytes, name: "plain")
    let found = try Profile(bytes: odd.bytes, name: "odd").color(ofDevice: [0.2, 0.7, 0.4])
    #expect(found == (try plain.color(ofDevice: [0.2, 0.7, 0.4])))
  }

  @Test func `says what is wrong in words`() {
    func words(_ bytes: [UInt8]) -> String {
      do { _ = try Profile(bytes: bytes, name: "brand.icc") } catch { return error.description }
      return "nothing"
    }
    var link = MadeProfile.matrix()
    link.profileClass = "link"
    #expect(
      words(link.bytes)
        == "brand.icc: a device link profile isn't supported, expected display, input, output or color space "
        + "(at byte 12)"
    )
    #expect(
      words(ascii("{\"color\": \"red\"}"))
        == "brand.icc: not an ICC profile: expected 'acsp', found 16 bytes; it begins like JSON (at byte 16)"
    )
    #expect(
      words(Array(MadeProfile.matrix().bytes.dropLast(8)))
        == "brand.icc: the profile is cut: its header says 416 bytes, there are 408 (at byte 0)"
    )
    #expect(
      words(MadeProfile.matrix(curve: gamma(0)).bytes)
        == "brand.icc: the tag 'rTRC' has gamma 0, expected 0.1 to 10 (at byte 380)"
    )
  }

  @Test func `sums itself up in rows`() throws {
    let summary = ProfileSummary(try Profile(bytes: MadeProfile.matrix().bytes, name: "brand.icc"))
    let rows = summary.rows.map { "\($0.label): \($0.value.text)" }
    #expect(
      rows == [
        "name: brand.icc", "title: Made for a test", "class: display", "ICC version: 4.3", "color space: rgb",
        "channels: red, green, blue", "connection space: XYZ", "bytes: 416",
        "white point: X 0.9642  Y 1.0000  Z 0.8249", "red: x 0.6485  y 0.3309", "green: x 0.3212  y 0.5978",
        "blue: x 0.1559  y 0.0660", "curve: gamma 2.1992",
        "area in x and y: 97.4 % of sRGB  71.8 % of Display P3",
        "shows: 100.0 % of sRGB  60.7 % of Display P3", "has tables: no", "made for intent: perceptual",
        "intents from device: perceptual, relative, saturation, absolute",
        "intents to device: perceptual, relative, saturation, absolute",
      ]
    )
  }

  @Test func `tells texts, and no text that isn't there`() throws {
    let plain = ascii("text") + u32(0) + ascii("Nobody's\0")
    let texts = try ProfileFacts(
      of: MadeProfile.matrix().with("cprt", plain).with("dmnd", desc("A maker")).bytes, name: "a.icc"
    ).texts
    #expect(texts.title == "Made for a test" && texts.copyright == "Nobody's")
    #expect(texts.manufacturer == "A maker" && texts.model == nil)
  }

  @Test func `tells the shape of a table`() throws {
    func summary(_ values: [Int]) throws -> String? {
      try ProfileFacts(of: MadeProfile.matrix(curve: curv(values)).bytes, name: "a.icc").curves.first?.summary
    }
    let last = 1023
    func power(_ gamma: Double) -> [Int] {
      (0...last).map { Int((pow(Double($0) / Double(last), gamma) * 65535).rounded()) }
    }
    #expect(try summary(power(2.2)) == "table of 1024 values, like gamma 2.20")
    #expect(try summary(power(1.8)) == "table of 1024 values, like gamma 1.80")
    #expect(try summary([0, 65535]) == "table of 2 values, linear")
    let srgb = (0...last).map { index in
      let x = Double(index) / Double(last)
      return Int((Color<SRGB>(x, x, x).converted(to: LinearSRGB.self).red * 65535).rounded())
    }
    #expect(try summary(srgb) == "table of 1024 values, like the sRGB curve")
    #expect(try summary([0, 1000, 1001, 65535]) == "table of 4 values, in the middle like gamma 6.03")
    #expect(try summary([0, 0, 0, 65535]) == "table of 4 values, like no gamma")
  }

  @Test func `tells the area and the coverage of a gamut`() throws {
    let p3 = try Profile(.displayP3)
    // The triangle of SMPTE EG 432-1 in CIE 1931 has 0.1520, that of sRGB 0.1121.
    #expect((p3.area(against: .srgb)! - 0.152 / 0.11205).magnitude < 1e-3)
    #expect(try p3.coverage(of: .srgb) == 1)
    let part = try Profile(.srgb).coverage(of: .displayP3)
    #expect(part > 0.4 && part < 0.8)
    #expect(try Profile(.gray).area(against: .srgb) == nil)
  }
}
