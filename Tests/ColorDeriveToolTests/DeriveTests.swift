import Foundation
import Testing

@Suite("derive") struct DeriveTests {
  @Test(
    "answers with whole pages",
    arguments: [
      ("derive-fill.txt", ["#0f62fe"]),
      ("derive-dark.txt", ["#0f62fe", "--theme", "dark", "--on", "#121212", "--on", "#1e1e1e"]),
      ("derive-foreground.txt", ["rebeccapurple", "--role", "foreground"]),
      ("derive-infeasible.txt", ["#777777", "--min", "AAA"]),
      ("derive-notes.txt", ["oklch(0.7 0.4 145)", "#0f62fe80", "--on", "white", "--states", "hovered"]),
      ("derive-fill.json", ["#0f62fe", "--format", "json"]),
      ("derive-border.json", ["#8a8a8a", "--role", "border", "--theme", "dark-hc", "--format", "json"]),
    ])
  func pages(_ name: String, _ arguments: [String]) throws {
    let run = try run(["derive"] + arguments)
    #expect(run.messages == "")
    try expectGolden(run.output, name)
  }

  @Test func `ends with 1 when no set can be made`() throws {
    #expect(try tool("derive", "#777777", "--min", "7").status == 1)
    #expect(try tool("derive", "#0f62fe").status == 0)
    #expect(try tool("derive", input: "#0f62fe\n{\"base\":\"#777777\",\"min\":7}\n").status == 1)
  }

  @Test func `gives only the states that are asked for, and normal`() throws {
    let object = try tool("derive", "#0f62fe", "--states", "pressed", "--format", "json").objects()[0]
    let states = try #require(object["states"] as? [String: String])
    #expect(states.keys.sorted() == ["normal", "pressed"])
    let checks = try #require(object["checks"] as? [[String: Any]])
    #expect(!checks.isEmpty)
    #expect(checks.allSatisfy { ["normal", "pressed"].contains($0["state"] as? String) })
  }

  @Test func `an object says the same as options`() throws {
    let options = try tool(
      "derive", "--format", "json", "#0f62fe", "--theme", "dark", "--on", "#121212", "--on", "#1e1e1e",
      "--content", "white", "--min", "AA", "--states", "hovered,pressed", "--base", "adjust")
    let object = """
      {"base":"#0f62fe","role":"background","theme":"dark","surface":["#121212","#1e1e1e"],\
      "content":"white","min":4.5,"states":["hovered","pressed"],"policy":"adjust","gamut":"srgb"}

      """
    let line = try tool("derive", "--format", "json", input: object)
    #expect(line.output == options.output)
    #expect(line.messages == "")
  }

  @Test func `members of an object go before options`() throws {
    let run = try tool(
      "derive", "--theme", "dark", "--format", "json", input: "red\n{\"base\":\"red\",\"theme\":\"light\"}\n")
    #expect(try run.objects().map { $0["theme"] as? String } == ["dark", "light"])
  }

  @Test(
    "points at a fault in an object",
    arguments: [
      (#"{"base":"red","rol":"x"}"#, "15: error: no member is named 'rol'; did you mean 'role'?"),
      (#"{"base":"purpel"}"#, "10: error: no color is named 'purpel'; did you mean 'purple'?"),
      (#"{"base":1}"#, "9: error: 'base' is a color, as a string"),
      (
        #"{"base":"red","min":0.5}"#,
        "21: error: invalid value '0.5' for 'min': a contrast ratio lies between 1 and 21"
      ),
      (#"{"role":"border"}"#, "1: error: the member 'base' is missing"),
      (#"{"base":"red","base":"blue"}"#, "15: error: the name 'base' stands twice in one object"),
      (
        #"{"base":"red","preset":"carbn"}"#,
        "24: error: invalid value 'carbn' for 'preset': expected one of bootstrap, ant, mui, material-state-layer, "
      ),
      (#"{"base":"red","emulate":true}"#, "1: error: there is no preset to emulate"),
      (#"{"base":"red","preset":"ant","emulate":1}"#, "40: error: 'emulate' is true or false"),
      (
        #"{"base":"red","gamut":"display-p4"}"#,
        "23: error: invalid value 'display-p4' for 'gamut': expected one of srgb, display-p3, rec2020"
      ),
      (
        #"{"base":"red","states":"focussed"}"#,
        "24: error: invalid value 'focussed' for 'states': no state is named 'focussed'; did you mean 'focused'?"
      ),
      (#"{"base":"red","kind":"functional"}"#, "1: error: a background has no kind 'functional'"),
      (
        ##"{"base":"#0f08"}"##,
        "1: error: a translucent base isn't supported yet, unless exactly one surface is named for it to lie on"
      ),
      (#"{"base":"red""#, "14: error: expected ',' or '}', found the end of the line"),
    ])
  func faults(_ line: String, _ message: String) throws {
    let run = try tool("derive", input: line + "\nred\n")
    #expect(run.messages.hasPrefix("stdin:1:\(message)"), "\(run.messages)")
    #expect(run.lines.count == 2 && run.lines[0].isEmpty)
    #expect(run.status == 3)
  }

  @Test func `answers one line for each line`() throws {
    let run = try tool("derive", input: "#0f62fe\nrebeccapurple\n")
    #expect(run.lines.count == 2)
    #expect(run.lines[0].hasPrefix("exact  normal #0f62fe  hovered #"))
    #expect(run.lines[0].hasSuffix("  content #ffffff"))
  }
}
