import Foundation
import Testing

/// The pages that show what commands print.
@Suite("A page") struct ConsolePageTests {
  private static let root = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  private static func text(_ page: String) throws -> String {
    try String(contentsOf: root.appending(path: page), encoding: .utf8)
  }

  /// The commands of its `console` blocks, each with what is printed below it.
  private static func commands(_ page: String) throws -> [(command: String, output: String)] {
    try text(page).components(separatedBy: "```console\n$ ").dropFirst().map { block in
      let text = block.components(separatedBy: "```")[0]
      let lines = text.split(separator: "\n", maxSplits: 1, omittingEmptySubsequences: false)
      return (String(lines[0]), lines.count > 1 ? String(lines[1]) : "")
    }
  }

  @Test("prints what its commands print", arguments: [("README.md", 4), ("Documentation/migrate.md", 10)])
  func prints(_ page: String, _ least: Int) throws {
    let commands = try Self.commands(page)
    #expect(commands.count >= least)
    try withTemporaryFolder { folder in
      try FileManager.default.copyItem(
        at: Self.root.appending(path: "Examples"), to: folder.appending(path: "Examples"))
      for (command, output) in commands {
        let script =
          "cd '\(folder.path)' && PATH='\(toolURL.deletingLastPathComponent().path)':\"$PATH\" && \(command)"
        let shown = try run(["-c", script], program: URL(fileURLWithPath: "/bin/sh"))
        #expect(shown.output == output, "\(command)")
      }
    }
  }

  @Test(
    "names files that are there",
    arguments: [
      "README.md", "Documentation/migrate.md", "Documentation/real-systems.md",
      "Documentation/token-files.md",
    ])
  func links(_ page: String) throws {
    let folder = Self.root.appending(path: page).deletingLastPathComponent()
    let links = try Self.text(page).matches(of: /\]\(([^)#]+)[^)]*\)/).map { String($0.1) }
    #expect(!links.isEmpty)
    for link in links where !link.contains("://") {
      #expect(FileManager.default.fileExists(atPath: folder.appending(path: link).path), "\(link)")
    }
  }
}
