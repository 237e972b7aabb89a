import Foundation
import Testing

@Suite("derive --preset") struct PresetTests {
  @Test func `lists the presets`() throws {
    let text = try tool("derive", "--preset", "list")
    #expect(text.lines.count == 12)
    #expect(text.lines[0].hasPrefix("bootstrap "))
    #expect(text.status == 0)
    let json = try tool("derive", "--preset", "list", "--format", "json")
    let list = try #require(
      try JSONSerialization.jsonObject(with: Data(json.output.utf8)) as? [[String: String]])
    #expect(list.compactMap { $0["name"] } == text.lines.map { String($0.prefix { $0 != " " }) })
  }

  @Test func `gives the system's own values with what they break`() throws {
    let run = try tool("derive", "#1677ff", "--preset", "ant", "--emulate", "--format", "json")
    let object = try run.objects()[0]
    let states = try #require(object["states"] as? [String: String])
    #expect(states["normal"] == "#1677ff" && states["hovered"] == "#4096ff" && states["pressed"] == "#0958d9")
    let palette = try #require(object["palette"] as? [String: String])
    #expect(palette["1"] == "#e6f4ff" && palette["10"] == "#001d66")
    #expect(object["preset"] as? String == "ant" && object["emulated"] as? Bool == true)
    #expect(object["outcome"] as? String == "relaxed")
    let checks = try #require(object["checks"] as? [[String: Any]])
    #expect(checks.contains { $0["state"] as? String == "hovered" && $0["pass"] as? Bool == false })
    let reasons = try #require(object["reasons"] as? [String])
    #expect(reasons.contains("hovered: #ffffff on #4096ff has 2.98:1, 4.50:1 is asked for (C1)"))
    #expect(run.status == 0)
  }

  @Test func `keeps the guarantees without --emulate`() throws {
    let object = try tool("derive", "#1677ff", "--preset", "ant", "--format", "json").objects()[0]
    #expect(object["emulated"] as? Bool == false)
    let checks = try #require(object["checks"] as? [[String: Any]])
    let texts = checks.filter { $0["constraint"] as? String == "C1" }
    #expect(!texts.isEmpty && texts.allSatisfy { $0["pass"] as? Bool == true })
  }

  @Test func `an answer names the color that was given where the system replaces it`() throws {
    let run = try tool(
      "derive", "#1677ff", "--preset", "ant", "--theme", "dark", "--format", "json")
    let object = try run.objects()[0]
    let states = try #require(object["states"] as? [String: String])
    #expect(object["base"] as? String == "#1677ff")
    #expect(states["normal"] == "#1668dc")
    let reasons = try #require(object["reasons"] as? [String])
    #expect(reasons[0] == "normal is #1668dc instead of #1677ff, as ant has it")
  }

  @Test func `an object says the same as options`() throws {
    let options = try tool(
      "derive", "--format", "json", "#0f6cbd", "--preset", "fluent", "--emulate", "--states",
      "hovered,selected")
    let line = try tool(
      "derive", "--format", "json",
      input: ##"{"base":"#0f6cbd","preset":"fluent","emulate":true,"states":["hovered","selected"]}"## + "\n")
    #expect(line.output == options.output)
    let states = try #require(try line.objects()[0]["states"] as? [String: String])
    #expect(states == ["normal": "#0f6cbd", "hovered": "#115ea3", "selected": "#0f548c"])
  }
}
