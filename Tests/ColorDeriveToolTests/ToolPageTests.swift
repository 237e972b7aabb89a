import Foundation
import Testing

@Suite("Pages of the tool") struct ToolPageTests {
  @Test(
    "help pages are as agreed",
    arguments: [
      ("help.txt", ["--help"]), ("help-convert.txt", ["convert", "--help"]),
      ("help-contrast.txt", ["help", "contrast"]), ("help-derive.txt", ["derive", "-h"]),
      ("help-adjust.txt", ["adjust", "--help"]), ("help-difference.txt", ["difference", "--help"]),
      ("help-simulate.txt", ["simulate", "--help"]),
      ("help-profile.txt", ["profile", "--help"]),
      ("help-profile-show.txt", ["profile", "show", "--help"]),
      ("help-profile-convert.txt", ["help", "profile", "convert"]),
      ("help-profile-proof.txt", ["help", "profile", "proof"]),
      ("help-profile-make.txt", ["help", "profile", "make"]),
    ])
  func help(_ name: String, _ arguments: [String]) throws {
    let run = try run(arguments)
    #expect(run.status == 0 && run.messages == "")
    try expectGolden(run.output, name)
  }

  @Test func `no arguments show the help`() throws {
    #expect(try tool().output == tool("--help").output)
  }

  @Test func `the version is one line, and that of the header for C`() throws {
    let header = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appending(path: "Sources/CColorDeriveABI/include/colorderive.h")
    let text = try String(contentsOf: header, encoding: .utf8)
    let version = try #require(text.firstMatch(of: /#define COLORDERIVE_VERSION "([^"]+)"/)).1
    #expect(try tool("--version").output == "colorderive \(version)\n")
  }

  @Test("completions know the commands", arguments: ["bash", "zsh", "fish"])
  func completions(_ shell: String) throws {
    let run = try tool("completions", shell)
    #expect(run.status == 0)
    for word in ["convert", "contrast", "derive", "fit-method", "oklch"] {
      #expect(run.output.contains(word))
    }
  }

  @Test func `the manual page tells the exit statuses`() throws {
    let run = try tool("man")
    #expect(run.output.hasPrefix(".TH \"COLORDERIVE\" 1"))
    #expect(run.output.contains("EXIT STATUS"))
    #expect(run.output.contains("NO_COLOR"))
  }

  @Test func `swatches need a terminal, or force`() throws {
    let swatch = "\u{1B}[48;2;255;0;0m  \u{1B}[0m "
    #expect(try tool("convert", "red", "--to", "hex").output == "#ff0000\n")
    let forced = ["CLICOLOR_FORCE": "1"]
    #expect(try tool("convert", "red", "--to", "hex", environment: forced).output == swatch + "#ff0000\n")
    #expect(
      try tool("convert", "red", "--to", "hex", "--no-color", environment: forced).output == "#ff0000\n")
    let both = forced.merging(["NO_COLOR": "1"]) { $1 }
    #expect(try tool("convert", "red", "--to", "hex", environment: both).output == "#ff0000\n")
    let json = try tool("derive", "red", "--format", "json", environment: forced).output
    #expect(!json.contains("\u{1B}"))
  }
}
