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
