@testable import ColorTokens

// Inputs that break the rules of JSON, names, types and colors.
extension RuleTableTests {
  static let one = #"{"$type":"number","$value":1}"#
  static let black = #"{"colorSpace":"srgb","components":[0,0,0]}"#
  static let ink = #"{"$type":"color","$value":\#(black)}"#
  static let px = #"{"value":1,"unit":"px"}"#

  static func color(_ members: String) -> String {
    #"{"a":{"$type":"color","$value":{\#(members)}}}"#
  }
  static func value(_ value: String, _ type: String = "color", beside more: String = "") -> String {
    #"{"a":{"$type":"\#(type)","$value":\#(value)}\#(more)}"#
  }
  static func group(_ members: String) -> String { "{\(members)}" }

  static let rows: [Row] = json + names + types + colors + references + groups + resolvers + themes

  static let json: [Row] = [
    Row("json-syntax", #"{"a":\#(one),}"#, at: "}"),
    Row("json-syntax", "{\"a\":\(one)", at: "", says: "found the end of the file"),
    Row("json-duplicate-key", #"{"a":\#(one),"a" :\#(one)}"#, at: #""a" :"#, says: "'a' stands twice"),
    Row("json-encoding", #"{"a":{"$type":"number","$value":1,"$description":"\ud800"}}"#, at: #"\ud800"#),
    Row("json-number", value("1e999", "number"), at: "1e999"),
    Row(
      "json-depth", value("1", "number", beside: #","b":"# + String(repeating: "[", count: 65)), at: "[",
      says: "64 levels"),
  ]

  static let names: [Row] = [
    Row(
      "name-reserved", #"{"$brand":{"a":\#(one)},"b":\#(one)}"#, at: #""$brand""#,
      says: "can't begin with '$'"),
    Row(
      "name-character", #"{"blue.500":\#(ink),"b":\#(ink)}"#, at: #""blue.500""#, says: "'blue-500'", "nest"),
    Row("name-case", .warning, #"{"Ink":\#(ink),"ink":\#(ink)}"#, at: #""ink""#, says: "'Ink'", "case"),
    Row(
      "name-case", .warning, #"{"Ink":{"a":\#(ink)},"ink":{"b":\#(ink)}}"#, at: #""ink""#,
      says: "'ink' and 'Ink'"),
    Row(
      "name-collision", #"{"a":{"b-c":\#(ink),"b":{"c":\#(ink)}}}"#, at: #""c":"#,
      says: "'a.b-c' and 'a.b.c' are both '--a-b-c'", by: .writing,
      with: ["c.json": #"{"tokens":"a.json","outputs":[{"format":"css"}]}"#]),
    Row(
      "name-collision", #"{"Ink":\#(ink),"ink":\#(ink)}"#, at: #""ink""#, says: "'Ink' and 'ink' are both",
      by: .writing,
      with: ["c.json": #"{"tokens":"a.json","outputs":[{"format":"xcassets"}]}"#]),
    Row("token-and-group", #"{"a":{"$type":"number","$value":1,"b":\#(one)}}"#, at: #""b""#),
    Row(
      "token-incomplete", .warning, #"{"a":{"$description":"x"},"b":\#(one)}"#, at: #""a""#,
      says: "empty group",
      "forget '$value'"),
  ]

  static let types: [Row] = [
    Row("type-missing", #"{"a":{"$value":4}}"#, at: #""a""#),
    Row("type-unknown", value("4", "colour"), at: #""colour""#, says: "did you mean 'color'?"),
    Row("type-unknown", value("4", "Color"), at: #""Color""#, says: "did you mean 'color'?"),
    Row("type-unknown", value(#""x""#, "string", beside: #","b":\#(one)"#), at: #""string""#),
    Row(
      "type-unknown", .warning, value(#""x""#, "string", beside: #","b":\#(one)"#), at: #""string""#,
      by: .reading(.lenient)),
    Row("value-type", value("4"), at: "4"),
    Row("value-type", #"{"g":{"$type":"color","a":{"$value":4}}}"#, at: "4"),
    Row(
      "value-type", value(##"{"$ref":"#/b/$value"}"##, beside: #","b":{"$type":"color","$value":4}"#), at: "4"
    ),
    Row("value-type", value(#""4""#, "number"), at: #""4""#),
    Row("value-type", value("4", "dimension"), at: "4"),
    Row(
      "value-type", value(#""4px""#, "dimension"), at: #""4px""#, says: #"write {"value": 4, "unit": "px"}"#),
    Row("value-type", value(#"{"value":4,"unit":"em"}"#, "dimension"), at: #""em""#, says: #""px" or "rem""#),
    Row("value-type", value(#"{"value":4}"#, "dimension"), at: "{", says: "'unit'"),
    Row("value-type", value(#""200ms""#, "duration"), at: #""200ms""#, says: #""unit": "ms""#),
    Row("value-type", value("1001", "fontWeight"), at: "1001"),
    Row("value-type", value("4", "fontFamily"), at: "4"),
    Row("value-type", value("[0,0,1]", "cubicBezier"), at: "[0,0,1]"),
    Row("value-type", value("[0,0,1.5,1]", "cubicBezier"), at: "1.5"),
    Row("value-type", value(#""wavy""#, "strokeStyle"), at: #""wavy""#, says: "solid"),
    Row(
      "value-type", value(#"{"color":\#(black),"width":"4px","style":"solid"}"#, "border"), at: #""4px""#,
      says: #"write {"value": 4, "unit": "px"}"#),
    Row("value-type", value(#"{"color":\#(black),"style":"solid"}"#, "border"), at: "{", says: "'width'"),
    Row(
      "value-type", value(#"{"color":\#(black),"width":\#(px),"style":"solid","radius":1}"#, "border"),
      at: #""radius""#),
    Row(
      "value-type", value(#"{"color":4,"width":\#(px),"style":"solid"}"#, "border"), at: "4,", says: "color"),
    Row(
      "value-type",
      value(#"[{"color":\#(black),"offsetX":\#(px),"offsetY":\#(px),"blur":2,"spread":\#(px)}]"#, "shadow"),
      at: "2,"),
    Row("value-type", value(#"[{"color":\#(black),"position":"0"}]"#, "gradient"), at: #""0""#),
    Row("value-type", value(#"[{"position":0}]"#, "gradient"), at: "{", says: "'color'"),
    Row(
      "value-type",
      value(#"{"duration":\#(px),"delay":\#(px),"timingFunction":[0,0,1,1]}"#, "transition")
        .replacing(#","delay":\#(px)"#, with: #","delay":{"value":0,"unit":"s"}"#), at: #""px""#),
    Row(
      "value-type",
      value(
        #"{"fontFamily":"Inter","fontSize":16,"fontWeight":400,"letterSpacing":\#(px),"lineHeight":1}"#,
        "typography"),
      at: "16"),
    // What real systems leave out of a typography doesn't keep their colors from being read.
    Row(
      "value-type", .warning,
      value(
        #"{"fontFamily":"Inter","fontSize":\#(px),"fontWeight":400,"letterSpacing":\#(px)}"#, "typography",
        beside: #","b":\#(one)"#), at: "{", says: "'lineHeight'", "left out"),
    Row(
      "value-type",
      value(
        #"{"fontFamily":"Inter","fontSize":\#(px),"fontWeight":400,"letterSpacing":\#(px)}"#, "typography"),
      at: "{", says: "'lineHeight'", by: .reading(.strict)),
    // In a file from before 2025.10, which its colors tell.
    Row(
      "value-type", .warning,
      ##"{"a":{"$type":"color","$value":"#0b57d0"},"b":{"$type":"border","$value":{"color":"{a}","width":"4px","style":"solid"}}}"##,
      at: #""4px""#, says: #"write {"value": 4, "unit": "px"}"#),
  ]

  static let colors: [Row] = [
    Row("color-legacy-string", .warning, value(##""#0b57d0""##), at: "#0b57d0"),
    Row("color-legacy-string", value(##""#0b57d0""##), at: "#0b57d0", by: .reading(.strict)),
    Row(
      "color-space", color(#""colorSpace":"rgb","components":[11,87,208]"#), at: "rgb",
      says: "divide 0…255 by 255",
      "display-p3, a98-rgb, prophoto-rgb"),
    Row(
      "color-component", color(#""colorSpace":"oklch","components":[0.5,0.1,360]"#), at: "360",
      says: "hue is below 360; 360 = 0"),
    Row(
      "color-component", color(#""colorSpace":"oklch","components":[62.8,0.1,30]"#), at: "62.8",
      says: "from 0 to 1"),
    Row(
      "color-component-note", .warning, color(#""colorSpace":"xyz-d65","components":[0.9505,1,1.0891]"#),
      at: "1.0891"),
    Row("color-alpha", color(#""colorSpace":"srgb","components":[0,0,0],"alpha":1.2"#), at: "1.2"),
    Row("color-alpha", color(#""colorSpace":"srgb","components":[0,0,0],"alpha":"none""#), at: #""none""#),
    Row(
      "color-alpha", color(#""colorSpace":"srgb","components":[0,0,0],"alpha":"{n.half}""#),
      at: #""{n.half}""#,
      says: ##"write {"$ref": "#/n/half/$value"}"##),
    Row(
      "color-hex-form", color(##""colorSpace":"srgb","components":[0,0,0],"hex":"#000""##), at: ##""#000""##),
    Row(
      "color-hex-form", color(##""colorSpace":"srgb","components":[0,0,0],"hex":"#00000080""##),
      at: ##""#00000080""##),
    Row(
      "color-hex-form", .warning, color(##""colorSpace":"srgb","components":[0,0,0],"hex":"#000""##),
      at: ##""#000""##,
      by: .reading(.lenient)),
    Row(
      "color-hex-mismatch", .warning, color(##""colorSpace":"srgb","components":[0,0,0],"hex":"#020000""##),
      at: ##""#020000""##, says: "ΔE", "the components count"),
  ]
}
