import ColorTokens
import Testing

@Suite("Reading JSON") struct JSONReaderTests {
  static func read(_ bytes: [UInt8]) throws -> JSONDocument {
    try JSONDocument(SourceText(file: "t.json", bytes: bytes))
  }

  static func read(_ text: String) throws -> JSONDocument { try read(Array(text.utf8)) }

  /// `line:column rule: message` of the fault in a text.
  static func fault(_ bytes: [UInt8]) -> String {
    let source = SourceText(file: "t.json", bytes: bytes)
    do {
      _ = try JSONDocument(source)
      return "none"
    } catch {
      let diagnostic = Diagnostic(error, in: source)
      let place = diagnostic.position
      return "\(place.line):\(place.column) \(diagnostic.rule): \(diagnostic.message)"
    }
  }

  static func fault(_ text: String) -> String { fault(Array(text.utf8)) }

  @Test func `keeps order, kinds and the spelling of numbers`() throws {
    let root = try Self.read(#"{"z": [1.50, -0, 2E+1], "a": {"t": true, "f": false, "n": null}, "s": "x"}"#)
      .root
    #expect(root.members.map { $0.name.string } == ["z", "a", "s"])
    #expect(root["z"]?.elements.map { $0.numberText } == ["1.50", "-0", "2E+1"])
    #expect(root["z"]?.elements.map { $0.number } == [1.5, -0.0, 20])
    #expect(root["a"]?.members.map { $0.value.kind } == [.true, .false, .null])
    #expect(root["s"]?.string == "x")
    #expect(root["q"] == nil)
  }

  @Test func `knows the place of every name and value`() throws {
    let root = try Self.read("{\n  \"é\": 1,\r\n\t\"b\": [\r true]\n}").root
    let places = root.members.flatMap { [$0.name.position, $0.value.position] }.map {
      "\($0.line):\($0.column)"
    }
    #expect(places == ["2:3", "2:8", "3:2", "3:7"])
    #expect(root["b"]?.elements.map { "\($0.position)" } == ["t.json:4:2"])
  }

  @Test func `reads every escape`() throws {
    let text = #"["\"\\\/\b\f\n\r\t", "\u00e9\u00E9", "\ud83d\ude00", "\u0000", "a\u0062c"]"#
    let strings = try Self.read(text).root.elements.map { $0.string }
    #expect(strings == ["\"\\/\u{8}\u{c}\n\r\t", "éé", "😀", "\0", "abc"])
  }

  @Test func `takes a byte order mark and does not count it`() throws {
    #expect(try Self.read([0xEF, 0xBB, 0xBF] + Array("[1]".utf8)).root.position.column == 1)
    #expect(Self.fault([0xEF, 0xBB, 0xBF] + Array("[x]".utf8)).hasPrefix("1:2 "))
  }

  @Test func `makes a number too small for a double zero`() throws {
    let numbers = try Self.read("[1e-999, 0e999999999, 5e-324, 0.\(String(repeating: "1", count: 100_000))]")
      .root
    #expect(numbers.elements.map { $0.number } == [0, 0, .leastNonzeroMagnitude, 1.0 / 9])
  }

  @Test(
    "says what is wrong and where",
    arguments: [
      ("", "1:1 json-syntax: expected a value, found the end of the file"),
      ("   \n", "2:1 json-syntax: expected a value, found the end of the file"),
      (#"{"a":1"#, "1:7 json-syntax: expected ',' or '}', found the end of the file"),
      ("[1", "1:3 json-syntax: expected ',' or ']', found the end of the file"),
      (#"{"a":1}}"#, "1:8 json-syntax: expected the end of the file, found '}'"),
      (#"{"a":1}{"b":2}"#, "1:8 json-syntax: expected the end of the file, found '{'"),
      ("{\"a\":1}\0", "1:8 json-syntax: expected the end of the file, found '\\u{0}'"),
      (#"{"a":1,}"#, "1:8 json-syntax: a comma before '}'"),
      ("[1, ]", "1:5 json-syntax: a comma before ']'"),
      ("{'a':1}", "1:2 json-syntax: text in single quotes isn't JSON"),
      (#"{"a":'b'}"#, "1:6 json-syntax: text in single quotes isn't JSON"),
      ("{a:1}", "1:2 json-syntax: the name 'a' has no quotes"),
      ("{\"a\":1 // x\n}", "1:8 json-syntax: comments aren't JSON"),
      (#"{/* x */"a":1}"#, "1:2 json-syntax: comments aren't JSON"),
      ("# x\n{}", "1:1 json-syntax: expected a value, found '#'"),
      (#"{"a":01}"#, "1:6 json-syntax: '01' isn't a JSON number"),
      (#"{"a":+1}"#, "1:6 json-syntax: '+1' isn't a JSON number"),
      (#"{"a":.5}"#, "1:6 json-syntax: '.5' isn't a JSON number"),
      (#"{"a":5.}"#, "1:6 json-syntax: '5.' isn't a JSON number"),
      (#"{"a":1e}"#, "1:6 json-syntax: '1e' isn't a JSON number"),
      (#"{"a":0x1}"#, "1:6 json-syntax: '0x1' isn't a JSON number"),
      (#"{"a":-}"#, "1:6 json-syntax: expected a value, found '-'"),
      (#"{"a":NaN}"#, "1:6 json-syntax: 'NaN' isn't a JSON number"),
      (#"{"a":-Infinity}"#, "1:6 json-syntax: '-Infinity' isn't a JSON number"),
      (#"{"a":tru}"#, "1:6 json-syntax: expected a value, found 'tru'"),
      (#"{"a":trueish}"#, "1:6 json-syntax: expected a value, found 'trueish'"),
      (#"{"a" 1}"#, "1:6 json-syntax: expected ':', found '1'"),
      (#"{"a":}"#, "1:6 json-syntax: expected a value, found '}'"),
      ("{,}", "1:2 json-syntax: expected a name in double quotes or '}', found ','"),
      ("[,]", "1:2 json-syntax: expected a value, found ','"),
      (#"{"a":1 "b":2}"#, "1:8 json-syntax: expected ',' or '}', found '\"'"),
      (#"{"a":1]"#, "1:7 json-syntax: expected ',' or '}', found ']'"),
      ("{\"a\":\"x\ty\"}", "1:8 json-syntax: a control character, U+0009, within a string"),
      ("{\"a\":\"x\0y\"}", "1:8 json-syntax: a control character, U+0000, within a string"),
      ("{\"a\":\"x\ny\"}", "1:8 json-syntax: a line ends within a string"),
      (#"{"a":"x"#, "1:8 json-syntax: the file ends within a string"),
      (#"{"a":"x\"#, "1:9 json-syntax: the file ends within a string"),
      (#"{"a":"\x41"}"#, #"1:7 json-syntax: no escape '\x'"#),
      (#"{"a":"\u12"}"#, #"1:7 json-syntax: no escape '\u12'"#),
      (#"{"a":1e999}"#, "1:6 json-number: the number '1e999' is too large for a double"),
      (#"{"a":-1E400}"#, "1:6 json-number: the number '-1E400' is too large for a double"),
      (#"["\ud800"]"#, #"1:3 json-encoding: '\ud800' is half of a surrogate pair"#),
      (#"["\ude00\ud83d"]"#, #"1:3 json-encoding: '\ude00' is half of a surrogate pair"#),
      (#"["\ud83dx"]"#, #"1:3 json-encoding: '\ud83d' is half of a surrogate pair"#),
      (#"["\ud83d\u0041"]"#, #"1:3 json-encoding: '\ud83d' is half of a surrogate pair"#),
      (#"{"a":1,"b":2,"a":3}"#, "1:14 json-duplicate-key: the name 'a' stands twice in one object"),
    ])
  func names(_ text: String, _ expected: String) {
    #expect(Self.fault(text) == expected)
  }

  @Test(
    "refuses bytes that aren't UTF-8",
    arguments: [
      [0xFF], [0xC0, 0xAF], [0xE2, 0x82], [0xED, 0xA0, 0x80], [0xF4, 0x90, 0x80, 0x80], [0x80],
      [0xF0, 0x80, 0x80, 0x80],
    ] as [[UInt8]])
  func refusesBytes(_ bytes: [UInt8]) {
    let inString = Array(#"{"a":"é"#.utf8) + bytes + Array(#""}"#.utf8)
    #expect(Self.fault(inString).hasPrefix("1:8 json-encoding: the byte 0x"))
    #expect(Self.fault(Array("[".utf8) + bytes + Array("]".utf8)).hasPrefix("1:2 json-encoding: the byte 0x"))
  }

  @Test func `refuses other encodings by name`() {
    let text = #"{"a":1}"#
    let little: [UInt8] = text.utf8.flatMap { [$0, 0] as [UInt8] }
    let big: [UInt8] = text.utf8.flatMap { [0, $0] as [UInt8] }
    let wide: [UInt8] = text.utf8.flatMap { [$0, 0, 0, 0] as [UInt8] }
    #expect(Self.fault(little) == "1:1 json-encoding: the file is UTF-16")
    #expect(Self.fault(big) == "1:1 json-encoding: the file is UTF-16")
    #expect(Self.fault([0xFF, 0xFE] + little) == "1:1 json-encoding: the file is UTF-16")
    #expect(Self.fault([0xFE, 0xFF] + big) == "1:1 json-encoding: the file is UTF-16")
    #expect(Self.fault(wide) == "1:1 json-encoding: the file is UTF-32")
    #expect(Self.fault([0xFF, 0xFE, 0, 0] + wide) == "1:1 json-encoding: the file is UTF-32")
    #expect(Self.fault([0x89, 0x50, 0x4E, 0x47]) == "1:1 json-encoding: this isn't a text file")
    #expect(Self.fault([0x1F, 0x8B, 8, 0]) == "1:1 json-encoding: this isn't a text file")
  }

  @Test func `stops at every cut of a good text`() {
    let text = Array(#"{"a":{"$type":"color","$value":"\u00e9"},"b":[1.5e3,true,null]}"#.utf8)
    #expect(Self.fault(text) == "none")
    for length in 0..<text.count {
      #expect(Self.fault(Array(text[..<length])).hasPrefix("1:"), "cut at \(length)")
    }
  }

  @Test func `goes 64 levels below the root and no further`() {
    func arrays(_ count: Int) -> String {
      String(repeating: "[", count: count) + String(repeating: "]", count: count)
    }
    #expect(Self.fault(arrays(65)) == "none")
    #expect(Self.fault(arrays(66)) == "1:66 json-depth: more than 64 levels of nesting")
    #expect(Self.fault(String(repeating: #"{"a":"#, count: 66)).hasPrefix("1:326 json-depth"))
  }

  @Test func `does not fall over a million brackets`() {
    #expect(Self.fault(String(repeating: "[", count: 1_000_000)).hasPrefix("1:66 json-depth"))
    #expect(Self.fault(String(repeating: #"{"a":"#, count: 1_000_000)).hasPrefix("1:326 json-depth"))
  }

  @Test("finds a name that stands twice, however it is spelled", arguments: [3, 9, 100])
  func findsDuplicates(count: Int) throws {
    func object(_ first: String, _ second: String) -> String {
      let others = (0..<count).map { "\"n\($0)\":0," }.joined()
      return "{\"\(first)\":0,\(others)\"\(second)\":1}"
    }
    for (first, second) in [("a", "a"), ("a", #"\u0061"#), ("é", "e\u{301}"), ("K", "\u{212A}"), ("", "")] {
      let text = object(first, second)
      do {
        _ = try Self.read(text)
        Issue.record("\(first) and \(second) must be the same name")
      } catch {
        let error = try #require(error as? JSONError)
        guard case .duplicateKey(_, first: 1) = error.reason else {
          Issue.record("\(error.reason)")
          continue
        }
        #expect(Array(text.utf8)[error.offset...].starts(with: Array("\"\(second)\"".utf8)))
      }
    }
    _ = try Self.read(object("a", "A"))
  }

  @Test func `tells the way to a fault`() throws {
    let error = #expect(throws: JSONError.self) { try Self.read(#"{"a/b":{"c":[0,{"d":1e999}]}}"#) }
    #expect(error?.path == ["a/b", "c", "1", "d"])
    let source = SourceText(file: "t.json", text: #"{"a/b":{"$value":[0,1e999]}}"#)
    do {
      _ = try JSONDocument(source)
    } catch {
      let diagnostic = Diagnostic(error, in: source)
      #expect(diagnostic.pointer == "/a~1b/$value/1")
      #expect(diagnostic.token == TokenPath("a/b"))
    }
  }
}
