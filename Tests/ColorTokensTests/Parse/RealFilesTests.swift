import ColorCore
import ColorTokens
import Foundation
import Testing

@Suite("Files of real systems") struct RealFilesTests {
  static func source(_ name: String, file: String = #filePath) throws -> SourceText {
    let folder = URL(fileURLWithPath: file).deletingLastPathComponent().deletingLastPathComponent()
    let data = try Data(contentsOf: folder.appending(path: "Reference/\(name)"))
    return SourceText(file: name, bytes: Array(data))
  }

  @Test("of Circuit UI are read, with one warning", arguments: ["light", "dark"])
  func circuit(theme: String) throws {
    let tokens = try TokenDocument([Self.source("circuit-\(theme).rest-only.tokens.json")]).resolved()
    #expect(tokens.tokens.count == 42)
    #expect(tokens.tokens.allSatisfy { $0.color != nil })
    #expect(tokens.diagnostics.summarized().map(\.rule.rawValue) == ["color-legacy-string"])
    #expect(tokens["cui-bg-brand"]?.color?.hex == "#ff61f2")
  }

  @Test func `of Fluent need each other`() throws {
    let dark = try Self.source("fluent-dark.tokens.json")
    let global = try Self.source("fluent-global.tokens.json")
    let together = TokenDocument([global, dark]).resolved()
    #expect(!together.hasErrors)
    #expect(together.tokens.count == 842)
    #expect(together["NeutralForeground1.Fill.Color.Rest"]?.color?.hex == "#ffffff")
    #expect(together.chain(of: "NeutralForeground1.Fill.Color.Rest") == ["Global.Color.White"])
    let alone = TokenDocument([dark]).resolved()
    #expect(alone.diagnostics.filter { $0.level == .error }.allSatisfy { $0.rule.rawValue == "ref-missing" })
    #expect(alone.unresolved.count == 129)
  }

  @Test func `of Style Dictionary are read, with one warning`() throws {
    let source = try Self.source("gestalt-hover.json")
    let tokens = TokenDocument([source]).resolved()
    #expect(
      tokens.tokens.count == String(decoding: source.bytes, as: UTF8.self).components(
        separatedBy: "\"value\""
      ).count - 1)
    #expect(tokens.tokens.allSatisfy { $0.color != nil })
    #expect(tokens.diagnostics.summarized().map(\.rule.rawValue) == ["legacy-value"])
    #expect(tokens["base.color.hover.grayscale.0"]?.color?.hex == "#f8f7f2")
    let strict = TokenDocument([source], strictness: .strict).resolved()
    #expect(
      strict.diagnostics.hasErrors && strict.diagnostics.allSatisfy { $0.rule.rawValue == "legacy-value" })
  }
}
