import Testing

/// Files of each format, small, with what is hard about it.
enum MigrationSamples {
  struct Sample: Sendable, CustomTestStringConvertible {
    var name: String
    var files: [(String, String)]
    var testDescription: String { name }
  }

  static let all = [
    Sample(
      name: "Tokens Studio",
      files: [
        (
          "t.json",
          ##"""
          {"core": {"red": {"value": "#f56565", "type": "color"}, "bg": {"value": "#fff", "type": "color", "soft": {"value": "#eee", "type": "color"}}},
           "light": {"a": {"value": "{red}", "type": "color"}}, "dark": {"a": {"value": "#80c0ff", "type": "color"}},
           "roles": {"h": {"value": "{a}", "type": "color", "$extensions": {"studio.tokens": {"id": "x", "modify": {"type": "lighten", "value": "0.1", "space": "p3"}}}},
             "edge": {"value": {"color": "{bg}", "width": "1", "style": "solid"}, "type": "border"},
             "lift": {"value": [{"x": "0", "y": "1", "blur": "2", "spread": "0", "color": "rgba(#000,0.5)", "type": "dropShadow"}], "type": "boxShadow"},
             "text": {"value": {"fontFamily": "A, B", "fontSize": "1rem", "fontWeight": "bold", "lineHeight": "120%"}, "type": "typography"},
             "w": {"value": "700", "type": "fontWeights"}, "d": {"value": "200ms", "type": "duration"}},
           "$themes": [{"name": "Light", "selectedTokenSets": {"core": "source", "light": "enabled", "roles": "enabled"}},
             {"name": "Dark", "selectedTokenSets": {"core": "source", "dark": "enabled", "roles": "enabled"}}]}
          """##
        )
      ]),
    Sample(
      name: "drafts",
      files: [
        (
          "t.json5",
          ##"""
          {a: {$type: 'color', w: {$value: '#fff'}, k: {$value: {colorSpace: 'srgb', components: [0, 0, 0], hex: '#000000ff'}},
            b: {$value: '{a.w}', alpha: 0.5, $extensions: {'org.primer.overrides': {dark: '{a.k}'}}},
            m: {$value: '{a.w}', mix: {color: '{a.k}', weight: 0.25}, $extensions: {mode: {one: '#111', two: '{a.k}'}}},
            d: {$value: {colorSpace: 'oklch', components: [0.5, 0.1, 350]}, $deprecated: 'old',
              $extensions: {'com.blueprint.derive': {hueOffset: 30, lightnessScale: 1.9}}}}}
          """##
        )
      ]),
    Sample(
      name: "Style Dictionary",
      files: [
        (
          "t.json",
          ##"{"a.b":{"value":"#fff"},"c":{"value":"16px"},"bg":{"value":"#fff","x":{"value":"{bg.value}"}}}"##
        )
      ]),
    Sample(
      name: "Figma",
      files: [
        (
          "t.json",
          #"""
          {"meta":{"variableCollections":{"C":{"name":"Theme","defaultModeId":"1","modes":[{"modeId":"1","name":"Light"},{"modeId":"2","name":"Dark"}]}},
           "variables":{"V":{"name":"a/b","variableCollectionId":"C","valuesByMode":{"1":{"r":1,"g":0,"b":0,"a":1},"2":{"r":0,"g":0,"b":0,"a":0.5}}},
             "W":{"name":"a","variableCollectionId":"C","valuesByMode":{"1":{"type":"VARIABLE_ALIAS","id":"V"},"2":{"type":"VARIABLE_ALIAS","id":"V"}}}}}}
          """#
        )
      ]),
    Sample(
      name: "CSS",
      files: [("t.css", ":root{--a:light-dark(hsl(400 50% 50%),lab(50 10 20));--b:var(--a);--gap:4px}")]),
    Sample(
      name: "plain",
      files: [("a/light.json", ##"{"x":{"y":"#fff"}}"##), ("a/dark.json", ##"{"x":{"y":"#000"}}"##)]),
  ]
}
