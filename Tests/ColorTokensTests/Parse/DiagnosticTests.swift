import ColorTokens
import Testing

@Suite("What a person is told") struct DiagnosticTests {
  @Test func `has the place, the line, a caret and what was meant`() {
    let text = """
      {
        "color": {
          "accent": {"$type": "color", "$value": {"colorSpace": "srgb", "components": [0, 0, 1]}}
        },
        "button": {
          "$type": "color",
          "$value": "{color.acent}"
        }
      }
      """
    #expect(
      Reading.rendered(text) == """
        t.json:7:17: error: no token named 'color.acent'
        7 |     "$value": "{color.acent}"
          |                 ^ did you mean 'color.accent'?

        """)
  }

  @Test func `keeps the caret in its place behind tabs and unseen characters`() {
    #expect(
      Reading.rendered("{\n\t\"\u{202E}a\": 1, \"b\": x}") == """
        t.json:2:16: error: expected a value, found 'x'
        2 | \t"\u{FFFD}a": 1, "b": x}
          | \t              ^

        """)
  }

  @Test func `shows only the part of a long line that matters`() {
    let text =
      #"{"a":""# + String(repeating: "x", count: 500) + "\", \"b\": ?, \"c\": \""
      + String(repeating: "y", count: 500)
    let lines = Reading.rendered(text).split(separator: "\n")
    #expect(lines[0] == "t.json:1:515: error: expected a value, found '?'")
    #expect(lines[1].hasPrefix("1 | …xxx") && lines[1].hasSuffix("yyy…"))
    #expect(lines[1].count < 140)
    let caret = lines[2].count - 1
    #expect(lines[2].last == "^" && Array(lines[1])[caret] == "?")
  }

  @Test func `gives both places of a name that stands twice`() {
    #expect(
      Reading.rendered("{\n  \"a\": {},\n  \"a\": {}\n}") == """
        t.json:3:3: error: the name 'a' stands twice in one object
        3 |   "a": {}
          |   ^ rename or remove one; readers disagree on which counts
        t.json:2:3: note: first here

        """)
  }

  @Test func `escapes what a terminal would act upon`() {
    let text = Reading.rendered("{\"\\u001b[31mred\": {}}")
    #expect(text.contains(#"the name '\u{1b}[31mred' has an invisible character, U+001B"#))
    #expect(!text.unicodeScalars.contains("\u{1B}"))
  }

  @Test func `says once what holds for many colors of a file`() {
    let text = ##"{"$type":"color","a":{"$value":"#000"},"b":{"$value":"#111"},"c":{"$value":"#222"}}"##
    let tokens = Reading.resolved(text)
    #expect(tokens.diagnostics.count == 3)
    #expect(tokens.diagnostics.summarized().map(\.message) == ["3 colors are written as text, like '#000'"])
    #expect(
      Reading.resolved(##"{"a":{"$type":"color","$value":"#000"}}"##).diagnostics.summarized().count == 1)
  }

  @Test func `comes in the order of the text, all in one run`() {
    let text =
      ##"{"a":{"$value":"{x}"},"b":5,"c":{"$type":"colour","$value":1},"d":{"$type":"color","$value":"{a"}}"##
    #expect(
      Reading.places(Reading.resolved(text)) == [
        "1:18 ref-missing", "1:27 not-a-token", "1:42 type-unknown", "1:94 ref-syntax",
      ])
  }
}
