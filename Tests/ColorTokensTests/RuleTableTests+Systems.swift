@testable import ColorTokens

// Inputs that break the rules of references, groups, resolvers and themes.
extension RuleTableTests {
  static let references: [Row] = [
    Row("ref-syntax", value(#""{a.b""#), at: "{a.b", says: "'{a.b}'"),
    Row("ref-syntax", value(#""{.a}""#), at: "{.a}", says: "'{a}'"),
    Row("ref-syntax", value(#""{ b.c }""#, beside: #","b":{"c":\#(ink)}"#), at: " b.c }", says: "'{b.c}'"),
    Row("ref-syntax", value(#""x {b.c}""#, beside: #","b":{"c":\#(ink)}"#), at: "x {b.c}", says: "'{b.c}'"),
    Row(
      "ref-missing", value(#""{color.blu.500}""#, beside: #","color":{"blue":{"500":\#(ink)}}"#),
      at: "color.blu.500}",
      says: "no token named 'color.blu.500'", "did you mean 'color.blue.500'?"),
    Row(
      "ref-missing", value(#""{page}""#), at: "page}", says: "no token named 'page' in theme=dark",
      by: .verifying,
      with: [
        "c.json":
          ##"{"version":"2025.10","sets":{"all":{"sources":[{"$ref":"a.json"}]}},"modifiers":{"theme":{"contexts":{"light":[{"page":\##(ink)}],"dark":[]}}},"resolutionOrder":[{"$ref":"#/modifiers/theme"},{"$ref":"#/sets/all"}]}"##
      ]),
    Row(
      "ref-not-token", value(#""{color}""#, beside: #","color":{"x":\#(ink)}"#), at: "color}", says: "a group"
    ),
    Row(
      "ref-not-token", value(#""{color}""#, beside: #","color":{"$root":\#(ink)}"#), at: "color}",
      says: "did you mean '{color.$root}'?"),
    Row(
      "ref-cycle",
      #"{"$type":"color","a":{"$value":"{b}"},"b":{"$value":"{c}"},"c":{"$value":"{a}"},"d":{"$value":"{c}"},"e":{"$value":"{d}"}}"#,
      at: "b}", says: "a → b → c → a"),
    Row(
      "ref-type", value(#""{n}""#, beside: #","n":\#(one)"#), at: "n}",
      says: "a color can't refer to 'n', a number"),
    Row("pointer-syntax", value(##"{"$ref":"#/a//b"}"##), at: "#/a//b"),
    Row("pointer-syntax", value(##"{"$ref":"#/"}"##), at: "#/", says: "'#' is the document"),
    Row(
      "pointer-missing", value(##"{"$ref":"#/b/$value/components/3"}"##, "number", beside: #","b":\#(ink)"#),
      at: "#/b/$value/components/3"),
  ]

  static let groups: [Row] = [
    Row(
      "extends-cycle", #"{"a":{"$extends":"{b}","x":\#(one)},"b":{"$extends":"{a}"}}"#, at: "{b}",
      says: "a → b → a"),
    Row("extends-cycle", #"{"a":{"x":\#(one),"b":{"$extends":"{a}"}}}"#, at: "{a}"),
    Row("extends-token", #"{"a":{"$extends":"{b}"},"b":\#(one)}"#, at: "{b}"),
    Row(
      "extends-missing", #"{"a":{"$extends":"{grup}"},"group":{"x":\#(one)}}"#, at: "{grup}",
      says: "did you mean '{group}'?"),
    Row(
      "path-conflict", #"{"a":{"b":\#(one)}}"#, at: #""b""#,
      says: "a token in one file and a group in another",
      with: ["b.json": #"{"a":{"b":{"c":\#(one)}}}"#, "c.json": #"{"tokens":["a.json","b.json"]}"#]),
    Row(
      "ext-dropped", .warning, #"{"a":\#(one)}"#, at: #""a""#,
      with: [
        "b.json": #"{"a":{"$type":"number","$value":1,"$extensions":{"colorderive":{"version":1}}}}"#,
        "c.json": #"{"tokens":["b.json","a.json"]}"#,
      ]),
    Row(
      "ext-invalid", #"{"g":{"$extensions":{"colorderive":{"version":1,"drive":{}}},"a":\#(ink)}}"#,
      at: #""drive""#,
      says: "did you mean 'derive'?"),
    Row(
      "deprecated-use", .warning,
      #"{"a":{"$value":"{b}"},"b":{"$type":"number","$value":1,"$deprecated":"use c"}}"#,
      at: "b}", says: "'b' is deprecated", "use c"),
  ]

  static func resolver(_ part: String, _ text: String) -> String {
    let parts = [
      ("version", #""2025.10""#), ("sets", #"{"base":{"sources":[]}}"#),
      ("modifiers", #"{"theme":{"contexts":{"light":[],"dark":[]}}}"#),
      ("resolutionOrder", ##"[{"$ref":"#/sets/base"},{"$ref":"#/modifiers/theme"}]"##),
    ].map { ($0, $0 == part ? text : $1) }
    return "{" + parts.map { "\"\($0)\":\($1)" }.joined(separator: ",") + "}"
  }

  static let resolvers: [Row] = [
    Row("resolver-version", resolver("version", #""2025-10""#), at: #""2025-10""#),
    Row("resolver-order", resolver("resolutionOrder", "[]"), at: "[]"),
    Row(
      "resolver-context",
      resolver("modifiers", #"{"theme":{"context":{"light":[]}},"b":{"contexts":{"x":[],"y":[]}}}"#)
        .replacing("#/modifiers/theme", with: "#/modifiers/b"), at: #"{"light""#,
      says: "did you mean 'contexts'?"),
    Row(
      "resolver-default",
      resolver("modifiers", #"{"theme":{"default":"drk","contexts":{"light":[],"dark":[]}}}"#),
      at: #""drk""#, says: "light, dark"),
    Row(
      "resolver-pointer", resolver("sets", ##"{"base":{"sources":[{"$ref":"#/modifiers/theme"}]}}"##),
      at: ##""#/modifiers/theme""##),
    Row(
      "resolver-pointer", resolver("sets", ##"{"base":{"sources":[{"$ref":"https://a.example/b.json"}]}}"##),
      at: #""https://a.example/b.json""#, says: "is a URL"),
    Row(
      "resolver-name",
      resolver(
        "modifiers", #"{"theme":{"contexts":{"light":[],"dark":[]}},"Theme":{"contexts":{"x":[],"y":[]}}}"#),
      at: #""Theme""#),
    Row(
      "resolver-overlap", .warning,
      resolver(
        "modifiers",
        #"{"theme":{"contexts":{"light":[{"a":\#(one)}],"dark":[]}},"brand":{"contexts":{"x":[{"a":\#(one)}],"y":[]}}}"#
      )
      .replacing(
        ##"{"$ref":"#/modifiers/theme"}"##,
        with: ##"{"$ref":"#/modifiers/theme"},{"$ref":"#/modifiers/brand"}"##
      )
      .replacing(#"{"sources":[]}"#, with: #"{"sources":[{"a":\#(one)}]}"#), at: #""a""#,
      says: "'theme' (light)", "'brand' (x)"),
  ]

  /// A link on white that is hovered so, and asks for 4.5:1.
  static func link(_ hovered: String) -> String {
    ##"""
    {"$type":"color","page":{"$value":"#ffffff"},"link":{"$extensions":{"colorderive":{"version":1,"derive":{
    "from":"normal","role":"foreground","on":["{page}"],"states":{"hovered":{}}}}},
    "normal":{"$value":"#0b57d0"},"hovered":{"$value":"\##(hovered)"}}}
    """##
  }

  static let themes: [Row] = [
    Row(
      "contrast-unmet", link("#777777"), at: #""hovered":{"$value""#, says: "4.47:1", "4.5", by: .verifying),
    Row(
      "contrast-margin-thin", .warning, link("#767676"), at: #""hovered":{"$value""#, says: "by 0.9",
      by: .verifying,
      with: ["c.json": #"{"tokens":"a.json","margin":0.01}"#]),
  ]
}
