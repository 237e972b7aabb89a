import ColorCore
import ColorTokens
import Testing

@Suite("Following references") struct AliasResolverTests {
  static let ink = #"{"$type":"color","$value":{"colorSpace":"srgb","components":[0.1,0.1,0.12]}}"#

  @Test func `gives the value and keeps the chain`() {
    let tokens = Reading.resolved(
      #"{"a":{"$value":"{b}","$description":"mine"},"b":{"$value":"{g.$root}"},"g":{"$root":\#(Self.ink)}}"#)
    #expect(tokens.diagnostics.isEmpty)
    #expect(tokens.tokens.map(\.path.text) == ["a", "b", "g.$root"])
    #expect(tokens["a"]?.color == tokens["g.$root"]?.color)
    #expect(tokens["a"]?.color?.components == [0.1, 0.1, 0.12])
    #expect(tokens["a"]?.alias == "b")
    #expect(tokens.chain(of: "a") == ["b", "g.$root"])
    #expect(tokens.chain(of: "g.$root").isEmpty)
    #expect(tokens["a"]?.description == "mine")
  }

  @Test(
    "reads a JSON Pointer in each of its forms",
    arguments: [
      ##"{"$ref":"#/brand colors~1x/ink"}"##, ##"{"$ref":"#/brand%20colors~1x/ink"}"##,
      ##"{"$ref":"#/brand%20colors~1x/ink/$value"}"##, ##"{"$value":{"$ref":"#/brand%20colors%7E1x/ink"}}"##,
    ])
  func pointers(_ token: String) {
    let tokens = Reading.resolved(#"{"brand colors/x":{"ink":\#(Self.ink)},"a":\#(token)}"#)
    #expect(!tokens.hasErrors)
    #expect(tokens["a"]?.color?.components == [0.1, 0.1, 0.12])
    #expect(tokens["a"]?.alias == "brand colors/x.ink")
  }

  @Test func `lets the type of the target go before the group's`() {
    let tokens = Reading.resolved(
      #"{"paint":{"$type":"color","gap":{"$value":"{metric.gap}"}},"metric":{"gap":{"$type":"number","$value":4}}}"#
    )
    #expect(tokens.diagnostics.isEmpty)
    #expect(tokens["paint.gap"]?.type == .number)
    #expect(tokens["paint.gap"]?.number == 4)
  }

  @Test func `follows a chain of 100,000`() {
    let count = 100_000
    var text = "{"
    for index in 0..<count { text += "\"t\(index)\":{\"$value\":\"{t\(index + 1)}\"}," }
    text += "\"t\(count)\":\(Self.ink)}"
    let tokens = Reading.resolved(text)
    #expect(tokens.diagnostics.isEmpty)
    #expect(tokens.tokens.count == count + 1)
    #expect(tokens["t0"]?.color?.components == [0.1, 0.1, 0.12])
    #expect(tokens.chain(of: "t0").count == count)
  }

  @Test func `names a cycle once, with its places`() {
    let text = """
      {"$type": "color",
       "z": {"$value": "{b}"},
       "a": {"$value": "{b}"},
       "b": {"$value": "{c}"},
       "c": {"$value": "{a}"}}
      """
    #expect(
      Reading.rendered(text) == """
        t.json:3:20: error: a cycle: a → b → c → a
        3 |  "a": {"$value": "{b}"},
          |                    ^
        t.json:4:2: note: 'b' stands here
        t.json:5:2: note: 'c' stands here
        t.json:2:2: note: 'z' has no value because of it

        """)
    #expect(Reading.resolved(text).unresolved.map(\.text) == ["z", "a", "b", "c"])
  }

  @Test func `blames the token in the ring, not the one that leads there`() {
    let tokens = Reading.resolved(#"{"a":{"$value":"{b}"},"b":{"$value":"{b}"}}"#)
    #expect(tokens.diagnostics.map(\.message) == ["a cycle: b → b"])
    #expect(tokens.diagnostics.first?.token == "b")
  }

  @Test func `tells every ring, and shortens a long one`() {
    var text = "{"
    for index in 0..<1000 { text += "\"t\(index)\":{\"$value\":\"{t\((index + 1) % 1000)}\"}," }
    text += #""x":{"$value":"{y}"},"y":{"$value":"{x}"}}"#
    let tokens = Reading.resolved(text)
    #expect(
      tokens.diagnostics.map(\.message) == [
        "a cycle: t0 → t1 → t2 → t3 → t4 → t5 → … 989 more … → t995 → t996 → t997 → t998 → t999 → t0",
        "a cycle: x → y → x",
      ])
    #expect(tokens.tokens.isEmpty)
  }

  @Test func `blames the broken link once`() {
    let tokens = Reading.resolved(
      #"{"a":{"$value":"{b}"},"b":{"$value":"{c}"},"d":{"$value":"{b}"},"e":\#(Self.ink)}"#)
    #expect(Reading.places(tokens) == ["1:39 ref-missing"])
    #expect(tokens.diagnostics.first?.pointer == "/b/$value")
    #expect(tokens.unresolved.map(\.text) == ["a", "b", "d"])
    #expect(tokens.tokens.map(\.path.text) == ["e"])
  }

  @Test func `crosses files, to what a later one overrides`() {
    let first = SourceText(file: "1.json", text: #"{"a":{"$value":"{b}"},"b":{"$type":"number","$value":1}}"#)
    let second = SourceText(
      file: "2.json", text: #"{"b":{"$value":"{c}"},"c":{"$type":"number","$value":2}}"#)
    let tokens = TokenDocument([first, second]).resolved()
    #expect(tokens.diagnostics.isEmpty)
    #expect(tokens["a"]?.number == 2)
    #expect(tokens.chain(of: "a") == ["b", "c"])
    #expect(TokenDocument([first]).resolved()["a"]?.number == 1)
  }

  @Test func `finds a cycle across files`() {
    let first = SourceText(file: "1.json", text: #"{"a":{"$value":"{b}"}}"#)
    let second = SourceText(file: "2.json", text: #"{"b":{"$value":"{a}"}}"#)
    let found = TokenDocument([first, second]).resolved().diagnostics
    #expect(found.map { "\($0.position) \($0.message)" } == ["1.json:1:18 a cycle: a → b → a"])
    #expect(found.first?.related.map { "\($0.position)" } == ["2.json:1:2"])
  }

  @Test func `refuses a target of another type, named with both`() {
    let tokens = Reading.resolved(
      #"{"n":{"$type":"number","$value":3},"m":{"$value":"{n}"},"a":{"$type":"color","$value":"{m}"}}"#)
    #expect(tokens.diagnostics.map(\.message) == ["a color can't refer to 'm', a number"])
    #expect(tokens["m"]?.number == 3)
    #expect(tokens["a"] == nil)
  }
}
