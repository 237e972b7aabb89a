import ColorDerive
import Foundation
import Testing

@testable import ColorDeriveTool

@Suite("OutputWriter") struct OutputWriterTests {
  let folder: OutputFolder
  let out: OutputWriter

  init() throws {
    folder = try OutputFolder()
    out = OutputWriter(root: folder.path("out"))
  }

  func error(_ writer: OutputWriter? = nil, _ tree: OutputTree) throws -> OutputError {
    try #require(throws: OutputError.self) { try (writer ?? out).write(tree) }
  }

  func kinds(_ tree: OutputTree) throws -> [String: OutputChange.Kind] {
    Dictionary(uniqueKeysWithValues: try out.changes(for: tree).map { ($0.path.text, $0.kind) })
  }

  @Test(arguments: ["out", "out/", "a/b/c", "./a//b/"])
  func `makes the folder, what leads to it, and all files`(_ root: String) throws {
    let writer = OutputWriter(root: folder.path(root))
    let changes = try writer.write(Trees.first).changes
    #expect(changes.map(\.path) == Trees.first.paths)
    #expect(changes.allSatisfy { $0.kind == .create })
    #expect(try folder.snapshot(root) == Trees.first.snapshot)
    #expect(
      try !folder.snapshot().keys.contains { $0.contains(".colorderive-") && !$0.hasSuffix("manifest.json") })
  }

  @Test func `writes what it said it would, and then says nothing is left to do`() throws {
    #expect(
      try out.write(Trees.first).changes
        == out.changes(for: Trees.first).map { OutputChange(path: $0.path, kind: .create) })
    let said = try out.changes(for: Trees.second)
    #expect(
      try kinds(Trees.second) == [
        "same.txt": .unchanged, "change.txt": .update, "deep/a/change.txt": .update, "gone.txt": .delete,
        "old/gone.txt": .delete, "new.txt": .create, "x/y/new.txt": .create,
      ])
    #expect(said.map(\.path) == said.map(\.path).sorted())
    #expect(try folder.snapshot("out") == Trees.first.snapshot)
    #expect(try out.write(Trees.second).changes == said)
    #expect(try folder.snapshot("out") == Trees.second.snapshot)
    #expect(try out.changes(for: Trees.second).allSatisfy { $0.kind == .unchanged })
  }

  @Test func `doesn't touch what is as it should be`() throws {
    try out.write(Trees.first)
    let names = Trees.first.paths.map { "out/\($0)" } + ["out/\(OutputManifest.name)", "out"]
    let before = names.map(folder.identity)
    try out.write(Trees.first)
    #expect(names.map(folder.identity) == before)
    try out.write(Trees.second)
    #expect(folder.identity("out/same.txt") == before[names.firstIndex(of: "out/same.txt")!])
  }

  @Test func `writes a manifest that doesn't depend on the way there`() throws {
    try out.write(Trees.first)
    try out.write(Trees.second)
    try OutputWriter(root: folder.path("direct")).write(Trees.second)
    #expect(folder.text("out/\(OutputManifest.name)") == folder.text("direct/\(OutputManifest.name)"))
    try OutputWriter(root: folder.path("small")).write(OutputTree(["a/b.txt": "abc"]))
    #expect(
      folder.text("small/\(OutputManifest.name)") == """
        {
          "version": 1,
          "files": [
            {"path":"a/b.txt","sha256":"ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"}
          ]
        }

        """)
  }

  @Test func `keeps permissions`() throws {
    try out.write(Trees.first)
    for mode in [0o600, 0o444, 0o755] {
      try FileManager.default.setAttributes(
        [.posixPermissions: mode], ofItemAtPath: folder.path("out/change.txt"))
      try out.write(OutputTree(["change.txt": "\(mode)"]))
      #expect(folder.text("out/change.txt") == "\(mode)")
      #expect(try folder.mode("out/change.txt") == mode)
    }
  }

  @Test func `never touches unknown files`() throws {
    try out.write(Trees.first)
    try folder.put("mine", at: "out/old/mine.txt")
    try folder.put("mine", at: "out/.hidden")
    try out.write(Trees.second)
    #expect(folder.text("out/old/mine.txt") == "mine")
    #expect(folder.text("out/.hidden") == "mine")
    #expect(folder.text("out/old/gone.txt") == nil)
  }

  @Test func `keeps a stale file that was changed by hand, and says so once`() throws {
    try out.write(Trees.first)
    try folder.put("edited", at: "out/gone.txt")
    #expect(try kinds(Trees.second)["gone.txt"] == .keep)
    #expect(try out.write(Trees.second).changes.contains { $0.path.text == "gone.txt" && $0.kind == .keep })
    #expect(folder.text("out/gone.txt") == "edited")
    #expect(try kinds(Trees.second)["gone.txt"] == nil)
  }

  @Test func `takes nothing for stale when the tree is a part`() throws {
    try out.write(Trees.first)
    var part = out
    part.isWholeTree = false
    try part.write(OutputTree(["change.txt": "part"]))
    #expect(folder.text("out/gone.txt") == "gone")
    #expect(folder.text("out/change.txt") == "part")
    try out.write(Trees.second)
    #expect(try folder.snapshot("out") == Trees.second.snapshot)
  }

  @Test func `refuses to overwrite what it didn't write`() throws {
    try folder.put("mine", at: "out/new.txt")
    try folder.put("same", at: "out/same.txt")
    #expect(try kinds(Trees.second)["new.txt"] == .blocked(.foreign))
    #expect(try kinds(Trees.second)["same.txt"] == .unchanged)
    let before = try folder.snapshot()
    let error = try error(nil, Trees.second)
    #expect(error == OutputError(.blocked(.foreign), path: folder.path("out/new.txt")))
    #expect(
      error.description
        == "'\(folder.path("out/new.txt"))' exists and wasn't written by colorderive; move it away or delete it; nothing was changed"
    )
    #expect(error.exitStatus == 4)
    #expect(try folder.snapshot() == before)

    var bold = out
    bold.replacesForeignFiles = true
    try bold.write(Trees.second)
    #expect(try folder.snapshot("out") == Trees.second.snapshot)
  }

  @Test func `refuses to overwrite what was changed since`() throws {
    try out.write(Trees.first)
    try folder.put("edited", at: "out/change.txt")
    let before = try folder.snapshot()
    #expect(
      try error(nil, Trees.second) == OutputError(.blocked(.edited), path: folder.path("out/change.txt")))
    #expect(try folder.snapshot() == before)
    try FileManager.default.removeItem(atPath: folder.path("out/change.txt"))
    try out.write(Trees.second)
    #expect(try folder.snapshot("out") == Trees.second.snapshot)
  }

  @Test func `follows no link below the root`() throws {
    let files = FileManager.default
    try folder.put("precious", at: "elsewhere/change.txt")
    try files.createDirectory(atPath: folder.path("out/deep"), withIntermediateDirectories: true)
    try files.createSymbolicLink(
      atPath: folder.path("out/deep/a"), withDestinationPath: folder.path("elsewhere"))
    let onTheWay = try error(nil, Trees.first)
    #expect(onTheWay.reason == .blocked(.linkOnTheWay(try OutputPath("deep/a"))))

    try files.removeItem(atPath: folder.path("out/deep/a"))
    try files.createSymbolicLink(
      atPath: folder.path("out/change.txt"), withDestinationPath: folder.path("elsewhere/change.txt"))
    #expect(
      try error(nil, Trees.first) == OutputError(.blocked(.link), path: folder.path("out/change.txt")))
    var bold = out
    bold.replacesForeignFiles = true
    #expect(try error(bold, Trees.first).reason == .blocked(.link))
    #expect(folder.text("elsewhere/change.txt") == "precious")
    #expect(try files.contentsOfDirectory(atPath: folder.path("elsewhere")) == ["change.txt"])
    #expect(try files.contentsOfDirectory(atPath: folder.path("out")).sorted() == ["change.txt", "deep"])
  }

  @Test func `doesn't remove a stale file through a link`() throws {
    try out.write(Trees.first)
    try FileManager.default.moveItem(atPath: folder.path("out/old"), toPath: folder.path("moved"))
    try FileManager.default.createSymbolicLink(
      atPath: folder.path("out/old"), withDestinationPath: folder.path("moved"))
    try out.write(Trees.second)
    #expect(folder.text("moved/gone.txt") == "gone")
  }

  @Test func `takes a root that is a link`() throws {
    try FileManager.default.createDirectory(atPath: folder.path("real"), withIntermediateDirectories: true)
    try FileManager.default.createSymbolicLink(atPath: folder.path("out"), withDestinationPath: "real")
    try out.write(Trees.first)
    #expect(try folder.snapshot("real") == Trees.first.snapshot)
  }

  @Test func `refuses folders, files and pipes that are in the way`() throws {
    try folder.put("", at: "out/change.txt/x")
    #expect(try error(nil, Trees.first).reason == .blocked(.folder))
    try FileManager.default.removeItem(atPath: folder.path("out/change.txt"))
    try folder.put("", at: "out/deep")
    #expect(try error(nil, Trees.first).reason == .blocked(.fileOnTheWay(try OutputPath("deep"))))
    try FileManager.default.removeItem(atPath: folder.path("out/deep"))
    _ = unsafe mkfifo(folder.path("out/same.txt"), 0o600)
    #expect(try error(nil, Trees.first).reason == .blocked(.special))
  }

  @Test func `refuses a root that can't be a folder`() throws {
    try folder.put("", at: "file")
    #expect(
      try error(OutputWriter(root: folder.path("file")), Trees.first)
        == OutputError(.system(.notAFolder), path: folder.path("file")))
    #expect(
      try error(OutputWriter(root: folder.path("file/out")), Trees.first)
        == OutputError(.system(.notAFolder), path: folder.path("file/out")))
    #expect(try error(OutputWriter(root: ""), Trees.first).reason == .system(.notFound))
    try FileManager.default.createSymbolicLink(atPath: folder.path("lost"), withDestinationPath: "nowhere")
    #expect(throws: OutputError.self) { try OutputWriter(root: folder.path("lost")).write(Trees.first) }
    #expect(throws: OutputError.self) { try OutputWriter(root: folder.path("lost/x/y")).write(Trees.first) }
    #expect(try folder.snapshot() == ["file": "", "lost": "link"])
  }

  @Test(arguments: [
    "", "{", "[]", #"{"version":2,"files":[]}"#, #"{"version":1,"files":[{"path":"a"}]}"#,
    #"{"version":1,"files":[{"path":"../../a","sha256":"\#(String(repeating: "0", count: 64))"}]}"#,
    #"{"version":1,"files":[{"path":"/etc/a","sha256":"\#(String(repeating: "0", count: 64))"}]}"#,
  ])
  func `refuses a manifest that isn't one`(_ text: String) throws {
    try folder.put(text, at: "out/\(OutputManifest.name)")
    #expect(
      try error(nil, Trees.first) == OutputError(.manifest, path: folder.path("out/\(OutputManifest.name)")))
    #expect(folder.text("out/\(OutputManifest.name)") == text)
  }

  @Test func `removes what dead processes left, and only that`() throws {
    let dead = try deadProcess()
    try folder.put("x", at: "out/.colorderive-\(dead)/new-0")
    try folder.put("x", at: "out/.colorderive-\(dead)-2/tree/a/b")
    try folder.put("x", at: ".colorderive-\(dead)/tree/a/b")
    try folder.put("x", at: "out/.colorderive-\(dead)-3/mine")
    try folder.put("x", at: "out/.colorderive-\(getppid())/new-0")
    try folder.put("x", at: "out/.colorderive-theme/new-0")
    try folder.put("x", at: "elsewhere/new-0")
    try FileManager.default.createSymbolicLink(
      atPath: folder.path("out/.colorderive-\(dead)-4"), withDestinationPath: folder.path("elsewhere"))
    try out.write(Trees.first)
    let left = try folder.snapshot().keys.filter {
      $0.contains("/new-0") || $0.contains("mine") || $0.contains("tree")
    }
    #expect(
      left.sorted()
        == [
          "elsewhere/new-0", "out/.colorderive-\(dead)-3/mine", "out/.colorderive-\(getppid())/new-0",
          "out/.colorderive-theme/new-0",
        ].sorted())
  }

  private func deadProcess() throws -> pid_t {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    process.arguments = ["-c", ":"]
    try process.run()
    process.waitUntilExit()
    return process.processIdentifier
  }

  @Test func `leaves one whole tree when two write at once`() async throws {
    let out = out
    let one = OutputTree(Dictionary(uniqueKeysWithValues: (0..<20).map { ("f\($0)/a", "one") }))
    let two = OutputTree(Dictionary(uniqueKeysWithValues: (10..<30).map { ("f\($0)/a", "two") }))
    try await withThrowingTaskGroup(of: Void.self) { group in
      for tree in [one, two] {
        group.addTask { for _ in 0..<10 { try out.write(tree) } }
      }
      try await group.waitForAll()
    }
    let found = try folder.snapshot("out")
    #expect(found == one.snapshot || found == two.snapshot)
  }

  @Test(
    "hashes as FIPS 180-4",
    arguments: [
      (0, "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"),
      (55, "9f4390f8d30c2dd92ec9f095b65e2b9ae9b0a925a5258e241c9f1e910f734318"),
      (56, "b35439a4ac6f0948b6d6f9e3c6af0f5f590ce20f1bde7090ef7970686ec6738a"),
      (64, "ffe054fe7ae0cb6dc65c3af9b61d5209f439851db43d0ba5997337df154668eb"),
      (1_000_000, "cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0"),
    ])
  func hashes(_ count: Int, _ digest: String) {
    #expect(SHA256.digest(of: [UInt8](repeating: UInt8(ascii: "a"), count: count)) == digest)
  }
}
