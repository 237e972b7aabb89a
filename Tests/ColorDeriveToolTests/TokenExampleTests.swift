import Foundation
import Testing

@Suite("The examples, built") struct TokenExampleTests {
  @Test("build without an error, the same bytes every time", arguments: ["house", "circuit"])
  func build(_ name: String) throws {
    let folder = try TokenFolder(example: name)
    let config = "\(name)/colorderive.json"
    let first = try folder.tool("build", config, "--out", "one")
    #expect(first.status == 0, "\(first.messages)")
    #expect(first.messages.contains(": 0 errors, "))
    #expect(try folder.tool("build", config, "--out", "two").status == 0)
    let one = try folder.folder.snapshot("one")
    #expect(one == (try folder.folder.snapshot("two")))
    #expect(one.count > 20)
    #expect(try folder.tool("check", config, "--out", "one").status == 0)
  }

  @Test(
    "are found the same by one thread and by several",
    .enabled(if: FileManager.default.isExecutableFile(atPath: "/usr/bin/taskset"), "needs taskset"))
  func threads() throws {
    let folder = try TokenFolder(example: "house")
    let arguments = ["verify", "house/colorderive.json", "--format", "json"]
    // Of the cores that this process may use, the first.
    let script = """
      cd "$0" && core=$(taskset -pc $$ | sed 's/.*: //; s/[,-].*//') && tool=$1 && shift \
        && exec taskset -c "$core" "$tool" "$@"
      """
    let one = try run(
      ["-c", script, folder.folder.path, toolURL.path] + arguments, program: URL(filePath: "/bin/sh"))
    let several = try folder.tool("verify", "house/colorderive.json", "--format", "json")
    #expect(one.status == 0, "\(one.messages)")
    #expect(one.output == several.output && one.output.contains(#""checks""#))
  }

  @Test func `Circuit's published states stand beside ours in a table`() throws {
    let folder = try TokenFolder(example: "circuit")
    let run = try folder.tool("verify", "circuit/colorderive.json", "--beside", "circuit/published.json")
    #expect(run.status == 0)
    #expect(run.messages == "")
    try expectGolden(run.output, "token-beside-circuit.txt")
  }

  @Test(
    "give Swift that compiles against ColorRoles",
    arguments: [("house", "harbor/Tokens.swift"), ("circuit", "Tokens.swift")])
  func swift(_ name: String, _ path: String) throws {
    let folder = try TokenFolder(example: name)
    #expect(
      try folder.tool("build", "\(name)/colorderive.json", "--out", "out", "--only", "swift").status == 0)
    let products = toolURL.deletingLastPathComponent()
    let map = products.appending(path: "CColorKernels.build/module.modulemap").path
    let run = try run(
      [
        "swiftc", "-typecheck", "-swift-version", "6", "-strict-memory-safety", "-warnings-as-errors",
        "-enable-upcoming-feature", "ExistentialAny", "-enable-upcoming-feature", "InternalImportsByDefault",
        "-enable-upcoming-feature", "MemberImportVisibility", "-I", products.appending(path: "Modules").path,
        "-Xcc", "-fmodule-map-file=\(map)", folder.folder.path("out/\(path)"),
      ], program: URL(filePath: "/usr/bin/env"), seconds: 240)
    #expect(run.status == 0, "\(run.messages.prefix(2000))")
  }
}
