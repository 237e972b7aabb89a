import ColorDerive
import Foundation
import Testing

@Suite("The README") struct ReadmeTests {
  private static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  private static func readme() throws -> String {
    try String(contentsOf: root.appending(path: "README.md"), encoding: .utf8)
  }

  /// The commands of its `console` blocks, each with what is printed below it.
  private static func commands() throws -> [(command: String, output: String)] {
    try readme().components(separatedBy: "```console\n$ ").dropFirst().map { block in
      let text = block.components(separatedBy: "```")[0]
      let lines = text.split(separator: "\n", maxSplits: 1, omittingEmptySubsequences: false)
      return (String(lines[0]), lines.count > 1 ? String(lines[1]) : "")
    }
  }

  @Test func `prints what its commands print`() throws {
    let commands = try Self.commands()
    #expect(commands.count >= 4)
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

  @Test func `shows the picture that the tool draws`() throws {
    let picture = try String(
      contentsOf: Self.root.appending(path: "Documentation/states.svg"), encoding: .utf8)
    let words = try #require(try Self.readme().firstMatch(of: /tool's own: `colorderive ([^`]+)`/)).1
    let script = "PATH='\(toolURL.deletingLastPathComponent().path)':\"$PATH\" && colorderive \(words)"
    #expect(try run(["-c", script], program: URL(fileURLWithPath: "/bin/sh")).output == picture)
  }

  @Test func `shows a library that does what it says`() throws {
    let snippet = """
      let recipe = Recipe(role: .background(.fill), appearance: .light)
      let set = recipe.variants(of: SRGB8(0x1E862D))
      print(set.hovered, set.pressed, set.verdict)  // #00751c #006316 exact
      """
    #expect(try Self.readme().contains(snippet))
    let recipe = Recipe(role: .background(.fill), appearance: .light)
    let set = recipe.variants(of: SRGB8(0x1E862D))
    #expect("\(set.hovered) \(set.pressed) \(set.verdict)" == "#00751c #006316 exact")
  }

  @Test func `names files that are there`() throws {
    let links = try Self.readme().matches(of: /\]\(([^)#]+)\)/).map { String($0.1) }
    #expect(!links.isEmpty)
    for link in links where !link.contains("://") {
      #expect(FileManager.default.fileExists(atPath: Self.root.appending(path: link).path), "\(link)")
    }
  }
}
