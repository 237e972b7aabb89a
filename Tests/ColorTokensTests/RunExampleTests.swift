import ColorCore
import ColorDerivation
import Foundation
import Testing

@testable import ColorTokens

@Suite("The examples") struct RunExampleTests {
  static let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appending(path: "Examples").path

  static func run(_ name: String) throws(Project.Failure) -> Run {
    let project = try Project("\(folder)/\(name)/colorderive.json") { path in
      FileManager.default.contents(atPath: path).map { .success(Array($0)) }
        ?? .failure(UnreadableFile(path: path, reason: "can't be read"))
    }
    return Run(project)
  }

  @Test("hold every requirement", arguments: [("house", 8), ("circuit", 2)])
  func hold(_ name: String, _ count: Int) throws {
    let run = try Self.run(name)
    #expect(run.findings.filter { $0.level == .error }.map(\.message) == [])
    #expect(!run.hasFaultyInput)
    #expect(run.themes.count == count)
    // What isn't as it was asked for is named, with its reason.
    for finding in run.findings where finding.rule.rawValue == "relaxed" {
      #expect(finding.token != nil && finding.message.count > 20)
    }
    for theme in run.themes {
      let counts = FaultCounts(theme)
      #expect(counts.unreadable + counts.unseen + counts.alike + counts.turning == 0, "\(counts)")
    }
  }

  @Test("are written as resolved files that read back to the same colors", arguments: ["house", "circuit"])
  func readBack(_ name: String) throws {
    let run = try Self.run(name)
    let files = try run.outputs(only: [.designTokens])
    #expect(files.count == run.themes.count)
    for file in files {
      let source = SourceText(file: file.path, bytes: file.bytes)
      let tokens = TokenDocument([source], strictness: .strict).resolved()
      #expect(tokens.diagnostics == [], "\(file.path)")
      // Its path says which theme it is.
      let theme = try #require(
        run.themes.first { theme in
          file.path.hasSuffix("/\(theme.appearance.name).tokens.json")
            && theme.permutation["brand"].map { file.path.contains("\($0)/") } != false
        }, "\(file.path)")
      #expect(
        tokens.tokens.filter { $0.color != nil }.map(\.path).sorted() == theme.entries.map(\.path).sorted())
      for entry in theme.entries {
        let color = EmittedColor(try #require(tokens[entry.path]?.color, "\(entry.path)"))
        #expect(
          color.bytes == entry.color.bytes && color.alpha == entry.color.alpha, "\(file.path) \(entry.path)")
      }
      // Nothing in it asks to be derived again.
      var reader = ExtensionReader()
      #expect(reader.requests(of: tokens.document) == [])
      #expect(reader.diagnostics == [])
    }
  }

  @Test("make the same bytes every time", arguments: ["house", "circuit"])
  func sameBytes(_ name: String) throws {
    #expect(try Self.run(name).outputs() == Self.run(name).outputs())
  }
}
