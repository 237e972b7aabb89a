import ColorCore
import Testing

@testable import ColorTokens

/// Trees of which each tries something that readers get wrong, beside those that Tools/make_bad_tokens.py makes. What
/// must be said, how bad it is, and the text at the caret were written down from the format before they were run.
@Suite("Hostile trees") struct HostileTreeTests {
  struct Row: CustomTestStringConvertible, Sendable {
    var name: String
    var files: [String]
    var expected: [String]
    var testDescription: String { name }

    init(_ name: String, _ files: String..., says expected: [String] = []) {
      self.name = name
      self.files = files
      self.expected = expected
    }
  }

  private static let one = #"{"$type":"number","$value":1}"#
  private static let red = #"{"$type":"color","$value":{"colorSpace":"srgb","components":[1,0,0]}}"#

  private static func color(_ members: String) -> String {
    #"{"x":{"$type":"color","$value":{\#(members)}}}"#
  }
  private static func components(_ text: String) -> String {
    color(#""colorSpace":"srgb","components":[\#(text)]"#)
  }
  private static func reference(_ text: String) -> String {
    #"{"a":{"b":\#(one)},"x":{"$value":"\#(text)"}}"#
  }
  private static func pointer(_ text: String) -> String {
    #"{"a b":{"c/d":\#(one)},"red":\#(red),"x":{"$type":"number","$value":{"$ref":"\#(text)"}}}"#
  }

  @Test("are told by rule, level and place", arguments: rows)
  func say(_ row: Row) {
    let sources = row.files.enumerated().map { SourceText(file: "\($0).json", text: $1) }
    let document = TokenDocument(sources)
    let found = document.resolved().diagnostics.map { diagnostic in
      let bytes = document.source(of: diagnostic.position)?.bytes.dropFirst(diagnostic.position.offset) ?? []
      return (
        words: "\(diagnostic.level.rawValue) \(diagnostic.rule)",
        text: String(decoding: bytes.prefix(200), as: UTF8.self)
      )
    }
    #expect(found.count == row.expected.count, "\(found)")
    for (found, expected) in zip(found, row.expected) {
      let parts = expected.split(separator: " ", maxSplits: 2, omittingEmptySubsequences: false).map(
        String.init)
      #expect(found.words == "\(parts[0]) \(parts[1])", "\(found)")
      #expect(found.text.utf8.starts(with: parts[2].utf8), "'\(found.text)' isn't '\(parts[2])'")
    }
  }

  static let rows: [Row] = text + numbers + duplicates + references + pointers + groups + composites + files

  private static let text = [
    Row("byte order mark", "\u{FEFF}" + components("1,0,0")),
    Row("two byte order marks", "\u{FEFF}\u{FEFF}{}", says: ["error json-syntax \u{FEFF}"]),
    Row(
      "place behind carriage returns", "{\r\n\"a\":4\r,\"b\":\(one)}", says: ["error not-a-token 4"]),
    Row("NUL in a name", #"{"a\u0000b":\#(one),"c":\#(one)}"#, says: [#"error name-character "a\u0000b""#]),
    Row("NUL in a text", "{\"a\":\"x\u{0}y\"}", says: ["error json-syntax \u{0}"]),
    Row("NUL at the end", "{\"a\":\(one)}\u{0}", says: ["error json-syntax \u{0}"]),
    Row("name in two units", #"{"\ud83d\ude00":\#(one),"b":{"$value":"{😀}"}}"#),
    Row("halves in the wrong order", #"{"\ude00\ud83d":\#(one)}"#, says: [#"error json-encoding \ude00"#]),
    Row("name outside the first plane", #"{"𝒳":{"𐐀":\#(one)},"b":{"$value":"{𝒳.𐐀}"}}"#),
    Row("name in another composition", "{\"e\u{301}\":\(one),\"b\":{\"$value\":\"{é}\"}}"),
    Row("joined emoji", #"{"👨‍👩‍👧":\#(one)}"#),
    Row(
      "invisible space", "{\"a\u{200B}\":\(one),\"b\":\(one)}", says: ["error name-character \"a\u{200B}\""]),
    Row("names of JavaScript", #"{"__proto__":\#(one),"constructor":{"$value":"{__proto__}"}}"#),
    Row("closed by another bracket", #"{"a":[1}"#, says: ["error json-syntax }"]),
    Row(
      "65 levels beside the value",
      #"{"a":{"$type":"number","$value":1,"$extensions":{"x":"# + String(repeating: "[", count: 63)
        + String(repeating: "]", count: 63) + "}}}", says: ["error json-depth ["]),
  ]

  private static let numbers = [
    Row("beyond doubles", components("1e400,0,0"), says: ["error json-number 1e400"]),
    Row(
      "beyond doubles without exponent", components("1" + String(repeating: "0", count: 310) + ",0,0"),
      says: ["error json-number 1000"]),
    Row(
      "beyond doubles in an extension", #"{"a":{"$type":"number","$value":1,"$extensions":{"x":-1e309}}}"#,
      says: ["error json-number -1e309"]),
    Row("below doubles", components("0.1e-400,1e-400,0")),
    Row("negative zero", components("-0,-0.0,0")),
    Row("negative zero as alpha", color(#""colorSpace":"srgb","components":[0,0,0],"alpha":-0"#)),
    Row(
      "just above the range", components("1.0000000000000002,0,0"),
      says: ["error color-component 1.0000000000000002"]),
    Row("rounded into the range", components("1.00000000000000001,0,0")),
    Row("nearly a full turn", color(#""colorSpace":"oklch","components":[0.5,0.1,359.9999999999999]"#)),
    Row(
      "rounded to a full turn", color(#""colorSpace":"oklch","components":[0.5,0.1,359.99999999999999999]"#),
      says: ["error color-component 359.9"]),
    Row("none in capitals", components(#""NONE",0,0"#), says: [#"error color-component "NONE""#]),
    Row(
      "a number as text", #"{"x":{"$type":"number","$value":"1e400"}}"#, says: [#"error value-type "1e400""#]),
    Row("four components", components("0,0,0,1"), says: ["error color-component [0,0,0,1]"]),
    Row("true as a component", components("true,0,0"), says: ["error color-component true"]),
  ]

  private static let duplicates = [
    Row(
      "in a shadow", ##"{"s":{"$type":"shadow","$value":{"color":"#000","blur":1,"color":"#fff"}}}"##,
      says: [##"error json-duplicate-key "color":"#fff""##]),
    Row(
      "in a stop of a gradient",
      ##"{"g":{"$type":"gradient","$value":[{"position":0,"color":"#000","position":1}]}}"##,
      says: [#"error json-duplicate-key "position":1"#]),
    Row("by an escape", #"{"a":\#(one),"\u0061":\#(one)}"#, says: [#"error json-duplicate-key "\u0061""#]),
    Row(
      "deep in an extension", #"{"a":{"$type":"number","$value":1,"$extensions":{"x":[{"y":1,"y":2}]}}}"#,
      says: [#"error json-duplicate-key "y":2"#]),
    Row("in two files of a tree", #"{"a":\#(one)}"#, #"{"a":{"$type":"number","$value":2}}"#),
  ]

  private static let references = [
    Row("itself", #"{"x":{"$type":"number","$value":"{x}"}}"#, says: ["error ref-cycle x}"]),
    Row("a space within", reference("{a.b }"), says: ["error ref-syntax a.b }"]),
    Row("two of them", reference("{a.b}{a.b}"), says: ["error ref-syntax {a.b}{"]),
    Row("brackets in brackets", reference("{{a.b}}"), says: ["error ref-syntax {{a"]),
    Row("an empty name", reference("{a..b}"), says: ["error ref-syntax {a..b}"]),
    Row("a property", reference("{a.b.$value}"), says: ["error ref-syntax {a.b.$value}"]),
    Row("another case", reference("{A.b}"), says: ["error ref-missing A.b}"]),
    Row("a group", reference("{a}"), says: ["error ref-not-token a}"]),
    Row(
      "a token that has no value itself", #"{"a":{"$type":"color","$value":4},"x":{"$value":"{a}"}}"#,
      says: ["error value-type 4"]),
    Row("another type", #"{"a":\#(one),"x":{"$type":"color","$value":"{a}"}}"#, says: ["error ref-type a}"]),
    Row(
      "another type through others",
      #"{"a":\#(one),"b":{"$value":"{a}"},"x":{"$type":"color","$value":"{b}"}}"#,
      says: ["error ref-type b}"]),
    Row("a type of a group around", #"{"g":{"$type":"color","x":{"$value":"{a}"}},"a":\#(one)}"#),
    Row("a root token", #"{"g":{"$root":\#(one)},"x":{"$value":"{g.$root}"}}"#),
    Row("the root token of the root", #"{"$root":\#(one),"x":{"$value":"{$root}"}}"#),
    Row(
      "a root that is a group", #"{"g":{"$root":{"y":\#(one)}},"a":\#(one)}"#,
      says: [#"error name-reserved "$root""#]),
    Row(
      "a root with a child", #"{"g":{"$root":{"$type":"number","$value":1,"y":\#(one)}}}"#,
      says: [#"error token-and-group "y""#]),
    Row(
      "in the place of alpha", color(#""colorSpace":"srgb","components":[0,0,0],"alpha":"{n}""#),
      says: [#"error color-alpha "{n}""#]),
  ]

  private static let pointers = [
    Row("percent-encoded", pointer("#/a%20b/c~1d")),
    Row("percent-encoded escape", pointer("#/a%20b/c%7E1d")),
    Row("a raw space", pointer("#/a b/c~1d"), says: ["warning pointer-syntax #/a b"]),
    Row("half a percent code", pointer("#/a%2/c~1d"), says: ["error pointer-syntax #/a%2/"]),
    Row("an overlong percent code", pointer("#/%C0%AF"), says: ["error pointer-syntax #/%C0%AF"]),
    Row("an unknown escape", pointer("#/a%20b/c~2d"), says: ["error pointer-syntax #/a%20b/c~2d"]),
    Row("an element", pointer("#/red/$value/components/1")),
    Row(
      "an element with a leading zero", pointer("#/red/$value/components/01"),
      says: ["error pointer-missing #/red"]),
    Row(
      "the element behind the last", pointer("#/red/$value/components/-"),
      says: ["error pointer-missing #/red"]),
    Row(
      "an element beyond integers", pointer("#/red/$value/components/99999999999999999999"),
      says: ["error pointer-missing #/red"]),
    Row(
      "a part that isn't a number", pointer("#/red/$value/colorSpace"), says: [#"error value-type "srgb""#]),
    Row("the document", pointer("#"), says: ["error ref-not-token #"]),
    Row("the member without a name", pointer("#/"), says: ["error pointer-syntax #/"]),
    Row("a slash too many", pointer("#/a%20b/c~1d/"), says: ["error pointer-syntax #/a%20b"]),
    Row("a file", pointer("../other.json#/a"), says: ["error pointer-syntax ../other"]),
    Row("a number", #"{"x":{"$type":"number","$value":{"$ref":5}}}"#, says: ["error pointer-syntax 5"]),
    Row(
      "a value that leads back", ##"{"x":{"$type":"number","$value":{"$ref":"#/x/$value/y"}}}"##,
      says: ["error ref-cycle #/x"]),
    Row(
      "beside a value", ##"{"a":\##(one),"x":{"$type":"number","$value":1,"$ref":"#/a"}}"##,
      says: [##"error value-and-ref "#/a""##]),
  ]

  private static let groups = [
    Row("from one inside", #"{"a":{"$extends":"{a.b}","b":{"y":\#(one)}},"x":{"$value":"{a.y}"}}"#),
    Row("from around", #"{"a":{"y":\#(one),"b":{"$extends":"{a}"}}}"#, says: ["error extends-cycle {a}"]),
    Row("from the root", ##"{"a":{"$extends":"#"},"y":\##(one)}"##, says: ["error extends-cycle #"]),
    Row("from a number", #"{"a":{"$extends":4},"y":\#(one)}"#, says: ["error property-type 4"]),
    Row(
      "in a ring of files", #"{"a":{"$extends":"{b}"},"y":\#(one)}"#, #"{"b":{"$extends":"{a}"}}"#,
      says: ["error extends-cycle {b}"]),
    Row(
      "from what a second file adds", #"{"a":{"$extends":"{b}"},"x":{"$value":"{a.y}"}}"#,
      #"{"b":{"y":\#(one)}}"#),
    Row("an inner schema", #"{"g":{"$schema":"x","a":\#(one)}}"#, says: [#"error name-reserved "$schema""#]),
    Row("deprecated by a number", #"{"g":{"$deprecated":1,"a":\#(one)}}"#, says: ["error property-type 1"]),
    Row(
      "described by null", #"{"g":{"$description":null,"a":\#(one)}}"#, says: ["error bad-description null"]),
    Row(
      "extensions in an array", #"{"g":{"$extensions":[],"a":\#(one)}}"#, says: ["error bad-extensions []"]),
    Row(
      "a type in an array", #"{"g":{"$type":["number"],"a":\#(one)}}"#,
      says: [#"error type-unknown ["number"]"#]),
  ]

  private static let line = #""width":{"value":1,"unit":"px"},"style":"solid""#
  private static let composites = [
    Row(
      "a stop that is a number",
      #"{"n":\#(one),"g":{"$type":"gradient","$value":[{"color":"{n}","position":0}]}}"#,
      says: ["error ref-type n}"]),
    Row(
      "doubling",
      #"{"g0":\#(red),"g1":{"$type":"gradient","$value":[{"color":"{g0}","position":0},{"color":"{g0}","position":1}]},"g2":{"$type":"gradient","$value":[{"color":"{g1}","position":0}]}}"#,
      says: ["error ref-type g1}"]),
    Row(
      "a space in the second shadow",
      ##"{"s":{"$type":"shadow","$value":["{t}",{"color":{"colorSpace":"rgb","components":[0,0,0]},"offsetX":"{d}","offsetY":"{d}","blur":"{d}","spread":"{d}"}]},"t":{"$type":"shadow","$value":{"color":"{r}","offsetX":"{d}","offsetY":"{d}","blur":"{d}","spread":"{d}"}},"r":\##(red),"d":{"$type":"dimension","$value":{"value":1,"unit":"px"}}}"##,
      says: [#"error color-space rgb"#]),
    Row(
      "an easing that is a time",
      ##"{"t":{"$type":"duration","$value":{"value":1,"unit":"s"}},"x":{"$type":"transition","$value":{"duration":"{t}","delay":"{t}","timingFunction":"{t}"}}}"##,
      says: ["error ref-type t}"]),
    Row(
      "a border in its own border", #"{"b":{"$type":"border","$value":{"color":"{b}",\#(line)}}}"#,
      says: ["error ref-type b}"]),
    Row(
      "text around a reference", #"{"r":\#(red),"b":{"$type":"border","$value":{"color":"{r}80",\#(line)}}}"#,
      says: ["error ref-syntax {r}80"]),
    Row("null for a shadow", #"{"s":{"$type":"shadow","$value":null}}"#, says: ["error value-type null"]),
  ]

  private static let files = [
    Row("token and group", #"{"a":\#(one)}"#, #"{"a":{"b":\#(one)}}"#, says: [#"error path-conflict "a""#]),
    Row("group and token", #"{"a":{"b":\#(one)}}"#, #"{"a":\#(one)}"#, says: [#"error path-conflict "a""#]),
    Row("a type from the second", #"{"g":{"a":{"$value":1}}}"#, #"{"g":{"$type":"number"}}"#),
    Row(
      "another type in the second", #"{"a":\#(one),"x":{"$type":"number","$value":"{a}"}}"#,
      #"{"a":\#(red)}"#,
      says: ["error ref-type a}"]),
    Row(
      "a ring of both", #"{"a":{"$type":"number","$value":"{b}"}}"#,
      #"{"b":{"$type":"number","$value":"{a}"}}"#, says: ["error ref-cycle b}"]),
    Row("a broken second", #"{"a":{"$type":"number","$value":"{b}"}}"#, "{", says: ["error json-syntax "]),
  ]

  // MARK: Resolvers

  private static func sources(_ text: String) -> String {
    ##"{"version":"2025.10","sets":{"s":{"sources":[\##(text)]}},"resolutionOrder":[{"$ref":"#/sets/s"}]}"##
  }

  @Test(
    "name files below their folder only",
    arguments: [
      "../x.json", "a/../../x.json", "/etc/passwd", "..%2Fx.json", "%2e%2e/x.json", "a\\\\b.json",
      "./../x.json",
      "x\\u0000.json",
    ])
  func outside(_ path: String) {
    let project = MemoryProject(files: [
      "in/r.json": Self.sources(#"{"$ref":"\#(path)"}"#), "x.json": #"{"a":\#(Self.one)}"#,
    ])
    let failure = project.failure("in/r.json")
    #expect(failure.hasPrefix("input in/r.json:1:") && failure.contains(" path-outside: "), "\(failure)")
  }

  @Test(
    "are refused as sources",
    arguments: [
      (##"{"$ref":"#/sets/s"}"##, "resolver-pointer"), (##"{"$ref":"#/modifiers/m"}"##, "resolver-pointer"),
      (##"{"$ref":"#/resolutionOrder/0"}"##, "resolver-pointer"), (#"{"$ref":4}"#, "resolver-pointer"),
      (#"{"$ref":""}"#, "resolver-pointer"), ("[]", "resolver-pointer"),
    ])
  func source(_ text: String, _ rule: String) {
    let failure = MemoryProject(files: ["r.json": Self.sources(text)]).failure("r.json")
    #expect(failure.hasPrefix("input r.json:1:") && failure.contains(" \(rule): "), "\(failure)")
  }

  @Test func `have modifiers that differ by more than their case`() {
    let text =
      ##"{"version":"2025.10","modifiers":{"Theme":{"contexts":{"a":[],"b":[]}},"theme":{"contexts":{"a":[],"b":[]}}},"resolutionOrder":[{"$ref":"#/modifiers/theme"}]}"##
    let failure = MemoryProject(files: ["r.json": text]).failure("r.json")
    #expect(
      failure == "input r.json:1:72 resolver-name: the modifiers 'Theme' and 'theme' differ only by case")
  }
}
