import ColorCore
import Foundation
import Testing

@testable import ColorTokens

@Suite("Migration of drafts") struct DraftMigrationTests {
  @Test func `of Primer makes contexts of overrides, and computes opacity and mix`() throws {
    let migrated = try Migrated([
      "t.json5": ##"""
      // Primer writes JSON5.
      {
        base: { ink: { $value: '#1f2328', $type: 'color' }, snow: { $value: "#ffffff", $type: 'color' },
          steel: { $value: '#0969da', $type: 'color', }, },
        bgColor: {
          default: {
            $value: '{base.snow}', $type: 'color', $description: 'it\'s "paper"',
            $extensions: { 'org.primer.overrides': { dark: '{base.ink}', 'dark-dimmed': '#22272e' },
              'org.primer.figma': { collection: 'mode' } },
          },
          muted: {
            $value: '{base.steel}', $type: 'color', alpha: 0.5,
            $extensions: { 'org.primer.overrides': { dark: { $value: '{base.snow}', alpha: 0.2 } } },
          },
          hover: { $value: '{base.snow}', $type: 'color', mix: { color: '{base.ink}', weight: 0.2 } },
        },
      }
      """##
    ])
    #expect(migrated.migration.format == .draft && migrated.remarks.isEmpty, "\(migrated.remarks)")
    #expect(migrated.migration.modifiers.map(\.contexts) == [["light", "dark", "dark-dimmed"]])
    #expect(migrated.migration.modifiers.map(\.name) == ["variant"])
    let bg = migrated.permutations.values.map { ($0["bgColor.default"] ?? "", $0["bgColor.muted"] ?? "") }
    #expect(
      Set(bg.map { "\($0) \($1)" }) == [
        "{base.snow} #ffffff #0969da80", "{base.ink} #1f2328 #ffffff33", "#22272e #ffffff33",
      ])
    // 255 · 0.8 + (31, 35, 40) · 0.2, in bytes.
    #expect(migrated.permutations.values.allSatisfy { $0["bgColor.hover"] == "#d2d3d4" })
    #expect(JSONWriter.line.text(of: migrated.migration.json).contains(#""$description":"it's \"paper\"""#))
    #expect(
      JSONWriter.line.text(of: migrated.migration.json).contains(#""org.primer.figma":{"collection":"mode"}"#)
    )
  }

  private static func primer(_ name: String, _ value: String, _ figma: String) -> String {
    "{ \(name): { $value: '\(value)', $type: 'color', $extensions: { 'org.primer.figma': { \(figma) } } } }"
  }

  @Test func `of Primer joins the files of a mode, and no role with the scales of another`() throws {
    let files = [
      "base-dark.json5": Self.primer("black", "#010409", "collection: 'base/color/dark'"),
      "base-light.json5": Self.primer("black", "#1f2328", "collection: 'base/color/light'"),
      "roles-light.json5": Self.primer("fg", "{black}", "collection: 'mode', mode: 'light'"),
    ]
    let migrated = try Migrated(files)
    #expect(migrated.migration.modifiers.map(\.name) == ["theme"])
    #expect(migrated.migration.modifiers.map(\.contexts) == [["dark", "light"]])
    #expect(migrated.migration.modifiers.map(\.chosen) == ["light"])
    #expect(
      migrated.permutations == [
        "theme=dark": ["black": "#010409"], "theme=light": ["black": "#1f2328", "fg": "{black} #1f2328"],
      ])
    #expect(migrated.remarks == ["1: 'dark' lacks 1 token that 'light' has, such as 'fg'"])
    var whole = files
    whole["roles-dark.json5"] = Self.primer("fg", "{black}", "collection: 'mode', mode: 'dark'")
    let both = try Migrated(whole)
    #expect(both.remarks.isEmpty)
    #expect(both.permutations["theme=dark"] == ["black": "#010409", "fg": "{black} #010409"])
  }

  @Test func `of Terrazzo makes contexts of modes`() throws {
    let migrated = try Migrated([
      "t.json": ##"""
      {"c": {"$type": "color",
        "w": {"$value": {"colorSpace": "srgb", "components": [1, 1, 1]}}, "k": {"$value": "#000000"},
        "bg": {"$value": "{c.w}", "$extensions": {"mode": {"light": "{c.w}", "dark": "{c.k}"}}},
        "fg": {"$value": "{c.k}", "$extensions": {"mode": {"light": "{c.k}", "dark": "#eeeeee"}}},
        "pad": {"$type": "dimension", "$value": "4px", "$extensions": {"mode": {"small": "2px", "large": "8px"}}}}}
      """##
    ])
    #expect(migrated.migration.modifiers.map(\.name) == ["theme", "variant"])
    #expect(
      migrated.migration.modifiers.map(\.contexts) == [["light", "dark"], ["standard", "small", "large"]])
    #expect(migrated.permutations.count == 6)
    #expect(
      Set(migrated.permutations.values.compactMap { $0["c.bg"] }) == ["{c.w} #ffffff", "{c.k} #000000"])
    #expect(Set(migrated.permutations.values.compactMap { $0["c.fg"] }) == ["{c.k} #000000", "#eeeeee"])
  }

  @Test func `of Blueprint moves colors in OKLCH`() throws {
    let migrated = try Migrated([
      "t.json": ##"""
      {"intent": {"$type": "color",
        "rest": {"$value": {"colorSpace": "oklch", "components": [0.5, 0.1, 350]}},
        "half": {"$type": "number", "$value": 0.5},
        "hover": {"$value": "{intent.rest}", "$extensions": {"com.blueprint.derive": {"lightnessOffset": -0.05, "chromaScale": 0.5, "hueOffset": 20}}},
        "veil": {"$value": "{intent.rest}", "$extensions": {"com.blueprint.derive": {"alpha": "{intent.half}"}}}}}
      """##
    ])
    let text = JSONWriter.line.text(of: migrated.migration.json)
    #expect(text.contains(##""$value":{"colorSpace":"oklch","components":[0.45,0.05,10]}"##))
    #expect(text.contains(##""components":[0.5,0.1,350],"alpha":0.5}"##))
    #expect(text.contains(#""migrated":"lightness -0.05 chroma ×0.5 hue +20""#))
  }

  @Test func `of Figma's export restores aliases that hold`() throws {
    let white =
      ##"{"colorSpace": "srgb", "components": [1, 1, 0.9411764740943909], "alpha": 1, "hex": "#FFFFF0"}"##
    let migrated = try Migrated([
      "palette.tokens.json":
        #"{"paper": {"$type": "color", "$value": \#(white), "$extensions": {"com.figma.scopes": ["ALL_SCOPES"]}}}"#,
      "Light.tokens.json": #"""
      {"bg": {"$type": "color", "$value": \#(white), "$extensions": {"com.figma.aliasData": {"targetVariableName": "paper"}}},
       "far": {"$type": "color", "$value": \#(white), "$extensions": {"com.figma.aliasData": {"targetVariableName": "else/where"}}},
       "$extensions": {"com.figma.modeName": "Light"}}
      """#,
      "Dark.tokens.json": #"""
      {"bg": {"$type": "color", "$value": {"colorSpace": "srgb", "components": [0, 0, 0], "alpha": 1}, "$extensions": {"com.figma.aliasData": {"targetVariableName": "paper"}}},
       "far": {"$type": "color", "$value": \#(white)},
       "$extensions": {"com.figma.modeName": "Dark"}}
      """#,
    ])
    #expect(migrated.migration.modifiers.map(\.contexts) == [["Dark", "Light"]])
    #expect(Set(migrated.permutations.values.compactMap { $0["bg"] }) == ["{paper} #fffff0", "#000000"])
    #expect(
      migrated.remarks == [
        "1: 'bg' stays a literal: the variable 'paper' has another value here",
        "2: 'far' stays a literal: no variable 'else/where' is here",
      ])
    #expect(JSONWriter.line.text(of: migrated.migration.json).contains("0.9411765"))
  }

  @Test func `tells what it drops`() throws {
    let migrated = try Migrated([
      "t.json": ##"""
      {"a": {"$type": "color", "$description": "Group.",
        "b": {"$value": "#fff", "filePath": "x"}},
       "s": {"$type": "string", "$value": "hello"}}
      """##
    ])
    #expect(migrated.tokens == ["a.b": "#ffffff"])
    #expect(
      migrated.remarks == [
        "1: '$description' of the group 'a' is left out", "2: 'filePath' of 'a.b' is left out",
        "3: 's' is left out: the format has no form for this value of type 'string'",
      ])
  }

  @Test func `keeps places of JSON5`() throws {
    let text = "{ /* one */ a: { $type: 'color', $value: '#fff' }, b: { $type: 'color', $value: 'nope' } }"
    let migration = try Migration(SourceText(file: "t.json5", text: text))
    let column = try #require(text.range(of: "'nope'")).lowerBound
    #expect(
      migration.diagnostics.map(\.position.column) == [text.distance(from: text.startIndex, to: column) + 1])
    #expect(throws: Migration.Failure.self) { try Migration(SourceText(file: "t.json5", text: "{a: +0x10}")) }
  }
}

@Suite("Migration of CSS that is faulty") struct CSSFaultTests {
  @Test(
    "is refused at its place",
    arguments: [
      (":root { --a: red", "1:7", "this block isn't closed"),
      (":root {\n --a: red } }", "2:13", "this brace closes no block"),
      ("/* --a: red;", "1:1", "this comment isn't closed"),
      (":root { --a: \"red; }", "1:14", "this text isn't closed"),
      (":root { --a: rgb(0 0 0; }", "1:17", "this bracket isn't closed"),
      (":root { --a: 1) }", "1:15", "this bracket closes none"),
    ])
  func refused(_ text: String, _ place: String, _ message: String) {
    do {
      _ = try Migration(SourceText(file: "a.css", text: text))
      Issue.record("it is read")
    } catch Migration.Failure.faulty(let faults) {
      #expect(
        faults.map { "\($0.position.line):\($0.position.column) \($0.message)" } == ["\(place) \(message)"])
    } catch {
      Issue.record("\(error)")
    }
  }

  @Test func `tells every property that it drops`() throws {
    let migrated = try Migrated([
      "a.css": """
      :root { color: red; --a: red; --a: url(x); --b: ; --c: #fff !important; --d: var(--c, blue);
        --e\\.5: #000; --\\31 0: lime; --x: calc(1px + 2px) }
      """
    ])
    #expect(migrated.tokens == ["c": "#ffffff", "d": "{c} #ffffff", "e-5": "#000000", "10": "#00ff00"])
    #expect(
      migrated.remarks == [
        "1: '--a' is left out: the format has no form for this value",
        "1: '--b' is left out: it has no value",
        "1: '!important' of '--c' is left out", "1: the fallback of '--d' is left out",
        "2: 'e.5' is now 'e-5'", "2: '--x' is left out: the format has no form for this value",
      ])
  }

  @Test func `makes contexts of light-dark, and takes the only block there is`() throws {
    let migrated = try Migrated(["a.css": "[data-x] { --a: light-dark(#fff, var(--b)); --b: #000 }"])
    #expect(migrated.migration.modifiers.map(\.name) == ["theme"])
    #expect(Set(migrated.permutations.values.compactMap { $0["a"] }) == ["#ffffff", "{b} #000000"])
  }
}
