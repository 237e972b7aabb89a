import Testing

@testable import ColorTokens

@Suite("Migration") struct MigrationTests {
  private static func migrated(
    _ text: String, from format: Migration.Format? = nil, mode: String? = nil
  ) throws -> Migration {
    try Migration(SourceText(file: "old", text: text), from: format, mode: mode)
  }

  /// The tokens of the new file by name, which must be one of the format.
  private static func tokens(_ migration: Migration) -> [String: String] {
    let bytes = JSONWriter.pretty.bytes(of: migration.json)
    let tokens = TokenDocument([SourceText(file: "new", bytes: bytes)], strictness: .strict).resolved()
    #expect(tokens.diagnostics.isEmpty, "\(tokens.diagnostics.map(\.message))")
    #expect(tokens.tokens.count == migration.tokenCount)
    return Dictionary(
      uniqueKeysWithValues: tokens.tokens.map {
        ($0.path.text, ($0.alias.map { "{\($0)} " } ?? "") + $0.valueText)
      })
  }

  private static func remarks(_ migration: Migration) -> [String] {
    migration.diagnostics.map { "\($0.position.line): \($0.message)" }
  }

  // MARK: Style Dictionary

  @Test func `of Style Dictionary keeps values, references and texts`() throws {
    let migration = try Self.migrated(
      ##"""
      {"color":{"base":{"red":{"value":"#ff0000","comment":"Loud."}},
       "danger":{"value":"{color.base.red.value}","deprecated":"use base"},"veil":{"value":"rgba(0,0,0,.5)"}},
       "size":{"gap":{"value":"16px"},"rem":{"value":"1.5rem"}},"time":{"value":"200ms"},"half":{"value":0.5}}
      """##)
    #expect(migration.format == .styleDictionary && migration.diagnostics.isEmpty)
    #expect(
      Self.tokens(migration) == [
        "color.base.red": "#ff0000", "color.danger": "{color.base.red} #ff0000", "color.veil": "#00000080",
        "size.gap": #"{"value":16,"unit":"px"}"#, "size.rem": #"{"value":1.5,"unit":"rem"}"#,
        "time": #"{"value":200,"unit":"ms"}"#, "half": "0.5",
      ])
    let text = JSONWriter.line.text(of: migration.json)
    #expect(text.contains(#""$description":"Loud.""#) && text.contains(#""$deprecated":"use base""#))
  }

  @Test func `makes a token that others stand below their root`() throws {
    let migration = try Self.migrated(
      ##"{"bg":{"value":"#fff","muted":{"value":"#eee"}},"x":{"value":"{bg}"}}"##)
    #expect(
      Self.tokens(migration) == ["bg.$root": "#ffffff", "bg.muted": "#eeeeee", "x": "{bg.$root} #ffffff"])
  }

  @Test func `changes names that the format forbids, and says so`() throws {
    let migration = try Self.migrated(##"{"a.b":{"value":"#fff"},"$c":{"value":"{a.b}"}}"##)
    #expect(Self.tokens(migration) == ["a-b": "#ffffff", "c": "{a-b} #ffffff"])
    #expect(Self.remarks(migration) == ["1: 'a.b' is now 'a-b'", "1: '$c' is now 'c'"])
  }

  @Test func `shortens names that are too long for their readers`() throws {
    let migration = try Self.migrated(##"{"\##(String(repeating: "ä", count: 200))":{"value":"#fff"}}"##)
    #expect(Self.tokens(migration) == [String(repeating: "ä", count: 127): "#ffffff"])
    #expect(Self.remarks(migration).count == 1)
  }

  @Test func `leaves out what has no form, and what refers to it`() throws {
    let migration = try Self.migrated(
      ##"""
      {"a":{"value":"inset 0 0 red"},
      "b":{"value":"{a}"},"c":{"value":"{d}"},"d":{"value":"{c}"},
      "ok":{"value":"#fff"}}
      """##)
    #expect(Self.tokens(migration) == ["ok": "#ffffff"])
    #expect(
      Self.remarks(migration) == [
        "1: 'a' is left out: the format has no form for this value",
        "2: 'b' is left out: 'a' has no value here", "2: 'c' is left out: 'd' has no value here",
        "2: 'd' is left out: 'c' has no value here",
      ])
  }

  // MARK: Figma

  private static let figma = #"""
    {"meta":{"variableCollections":{"C":{"name":"Theme","defaultModeId":"1:0",
      "modes":[{"modeId":"1:0","name":"Light"},{"modeId":"1:1","name":"Dark"}]}},
     "variables":{
      "V1":{"id":"V1","name":"bg/page","resolvedType":"COLOR","variableCollectionId":"C","description":"Paper",
        "valuesByMode":{"1:0":{"r":1,"g":1,"b":1,"a":1},"1:1":{"r":0.17000000178813934,"g":0,"b":0,"a":1}}},
      "V2":{"id":"V2","name":"bg/card","resolvedType":"COLOR","variableCollectionId":"C",
        "valuesByMode":{"1:0":{"type":"VARIABLE_ALIAS","id":"V1"},"1:1":{"type":"VARIABLE_ALIAS","id":"V1"}}},
      "V3":{"id":"V3","name":"font","resolvedType":"STRING","variableCollectionId":"C","valuesByMode":{"1:0":"Inter","1:1":"Inter"}},
      "V4":{"id":"V4","name":"gap","resolvedType":"FLOAT","variableCollectionId":"C","valuesByMode":{"1:0":8,"1:1":4}}}}}
    """#

  @Test func `of Figma takes the default mode, and keeps aliases`() throws {
    let migration = try Self.migrated(Self.figma)
    #expect(migration.format == .figma)
    #expect(Self.tokens(migration) == ["bg.page": "#ffffff", "bg.card": "{bg.page} #ffffff", "gap": "8"])
    #expect(Self.remarks(migration).allSatisfy { $0.contains("'font' is left out") })
  }

  @Test func `of Figma takes another mode, without the noise of 32 bits`() throws {
    let migration = try Self.migrated(Self.figma, mode: "dark")
    #expect(Self.tokens(migration)["gap"] == "4")
    #expect(JSONWriter.line.text(of: migration.json).contains("[0.17,0,0]"))
    #expect(throws: Migration.Failure.self) { try Self.migrated(Self.figma, mode: "Sepia") }
  }

  // MARK: CSS

  @Test func `of CSS takes the properties of the root, the last of each`() throws {
    let migration = try Self.migrated(
      """
      /* --no: red; */
      :root { --a: #f00; --b: var(--a); --gap: 4px; --a: oklch(0.5 0.1 20);
        --font: "a;b}", serif }
      .dark { --a: #000; --b: #111 }
      @media (prefers-contrast: more) { :root { --a: blue } }
      """)
    #expect(migration.format == .css)
    let tokens = Self.tokens(migration)
    #expect(tokens.keys.sorted() == ["a", "b", "gap"])
    #expect(tokens["b"] == "{a} " + (tokens["a"] ?? "") && tokens["gap"] == #"{"value":4,"unit":"px"}"#)
    #expect(
      JSONWriter.line.text(of: migration.json).contains(#""colorSpace":"oklch","components":[0.5,0.1,20]"#))
    #expect(
      Self.remarks(migration) == [
        "3: '--font' is left out: the format has no form for this value",
        "4: 2 properties of '.dark' are left out",
        "5: 1 property of '@media (prefers-contrast: more) :root' is left out",
      ])
  }

  @Test func `of CSS takes the block that is named`() throws {
    let sheet = ":root { --a: red } .dark { --a: #000 }"
    #expect(Self.tokens(try Self.migrated(sheet, mode: ".dark")) == ["a": "#000000"])
    #expect(throws: Migration.Failure.self) { try Self.migrated(sheet, mode: ".drak") }
  }

  // MARK: Others

  @Test("refuses what is none of these", arguments: ["", "[1]", "{}", "a: b", #"{"a":{"b":1}}"#, #"{"a":["#])
  func refused(_ text: String) {
    #expect(throws: Migration.Failure.self) { try Self.migrated(text) }
  }

  @Test func `says where a file isn't JSON`() {
    do {
      _ = try Self.migrated("{\n,")
      Issue.record("it is read")
    } catch Migration.Failure.faulty(let faults) {
      #expect(faults.map(\.position.line) == [2])
    } catch {
      Issue.record("\(error)")
    }
  }
}
