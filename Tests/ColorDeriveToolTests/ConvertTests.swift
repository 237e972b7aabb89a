import Testing

@Suite("convert") struct ConvertTests {
  @Test func `writes the computed value where no space is named`() throws {
    let run = try tool("convert", "red", "#00f8", "oklch(0.7 0.1 none)", "color(display-p3 0 1 0)")
    #expect(
      run.lines == [
        "rgb(255, 0, 0)", "rgba(0, 0, 255, 0.533)", "oklch(0.7 0.1 none)", "color(display-p3 0 1 0)",
      ])
    #expect(run.messages == "")
    #expect(run.status == 0)
  }

  @Test(
    "converts to each space",
    arguments: [
      ("srgb", "color(srgb 0."), ("xyz", "color(xyz-d65 "), ("xyz-d65", "color(xyz-d65 "),
      ("oklab", "oklab("), ("lab", "lab("), ("lch", "lch("), ("srgb-linear", "color(srgb-linear "),
      ("display-p3", "color(display-p3 "), ("display-p3-linear", "color(display-p3-linear "),
      ("xyz-d50", "color(xyz-d50 "), ("a98-rgb", "color(a98-rgb "), ("prophoto-rgb", "color(prophoto-rgb "),
      ("rec2020", "color(rec2020 "), ("hsl", "hsl("), ("hsv", "color(--hsv "), ("hwb", "hwb("),
      ("hct", "color(--hct "), ("hex", "#663399"),
    ])
  func converts(_ space: String, _ beginning: String) throws {
    let run = try tool("convert", "oklch(0.440272 0.160301 303.373)", "--to", space)
    #expect(run.output.hasPrefix(beginning), "\(run.output)")
    #expect(run.status == 0)
  }

  @Test func `hex stays in sRGB at the same lightness and hue`() throws {
    let run = try tool("convert", "oklch(0.7 0.4 145)", "--to", "hex")
    #expect(run.output == "#00bf34\n")
    #expect(try tool("convert", "--to", "hex", input: "#12345680\n").output == "#12345680\n")
  }

  @Test func `fits into a gamut, and leaves what is inside`() throws {
    let run = try tool("convert", "--fit", "srgb", "oklch(0.7 0.4 145)", "oklch(0.7 none 145)")
    #expect(run.lines[0].hasPrefix("oklch(0.7 0.22"))
    #expect(run.lines[1] == "oklch(0.7 none 145)")
  }

  @Test(
    "fits by each method, which differ",
    arguments: [
      ("chroma", "#00bf34"), ("raytrace", "#00bf34"), ("css-minde", "#00c300"), ("clip", "#00d200"),
    ])
  func fits(_ method: String, _ hex: String) throws {
    let color = "oklch(0.7 0.4 145)"
    #expect(try tool("convert", color, "--to", "hex", "--fit-method", method).lines == [hex])
    #expect(try tool("convert", color, "--format", "hex", "--fit-method", method).lines == [hex])
  }

  @Test("fits into each gamut", arguments: ["srgb", "display-p3", "a98-rgb", "prophoto-rgb", "rec2020"])
  func gamut(_ name: String) throws {
    let run = try tool("convert", "oklch(0.7 0.8 145)", "--fit", name, "--to", name, "--format", "json")
    let color = try #require(try run.objects()[0]["color"] as? [String: Any])
    let components = try #require(color["components"] as? [Double])
    #expect(components.allSatisfy { (0...1).contains($0) })
    // It lies on the border.
    #expect(components.contains { $0 < 1e-6 || $0 > 1 - 1e-6 })
  }

  @Test func `tells which screens can show a color`() throws {
    let run = try tool(
      "convert", "--format", "json", "red", "color(display-p3 0 1 0)", "color(rec2020 0 1 0)",
      "color(prophoto-rgb 0 1 0)")
    let shown = try run.objects().map { try #require($0["inGamut"] as? [String: Bool]) }
    #expect(
      shown == [
        ["srgb": true, "display-p3": true, "rec2020": true],
        ["srgb": false, "display-p3": true, "rec2020": true],
        ["srgb": false, "display-p3": false, "rec2020": true],
        ["srgb": false, "display-p3": false, "rec2020": false],
      ])
  }

  @Test func `JSON has the members of the contract in their order`() throws {
    let run = try tool("convert", "--format", "json", "oklch(0.7 0.4 none / 0.5)")
    #expect(
      run.output == """
        {"input":"oklch(0.7 0.4 none / 0.5)","color":{"colorSpace":"oklch","components":[0.7,0.4,"none"],\
        "alpha":0.5},"css":"oklch(0.7 0.4 none / 0.5)","hex":"#ff579980",\
        "inGamut":{"srgb":false,"display-p3":false,"rec2020":false}}

        """)
  }

  @Test func `JSON escapes what was put in`() throws {
    let run = try tool("convert", "--format", "json", input: "red/*\"\\\t*/\n")
    #expect(try run.objects()[0]["input"] as? String == "red/*\"\\\t*/")
  }

  @Test func `numbers in JSON read back as the same double`() throws {
    let first = try tool("convert", "--to", "oklab", "--format", "json", "#123456").objects()[0]
    let color = try #require(first["color"] as? [String: Any])
    let numbers = try #require(color["components"] as? [Double])
    let text = "oklab(\(numbers.map(\.description).joined(separator: " ")))"
    let again = try tool("convert", "--format", "json", text).objects()[0]
    #expect((again["color"] as? [String: Any])?["components"] as? [Double] == numbers)
  }
}
