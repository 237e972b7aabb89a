import ColorCore
import ColorTokens
import Testing

@Suite("A token document") struct TokenDocumentTests {
  static func document(_ texts: String...) -> TokenDocument {
    TokenDocument(texts.enumerated().map { SourceText(file: "\($0 + 1).json", text: $1) })
  }

  static let gray = #"{"colorSpace":"srgb","components":[0.5,0.5,0.5]}"#

  @Test func `holds tokens and groups in the order of the text`() {
    let document = Self.document(
      #"{"z":{"$type":"color","b":{"$value":\#(Self.gray)},"a":{"$value":\#(Self.gray)}},"m":{"$type":"number","$value":2}}"#
    )
    #expect(document.tokens.map(\.path.text) == ["z.b", "z.a", "m"])
    #expect(document.groups.map(\.path.text) == ["", "z"])
    #expect(document.diagnostics.isEmpty)
    #expect(document["m"]?.value == .number(2))
    #expect("\(document["z.a"]!.position)" == "1.json:1:87")
  }

  @Test func `reads colors as they are meant`() {
    let document = Self.document(
      ##"""
      {"$type":"color",
       "a":{"$value":{"colorSpace":"oklch","components":[0.5,0.1,"none"],"alpha":0.25,"hex":"#AbCdEf"}},
       "b":{"$value":"#ff8000"}}
      """##)
    let value = ColorValue(.oklch, [0.5, 0.1, nil], alpha: 0.25, hex: "#AbCdEf")
    let color = AnyColor(space: .oklch, components: [0.5, 0.1, 0], alpha: 0.25, missing: .third)
    #expect(document["a"]?.value == .color(TokenColor(.object(value), color: color)))
    guard case .color(let text) = document["b"]?.value else {
      Issue.record("b is a color")
      return
    }
    #expect(text.notation == .css("#ff8000"))
    #expect(text.color.hex == "#ff8000")
    #expect(document.diagnostics.map(\.level) == [.warning])
  }

  @Test func `writes a color object as the format has it`() throws {
    let text = ##"{"colorSpace":"oklch","components":[0.5,0.1,"none"],"alpha":0.25,"hex":"#abcdef"}"##
    let value = ColorValue(.oklch, [0.5, 0.1, nil], alpha: 0.25, hex: "#abcdef")
    #expect(JSONWriter.line.text(of: value.json) == text)
  }

  @Test func `takes a type from the nearest group that states one`() {
    let document = Self.document(
      #"{"$type":"dimension","g":{"$type":"number","h":{"a":{"$value":1},"b":{"$type":"duration","$value":{"value":1,"unit":"s"}}}},"c":{"$value":{"value":1,"unit":"px"}}}"#
    )
    #expect(document["g.h.a"]?.groupType == .number)
    #expect(document["g.h.b"]?.ownType == .duration)
    #expect(document["c"]?.groupType == .dimension)
    #expect(document.resolved().tokens.map(\.type) == [.number, .duration, .dimension])
  }

  @Test func `keeps descriptions, extensions and deprecations`() {
    let document = Self.document(
      ##"""
      {"g":{"$deprecated":"use h","$description":"G","$extensions":{"x.y":{"deep":[1.50,null]}},"$type":"number",
        "a":{"$value":1,"$description":"A"},"b":{"$value":1,"$deprecated":false},"c":{"$value":1,"$deprecated":true}}}
      """##)
    #expect(document["g.a"]?.description == "A")
    #expect(document["g.a"]?.deprecation == Deprecation(reason: "use h"))
    #expect(document["g.b"]?.deprecation == nil)
    #expect(document["g.c"]?.deprecation == Deprecation())
    let group = document.group("g")
    #expect(group?.description == "G")
    #expect(group?.extensions.map { JSONWriter.line.text(of: $0.value) } == #"{"x.y":{"deep":[1.50,null]}}"#)
    #expect(group?.extensions?["x.y"]?.position.line == 1)
  }

  @Test func `lets a later file replace whole tokens, and group properties one by one`() {
    let document = Self.document(
      #"{"g":{"$type":"number","$description":"first","a":{"$value":1,"$description":"old"},"b":{"$value":2}}}"#,
      #"{"g":{"$description":"second","a":{"$value":3},"c":{"$value":4}}}"#)
    #expect(document.diagnostics.isEmpty)
    #expect(document.tokens.map(\.path.text) == ["g.a", "g.b", "g.c"])
    #expect(document["g.a"]?.value == .number(3))
    #expect(document["g.a"]?.description == nil)
    #expect(document["g.a"]?.position.file == "2.json")
    #expect(document["g.b"]?.position.file == "1.json")
    #expect(document.group("g")?.description == "second")
    #expect(document.group("g")?.type == .number)
  }

  @Test func `takes the type of a group from a later file`() {
    let document = Self.document(#"{"g":{"a":{"$value":1}}}"#, #"{"g":{"$type":"number"}}"#)
    #expect(document.diagnostics.filter { $0.level == .error }.isEmpty)
    #expect(document["g.a"]?.value == .number(1))
  }

  @Test func `refuses a token where another file has a group, and the other way round`() {
    let token = #"{"a":{"b":{"$type":"number","$value":1}}}"#
    let group = #"{"a":{"b":{"c":{"$type":"number","$value":1}}}}"#
    for document in [Self.document(token, group), Self.document(group, token)] {
      #expect(document.diagnostics.map(\.rule.rawValue) == ["path-conflict"])
      #expect(document.diagnostics.first?.position.file == "2.json")
      #expect(document.diagnostics.first?.related.first?.position.file == "1.json")
    }
  }

  @Test func `warns when an override loses our extension`() {
    let first = #"{"g":{"$extensions":{"colorderive":{"version":1}},"a":{"$type":"number","$value":1}}}"#
    let second = #"{"g":{"$extensions":{"other":1}}}"#
    #expect(Self.document(first, second).diagnostics.map(\.rule.rawValue) == ["ext-dropped"])
    #expect(Self.document(first, first).diagnostics.isEmpty)
  }

  @Test func `reads the other files when one isn't JSON`() {
    let document = Self.document(#"{"a":{"$value":"{b}"}}"#, "{", #"{"c":{"$type":"number","$value":1}}"#)
    #expect(document.tokens.map(\.path.text) == ["a", "c"])
    // What the broken file may hold isn't called missing.
    #expect(document.resolved().diagnostics.map { "\($0.position) \($0.rule)" } == ["2.json:1:2 json-syntax"])
  }

  @Test func `has the names that the format allows`() {
    let names = ["a b", "😀", "👨‍👩‍👧", "1", "a/b", "default", "é", "-rf", "CON"]
    let text =
      "{" + names.map { "\"\($0)\":{\"$type\":\"number\",\"$value\":1}" }.joined(separator: ",") + "}"
    let document = Self.document(text)
    #expect(document.diagnostics.isEmpty)
    #expect(document.tokens.map(\.path.text) == names)
    #expect(document["a/b"]?.path.pointer == "/a~1b")
  }

  @Test func `is as strict as it is asked to be`() {
    let text = ##"{"a":{"$type":"color","$value":"#000"}}"##
    #expect(Reading.resolved(text, .strict).diagnostics.map(\.level) == [.error])
    #expect(Reading.resolved(text).diagnostics.map(\.level) == [.warning])
    let odd = ##"""
      {"a":{"$type":"string","$value":"x"},"b":{"$type":"color","$value":{"colorSpace":"srgb","components":[0,0,1.01],"hex":"#fff"}}}
      """##
    #expect(Reading.resolved(odd).hasErrors)
    let lenient = Reading.resolved(odd, .lenient)
    #expect(!lenient.hasErrors && lenient.diagnostics.count == 3)
    #expect(lenient.tokens.map(\.path.text) == ["b"])
  }
}
