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
      (["--on", "white", "--min", "3", "--gamut", "rec2020"], "the gamut 'rec2020' isn't supported yet"),
    ])
  func misuse(_ options: [String], _ part: String) throws {
    let run = try run(["adjust", "red"] + options)
    #expect(run.messages.contains(part), "\(run.messages)")
    #expect(run.output == "" && run.status == 2)
  }
}
