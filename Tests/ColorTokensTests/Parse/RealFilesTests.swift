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

  @Test func `of Style Dictionary are refused in so many words`() throws {
    let tokens = try TokenDocument([Self.source("gestalt-hover.json")]).resolved()
    #expect(Reading.places(tokens) == ["6:11 unsupported"])
  }
}
