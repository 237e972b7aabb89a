import ColorTokens
import Testing

@Suite("Writing JSON") struct JSONWriterTests {
  let value = JSONValue.object([
    JSONMember("name", .string("a\"\\\n\u{1}é😀/")),
    JSONMember("components", .array([.number(0.1), .number(-0.0), .string("none")])),
    JSONMember(
      "deep", .array([.object([JSONMember("t", .bool(true)), JSONMember("n", .null)]), .array([])])),
    JSONMember("empty", .object([])),
    JSONMember("count", .number(3)),
  ])

  @Test func `lays files out in lines of two spaces a level`() {
    #expect(
      JSONWriter.pretty.text(of: value) == #"""
        {
          "name": "a\"\\\n\u0001é😀/",
          "components": [0.1, 0, "none"],
          "deep": [
            {
              "t": true,
              "n": null
            },
            []
          ],
          "empty": {},
          "count": 3
        }

        """#)
  }

  @Test func `writes records in one line`() {
    #expect(
      JSONWriter.line.text(of: value)
        == #"{"name":"a\"\\\n\u0001é😀/","components":[0.1,0,"none"],"deep":[{"t":true,"n":null},[]],"empty":{},"count":3}"#
    )
  }

  @Test func `breaks an array that is long`() {
    let text = JSONWriter.pretty.text(of: .array((0..<40).map { .number($0) }))
    #expect(text.hasPrefix("[\n  0,\n  1,\n"))
  }

  @Test func `gives back what was read, each number as it was spelled`() throws {
    let text = #"{"a":[1.50,1E+2,-0,"\u00e9\t\u001f"],"z":{"b":null}}"#
    let read = try JSONDocument(SourceText(file: "t", text: text)).root.value
    let line = JSONWriter.line.text(of: read)
    #expect(line == #"{"a":[1.50,1E+2,-0,"é\t\u001f"],"z":{"b":null}}"#)
    #expect(
      try JSONDocument(SourceText(file: "t", text: JSONWriter.pretty.text(of: read))).root.value == read)
  }

  @Test func `writes the shortest number that reads back the same`() throws {
    for number in [0.1, 1.0 / 3, .leastNonzeroMagnitude, 1e300, 123_456_789, 0.17000000178813934, -2.5, 1e16]
    {
      let text = JSONWriter.line.text(of: .number(number))
      #expect(try JSONDocument(SourceText(file: "t", text: text)).root.number == number)
    }
    #expect(JSONWriter.line.text(of: .number(1.0)) == "1")
  }
}
