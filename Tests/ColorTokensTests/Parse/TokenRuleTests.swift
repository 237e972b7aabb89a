import ColorTokens
import Testing

/// Each rule with a small file that breaks it, and what must be said.
@Suite("Rules of token files") struct TokenRuleTests {
  struct Row: CustomTestStringConvertible, Sendable {
    var name: String
    var text: String
    var expected: [String]
    var testDescription: String { name }

    init(_ name: String, _ text: String, _ expected: [String]) {
      self.name = name
      self.text = text
      self.expected = expected
    }
  }

  @Test("say what is wrong and where", arguments: rows)
  func say(_ row: Row) {
    let found = Reading.resolved(row.text).diagnostics.map {
      "\($0.position.line):\($0.position.column) \($0.level.rawValue) \($0.rule) \($0.message)"
    }
    #expect(found == row.expected)
  }

  static let rows = [
    Row(
      "alpha-none",
      #"{"a": {"$type": "color", "$value": {"colorSpace": "srgb", "components": [0, 0, 0], "alpha": "none"}}}"#,
      [#"1:93 error color-alpha alpha is a number from 0 to 1, found "none""#]),
    Row(
      "alpha-range",
      #"{"a": {"$type": "color", "$value": {"colorSpace": "srgb", "components": [0, 0, 0], "alpha": 1.2}}}"#,
      ["1:93 error color-alpha alpha is a number from 0 to 1, found 1.2"]),
    Row(
      "alpha-ref",
      #"{"a": {"$type": "color", "$value": {"colorSpace": "srgb", "components": [0, 0, 0], "alpha": "{n.half}"}}}"#,
      [#"1:93 error color-alpha alpha is a number from 0 to 1, found "{n.half}""#]),
    Row(
      "array",
      "[]",
      ["1:1 error not-an-object a token file is an object, found an array"]),
    Row(
      "bad-deprecated",
      #"{"a": {"$type": "color", "$value": {"colorSpace":"srgb","components":[0,0,0]}, "$deprecated": 1}}"#,
      ["1:95 error property-type '$deprecated' is true, false or a string, found a number"]),
    Row(
      "bad-extensions",
      #"{"a": {"$type": "color", "$value": {"colorSpace":"srgb","components":[0,0,0]}, "$extensions": "x"}}"#,
      ["1:95 error bad-extensions '$extensions' is an object, found a string"]),
    Row(
      "color-css-unsupported",
      #"{"a": {"$type": "color", "$value": "color-layers(red, blue)"}}"#,
      ["1:37 error unsupported color-layers() isn't supported yet"]),
    Row(
      "color-space-case",
      #"{"a": {"$type": "color", "$value": {"colorSpace": "OKLCH", "components": [1, 0, 3]}}}"#,
      ["1:52 error color-space no color space named 'OKLCH'"]),
    Row(
      "color-space-cmyk",
      #"{"a": {"$type": "color", "$value": {"colorSpace": "cmyk", "components": [1, 0, 3]}}}"#,
      ["1:52 error color-space no color space named 'cmyk'"]),
    Row(
      "color-space-missing",
      #"{"a": {"$type": "color", "$value": {"components": [1, 0, 1]}}}"#,
      ["1:36 error color-space a color must have 'colorSpace'"]),
    Row(
      "color-space-rgb",
      #"{"a": {"$type": "color", "$value": {"colorSpace": "rgb", "components": [1, 2, 3]}}}"#,
      ["1:52 error color-space no color space named 'rgb'"]),
    Row(
      "color-syntax",
      ##"{"a": {"$type": "color", "$value": "#0b57dg"}}"##,
      [#"1:43 error color-syntax '#0b57dg' isn't a color: expected a hex digit, found 'g'"#]),
    Row(
      "component-count",
      #"{"a": {"$type": "color", "$value": {"colorSpace": "oklch", "components": [0.5, 0.1]}}}"#,
      ["1:74 error color-component a color has 3 components, found 2"]),
    Row(
      "component-hue",
      #"{"a": {"$type": "color", "$value": {"colorSpace": "oklch", "components": [0.5, 0.1, 360]}}}"#,
      ["1:85 error color-component hue 360 is out of range in oklch"]),
    Row(
      "component-kind",
      #"{"a": {"$type": "color", "$value": {"colorSpace": "oklch", "components": ["0.5", 0.1, 3]}}}"#,
      [#"1:75 error color-component component 1 must be a number or "none", found '0.5'"#]),
    Row(
      "component-lightness",
      #"{"a": {"$type": "color", "$value": {"colorSpace": "oklch", "components": [62.8, 0.1, 3]}}}"#,
      ["1:75 error color-component lightness 62.8 is out of range in oklch"]),
    Row(
      "component-note",
      #"{"a": {"$type": "color", "$value": {"colorSpace": "xyz-d65", "components": [0.9505, 1, 1.0891]}}}"#,
      ["1:88 warning color-component-note Z 1.0891 is out of range in xyz-d65"]),
    Row(
      "component-ref",
      ##"{"a": {"$type": "color", "$value": {"colorSpace": "srgb", "components": [{"$ref": "#/n"}, 0, 0]}}}"##,
      ["1:84 error pointer-missing nothing stands at '#/n'"]),
    Row(
      "extends-cycle",
      #"{"a": {"$extends": "{b}"}, "b": {"$extends": "{a}", "c": {"$type":"number","$value":0}}}"#,
      ["1:21 error extends-cycle groups inherit from one another: a → b → a"]),
    Row(
      "extends-cycle-ancestor",
      #"{"a": {"b": {"$extends": "{a}"}, "c": {"$type":"number","$value":0}}}"#,
      ["1:27 error extends-cycle groups inherit from one another: a.b → a.b"]),
    Row(
      "extends-missing",
      #"{"a": {"$extends": "{grup}"}, "group": {"c": {"$type":"number","$value":0}}}"#,
      ["1:21 error extends-missing no group named 'grup' to inherit from"]),
    Row(
      "extends-syntax",
      #"{"a": {"$extends": "group"}, "group": {"c": {"$type":"number","$value":0}}}"#,
      ["1:20 error ref-syntax 'group' isn't a reference"]),
    Row(
      "extends-token",
      #"{"a": {"$extends": "{c}"}, "c": {"$type":"number","$value":0}}"#,
      ["1:21 error extends-token 'c' is a token; only groups can be inherited from"]),
    Row(
      "hex",
      ##"{"a": {"$type": "color", "$value": {"colorSpace": "srgb", "components": [0, 0, 0], "hex": "#fff"}}}"##,
      [#"1:91 error color-hex-form a fallback is written '#rrggbb', found '#fff'"#]),
    Row(
      "legacy",
      ##"{"a": {"$type": "color", "$value": "#0b57d0"}}"##,
      [#"1:37 warning color-legacy-string the color is written as text, '#0b57d0'"#]),
    Row(
      "member",
      #"{"a": {"$type": "color", "$value": {"colorSpace": "srgb", "channels": [0, 0, 0]}}}"#,
      [
        "1:36 error color-component a color must have 'components'",
        "1:59 error color-member a color has no 'channels'",
      ]),
    Row(
      "name-character-bidi",
      "{\"a\u{202E}b\": {\"$type\":\"color\",\"$value\":{\"colorSpace\":\"srgb\",\"components\":[0,0,0]}}, \"a\": {\"$type\":\"color\",\"$value\":{\"colorSpace\":\"srgb\",\"components\":[0,0,0]}}}",
      [#"1:2 error name-character the name 'a\u{202e}b' has an invisible character, U+202E"#]),
    Row(
      "name-character-dot",
      #"{"blue.500": {"$type":"color","$value":{"colorSpace":"srgb","components":[0,0,0]}}, "a": {"$type":"color","$value":{"colorSpace":"srgb","components":[0,0,0]}}}"#,
      ["1:2 error name-character the name 'blue.500' has a '.'"]),
    Row(
      "name-character-empty",
      #"{"": {"$type":"color","$value":{"colorSpace":"srgb","components":[0,0,0]}}, "a": {"$type":"color","$value":{"colorSpace":"srgb","components":[0,0,0]}}}"#,
      ["1:2 error name-character a name can't be empty"]),
    Row(
      "name-reserved",
      #"{"$brand": {"a": {"$type":"color","$value":{"colorSpace":"srgb","components":[0,0,0]}}}}"#,
      ["1:2 error name-reserved unknown property '$brand'"]),
    Row(
      "name-reserved-near",
      #"{"a": {"$type": "color", "$value": {"colorSpace":"srgb","components":[0,0,0]}, "$descripton": "x"}}"#,
      ["1:80 error name-reserved unknown property '$descripton'"]),
    Row(
      "name-reserved-schema",
      #"{"$schema": "x", "g": {"$schema": "x", "a": {"$type":"color","$value":{"colorSpace":"srgb","components":[0,0,0]}}}}"#,
      ["1:24 error name-reserved unknown property '$schema'"]),
    Row(
      "no-tokens",
      "{}",
      ["1:1 error no-tokens no token in this file"]),
    Row(
      "not-a-token",
      #"{"a": 5, "b": {"$type":"color","$value":{"colorSpace":"srgb","components":[0,0,0]}}}"#,
      ["1:7 error not-a-token expected a token or a group, found a number"]),
    Row(
      "older",
      ##"{"a": {"value": "#000", "type": "color"}, "b": {"value": "#fff", "type": "color"}}"##,
      [
        "1:2 warning legacy-value 'a' has 'value' where the format has '$value'",
        "1:43 warning legacy-value 'b' has 'value' where the format has '$value'",
      ]),
    Row(
      "pointer-empty",
      ##"{"a": {"$type": "color", "$value": {"$ref": "#/a//b"}}}"##,
      [#"1:46 error pointer-syntax '#/a//b' isn't a JSON Pointer that can be used"#]),
    Row(
      "pointer-file",
      #"{"a": {"$type": "color", "$value": {"$ref": "file:///etc/passwd"}}}"#,
      ["1:46 error pointer-syntax 'file:///etc/passwd' isn't a JSON Pointer that can be used"]),
    Row(
      "pointer-inside",
      ##"{"b": {"$type":"color","$value":{"colorSpace":"srgb","components":[0,0,0]}}, "a": {"$type": "color", "$value": {"$ref": "#/b/$value/components/3"}}}"##,
      ["1:122 error pointer-missing nothing stands at '#/b/$value/components/3'"]),
    Row(
      "pointer-missing",
      ##"{"brand": {"blue": {"$type":"color","$value":{"colorSpace":"srgb","components":[0,0,0]}}}, "a": {"$ref": "#/brand/bleu"}}"##,
      [#"1:107 error pointer-missing nothing stands at '#/brand/bleu'"#]),
    Row(
      "pointer-missing-value",
      ##"{"brand": {"blue": {"$type":"color","$value":{"colorSpace":"srgb","components":[0,0,0]}}}, "a": {"$value": {"$ref": "#/brand/bleu/$value"}}}"##,
      [#"1:118 error pointer-missing nothing stands at '#/brand/bleu/$value'"#]),
    Row(
      "pointer-slash",
      ##"{"a": {"$type": "color", "$ref": "#/"}}"##,
      [#"1:35 error pointer-syntax '#/' isn't a JSON Pointer that can be used"#]),
    Row(
      "pointer-space",
      ##"{"brand colors": {"blue": {"$type":"color","$value":{"colorSpace":"srgb","components":[0,0,0]}}}, "a": {"$ref": "#/brand colors/blue"}}"##,
      [#"1:114 warning pointer-syntax a space in the pointer '#/brand colors/blue' must be written '%20'"#]),
    Row(
      "ref-cycle",
      "{\n  \"a\": {\"$type\": \"color\", \"$value\": \"{b}\"},\n  \"b\": {\"$type\": \"color\", \"$value\": \"{c}\"},\n  \"c\": {\"$type\": \"color\", \"$value\": \"{a}\"}\n}",
      ["2:39 error ref-cycle a cycle: a → b → c → a"]),
    Row(
      "ref-missing",
      #"{"color": {"accent": {"$type":"color","$value":{"colorSpace":"srgb","components":[0,0,0]}}}, "a": {"$type": "color", "$value": "{color.acent}"}}"#,
      ["1:130 error ref-missing no token named 'color.acent'"]),
    Row(
      "ref-missing-suffix",
      #"{"base": {"color": {"blue": {"500": {"$type":"color","$value":{"colorSpace":"srgb","components":[0,0,0]}}}}}, "a": {"$value": "{color.blue.500}"}}"#,
      ["1:129 error ref-missing no token named 'color.blue.500'"]),
    Row(
      "ref-not-token",
      #"{"color": {"accent": {"$type":"color","$value":{"colorSpace":"srgb","components":[0,0,0]}}}, "a": {"$type": "color", "$value": "{color}"}}"#,
      ["1:130 error ref-not-token 'color' is a group, not a token"]),
    Row(
      "ref-not-token-root",
      #"{"color": {"$root": {"$type":"color","$value":{"colorSpace":"srgb","components":[0,0,0]}}}, "a": {"$type": "color", "$value": "{color}"}}"#,
      ["1:129 error ref-not-token 'color' is a group, not a token"]),
    Row(
      "ref-syntax-dot",
      #"{"a": {"$type": "color", "$value": "{.b}"}}"#,
      ["1:37 error ref-syntax '{.b}' isn't a reference"]),
    Row(
      "ref-syntax-open",
      #"{"a": {"$type": "color", "$value": "{b.c"}}"#,
      ["1:37 error ref-syntax '{b.c' isn't a reference"]),
    Row(
      "ref-syntax-partial",
      #"{"a": {"$type": "color", "$value": "x {b.c}"}}"#,
      ["1:37 error ref-syntax 'x {b.c}' isn't a reference"]),
    Row(
      "ref-syntax-space",
      #"{"b": {"c": {"$type":"color","$value":{"colorSpace":"srgb","components":[0,0,0]}}}, "a": {"$type": "color", "$value": "{ b.c }"}}"#,
      ["1:121 error ref-syntax '{ b.c }' isn't a reference"]),
    Row(
      "ref-syntax-value",
      #"{"b": {"$type":"color","$value":{"colorSpace":"srgb","components":[0,0,0]}}, "a": {"$type": "color", "$value": "{b.$value}"}}"#,
      ["1:113 error ref-syntax '{b.$value}' isn't a reference"]),
    Row(
      "ref-type",
      #"{"n": {"$type": "number", "$value": 3}, "a": {"$type": "color", "$value": "{n}"}}"#,
      ["1:77 error ref-type a color can't refer to 'n', a number"]),
    Row(
      "root-not-token",
      #"{"g": {"$root": {"$description": "x"}}, "a": {"$type":"color","$value":{"colorSpace":"srgb","components":[0,0,0]}}}"#,
      ["1:8 error name-reserved '$root' must be a token, with a '$value'"]),
    Row(
      "shadow-ref",
      #"{"s": {"$type": "shadow", "$value": {"color": "{b}", "blur": 1}}}"#,
      [
        "1:37 error value-type a shadow must have 'offsetX'",
        "1:37 error value-type a shadow must have 'offsetY'",
        "1:37 error value-type a shadow must have 'spread'", "1:49 error ref-missing no token named 'b'",
        "1:62 error value-type a dimension has {\"value\": …, \"unit\": \"px\"} here, found 1",
      ]),
    Row(
      "token-and-group",
      #"{"a": {"$type": "color", "$value": {"colorSpace":"srgb","components":[0,0,0]}, "b": {"$type":"color","$value":{"colorSpace":"srgb","components":[0,0,0]}}}}"#,
      ["1:80 error token-and-group a token can't hold others: 'b' stands beside '$value'"]),
    Row(
      "token-incomplete",
      #"{"a": {"$description": "x"}, "b": {"$type":"color","$value":{"colorSpace":"srgb","components":[0,0,0]}}}"#,
      ["1:2 warning token-incomplete this reads as an empty group"]),
    Row(
      "type-kind",
      ##"{"a": {"$type": 5, "$value": "#000"}}"##,
      ["1:17 error type-unknown '$type' is a string, found a number"]),
    Row(
      "type-missing",
      #"{"a": {"$value": 4}}"#,
      ["1:2 error type-missing no type: neither the token nor a group around it has '$type'"]),
    Row(
      "type-unknown",
      ##"{"a": {"$type": "colour", "$value": "#000"}}"##,
      ["1:17 error type-unknown no type named 'colour'"]),
    Row(
      "type-unknown-case",
      ##"{"a": {"$type": "Color", "$value": "#000"}}"##,
      ["1:17 error type-unknown no type named 'Color'"]),
    Row(
      "value-and-ref",
      ##"{"b": {"$type":"color","$value":{"colorSpace":"srgb","components":[0,0,0]}}, "a": {"$type": "color", "$value": {"colorSpace":"srgb","components":[0,0,0]}, "$ref": "#/b"}}"##,
      ["1:164 error value-and-ref a token has '$value' or '$ref', not both"]),
    Row(
      "value-type",
      #"{"a": {"$type": "color", "$value": 4}}"#,
      ["1:36 error value-type a color can't be a number"]),
    Row(
      "value-type-group",
      #"{"g": {"$type": "number", "a": {"$value": "4"}}}"#,
      ["1:43 error value-type a number can't be a string"]),
  ]
}
