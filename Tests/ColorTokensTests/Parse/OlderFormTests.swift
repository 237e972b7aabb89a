import ColorCore
import ColorTokens
import Testing

/// Tokens with `value` instead of `$value`.
@Suite("The older form") struct OlderFormTests {
  private static func said(_ text: String, _ strictness: Strictness = .normal) -> [String] {
    Reading.resolved(text, strictness).diagnostics.map {
      "\($0.level.rawValue) \($0.rule) \($0.pointer ?? "")"
    }
  }

  private static func hex(_ text: String, _ path: TokenPath) -> String? {
    Reading.resolved(text)[path]?.color?.hex
  }

  @Test func `is read with its type, comment and deprecation`() throws {
    let text =
      ##"{"a":{"b":{"value":"#abc","type":"color","comment":"why","deprecated":"use c","attributes":{"c":"a"}}}}"##
    let tokens = Reading.resolved(text)
    let token = try #require(tokens["a.b"])
    #expect(token.color?.hex == "#aabbcc")
    #expect(token.token.description == "why")
    #expect(token.token.deprecation == Deprecation(reason: "use c"))
    #expect(Self.said(text) == ["warning legacy-value /a/b"])
    #expect(Self.said(text, .strict) == ["error legacy-value /a/b"])
  }

  @Test(
    "is referred to with 'value' at the end and without",
    arguments: ["{color.base}", "{color.base.value}"])
  func reference(_ reference: String) {
    let text = ##"{"color":{"base":{"value":"#abc"},"more":{"value":"\##(reference)"}}}"##
    #expect(Self.hex(text, "color.more") == "#aabbcc")
  }

  @Test func `may have a token that is named 'value'`() {
    let text = ##"{"color":{"a":{"value":{"value":"#abc"}},"b":{"value":"{color.a.value}"}}}"##
    #expect(Self.hex(text, "color.a.value") == "#aabbcc")
    #expect(Self.hex(text, "color.b") == "#aabbcc")
  }

  @Test func `says nothing about references of the format`() {
    let text = ##"{"$type":"color","a":{"$value":"#abc"},"b":{"$value":"{a.value}"}}"##
    #expect(Self.said(text) == ["warning color-legacy-string /a/$value", "error ref-missing /b/$value"])
  }

  @Test func `has colors without a type only in a group named 'color'`() {
    #expect(Self.hex(##"{"color":{"a":{"value":"#abc"}}}"##, "color.a") == "#aabbcc")
    let elsewhere = ##"{"brand":{"color":{"value":"#abc"}}}"##
    #expect(Self.said(elsewhere) == ["warning legacy-value /brand/color", "error type-missing /brand/color"])
    let typed = ##"{"color":{"$type":"fontFamily","a":{"value":"red"}}}"##
    #expect(Reading.resolved(typed)["color.a"]?.type == .fontFamily)
  }

  @Test(
    "never loses what may be a color without an error",
    arguments: [
      (##"{"value":"#abcdeg","type":"color"}"##, "error color-syntax /color/a/value"),
      (##"{"value":"#abcdeg"}"##, "error color-syntax /color/a/value"),
      (##"{"value":"{b} * 2"}"##, "error ref-syntax /color/a/value"),
      (##"{"value":"rgba({b}, 0.5)","type":"color"}"##, "error ref-syntax /color/a/value"),
      (##"{"value":"#abc","type":"Color"}"##, "error type-unknown /color/a/type"),
      (##"{"value":4,"type":"color"}"##, "error value-type /color/a/value"),
      (##"{"value":"{color.b}","type":"color"}"##, "error ref-missing /color/a/value"),
    ])
  func faults(_ token: String, _ expected: String) {
    #expect(Self.said("{\"color\":{\"a\":\(token)}}") == ["warning legacy-value /color/a", expected])
  }

  @Test(
    "leaves out what has no form, and reads on",
    arguments: [
      #"{"value":"4px","type":"borderRadius"}"#, #"{"value":"{gap.value}","type":"spacing"}"#,
      #"{"value":16}"#,
      #"{"value":"0.5","type":"number"}"#, #"{"value":"multiply"}"#, #"{"value":true}"#, #"{"value":[1]}"#,
      #"{"value":{"fontWeight":"{weight}"},"type":"typography"}"#,
    ])
  func leavesOut(_ token: String) {
    let text = "{\"color\":{\"ink\":{\"value\":\"#abc\"}},\"a\":\(token)}"
    let said = ["warning legacy-value /color/ink", "warning legacy-value /a", "warning legacy-value /a"]
    #expect(Self.said(text) == said)
    #expect(Self.hex(text, "color.ink") == "#aabbcc")
  }

  @Test func `is told once for a file`() {
    let text = ##"{"color":{"a":{"value":"#abc"},"b":{"value":"#abd"}},"c":{"value":1},"d":{"value":2}}"##
    let messages = Reading.resolved(text).diagnostics.summarized().map(\.message)
    #expect(
      messages == [
        "4 tokens have 'value' where the format has '$value', like 'color.a'",
        "2 values are left out, for which the format has no form, like that of 'c'",
      ])
  }

  @Test func `can't hold other tokens`() {
    let text = ##"{"color":{"a":{"value":"#abc","original":{"value":"{x}"},"light":{"value":"#fff"}}}}"##
    #expect(Self.said(text) == ["warning legacy-value /color/a", "error token-and-group /color/a"])
  }

  @Test func `has no color where Tokens Studio computes one`() {
    let text =
      ##"{"a":{"value":"#abc","type":"color","$extensions":{"studio.tokens":{"modify":{"type":"lighten","value":"0.1"}}}}}"##
    #expect(Self.said(text) == ["warning legacy-value /a", "error unsupported /a"])
  }

  @Test func `of several sets is left to migrate`() throws {
    let text =
      ##"{"core":{"a":{"value":"#abc","type":"color"}},"$themes":[],"$metadata":{"tokenSetOrder":["core"]}}"##
    let reserved = Reading.resolved(text).diagnostics.filter { $0.rule.rawValue == "name-reserved" }
    #expect(reserved.count == 2 && reserved.allSatisfy { $0.hint?.contains("migrate") == true })
  }

  @Test func `stands beside the format's own`() {
    let text = ##"{"g":{"$type":"color","a":{"value":"#abc"},"b":{"$value":"{g.a}"},"c":{"$ref":"#/g/a"}}}"##
    for path: TokenPath in ["g.a", "g.b", "g.c"] { #expect(Self.hex(text, path) == "#aabbcc") }
  }

  @Test func `is reached by pointers into its value`() {
    let text =
      ##"{"a":{"value":{"colorSpace":"srgb","components":[1,0,0]},"type":"color"},"b":{"$type":"number","$value":{"$ref":"#/a/$value/components/0"}}}"##
    #expect(Self.said(text) == ["warning legacy-value /a"])
  }
}
