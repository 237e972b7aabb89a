import Foundation
import Testing

@Suite("init") struct InitTests {
  @Test func `writes a project that builds, verifies and proves at once`() throws {
    let folder = try TokenFolder()
    let made = try folder.tool("init")
    #expect(made.status == 0, "\(made.messages)")
    #expect(made.lines.first == "create colorderive.json")
    #expect(made.lines.contains("create tokens/roles.tokens.json"))
    #expect(made.messages.hasPrefix("Next:\n  colorderive build\n"), "\(made.messages)")
    let build = try folder.tool("build")
    #expect(build.status == 0, "\(build.messages)")
    #expect(build.messages.contains(": 0 errors, 0 warnings\n"), "\(build.messages)")
    #expect(folder.folder.text("out/tokens.css")?.contains("--color-button-hovered:") == true)
    #expect(try folder.refused("check", status: 0).output == "up to date\n")
    #expect(try folder.refused("verify", "--format", "proof", status: 0).lines.count > 200)
    let lint = try folder.refused("lint", "--strict", status: 0)
    #expect(lint.messages == "", "\(lint.messages)")
  }

  @Test func `makes a folder that isn't there, with nothing beside the project in it`() throws {
    let folder = try TokenFolder()
    let made = try folder.tool("init", "new/brand/")
    #expect(made.status == 0, "\(made.messages)")
    #expect(made.lines.first == "create new/brand/colorderive.json", "\(made.output)")
    #expect(made.messages.contains("colorderive build new/brand/colorderive.json\n"))
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.folder.path("new/brand"))
    #expect(names.sorted() == ["colorderive.json", "tokens"])
    #expect(try folder.tool("build", "new/brand/colorderive.json").status == 0)
  }

  @Test func `replaces nothing, and writes nothing where one file is in the way`() throws {
    let folder = try TokenFolder(["tokens/roles.tokens.json": "{}", "mine.txt": "mine"])
    let run = try folder.refused("init", status: 4)
    #expect(run.output == "")
    #expect(
      run.messages
        == "error: 'tokens/roles.tokens.json' is there already; '--force' replaces it; nothing was changed\n")
    let forced = try folder.tool("init", "--force")
    #expect(forced.status == 0 && forced.lines.contains("update tokens/roles.tokens.json"))
    #expect(folder.folder.text("mine.txt") == "mine")
    #expect(try folder.tool("build").status == 0)
  }

  @Test func `does nothing a second time, and keeps what a build wrote`() throws {
    let folder = try TokenFolder()
    #expect(try folder.tool("init").status == 0)
    #expect(try folder.tool("build").status == 0)
    let again = try folder.refused("init", status: 0)
    #expect(again.output == "")
    #expect(try folder.tool("init", "--force").output == "")
    #expect(try folder.refused("check", status: 0).output == "up to date\n")
  }

  @Test func `writes through no link, even when it may replace files`() throws {
    let folder = try TokenFolder(["elsewhere.json": "{}"])
    try FileManager.default.createSymbolicLink(
      atPath: folder.folder.path("colorderive.json"), withDestinationPath: "elsewhere.json")
    for arguments in [["init"], ["init", "--force"]] {
      let run = try run(
        ["-c", "cd \"$1\" && shift && exec \"$0\" \"$@\"", toolURL.path, folder.folder.path] + arguments,
        program: URL(filePath: "/bin/sh"))
      #expect(run.status == 4 && run.messages.contains("is a symbolic link"), "\(run.messages)")
    }
    #expect(folder.folder.text("elsewhere.json") == "{}")
    #expect(folder.folder.text("tokens/roles.tokens.json") == nil)
  }
}
