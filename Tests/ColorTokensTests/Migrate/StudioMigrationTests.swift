import Testing

@testable import ColorTokens

@Suite("Migration of Tokens Studio") struct StudioMigrationTests {
  private static let themed = ##"""
    {
      "core": {"red": {"value": "#f56565", "type": "color"}, "night": {"value": "#101820", "type": "color"}},
      "light": {"bg": {"value": "#ffffff", "type": "color"}, "accent": {"value": "{red}", "type": "color"}},
      "dark": {"bg": {"value": "{night}", "type": "color"}, "accent": {"value": "#80c0ff", "type": "color"}},
      "roles": {
        "hover": {"value": "{accent}", "type": "color",
          "$extensions": {"studio.tokens": {"modify": {"type": "darken", "value": "0.1", "space": "srgb", "format": "hex"}}}},
        "text": {"value": "{hover}", "type": "color"}},
      "brand-a": {"radius": {"value": "4px", "type": "borderRadius"}},
      "brand-b": {"radius": {"value": "8px", "type": "borderRadius"}},
      "unused": {"x": {"value": "1", "type": "number"}},
      "$metadata": {"tokenSetOrder": ["core", "light", "dark", "roles", "brand-a", "brand-b", "unused"]},
      "$themes": [
        {"id": "1", "name": "Light", "group": "Theme", "selectedTokenSets": {"core": "source", "light": "enabled", "roles": "enabled"}},
        {"id": "2", "name": "Dark", "group": "Theme", "selectedTokenSets": {"core": "source", "dark": "enabled", "roles": "enabled"}},
        {"id": "3", "name": "A", "group": "Brand", "selectedTokenSets": {"brand-a": "enabled", "unused": "disabled"}},
        {"id": "4", "name": "B", "group": "Brand", "selectedTokenSets": {"brand-b": "enabled", "gone": "enabled"}}
      ]
    }
    """##

  @Test func `makes a token that others stand below their root`() throws {
    let migrated = try Migrated([
      "t.json": ##"""
      {"core": {"bg": {"value": "#fff", "type": "color", "soft": {"value": "#eee", "type": "color"}},
        "x": {"value": "{bg.soft}", "type": "color"}, "y": {"value": "{bg}", "type": "color"},
        "edge": {"value": {"width": {"value": "1px", "type": "dimension"}}, "type": "border"}}, "$themes": []}
      """##
    ])
    #expect(
      migrated.tokens == [
        "bg.$root": "#ffffff", "bg.soft": "#eeeeee", "x": "{bg.soft} #eeeeee", "y": "{bg.$root} #ffffff",
      ])
    #expect(
      migrated.remarks == ["3: 'edge' is left out: the format has no form for this value of type 'border'"])
  }

  @Test func `makes modifiers of theme groups, and computes in each theme`() throws {
    let migrated = try Migrated(["t.json": Self.themed])
    #expect(migrated.migration.format == .tokensStudio)
    #expect(migrated.migration.modifiers.map(\.name) == ["Theme", "Brand"])
    #expect(migrated.permutations.count == 4)
    let light = migrated.permutations.values.filter { $0["bg"] == "#ffffff" }
    let dark = migrated.permutations.values.filter { $0["bg"] == "{night} #101820" }
    #expect(light.count == 2 && dark.count == 2)
    // 0.9 of #f56565 and of #80c0ff, in bytes.
    #expect(Set(light.compactMap { $0["hover"] }) == ["#dd5b5b"])
    #expect(Set(dark.compactMap { $0["hover"] }) == ["#73ade6"])
    #expect(light.allSatisfy { $0["text"] == "{hover} #dd5b5b" && $0["accent"] == "{red} #f56565" })
    #expect(
      Set(migrated.permutations.values.compactMap { $0["radius"] }) == [
        #"{"value":4,"unit":"px"}"#, #"{"value":8,"unit":"px"}"#,
      ])
    #expect(
      migrated.remarks == [
        "11: the set 'unused' is left out: no theme has it",
        "17: no set is named 'gone'; the theme 'B' is without it",
      ])
  }

  @Test func `says of a computed color where it is from`() throws {
    let migrated = try Migrated(["t.json": Self.themed], mode: "dark")
    let text = JSONWriter.line.text(of: migrated.migration.json)
    #expect(
      text.contains(
        ##""$extensions":{"colorderive":{"version":1,"derivedFrom":"{accent}","migrated":"darken by 0.1 in srgb"}}"##
      ))
    #expect(!text.contains("modify"))
    #expect(migrated.migration.modifiers.map(\.chosen) == ["Dark", "A"])
  }

  @Test func `takes sets that no theme names for each other's alternatives`() throws {
    let migrated = try Migrated([
      "t.json": ##"""
      {"core": {"a": {"$type": "color", "$value": "#000000"}, "b": {"$type": "color", "$value": "#ffffff"}},
       "Scheme/Light": {"bg": {"$type": "color", "$value": "{b}"}, "fg": {"$type": "color", "$value": "{a}"}},
       "Scheme/Dark": {"bg": {"$type": "color", "$value": "{a}"}, "fg": {"$type": "color", "$value": "{b}"}}}
      """##
    ])
    #expect(migrated.migration.modifiers.map(\.name) == ["Scheme"])
    #expect(
      migrated.migration.files.map(\.path) == [
        "t.resolver.json", "core.tokens.json", "Scheme/Light.tokens.json", "Scheme/Dark.tokens.json",
      ])
    #expect(Set(migrated.permutations.values.compactMap { $0["bg"] }) == ["{b} #ffffff", "{a} #000000"])
  }

  @Test func `reads sets that are files, with themes and order beside them`() throws {
    let migrated = try Migrated([
      "tokens/$themes.json":
        #"[{"name": "one", "selectedTokenSets": {"core": "source", "semantic/ui": "enabled"}}]"#,
      "tokens/$metadata.json": #"{"tokenSetOrder": ["core", "semantic/ui"]}"#,
      "tokens/core.json": ##"{"red": {"value": "#f00", "type": "color"}}"##,
      "tokens/semantic/ui.json": #"{"bad": {"value": "{red}", "type": "color"}}"#,
    ])
    #expect(migrated.tokens == ["red": "#ff0000", "bad": "{red} #ff0000"])
    #expect(
      Set(migrated.migration.files.map(\.path)) == [
        "tokens.resolver.json", "core.tokens.json", "semantic/ui.tokens.json",
      ])
  }

  @Test func `computes arithmetic, opacities and composite values`() throws {
    let migrated = try Migrated([
      "t.json": ##"""
      {"scale": {"value": "2", "type": "math"}, "xs": {"value": "4px", "type": "dimension"},
       "sm": {"value": "{xs} * {scale}", "type": "spacing"}, "half": {"value": "50%", "type": "opacity"},
       "blue": {"value": "#0000ff", "type": "color"}, "veil": {"value": "rgba({blue}, {half})", "type": "color"},
       "old": {"value": "$blue", "type": "color"}, "bold": {"value": "Extra Bold", "type": "fontWeights"},
       "mono": {"value": "'Noto Mono', monospace", "type": "fontFamilies"},
       "line": {"value": "110%", "type": "lineHeights"}, "gap": {"value": "16", "type": "spacing"},
       "third": {"value": "10 / 3", "type": "number"},
       "edge": {"value": {"color": "{blue}", "width": "1 + 1", "style": "solid"}, "type": "border"},
       "lift": {"value": {"x": "0", "y": "{sm}", "blur": "8", "spread": "0", "color": "rgba(#000000,0.4)", "type": "innerShadow"}, "type": "boxShadow"}}
      """##
    ])
    let tokens = migrated.tokens
    #expect(tokens["sm"] == #"{"value":8,"unit":"px"}"# && tokens["gap"] == #"{"value":16,"unit":"px"}"#)
    #expect(tokens["half"] == "0.5" && tokens["veil"] == "#0000ff80" && tokens["old"] == "{blue} #0000ff")
    #expect(tokens["bold"] == "800" && tokens["line"] == "1.1" && tokens["third"] == "3.3333")
    #expect(tokens["mono"] == #"["Noto Mono","monospace"]"#)
    let text = JSONWriter.line.text(of: migrated.migration.json)
    #expect(
      text.contains(
        #""$type":"border","$value":{"color":"{blue}","width":{"value":2,"unit":"px"},"style":"solid"}"#))
    #expect(
      text.contains(#""offsetY":"{sm}","blur":{"value":8,"unit":"px"}"#) && text.contains(#""inset":true"#))
  }

  @Test func `tells what has no form`() throws {
    let migrated = try Migrated([
      "t.json": ##"""
      {"ok": {"value": "#fff", "type": "color"},
       "two": {"value": "4px 8px", "type": "spacing"},
       "em": {"value": "1.5em", "type": "letterSpacing"},
       "card": {"value": {"fill": "#fff"}, "type": "composition"},
       "grad": {"value": "linear-gradient(180deg, {ok} 0%, #000 45%)", "type": "color"},
       "odd": {"value": "{ok}", "type": "color", "$extensions": {"studio.tokens": {"modify": {"type": "twist", "value": "1", "space": "srgb"}}}},
       "lost": {"value": "{em} * 2", "type": "spacing"}}
      """##
    ])
    #expect(migrated.tokens == ["ok": "#ffffff"])
    #expect(
      migrated.remarks == [
        "2: 'two' is left out: the format has no form for this value of type 'spacing'",
        "3: 'em' is left out: the format has no form for this value of type 'letterSpacing'",
        "4: 'card' is left out: the format has no form for this value of type 'composition'",
        "5: 'grad' is left out: the format has no form for this value",
        "6: 'odd' is left out: its modifier isn't one that is known",
        "7: 'lost' is left out: 'em' has no value here",
      ])
  }

  @Test func `leaves out what hangs on two modifiers at once`() throws {
    let migrated = try Migrated([
      "t.json": ##"""
      {"l": {"a": {"value": "#111111", "type": "color"}}, "d": {"a": {"value": "#eeeeee", "type": "color"}},
       "x": {"b": {"value": "#ff0000", "type": "color"}}, "y": {"b": {"value": "#00ff00", "type": "color"}},
       "m": {"mix": {"value": "{a}", "type": "color", "$extensions": {"studio.tokens": {"modify": {"type": "mix", "value": "0.5", "space": "srgb", "color": "{b}"}}}}},
       "$themes": [
        {"name": "l", "group": "T", "selectedTokenSets": {"l": "enabled", "m": "enabled"}},
        {"name": "d", "group": "T", "selectedTokenSets": {"d": "enabled", "m": "enabled"}},
        {"name": "x", "group": "B", "selectedTokenSets": {"x": "enabled"}},
        {"name": "y", "group": "B", "selectedTokenSets": {"y": "enabled"}}]}
      """##
    ])
    #expect(migrated.permutations.values.allSatisfy { $0.keys.sorted() == ["a", "b"] })
    #expect(
      migrated.remarks == ["3: 'mix' is left out: it is computed, and otherwise in each of 4 permutations"])
  }

  @Test func `refuses a ring and ends for a long chain`() throws {
    var text =
      ##"{"z": {"value": "#fff", "type": "sizing"}, "a": {"value": "{b}", "type": "sizing"}, "b": {"value": "{a}", "type": "sizing"}, "t0": {"value": "1px", "type": "sizing"}"##
    for number in 1...20_000 { text += #", "t\#(number)": {"value": "{t\#(number - 1)}", "type": "sizing"}"# }
    let migration = try Migration(SourceText(file: "t.json", text: text + "}"))
    #expect(migration.tokenCount == 20_001)
    #expect(migration.diagnostics.map(\.message).contains { $0.contains("'a' is left out") })
  }
}
