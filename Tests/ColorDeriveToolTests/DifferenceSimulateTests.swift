import Testing

@Suite("difference") struct DifferenceCommandTests {
  @Test func `names the white that a difference stands on`() throws {
    #expect(
      try tool("difference", "red", "blue").output
        == "ΔE 2000 55.80  ΔE 76 184.02  (Lab on D50)  ΔE OK 0.5371\n")
    #expect(
      try tool("difference", "red", "blue", "--white", "d65").output
        == "ΔE 2000 52.88  ΔE 76 176.31  (Lab on D65)  ΔE OK 0.5371\n")
  }

  @Test func `reads pairs, and answers with the members of the contract`() throws {
    let run = try tool("difference", "--format", "json", input: "red\tblue\nred\nred\tred\nred\tblue\t\n")
    #expect(run.lines[0].hasPrefix("{\"deltaE76\":184.01904862099"))
    let objects = try run.objects()
    #expect(objects[0].keys.sorted() == ["deltaE2000", "deltaE76", "deltaEOK"])
    #expect(abs(try #require(objects[0]["deltaE2000"] as? Double) - 55.7997733901) < 1e-9)
    #expect(objects[2].values.allSatisfy { $0 as? Double == 0 })
    #expect(
      run.messages == """
        stdin:2:4: error: expected a tab and a second color behind the first color
        stdin:4:9: error: expected the end of the line behind the second color

        """)
    #expect(run.status == 3)
  }

  @Test func `needs two colors`() throws {
    let run = try tool("difference", "red")
    #expect(run.messages.contains("the argument B is missing"))
    #expect(run.status == 2)
  }
}

@Suite("simulate") struct SimulateTests {
  /// Red is on one plane with yellow by Viénot, 0.29 of both in linear light.
  @Test(
    "shows each deficiency by the model that suits it",
    arguments: [
      (["deutan"], "#939300"), (["deutan", "--model", "vienot"], "#939300"),
      (["tritan", "--model", "brettel"], "#ff004e"), (["tritan"], "#ff004e"),
      (["protan"], "#5d5d0e"), (["deutan", "--model", "machado"], "#a39000"),
      (["deutan", "--severity", "0"], "#ff0000"),
    ])
  func models(_ options: [String], _ hex: String) throws {
    #expect(try run(["simulate", "red", "--deficiency"] + options).lines == [hex])
  }

  @Test func `takes Machado for a lesser severity`() throws {
    let severity = ["simulate", "#0f62fe", "--deficiency", "protan", "--severity", "0.6"]
    #expect(try run(severity).output == run(severity + ["--model", "machado"]).output)
    #expect(try run(severity).output != run(severity + ["--model", "vienot"]).output)
  }

  @Test func `keeps opacity, and brings wide colors into sRGB`() throws {
    let lines = try tool("simulate", "--deficiency", "deutan", "#ff000080", "color(display-p3 1 0 0)").lines
    #expect(lines[0] == "#93930080")
    #expect(lines[1].count == 7)
  }

  @Test func `JSON has the members of the contract, line by line`() throws {
    let run = try tool("simulate", "--deficiency", "deutan", "--format", "json", input: "red\nnope\n")
    #expect(run.lines[0] == "{\"input\":\"red\",\"color\":\"#939300\"}")
    #expect(run.lines[1].hasPrefix("{\"error\":{\"line\":2,\"column\":1,"))
    #expect(run.status == 3)
  }

  @Test(
    "misuse ends with 2",
    arguments: [
      (["simulate", "red"], "'--deficiency protan|deutan|tritan' is missing"),
      (
        ["simulate", "red", "--deficiency", "protan", "--severity", "1.5"], "a severity lies between 0 and 1"
      ),
      (["simulate", "red", "--deficiency", "protam"], "Did you mean 'protan'?"),
    ])
  func misuse(_ arguments: [String], _ part: String) throws {
    let run = try run(arguments)
    #expect(run.messages.contains(part), "\(run.messages)")
    #expect(run.output == "" && run.status == 2)
  }
}
