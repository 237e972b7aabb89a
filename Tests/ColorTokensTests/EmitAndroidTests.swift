import ColorCore
import ColorDerivation
import Testing

@testable import ColorTokens

@Suite("Android resources") struct EmitAndroidTests {
  @Test(
    "are as the page shows",
    arguments: [
      ("values/colors.xml", "android-colors.xml"),
      ("values-night/colors_hc.xml", "android-night-colors_hc.xml"),
    ])
  func golden(_ path: String, _ name: String) throws {
    try expectGolden(try EmitFamily.text(AndroidEmitter(), EmitFamily.sample(), path), name)
  }

  @Test("read back to the colors of every theme", .enabled(if: EmitReading.python != nil, "needs python3"))
  func readBack() throws {
    let family = try EmitFamily.sample()
    let names = OutputNames(family.primary)
    try EmitReading(.android, AndroidEmitter(prefix: "Acme").files(for: family)).expect(family, isWide: false)
    {
      "acme_" + names.flat($0).names.joined(separator: "_").replacing("-", with: "_")
    }
  }

  @Test(
    "are files for what the themes are",
    arguments: [
      ([Appearance.light], ["values/colors.xml"]), ([.dark], ["values/colors.xml"]),
      ([.light, .dark], ["values/colors.xml", "values-night/colors.xml"]),
      ([.dark, .darkIncreasedContrast], ["values/colors.xml", "values/colors_hc.xml"]),
    ])
  func files(_ appearances: [Appearance], _ paths: [String]) throws {
    #expect(try AndroidEmitter().files(for: EmitFamily.sample(appearances)).map(\.path) == paths)
  }

  @Test(
    "have opacity first, with two digits",
    arguments: [(0.02, "#05010203"), (0.5, "#80010203"), (1, "#FF010203")])
  func opacity(_ alpha: Double, _ text: String) throws {
    let value = ColorValue(.srgb, [1.0 / 255, 2.0 / 255, 3.0 / 255], alpha: alpha)
    let family = try EmitFamily.family(
      of: [.light], "{\"c\":{\"$type\":\"color\",\"$value\":\(JSONWriter.line.text(of: value.json))}}")
    #expect(try EmitFamily.text(AndroidEmitter(), family, "values/colors.xml").contains(">\(text)</color>"))
  }

  @Test func `have names that Java takes, and remarks that XML takes`() throws {
    let text = """
      { "$type": "color", "default": { "$value": \(EmitFamily.srgb("#010203")), "$description": "a -- b <c> ---> & -" },
        "50": { "$value": \(EmitFamily.srgb("#040506")), "$deprecated": "--" },
        "größe": { "$value": \(EmitFamily.srgb("#070809")) } }
      """
    let family = try EmitFamily.family(of: [.light], text)
    let xml = try EmitFamily.text(AndroidEmitter(), family, "values/colors.xml")
    for part in [
      "<!-- a - - b <c> - - -> & - -->", "\"default_\"", "<!-- Deprecated: - - -->", "\"color_50\"",
      "\"gr_uf6_udf_e\"",
    ] {
      #expect(xml.contains(part), "\(part)")
    }
  }

  @Test func `that collide are told with both tokens`() throws {
    let family = try EmitFamily.family(
      of: [.light, .lightIncreasedContrast],
      EmitFamily.plain(["a/b", "a-b", "aB", "c", "c-hc"]))
    #expect(
      EmitFamily.findings(AndroidEmitter(), family).map(\.message) == [
        "'a.b' and 'a-b' are both 'a_b' in Android resources",
        "'a.b' and 'a-b' are both 'a_b_hc' in Android resources",
        "'a.b' and 'aB' are both 'a_b' in Android resources",
        "'a.b' and 'aB' are both 'a_b_hc' in Android resources",
        "'c' and 'c-hc' are both 'c_hc' in Android resources",
      ])
  }
}
