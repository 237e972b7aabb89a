import ColorDerive
import Foundation
import Testing

@Suite("The README") struct ReadmeTests {
  private static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  private static func readme() throws -> String {
    try String(contentsOf: root.appending(path: "README.md"), encoding: .utf8)
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
}
