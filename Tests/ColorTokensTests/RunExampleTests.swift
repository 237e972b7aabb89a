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

@Suite("Content that was passed over") struct PassedOverTests {
  @Test func `is named, and what was taken is written and can be read in every state`() throws {
    let run = try RunExampleTests.run("circuit")
    let told = run.findings.filter { $0.rule.rawValue == "content-passed-over" }
    #expect(!told.isEmpty)
    for theme in run.themes {
      for set in theme.sets where set.request.role == .background {
        let content = try #require(set.content)
        // What outputs hold as the text on this background is what the promise was kept with.
        let written = try #require(theme.entries.first { $0.path == content.path })
        #expect(written.color == content.color)
        for member in set.members where member.state != .disabled {
          #expect(member.color.bytes.contrast(with: written.color.bytes) >= .text)
        }
        let first = set.request.content?.candidates.first.flatMap { path in
          theme.entries.first { $0.path == path }?.color.bytes
        }
        let isTold = told.contains { $0.set == set.request.base && $0.permutation == theme.permutation }
        #expect(isTold == (first != content.color.bytes), "\(set.request.base)")
      }
    }
  }
}
