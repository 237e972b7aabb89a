import Testing

@Suite("adjust") struct AdjustTests {
  @Test func `finds the nearest color that can be read`() throws {
    let run = try tool("adjust", "#777", "#767676", "--on", "white", "--min", "AA")
    #expect(
      run.lines == [
        "#777676  4.52:1 on #ffffff  ΔE OK 0.003  exact", "#767676  4.54:1 on #ffffff  ΔE OK 0.000  exact",
      ])
    #expect(run.status == 0)
  }

  @Test func `JSON has the members of the contract in their order`() throws {
    let run = try tool("adjust", "red", "--on", "white", "--min", "7", "--format", "json")
    #expect(
      run.output.hasPrefix(
        "{\"input\":\"red\",\"color\":\"#b60205\",\"wcag2\":[7.00025325554615"), "\(run.output)")
    #expect(run.output.hasSuffix(",\"outcome\":\"exact\"}\n"))
    let object = try run.objects()[0]
    #expect(object.keys.sorted() == ["color", "deltaE", "input", "outcome", "wcag2"])
    #expect(abs(try #require(object["deltaE"] as? Double) - 0.15147) < 1e-5)
  }

  @Test func `reaches the contrast on every background`() throws {
    for backgrounds in [["#f4f4f4", "#e0e0e0"], ["--on=#f4f4f4", "--on=#e0e0e0"]] {
      let options = backgrounds[0].hasPrefix("--") ? backgrounds : ["--on"] + backgrounds
      let run = try run(["adjust", "#0f62fe", "--min", "4.5", "--format", "json"] + options)
      let ratios = try #require(try run.objects()[0]["wcag2"] as? [Double])
      #expect(ratios.count == 2)
      #expect(ratios.allSatisfy { $0 >= 4.5 })
    }
  }

  @Test func `ends with 1 where no color will do, and gives the best`() throws {
    let run = try tool("adjust", "white", "--on", "#777", "--min", "7", "--format", "json")
    let object = try run.objects()[0]
    #expect(object["color"] as? String == "#000000")
    #expect(object["outcome"] as? String == "infeasible")
    #expect(run.status == 1)
  }

  @Test func `measures by APCA when asked`() throws {
    let run = try tool(
      "adjust", "#0f62fe", "--on", "black", "--metric", "apca", "--min", "60", "--format", "json")
    let contrast = try #require(try run.objects()[0]["apca"] as? [Double])
    #expect(contrast.count == 1 && contrast[0] >= 60 && contrast[0] < 61)
  }

  @Test func `stays in a wide gamut, in ten bits`() throws {
    let wish = "color(display-p3 0 0.6 0.2)"
    let run = try tool(
      "adjust", wish, "--on", "white", "color(display-p3 1 1 0.5)", "--min", "AA", "--gamut", "display-p3",
      "--format", "json")
    let object = try run.objects()[0]
    #expect(object.keys.sorted() == ["color", "deltaE", "input", "outcome", "wcag2"])
    let color = try #require(object["color"] as? String)
    #expect(color.hasPrefix("color(display-p3 "))
    let ratios = try #require(object["wcag2"] as? [Double])
    #expect(ratios.count == 2 && ratios.allSatisfy { $0 >= 4.5 && $0 < 4.9 })
    // The same by another command, which knows nothing of ten bits.
    let check = try tool("contrast", color, "white", "--min", "AA")
    #expect(check.status == 0)
    // Greener than what sRGB has.
    let narrow = try tool("adjust", wish, "--on", "white", "--min", "AA", "--format", "json").objects()[0]
    #expect(try #require(object["deltaE"] as? Double) < (try #require(narrow["deltaE"] as? Double)))
    let text = try tool("adjust", wish, "--on", "white", "--min", "AA", "--gamut", "rec2020")
    #expect(text.output.hasPrefix("color(rec2020 ") && text.output.hasSuffix("  exact\n"))
    let none = try tool("adjust", "#777", "--on", "#777", "--min", "7", "--gamut", "rec2020")
    #expect(none.output.hasPrefix("color(rec2020 0 0 0)  ") && none.status == 1)
  }

  @Test func `reads lines and goes on behind faulty ones`() throws {
    let run = try tool("adjust", "--on", "white", "--min", "4.5", input: "red\nred8\n#f008\nblue\n")
    #expect(run.lines.map { $0.isEmpty } == [false, true, true, false])
    #expect(run.messages.contains("stdin:2:1: error: no color is named 'red8'"))
    #expect(run.messages.contains("stdin:3:1: error: a translucent foreground isn't supported yet"))
    #expect(run.status == 3)
  }

  @Test(
    "misuse ends with 2",
    arguments: [
      (["--min", "4.5"], "the option '--on BG' is missing"),
      (["--on", "white"], "'--min N|AA|AA-large|AAA|non-text' is missing"),
      (["--on", "white", "--min", "0.5"], "a contrast ratio lies between 1 and 21"),
      (["--on", "white", "--min", "AA", "--metric", "apca"], "'AA' is a level of WCAG 2"),
      (["--on", "white", "--min", "200", "--metric", "apca"], "an Lc to ask for lies between 0 and 108"),
      (
        ["--on", "white", "--min", "60", "--metric", "apca", "--gamut", "rec2020"],
        "APCA is measured in sRGB"
      ),
      (["--on", "white", "--min", "3", "--gamut", "a98-rgb"], "'a98-rgb'"),
    ])
  func misuse(_ options: [String], _ part: String) throws {
    let run = try run(["adjust", "red"] + options)
    #expect(run.messages.contains(part), "\(run.messages)")
    #expect(run.output == "" && run.status == 2)
  }
}
