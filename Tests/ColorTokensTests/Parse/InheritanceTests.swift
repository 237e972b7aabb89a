import ColorTokens
import Testing

@Suite("Groups that inherit") struct InheritanceTests {
  private static func number(_ value: Int) -> String { #"{"$type":"number","$value":\#(value)}"# }

  /// The numbers of a tree, by their paths, in order.
  private static func numbers(_ text: String) -> [String] {
    let tokens = Reading.resolved(text)
    #expect(!tokens.diagnostics.hasErrors, "\(tokens.diagnostics)")
    return tokens.tokens.map { "\($0.path)=\($0.number ?? -1)" }
  }

  @Test func `have what the other has, behind their own, and keep their own tokens whole`() {
    let text =
      #"{"base":{"x":\#(Self.number(1)),"in":{"y":\#(Self.number(2)),"z":\#(Self.number(3))}},"#
      + #""heir":{"$extends":"{base}","x":\#(Self.number(4)),"in":{"z":\#(Self.number(5)),"w":\#(Self.number(6))}}}"#
    #expect(
      Self.numbers(text) == [
        "base.x=1.0", "base.in.y=2.0", "base.in.z=3.0", "heir.x=4.0", "heir.in.z=5.0", "heir.in.w=6.0",
        "heir.in.y=2.0",
      ])
  }

  @Test func `inherit through others, in whatever order they stand`() {
    let a = #""a":{"$extends":"{b}"}"#, b = #""b":{"$extends":"{c.d}"}"#
    let c = #""c":{"d":{"x":\#(Self.number(1))}}"#
    for order in [[a, b, c], [c, b, a], [b, a, c], [c, a, b]] {
      let found = Set(Self.numbers("{" + order.joined(separator: ",") + "}"))
      #expect(found == ["a.x=1.0", "b.x=1.0", "c.d.x=1.0"])
    }
  }

  @Test func `inherit what the group around their source inherits`() {
    let text =
      #"{"a":{"$extends":"{c.d}"},"c":{"$extends":"{e}"},"e":{"d":{"x":\#(Self.number(1))}}}"#
    #expect(Set(Self.numbers(text)) == ["a.x=1.0", "c.d.x=1.0", "e.d.x=1.0"])
  }

  @Test func `inherit the type, unless they have one`() {
    let text = #"{"base":{"$type":"number"},"a":{"$extends":"{base}","x":{"$value":1}}}"#
    #expect(Self.numbers(text) == ["a.x=1.0"])
    let other =
      ##"{"base":{"$type":"color","x":{"$value":"#fff"}},"a":{"$extends":"{base}","$type":"number"}}"##
    let found = Reading.resolved(other).diagnostics.map { "\($0.rule) \($0.token?.text ?? "")" }
    #expect(found == ["value-type a.x", "color-legacy-string base.x"])
  }

  @Test func `may be written with a pointer, and with '$ref' beside what they hold`() {
    let base = #""base":{"x":\#(Self.number(1))}"#
    let pointer = "{\(base)," + ##""a":{"$extends":"#/base"}}"##
    #expect(Self.numbers(pointer) == ["base.x=1.0", "a.x=1.0"])
    let beside = "{\(base)," + ##""a":{"$ref":"#/base","y":{"$type":"number","$value":2}}}"##
    #expect(Self.numbers(beside) == ["base.x=1.0", "a.y=2.0", "a.x=1.0"])
  }

  @Test func `have the fault of an inherited value told once`() {
    let text =
      #"{"base":{"x":{"$type":"color","$value":4}},"a":{"$extends":"{base}"},"b":{"$extends":"{a}"}}"#
    #expect(Reading.resolved(text).diagnostics.map(\.rule.rawValue) == ["value-type"])
  }

  @Test func `are refused in rings, also across files, each ring once`() {
    let files = [
      #"{"a":{"$extends":"{b}"},"n":\#(Self.number(1))}"#,
      #"{"b":{"$extends":"{c}"},"c":{"$extends":"{a}"}}"#,
    ]
    let document = TokenDocument(
      files.enumerated().map { SourceText(file: "\($0).json", text: $1) })
    let found = document.diagnostics.map { "\($0.position) \($0.rule): \($0.message)" }
    #expect(found == ["0.json:1:19 extends-cycle: groups inherit from one another: a → b → c → a"])
  }

  @Test func `are refused where what they inherit would fill the memory`() {
    var text = #"{"g0":{"x":\#(Self.number(1))}"#
    for i in 1...40 {
      text += #","g\#(i)":{"a":{"$extends":"{g\#(i - 1)}"},"b":{"$extends":"{g\#(i - 1)}"}}"#
    }
    let rules = Set(Reading.resolved(text + "}").diagnostics.map(\.rule))
    #expect(rules.map(\.rawValue) == ["extends-size"])
  }
}
