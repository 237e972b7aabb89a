import Foundation
import Testing

@Suite("contrast") struct ContrastCommandTests {
  @Test func `rounds the ratio down and names the level`() throws {
    #expect(try tool("contrast", "#777", "white").output == "4.47:1  Lc 71.1  AA-large\n")
    #expect(try tool("contrast", "#767676", "white").output.hasSuffix("AA\n"))
    #expect(try tool("contrast", "white", "black").output == "21.00:1  Lc -107.9  AAA\n")
    #expect(try tool("contrast", "#ccc", "white").output.hasSuffix("none\n"))
  }

  @Test(
    "ends with 1 when the ratio is below",
    arguments: [("AA", 1), ("4.47", 0), ("4.5", 1), ("AA-large", 0), ("non-text", 0), ("AAA", 1)])
  func minimum(_ text: String, _ status: Int32) throws {
    let run = try tool("contrast", "#777", "white", "--min", text)
    #expect(run.status == status)
    #expect(run.output.hasSuffix("  \(status == 0 ? "meets" : "below") \(text)\n"))
    #expect(run.messages == "")
  }

  @Test func `JSON holds the unrounded numbers`() throws {
    let run = try tool("contrast", "--format", "json", "#777", "white")
    #expect(run.output.hasPrefix("{\"foreground\":\"#777\",\"background\":\"white\",\"wcag2\":4.478089"))
    let object = try run.objects()[0]
    #expect(object.keys.sorted() == ["apca", "background", "foreground", "wcag2"])
    let apca = try #require(object["apca"] as? Double)
    #expect(abs(apca - 71.1) < 0.1)
  }

  @Test func `reads pairs separated by a tab`() throws {
    let run = try tool(
      "contrast", "--min", "AA", input: "black\twhite\nred\nred\twhite\tblue\nred\twite\n#777\twhite\n")
    #expect(run.lines == ["21.00:1  Lc 106.0  meets AA", "", "", "", "4.47:1  Lc 71.1  below AA"])
    #expect(
      run.messages == """
        stdin:2:4: error: expected a tab and a background behind the foreground
        stdin:3:10: error: expected the end of the line behind the background
        stdin:4:5: error: no color is named 'wite'; did you mean 'white'?

        """)
    #expect(run.status == 3)
    #expect(try tool("contrast", "-", "--min", "AA", input: "#777\twhite\nblack\twhite").status == 1)
  }

  @Test func `lays translucent colors over what is behind them`() throws {
    let plain = try tool("contrast", "black", "#ffffff00").output
    #expect(plain == "21.00:1  Lc 106.0  AAA\n")
    #expect(try tool("contrast", "black", "#ffffff00", "--over", "black").output == "1.00:1  Lc 0.0  none\n")
  }
}
