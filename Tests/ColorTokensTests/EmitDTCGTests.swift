import ColorCore
import ColorDerivation
import Foundation
import Testing

@testable import ColorTokens

@Suite("Resolved token files") struct EmitDTCGTests {
  @Test("are as the page shows", arguments: ["light", "dark-hc"])
  func golden(_ name: String) throws {
    let text = try EmitFamily.text(DTCGEmitter(), EmitFamily.sample(), "\(name).tokens.json")
    try expectGolden(text, "\(name).tokens.json")
  }

  @Test func `are one for each theme`() throws {
    let files = try DTCGEmitter().files(for: EmitFamily.sample())
    #expect(
      files.map(\.path) == [
        "light.tokens.json", "dark.tokens.json", "light-hc.tokens.json", "dark-hc.tokens.json",
      ])
  }

  @Test("read back to the same colors, and ask for nothing", arguments: Appearance.allCases)
  func readBack(_ appearance: Appearance) throws {
    let family = try EmitFamily.sample()
    let text = try EmitFamily.text(DTCGEmitter(), family, "\(appearance.name).tokens.json")
    let tokens = TokenDocument([SourceText(file: "r.json", text: text)], strictness: .strict).resolved()
    #expect(tokens.diagnostics == [])
    #expect(tokens.tokens.allSatisfy { $0.alias == nil })
    let theme = family.theme(for: appearance)
    #expect(tokens.tokens.filter { $0.color != nil }.count == theme.entries.count)
    for entry in theme.entries {
      let color = try #require(tokens[entry.path]?.color, "\(entry.path)")
      let back = EmittedColor(color)
      #expect(back.bytes == entry.color.bytes && back.alpha == entry.color.alpha, "\(entry.path)")
      #expect((back.wide == nil) == (entry.color.wide == nil))
      #expect(tokens[entry.path]?.deprecation == entry.deprecation)
    }
    var reader = ExtensionReader()
    #expect(reader.requests(of: tokens.document) == [] && reader.diagnostics == [])
    // What was read is written again just so.
    let again = DTCGEmitter()
    var deriver = Deriver(tokens, in: appearance)
    let plain = Verification(deriver.theme([], permutation: Permutation()))
    let second = try EmitFamily.text(
      again, ThemeFamily([try #require(plain.theme())], key: Permutation()), "\(appearance.name).tokens.json")
    let kept = { (text: String) in text.split(separator: "\n").filter { $0.contains("components") } }
    #expect(kept(second) == kept(text))
  }

  @Test(
    "keep a color that sRGB can't show as it is written",
    arguments: [
      (#"{ "colorSpace": "display-p3", "components": [0.9, 0.1, 0.15] }"#, "display-p3 0.9 0.1 0.15 #f30023"),
      (#"{ "colorSpace": "oklch", "components": [0.7, 0.3, 145], "alpha": 0.25 }"#, "oklch 0.7 0.3 145 0.25"),
      (#""color(srgb 1.2 0.1 0.1)""#, "oklch"),
    ])
  func wide(_ value: String, _ expected: String) throws {
    let family = try EmitFamily.family(of: [.light], #"{ "c": { "$type": "color", "$value": \#(value) } }"#)
    let text = try EmitFamily.text(DTCGEmitter(), family, "light.tokens.json")
    let token = try #require(
      TokenDocument([SourceText(file: "r.json", text: text)], strictness: .strict)["c"])
    guard case .color(let color) = token.value, case .object(let object) = color.notation else {
      Issue.record("no color object")
      return
    }
    let words =
      [object.space.rawValue] + object.components.map { $0.map { NumberText.shortest($0) } ?? "none" }
      + (object.alpha == 1 ? [] : [NumberText.shortest(object.alpha)]) + [object.hex ?? ""]
    #expect(words.joined(separator: " ").hasPrefix(expected), "\(words)")
  }

  @Test func `state types, deprecation and foreign data where they count`() throws {
    let text = """
      { "a": { "$type": "dimension", "$deprecated": true, "$extensions": { "colorderive": { "version": 1 }, "x.y": [1.0] },
          "c": { "$value": "{b.c}", "$extensions": { "z": {} } },
          "own": { "$type": "color", "$value": "#ff0000", "$deprecated": false } },
        "b": { "c": { "$type": "color", "$value": "#00ff0080" } },
        "empty": { "$description": "nothing yet", "inner": {} },
        "n": { "$type": "number", "one": { "$value": 1.50 }, "two": { "$ref": "#/n/one" } } }
      """
    let json = try EmitFamily.text(DTCGEmitter(), EmitFamily.family(of: [.light], text), "light.tokens.json")
    try expectGolden(json, "types.tokens.json")
  }
}
