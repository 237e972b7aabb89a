import ColorCore
import ColorTokens
import Testing

@Suite("References inside values") struct InnerReferenceTests {
  private static let ink =
    #""ink":{"$type":"color","$value":{"colorSpace":"srgb","components":[0.25,0.5,0.75]}}"#
  private static let half = #""n":{"half":{"$type":"number","$value":0.5}}"#

  private static func color(_ members: String) -> String {
    "{\(ink),\(half),\"veil\":{\"$type\":\"color\",\"$value\":{\(members)}}}"
  }

  @Test func `give a color the parts of others`() throws {
    let tokens = Reading.resolved(
      Self.color(
        ##""colorSpace":{"$ref":"#/ink/$value/colorSpace"},"components":{"$ref":"#/ink/$value/components"},"alpha":{"$ref":"#/n/half/$value"}"##
      ))
    #expect(tokens.diagnostics == [])
    let veil = try #require(tokens["veil"]?.color)
    #expect(veil.alpha == 0.5 && veil.with(alpha: 1).hex == tokens["ink"]?.color?.hex)
  }

  @Test func `lead to elements of arrays, and through other references`() throws {
    let tokens = Reading.resolved(
      Self.color(
        ##""colorSpace":"srgb","components":[{"$ref":"#/alias/$value/components/2"},0,{"$ref":"#/n/half"}]"##
      ).dropLast() + ##","alias":{"$value":"{ink}"}}"##)
    #expect(tokens.diagnostics == [])
    #expect(tokens["veil"]?.color?.hex == "#bf0080")
  }

  @Test func `may be a whole value`() throws {
    let text =
      ##"{\##(Self.ink),"blue":{"$type":"number","$ref":"#/ink/$value/components/2"},"##
      + ##""red":{"$type":"number","$value":{"$ref":"#/ink/$value/components/0"}},"again":{"$value":"{blue}"}}"##
    let tokens = Reading.resolved(text)
    #expect(tokens.diagnostics == [])
    #expect(["blue", "red", "again"].map { tokens[TokenPath($0)]?.number } == [0.75, 0.25, 0.75])
  }

  @Test(
    "have their faults told where they stand",
    arguments: [
      (##""colorSpace":"srgb","components":{"$ref":"#/ink/$value/component"}"##, "pointer-missing"),
      (##""colorSpace":"srgb","components":{"$ref":"#/ink/$value/components/00"}"##, "pointer-missing"),
      (##""colorSpace":"srgb","components":{"$ref":"#/nik/$value/components"}"##, "pointer-missing"),
      (##""colorSpace":"srgb","components":{"$ref":"#/n/$value"}"##, "ref-not-token"),
      (##""colorSpace":"srgb","components":{"$ref":"/ink"}"##, "pointer-syntax"),
      (##""colorSpace":"srgb","components":[{"$ref":"#/ink/$value/colorSpace"},0,0]"##, "color-component"),
      (##""colorSpace":{"$ref":"#/n/half/$value"},"components":[0,0,0]"##, "color-space"),
      (##""colorSpace":"srgb","components":[0,0,0],"alpha":{"$ref":"#/veil/$value/alpha"}"##, "ref-cycle"),
      (##""colorSpace":"srgb","components":{"$ref":"#/veil/$value"}"##, "color-component"),
    ])
  func faults(_ members: String, _ rule: String) {
    let text = Self.color(members)
    let found = Reading.resolved(text).diagnostics
    #expect(found.map(\.rule.rawValue) == [rule], "\(found)")
    #expect(found.allSatisfy { $0.token == "veil" && $0.position.column > text.count - members.count - 4 })
  }

  @Test func `are followed without recursion, however many there are`() {
    var text = "{\(Self.ink)"
    for i in 0..<20_000 {
      let target = i == 0 ? "ink" : "t\(i - 1)"
      text +=
        ##","t\##(i)":{"$type":"color","$value":{"colorSpace":"srgb","components":{"$ref":"#/\##(target)/$value/components"}}}"##
    }
    let tokens = Reading.resolved(text + "}")
    #expect(tokens.diagnostics == [])
    #expect(tokens["t19999"]?.color?.hex == tokens["ink"]?.color?.hex)
  }

  @Test func `are told once where they go in a ring`() {
    func part(_ name: String, _ target: String) -> String {
      ##""\##(name)":{"$type":"color","$value":{"colorSpace":"srgb","components":{"$ref":"#/\##(target)/$value/components"}}}"##
    }
    let text = "{\(part("a", "b")),\(part("b", "c")),\(part("c", "a")),\(part("d", "a"))}"
    let tokens = Reading.resolved(text)
    #expect(tokens.diagnostics.map(\.message) == ["a cycle: a → b → c → a"])
    #expect(tokens.unresolved.count == 4)
  }

  // MARK: Composite values

  private static let line =
    ##""width":{"value":1,"unit":"px"},"style":"solid""##

  @Test func `are followed in borders, shadows and gradients`() {
    let text =
      ##"{\##(Self.ink),"b":{"$type":"border","$value":{"color":"{ink}",\##(Self.line)}},"##
      + ##""g":{"$type":"gradient","$value":[{"color":{"$ref":"#/ink"},"position":0},{"color":"{ink}","position":1.5}]}}"##
    let tokens = Reading.resolved(text)
    #expect(tokens.diagnostics == [])
    #expect(tokens.tokens.count == 3)
  }

  @Test func `are written out where a permutation is`() throws {
    let tokens = Reading.resolved(
      ##"{\##(Self.ink),"b":{"$type":"border","$value":{"color":"{ink}",\##(Self.line)}}}"##)
    guard case .other(let node)? = tokens["b"]?.value else { throw Failure() }
    #expect(
      JSONWriter.line.text(of: node.value)
        == ##"{"color":{"colorSpace":"srgb","components":[0.25,0.5,0.75]},\##(Self.line)}"##)
  }

  private struct Failure: Error {}

  @Test func `are told where shadows hold one another, and left where they double`() {
    let ring = Reading.resolved(
      #"{"a":{"$type":"shadow","$value":["{b}"]},"b":{"$type":"shadow","$value":["{a}"]},"n":{"$type":"number","$value":1}}"#
    )
    #expect(ring.diagnostics.map(\.message) == ["a cycle: a → b → a"])
    #expect(ring.tokens.map(\.path) == ["n"])
    var text = "{\(Self.ink)"
    for i in 0...40 { text += #","s\#(i)":{"$type":"shadow","$value":["{s\#(i + 1)}","{s\#(i + 1)}"]}"# }
    text += #","s41":{"$type":"shadow","$value":[]}}"#
    #expect(Reading.resolved(text).diagnostics == [])
  }

  @Test(
    "have their faults told in borders",
    arguments: [
      (#""color":"{ikn}""#, "error ref-missing"), (#""color":"{n.half}""#, "error ref-type"),
      (#""color":"{ink""#, "error ref-syntax"), (##""color":{"$ref":"#/n/half"}"##, "error ref-type"),
      (#""color":"rgba({ink}, .5)""#, "error ref-syntax"), (#""color":"nocolor""#, "error color-syntax"),
      (#""color":{"colorSpace":"srgb","components":[2,0,0]}"#, "error color-component"),
      (##""color":"#fff""##, "warning color-legacy-string"), (#""colour":"{ink}""#, "error value-type"),
    ])
  func border(_ color: String, _ expected: String) {
    let text =
      ##"{\##(Self.ink),\##(Self.half),"b":{"$type":"border","$value":{\##(color),\##(Self.line)}}}"##
    let found = Reading.resolved(text).diagnostics
    #expect(Set(found.map { "\($0.level.rawValue) \($0.rule)" }) == [expected], "\(found)")
  }

  @Test(
    "are looked at for the form of their type",
    arguments: [
      ("dimension", #"{"value":1,"unit":"px"}"#, 0), ("dimension", #""4px""#, 1),
      ("dimension", #"{"value":"1","unit":"em"}"#, 2), ("duration", #"{"value":1,"unit":"ms"}"#, 0),
      ("fontFamily", #"["a","b"]"#, 0), ("fontFamily", "[1]", 1), ("fontWeight", "1000", 0),
      ("fontWeight", "1001", 1), ("fontWeight", #""semi-bold""#, 0), ("cubicBezier", "[0,-1,1,2]", 0),
      ("cubicBezier", "[2,0,1,1]", 1), ("cubicBezier", "[0,0,1]", 1), ("strokeStyle", #""dashed""#, 0),
      ("strokeStyle", #"{"dashArray":[{"value":1,"unit":"px"}],"lineCap":"round"}"#, 0),
      ("strokeStyle", #""wavy""#, 1), ("gradient", "[]", 0), ("gradient", "4", 1),
      (
        "transition",
        #"{"duration":{"value":1,"unit":"s"},"delay":{"value":0,"unit":"s"},"timingFunction":[0,0,1,1]}"#, 0
      ),
    ])
  func forms(_ type: String, _ value: String, _ count: Int) {
    let text = #"{"a":{"$type":"\#(type)","$value":\#(value)}}"#
    let found = Reading.resolved(text).diagnostics
    #expect(found.map(\.rule.rawValue) == Array(repeating: "value-type", count: count), "\(found)")
    #expect(found.allSatisfy { $0.level == .error })
    // In a file whose colors are text, a length as text is one of the same age.
    let older = Reading.resolved(text.dropLast() + ##","b":{"$type":"color","$value":"#fff"}}"##)
    #expect(older.diagnostics.hasErrors == (count > 0 && value != #""4px""#))
    #expect((older["a"] != nil) == (count == 0))
  }
}
